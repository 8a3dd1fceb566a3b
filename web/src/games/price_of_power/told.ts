// What lies where, in a sentence or two: what the mouse shows and what a screen reader says.
import { words, type SeatNames } from "../../lib/words.svelte";
import type { Atlas } from "./atlas";
import type { Kind } from "./meant";
import type { View } from "./view";

const say = (id: string, args: Record<string, unknown>, names: SeatNames): string => words.t(`price_of_power-${id}`, args, names);
const seatsOf = (seats: number[]): { seat: number }[] => seats.map((seat) => ({ seat }));
const standings = (counts: number[]): unknown[] => counts.flatMap((count, seat) => (count ? [{ id: "price_of_power-standing", args: { seat: { seat }, count } }] : []));

export function told(view: View, atlas: Atlas, names: SeatNames, kind: Kind, id: string): string {
  const found = kind === "node" ? toldNode(view, atlas, names, id) : kind === "province" ? toldProvince(view, atlas, names, id) : toldSpace(view, atlas, names, id);
  return found.join(" ");
}

function toldNode(view: View, atlas: Atlas, names: SeatNames, id: string): string[] {
  const node = atlas.name("node", id);
  const row = view.nodes.find((one) => one.id === id)!;
  const kind = { id: `price_of_power-node-kind-${atlas.node(id).isMaritime ? "maritime" : "inland"}`, args: {} };
  const found = [say("web-named", { name: node, kind }, names)];
  if (!row.in_play) return [...found, words.t("price_of_power-refused-not-in-play")];
  if (row.expanded) found.push(words.t("price_of_power-web-expanded"));
  if (row.pirates) found.push(say("table-pirates", { node, count: row.pirates }, names));
  for (const isLying of [false, true]) {
    const seats = row.merchants.filter(({ lying }) => lying === isLying).map(({ seat }) => seat);
    if (seats.length) found.push(say(isLying ? "web-lying" : "web-standing", { seats: seatsOf(seats) }, names));
  }
  found.push(row.linked.length ? say("web-linked", { seats: seatsOf(row.linked) }, names) : words.t("price_of_power-web-linked-none"));
  return found;
}

function toldProvince(view: View, atlas: Atlas, names: SeatNames, id: string): string[] {
  const { size, ports } = atlas.provinces.find((province) => province.id === id)!;
  const row = view.provinces.find((one) => one.id === id);
  const found = [say("web-named", { name: atlas.name("province", id), kind: { id: `price_of_power-size-${size}`, args: {} } }, names)];
  if (ports.length) found.push(say("web-port", { spaces: ports.map((port) => atlas.name("space", port)) }, names));
  if (!row) return [...found, words.t("price_of_power-refused-not-in-play")];
  if (row.town >= 0) found.push(say("web-town", { seat: { seat: row.town } }, names));
  if (row.vassal >= 0) found.push(say("web-vassal", { seat: { seat: row.vassal } }, names));
  if (row.dnpr) found.push(words.t("price_of_power-web-dnpr"));
  if (row.occupied) found.push(words.t("price_of_power-web-occupied"));
  return found;
}

function toldSpace(view: View, atlas: Atlas, names: SeatNames, id: string): string[] {
  const name = atlas.name("space", id);
  const sea = view.seas.find((one) => one.id === id);
  const area = view.areas.find((one) => one.id === id);
  if (sea) {
    const ships = sea.ships.flatMap((count, seat) => (count ? [say("table-fleet", { seat: { seat }, space: name, ships: count, slots: sea.slotted[seat] }, names)] : []));
    return [say("web-sea", { space: name, count: sea.slots }, names), ...ships];
  }
  const found = [say("web-area", { space: name, provinces: atlas.provincesIn(id).map((province) => atlas.name("province", province.id)) }, names)];
  if (!area) return [...found, words.t("price_of_power-refused-not-in-play")];
  const cubes = standings(area.influence);
  if (cubes.length) found.push(say("table-influence", { space: name, cubes }, names));
  if (area.claims.length) found.push(say("table-claims", { space: name, seats: seatsOf(area.claims) }, names));
  return found;
}
