// Outlines and lines from lists of points, their corners made round as a pen makes them.
export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  wide: number;
  high: number;
}

/** The points of a list of pairs "x,y" apart by blanks. */
export function pointsOf(text: string): Point[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return { x: x!, y: y! };
    });
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A curve through points, by Catmull and Rom: closed for a coast, open for a river. */
function curve(points: Point[], isClosed: boolean): string {
  const count = points.length;
  const get = (index: number): Point => (isClosed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!);
  const pieces = [`M${at(get(0))}`];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    pieces.push(`C${at(first)} ${at(second)} ${at(to)}`);
  }
  return pieces.join("") + (isClosed ? "Z" : "");
}
export const linePath = (points: Point[]): string => curve(points, false);
export const outlinePath = (points: Point[]): string => curve(points, true);

export const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
