// Outlines and lines of the map: corners made round as a pen makes them, and where there is room for a name.
export interface Point {
  x: number;
  y: number;
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

/** A coast as surveyed: between its corners it goes a little in and out, always the same way. */
export function ragged(points: Point[], depth: number): Point[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(1, Math.round(length / 24));
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      const out = step === 0 ? 0 : depth * Math.sin((index + 1) * 12.9898 + step * 78.233);
      return { x: from.x + (to.x - from.x) * share + ((to.y - from.y) / length) * out, y: from.y + (to.y - from.y) * share - ((to.x - from.x) / length) * out };
    });
  });
}

/** Points close together along a line. */
export function dotted(points: Point[], gap = 14): Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.round(between(from, to) / gap));
    return Array.from({ length: steps }, (_, step) => ({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }));
  });
}

export const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The point of a line from one point to another that is nearest to a third. */
export function nearestOn(one: Point, other: Point, to: Point): Point {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const share = Math.max(0, Math.min(1, ((to.x - one.x) * dx + (to.y - one.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: one.x + dx * share, y: one.y + dy * share };
}

/** The point of an outline that is nearest to another. */
export function shoreOf(outline: Point[], to: Point): Point {
  const found = outline.map((one, index) => nearestOn(one, outline[(index + 1) % outline.length]!, to));
  return found.reduce((best, point) => (between(point, to) < between(best, to) ? point : best));
}

export function isInside(outline: Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((one, index) => {
    const other = outline[(index + 1) % outline.length]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

/** Where a name so wide fits best within an outline: as far as can be from its edge and from what else is drawn there. */
export function roomFor(outline: Point[], taken: Point[], wide: number): Point {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const shares = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5];
  let best = { x: 0, y: 0, room: -1 };
  for (let y = Math.min(...ys) + 12; y < Math.max(...ys); y += 8) {
    for (let x = Math.min(...xs) + wide / 2; x < Math.max(...xs) - wide / 2; x += 10) {
      const marks = shares.map((share) => ({ x: x + share * wide, y }));
      if (!marks.every((mark) => isInside(outline, mark))) continue;
      const room = Math.min(...marks.map((mark) => Math.min(between(mark, shoreOf(outline, mark)) + 12, ...taken.map((point) => between(point, mark)))));
      if (room > best.room) best = { x, y, room };
    }
  }
  return best;
}
