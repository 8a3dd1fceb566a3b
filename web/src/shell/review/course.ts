// The geometry of the chart: each seat's chance to win, as a line from left to right, told apart by colour and dashes.
import type { Point } from "../../lib/wire";

export const WIDE = 320;
export const HIGH = 150;
export const LEFT = 30;
export const RIGHT = 8;
export const TOP = 8;
export const BOTTOM = 20;
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 2", "1 4"];

export const dashes = (seat: number): string => DASHES[seat % DASHES.length]!;
export const across = (at: number, count: number): number => LEFT + ((WIDE - LEFT - RIGHT) * at) / Math.max(1, count - 1);
export const height = (share: number): number => TOP + (HIGH - TOP - BOTTOM) * (1 - share / 1000);
export const percent = (share: number): number => Math.round(share / 10);

/** One seat's line, as the points of a polyline. */
export const line = (course: Point[], seat: number): string => course.map(({ shares }, at) => `${across(at, course.length)},${height(shares[seat]!)}`).join(" ");

/** The first point of each round, of which as many are marked as stand beside one another. */
export function rounds(course: Point[]): { at: number; round: number }[] {
  const starts = course.flatMap(({ round }, at) => (round !== course[at - 1]?.round ? [{ at, round }] : []));
  const step = Math.ceil(starts.length / 10);
  return starts.filter((_, at) => at % step === 0);
}
