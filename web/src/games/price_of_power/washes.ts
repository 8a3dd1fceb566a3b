// In whose colour an Area is washed: the seat with more Tax Value of Towns and Vassals there than anybody else.
import { seatColour } from "../../lib/seats";
import type { Atlas } from "./atlas";
import type { View } from "./view";

export function washesOf(view: View, atlas: Atlas): Map<string, string> {
  const worth = new Map<string, number[]>();
  const where = new Map(atlas.provinces.map(({ id, area, size }) => [id, { area, tax: size === "large" ? 2 : 1 }]));
  for (const { id, town, vassal } of view.provinces) {
    const seat = Math.max(town, vassal);
    const { area, tax } = where.get(id)!;
    if (seat < 0) continue;
    const found = worth.get(area) ?? Array.from({ length: view.seats }, () => 0);
    found[seat]! += tax;
    worth.set(area, found);
  }
  const washes = new Map<string, string>();
  for (const [area, found] of worth) {
    const most = Math.max(...found);
    if (found.filter((count) => count === most).length === 1) washes.set(area, seatColour(found.indexOf(most)));
  }
  return washes;
}
