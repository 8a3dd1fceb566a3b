// The joint reveal as a scene: what each seat turned up, what it took in, and which Awards were won by it.
import type { Message, Push, Told, TradejackView } from "../../lib/wire";

export interface ShownSet {
  product: string;
  /** Empty for a product sold alone. */
  source: string;
  value: number;
  credits: number;
}
export interface Till {
  seat: number;
  sets: ShownSet[];
  income: number;
  /** The step of the scene at which its first set comes. */
  start: number;
}
export interface Reveal {
  tills: Till[];
  notes: { kind: string; say: Message }[];
  /** Steps of the scene: each set, each income, each note. */
  steps: number;
  /** How long a step takes, in milliseconds. */
  beat: number;
}

interface Args {
  seat?: { seat: number };
  product?: { face: string };
  source?: { face: string };
  value?: number;
  credits?: number;
  income?: number;
}

const NOTES = ["awarded", "unclaimed", "warmed", "lost"];
const BEAT = 340;
const LONGEST = 6500;
const id = (face: { face: string } | undefined): string => face?.face.split("/")[1] ?? "";

/** Return the last reveal among the events, or null if there is none. */
export function revealOf(events: Told[], seats: number): Reveal | null {
  const isShown = (at: number): boolean => events[at]?.kind.startsWith("showed-") ?? false;
  const start = [...events.keys()].filter((at) => isShown(at) && !isShown(at - 1)).at(-1);
  if (start === undefined) return null;
  const tills: Till[] = Array.from({ length: seats }, (_, seat) => ({ seat, sets: [], income: 0, start: 0 }));
  const notes: Reveal["notes"] = [];
  for (const event of events.slice(start)) {
    const args = event.args as Args;
    const mine = args.seat ? tills[args.seat.seat] : undefined;
    if (event.kind.startsWith("showed-")) {
      mine?.sets.push({ product: id(args.product), source: id(args.source), value: args.value ?? 1, credits: args.credits ?? 0 });
    } else if (event.kind === "sold" && mine) mine.income = args.income ?? 0;
    else if (NOTES.includes(event.kind)) notes.push({ kind: event.kind, say: event.say });
    else if (event.kind === "round-over") break;
  }
  let steps = 0;
  for (const till of tills) {
    till.start = steps;
    steps += till.sets.length + 1;
  }
  steps += notes.length;
  return { tills, notes, steps, beat: Math.min(BEAT, LONGEST / steps) };
}

/** Has a till been paid at this step of the scene? */
export const isPaid = (till: Till, step: number): boolean => step > till.start + till.sets.length;

/** How long a push's reveal takes, in milliseconds. */
export function scene(push: Push): number {
  const reveal = revealOf(push.events, (push.view as TradejackView | null)?.seats ?? 0);
  return reveal ? reveal.steps * reveal.beat + 900 : 0;
}
