// How the boards lie on the sheet. Without the Eastern board the main map ends where the west does, and the boards below it draw together.
import type { Point, Rect } from "../../lib/outlines";

export interface Fold {
  sheet: Rect;
  main: Rect;
  at: (point: Point) => Point;
  /** A route round other boards: between them it keeps to the ends that it leaves and reaches. */
  route: (points: Point[]) => Point[];
}
interface Board {
  board: string;
  points: Point[];
}

const MARGIN = 5;
/** What lies east of the western spaces before the frame ends. */
const BEYOND = 12;

export function boxOf(points: Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) - x, high: Math.max(...ys) - y };
}

const grown = ({ x, y, wide, high }: Rect): Rect => ({ x: x - MARGIN, y: y - MARGIN, wide: wide + 2 * MARGIN, high: high + 2 * MARGIN });

/** Lay out the boards with the Eastern one or without it. `isMain` tells the two halves of the main map, `isEast` the second. */
export function foldOf(boards: Board[], isMain: (board: string) => boolean, isEast: (board: string) => boolean, hasEast: boolean): Fold {
  const whole = boxOf(boards.flatMap(({ points }) => points));
  const main = boxOf(boards.filter(({ board }) => isMain(board)).flatMap(({ points }) => points));
  if (hasEast) return { sheet: grown(whole), main, at: (point) => point, route: (points) => points };

  const west = boxOf(boards.filter(({ board }) => isMain(board) && !isEast(board)).flatMap(({ points }) => points));
  const right = west.x + west.wide + BEYOND;
  const bottom = main.y + main.high;
  const below = boards.filter(({ points }) => boxOf(points).y >= bottom);
  const top = below.length ? boxOf(below.flatMap(({ points }) => points)).y : bottom;
  const across = (right - whole.x) / whole.wide;
  const down = (1 + across) / 2;
  const at = ({ x, y }: Point): Point => (y < bottom ? { x, y } : { x: whole.x + (x - whole.x) * across, y: y < top ? y : top + (y - top) * down });
  const route = (points: Point[]): Point[] =>
    points.map((point, index) => {
      const isBetween = point.y >= bottom && point.y < top;
      const isStraight = [points[index - 1], points[index + 1]].some((other) => other && other.x === point.x && other.y < bottom);
      return isBetween && isStraight ? point : at(point);
    });
  const high = top + (whole.y + whole.high - top) * down - whole.y;
  return { sheet: grown({ x: whole.x, y: whole.y, wide: right - whole.x, high }), main: { ...main, wide: right - main.x }, at, route };
}
