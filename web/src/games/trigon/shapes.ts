// Coasts of the map as surveyed, what lies in them and nearest to them, and where there is room for a name.
import { between, type Point } from "../../lib/outlines";

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

/** Where boats lie: off the nearest shore. */
export function mooringAt(coasts: Point[][], to: Point): { shore: Point; at: Point } {
  const shore = coasts.map((coast) => shoreOf(coast, to)).reduce((best, point) => (between(point, to) < between(best, to) ? point : best));
  const length = between(shore, to) || 1;
  return { shore, at: { x: shore.x + ((shore.x - to.x) / length) * OFF, y: shore.y + ((shore.y - to.y) / length) * OFF } };
}
const OFF = 24;

const SHARES = [-0.5, 0.5, 0, -0.25, 0.25];
const TIGHT = 27;
const OFF_SHORE = { least: 24, most: 64 };
const SHEET = { left: 84, right: 1116, top: 44, bottom: 852 };

/** Where a name so wide fits best: within an outline, as far as can be from its edge and from what else is drawn there; off its shore where that is too tight. */
export function roomFor(outline: Point[], others: Point[][], coasts: Point[][], taken: Point[], wide: number): Point {
  const inside = widest(outline, wide, 0, (mark) => (isInside(outline, mark) ? Math.min(between(mark, shoreOf(outline, mark)) + 12, toNearest(taken, mark)) : -1));
  if (inside.room >= TIGHT) return inside;
  const outside = widest(outline, wide, OFF_SHORE.most + wide, (mark) => {
    const isOn = mark.x > SHEET.left && mark.x < SHEET.right && mark.y > SHEET.top && mark.y < SHEET.bottom;
    if (!isOn || coasts.some((coast) => isInside(coast, mark))) return -1;
    const far = Math.min(...coasts.map((coast) => between(mark, shoreOf(coast, mark))));
    const isForeign = others.some((other) => between(mark, shoreOf(other, mark)) < between(mark, shoreOf(outline, mark)) + 14);
    return far < OFF_SHORE.least || isForeign ? -1 : 200 - between(mark, shoreOf(outline, mark)) + Math.min(40, toNearest(taken, mark));
  });
  return outside.room > 200 - OFF_SHORE.most - wide ? outside : inside;
}

const toNearest = (points: Point[], to: Point): number => Math.min(...points.map((point) => between(point, to)));

/** The place of a name round an outline whose worst mark is best. */
function widest(outline: Point[], wide: number, margin: number, roomAt: (mark: Point) => number): Point & { room: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  let best = { x: 0, y: 0, room: -1 };
  for (let y = Math.min(...ys) + 12 - Math.min(margin, 40); y < Math.max(...ys) + Math.min(margin, 40); y += 11) {
    for (let x = Math.min(...xs) + wide / 2 - margin; x < Math.max(...xs) - wide / 2 + margin; x += 18) {
      let room = Infinity;
      for (const share of SHARES) {
        room = Math.min(room, roomAt({ x: x + share * wide, y }));
        if (room <= best.room) break;
      }
      if (room > best.room) best = { x, y, room };
    }
  }
  return best;
}
