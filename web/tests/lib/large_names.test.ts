// On a small chart what is asked about has its name: none on another, none beyond the edge, and none at all where they are many.
import { expect, test } from "vitest";

import { largeNames } from "../../src/lib/large_names";

const sheet = { x: 100, y: 50, wide: 900 };
const named = (name: string, x: number, y = 300) => ({ name, x, y });
const shown = (...places: ReturnType<typeof named>[]) => largeNames(places, sheet).names.map(({ name }) => name);

test("names apart are all shown, and of two that would lie on one another the first", () => {
  expect(shown(named("Star Bay", 300), named("Pyros", 700))).toEqual(["Star Bay", "Pyros"]);
  expect(shown(named("Star Bay", 300), named("Pyros", 330))).toEqual(["Star Bay"]);
  expect(shown(named("Star Bay", 300), named("Pyros", 330, 400))).toEqual(["Star Bay", "Pyros"]);
});
test("a name at the edge is moved inside", () => {
  const { size, names } = largeNames([named("Eastern Cape", 990), named("Star Bay", 105)], sheet);
  for (const { name, x } of names) expect(Math.abs(x - 550) + (name.length * size * 0.52) / 2).toBeLessThanOrEqual(450);
});
test("a name at the top stands below it", () => expect(largeNames([named("Pyros", 500, 55)], sheet).names[0]!.y).toBeGreaterThan(75));
test("very many places have none", () => expect(shown(...Array.from({ length: 13 }, (_, at) => named("A", 120 + 60 * at)))).toEqual([]));
