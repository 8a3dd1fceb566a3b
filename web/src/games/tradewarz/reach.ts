// How far places lie apart on the map as it stands, for the ranges shown before a march is rolled.
import type { TradewarzView as View } from "../../lib/wire";

const OBSTACLES = ["mountain", "lake"];
const MOUTHS: Record<string, string[]> = {
  n3: ["s12", "s13"],
  n5: ["s14", "s15"],
  e3: ["s26", "s36"],
  e5: ["s46", "s56"],
  s5: ["s65", "s64"],
  s3: ["s63", "s62"],
  w5: ["s51", "s41"],
  w3: ["s31", "s21"],
};
export interface Channel {
  from: string;
  to: string;
  isClosed: boolean;
}

/** Every channel between two squares; it is closed between two obstacles. */
export function channels(tiles: string[]): Channel[] {
  const found: Channel[] = [];
  const blocks = (row: number, column: number): boolean => OBSTACLES.includes(tiles[(row - 1) * 7 + column - 1] ?? "");
  for (let row = 1; row <= 6; row++) {
    for (let column = 1; column <= 6; column++) {
      const from = `s${row}${column}`;
      if (column < 6) found.push({ from, to: `s${row}${column + 1}`, isClosed: blocks(row, column + 1) && blocks(row + 1, column + 1) });
      if (row < 6) found.push({ from, to: `s${row + 1}${column}`, isClosed: blocks(row + 1, column) && blocks(row + 1, column + 1) });
    }
  }
  return found;
}

function steps(view: View): Map<string, string[]> {
  const near = new Map<string, string[]>();
  const join = (one: string, other: string): void => {
    near.set(one, [...(near.get(one) ?? []), other]);
    near.set(other, [...(near.get(other) ?? []), one]);
  };
  for (const { from, to, isClosed } of channels(view.tiles)) if (!isClosed) join(from, to);
  for (const [gate, mouths] of Object.entries(MOUTHS)) for (const mouth of mouths) join(gate, mouth);
  for (const { octagon, falling } of view.crossings) {
    const [row, column] = [Number(octagon[1]), Number(octagon[2])];
    if (falling) join(`s${row - 1}${column - 1}`, `s${row}${column}`);
    else join(`s${row - 1}${column}`, `s${row}${column - 1}`);
  }
  const { posts, links } = view;
  const placeOf = (number: number): string => posts.find((post) => post.number === number)?.place ?? "";
  for (const [one, other] of links) join(placeOf(one!), placeOf(other!));
  return near;
}

/** The squares within so many spaces of a place, with the spaces to each, as far as nobody bars the way. */
export function ranges(view: View, start: string, most: number): Map<string, number> {
  const near = steps(view);
  const far = new Map([[start, 0]]);
  let edge = [start];
  for (let spaces = 1; spaces <= most; spaces++) {
    const next = edge.flatMap((place) => near.get(place) ?? []).filter((place) => !far.has(place));
    edge = [...new Set(next)];
    for (const place of edge) far.set(place, spaces);
  }
  far.delete(start);
  return far;
}
