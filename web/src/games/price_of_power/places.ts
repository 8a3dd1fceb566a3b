// Where pieces stand on the chart, so that a flight, a chain and a picture agree.
import type { Point } from "../../lib/outlines";

/** How far apart ships and cubes stand in a row. */
export const GAP = 31;

/** The middles of a row of so many things round a point. */
export function rowOf(count: number, { x, y }: Point, gap: number): Point[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + (at - (count - 1) / 2) * gap, y }));
}
