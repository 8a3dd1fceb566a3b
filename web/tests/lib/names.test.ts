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

/** How dichromats see linear colours, after Machado and others (2009): red, green and blue from red, green and blue. */
const EYES = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
];
const TO_XYZ = [0.4339, 0.3762, 0.1899, 0.2127, 0.7152, 0.0722, 0.0178, 0.1095, 0.8727]; // each row for a white of 1
const times = (matrix: number[], [x, y, z]: number[]): number[] => [0, 3, 6].map((row) => matrix[row]! * x! + matrix[row + 1]! * y! + matrix[row + 2]! * z!);

/** A colour in CIE Lab, as some eyes see it. */
function seen(colour: string, eyes: number[]): number[] {
  const linear = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [x, y, z] = times(TO_XYZ, times(eyes, linear).map((part) => Math.min(1, Math.max(0, part)))).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

test("the colours of six seats differ for all eyes", () => {
  for (const eyes of EYES) {
    const colours = SEAT_COLOURS.map((colour) => seen(colour, eyes));
    const apart = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => Math.hypot(...one.map((part, index) => part - other[index]!))));
    expect(Math.min(...apart)).toBeGreaterThan(eyes === EYES[0] ? 40 : 11);
  }
});
