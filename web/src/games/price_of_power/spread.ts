// Names that would lie on one another draw apart, by as little as they can.
import type { Point, Rect } from "../../lib/outlines";

/** A name with the board that it stays on. */
export interface Name {
  room: Rect;
  board: Rect;
}

const ROUNDS = 80;
/** What is left between two names. */
const AIR = 2;

/** How far two rectangles round their middles overlap, across and down; below zero where they do not. */
const overlap = (one: Rect, other: Rect): [number, number] => [
  (one.wide + other.wide) / 2 + AIR - Math.abs(one.x - other.x),
  (one.high + other.high) / 2 + AIR - Math.abs(one.y - other.y),
];

/** Move names, in place, until none lies on another or on what stays where it is; in turn, so that the same ones always come to lie alike. */
export function spread(names: Name[], fixed: Rect[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isClear = true;
    const isStuck = round % 20 > 16; // what has no way out up or down goes aside
    names.forEach(({ room: one, board }, at) => {
      for (const { room: other } of names.slice(at + 1)) {
        const [across, down] = overlap(one, other);
        if (across <= 0 || down <= 0) continue;
        isClear = false;
        if (down <= across !== isStuck) push(one, other, "y", down / 2);
        else push(one, other, "x", across / 2);
      }
      for (const thing of fixed) {
        const [across, down] = overlap(one, thing);
        if (across <= 0 || down <= 0) continue;
        isClear = false;
        if (down <= across) one.y += one.y < thing.y ? -down : down;
        else one.x += one.x < thing.x ? -across : across;
      }
      one.x = Math.min(Math.max(one.x, board.x + one.wide / 2), board.x + board.wide - one.wide / 2);
      one.y = Math.min(Math.max(one.y, board.y + one.high / 2), board.y + board.high - one.high / 2);
    });
    if (isClear) return;
  }
}

const REACH = 20;
const STEP = 6;
/** Ways to step aside, the least first. */
const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, row) => Array.from({ length: 2 * REACH + 1 }, (_, column) => ({ x: (column - REACH) * STEP, y: (row - REACH) * STEP })))
  .flat()
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** How far the rooms of names may overlap where there is no better place: there is air round the letters. */
const SLACKS = [0, 4];

/** Put each name, in place, that still lies on something where nothing is, as near as can be; return those for which there is no such place. */
export function settle(names: Name[], fixed: Rect[]): Rect[] {
  const crowded: Rect[] = [];
  for (const { room: one, board } of names) {
    const others = [...names.map(({ room }) => room).filter((room) => room !== one), ...fixed];
    const [left, right, top, bottom] = [board.x + one.wide / 2, board.x + board.wide - one.wide / 2, board.y + one.high / 2, board.y + board.high - one.high / 2];
    const isClear = (x: number, y: number, slack: number): boolean =>
      x >= left && x <= right && y >= top && y <= bottom &&
      !others.some((other) => Math.abs(x - other.x) < (one.wide + other.wide) / 2 - 2 * slack && Math.abs(y - other.y) < (one.high + other.high) / 2 - slack);
    const placeWith = (slack: number): Point | undefined => STEPS.find(({ x, y }) => isClear(one.x + x, one.y + y, slack));
    const step = SLACKS.reduce<Point | undefined>((found, slack) => found ?? placeWith(slack), undefined);
    if (step) [one.x, one.y] = [one.x + step.x, one.y + step.y];
    else crowded.push(one);
  }
  return crowded;
}

function push(one: Rect, other: Rect, along: "x" | "y", by: number): void {
  const way = one[along] <= other[along] ? -1 : 1;
  one[along] += way * by;
  other[along] -= way * by;
}
