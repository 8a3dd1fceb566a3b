// Where there is room in a space for its name and pieces: clear of its edge, of Provinces and of nodes with their names.
import type { Point, Rect } from "../../lib/outlines";
import { boxOf } from "./fold";

const STEP = 9;
const CLEAR = 10;
/** How far a name may overlap what is drawn. */
const TIGHT = -8;
/** How far from a board's frame. */
const EDGE = 9;
/** What a corner outside of the space is worth, against distance to what is drawn there. */
const OUTSIDE = 5;
const CORNERS = [[-0.5, -0.5], [0, -0.5], [0.5, -0.5], [-0.5, 0], [0.5, 0], [-0.5, 0.5], [0, 0.5], [0.5, 0.5]] as const;

function isInside(outline: Point[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [one, other] = [outline[at]!, outline[before]!];
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  }
  return inside;
}

/** How far two rectangles round their middles are apart; below zero where they overlap. */
const gap = (one: Rect, other: Rect): number => Math.max(Math.abs(one.x - other.x) - (one.wide + other.wide) / 2, Math.abs(one.y - other.y) - (one.high + other.high) / 2);

/** How far a rectangle is from whatever is drawn, as far as that matters. */
const clearOf = (place: Rect, taken: Rect[]): number => taken.reduce((least, other) => Math.min(least, gap(place, other)), CLEAR);

/** Where something is to be placed: within an outline on a board, among what is drawn. Rectangles are round their middles. */
export interface Ground {
  outline: Point[];
  board: Rect;
  taken: Rect[];
}
export interface Spot extends Rect {
  /** It overlaps what is drawn, or lies half outside. */
  isTight: boolean;
}

/** The best place for a box so wide and high, `away` being what a step from where it is wished is worth. */
export function roomFor({ outline, board, taken }: Ground, { wide, high }: Pick<Rect, "wide" | "high">, wished: Point, away: number): Spot {
  const bounds = boxOf(outline);
  const near = taken.filter(({ x, y }) => x > bounds.x - 80 && x < bounds.x + bounds.wide + 80 && y > bounds.y - 60 && y < bounds.y + bounds.high + 60);
  const [left, right] = [Math.max(bounds.x + wide / 4, board.x + EDGE + wide / 2), Math.min(bounds.x + bounds.wide - wide / 4, board.x + board.wide - EDGE - wide / 2)];
  const [top, bottom] = [Math.max(bounds.y, board.y + EDGE) + high / 2, Math.min(bounds.y + bounds.high, board.y + board.high - EDGE) - high / 2];
  let best: Point = wished;
  let most = -Infinity;
  for (let y = top; y <= bottom + 1; y += STEP) {
    for (let x = left; x <= right + 1; x += STEP) {
      let worth = clearOf({ x, y, wide, high }, near) - away * Math.hypot(x - wished.x, y - wished.y);
      for (const [across, down] of CORNERS) {
        if (worth <= most) break;
        if (!isInside(outline, x + across * wide, y + down * high)) worth -= OUTSIDE;
      }
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  }
  const spot = { ...best, wide, high };
  return { ...spot, isTight: clearOf(spot, near) < TIGHT };
}

/** The clearest of some places for a box; the first of them has the preference. */
export function clearest(places: Rect[], taken: Rect[]): Rect {
  const worth = places.map((place, at) => clearOf(place, taken) - at * 2);
  return places[worth.indexOf(Math.max(...worth))]!;
}
