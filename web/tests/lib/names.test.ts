// Names run in their own direction, and colours and shapes tell seats apart.
import { expect, test } from "vitest";

import { isolated } from "../../src/lib/names";
import { othersThan, SEAT_COLOURS, SEAT_SHAPES, seatColour, seatShape } from "../../src/lib/seats";

test.each(["דנה", "ليلى", "Ann דנה"])("%s turns nothing round but itself", (name) => expect(isolated(name)).toBe(`\u2068${name}\u2069`));
test.each(["Ann", "Łukasz", "小明", "Ολγα", ""])("%j needs nothing round it", (name) => expect(isolated(name)).toBe(name));

test("six seats have six colours and six shapes, and a seventh begins anew", () => {
  expect(new Set(SEAT_COLOURS).size).toBe(6);
  expect(new Set(SEAT_SHAPES).size).toBe(6);
  expect([seatColour(6), seatShape(7)]).toEqual([seatColour(0), seatShape(1)]);
});

test("the others sit round from one's neighbour on; whoever looks on sees all", () => {
  expect(othersThan(2, 4)).toEqual([3, 0, 1]);
  expect(othersThan(0, 2)).toEqual([1]);
  expect(othersThan(null, 3)).toEqual([0, 1, 2]);
});
