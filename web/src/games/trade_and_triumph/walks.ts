// How traders came to where they stand: the lines that they walk from one view to the next.
import type { Told } from "../../lib/wire";
import type { Atlas, Point, Stand } from "./geometry";

export interface Step {
  line: Point[];
  /** In milliseconds. */
  time: number;
}
export type Steps = Record<number, Step>;

interface Moved {
  seat: { seat: number };
  step: { args: { spaces?: number; route?: { face: string }; second?: { face: string } } };
}

const PACE = 240;
const PUSH = 420;
const LONGEST = 1200;
const EVENTS: Record<string, number> = { forced: PUSH, shifted: PUSH };

const paceOf = (spaces: number): number => Math.min(LONGEST, PACE * (1 + spaces));

/** How long the traders walk in these events, in milliseconds. */
export function timeOf(events: Told[]): number {
  return Math.max(0, ...events.map((event) => (event.kind === "moved" ? paceOf((event.args as Moved).step.args.spaces ?? 1) : (EVENTS[event.kind] ?? 0))));
}

/** Return what each trader that has moved has walked; one that was forced is pushed straight to where it now is. */
export function stepsBetween(atlas: Atlas, before: Stand[], after: Stand[], events: Told[]): Steps {
  const found: Steps = {};
  for (const [seat, stand] of after.entries()) {
    const old = before[seat];
    if (!old) continue;
    const own = events.filter((event) => event.kind === "moved" && (event.args as Moved).seat.seat === seat);
    const isMoved = old.place !== stand.place || old.space !== stand.space || own.length > 0;
    if (!isMoved) continue;
    const line = lineOf(atlas, old, own) ?? (own.length ? atlas.wayBetween(old, stand)?.line : null) ?? [atlas.at(old), atlas.at(stand)];
    found[seat] = { line, time: own.length ? timeOf(own) : PUSH };
  }
  return found;
}

/** The line of a single movement as it was told. */
function lineOf(atlas: Atlas, from: Stand, moved: Told[]): Point[] | null {
  if (moved.length !== 1) return null;
  const { spaces, route, second } = (moved[0]!.args as Moved).step.args;
  const ways = [route, second].flatMap((way) => (way ? [way.face.split("/")[1]!] : []));
  return spaces ? (atlas.walk(from, ways, spaces)?.line ?? null) : null;
}
