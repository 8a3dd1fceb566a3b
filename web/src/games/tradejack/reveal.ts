// The joint reveal as a scene: what each seat turned up, what it took in, and which Awards were won by it.
import type { Message, Told } from "../../lib/wire";

export interface ShownSet {
  product: string;
  /** Empty for a product sold alone. */
  source: string;
  value: number;
  credits: number;
}
export interface Reveal {
  seats: { seat: number; sets: ShownSet[]; income: number }[];
  notes: Message[];
}

interface Args {
  seat?: { seat: number };
  product?: { face: string };
  source?: { face: string };
  value?: number;
  credits?: number;
  income?: number;
}

const id = (face: { face: string } | undefined): string => face?.face.split("/")[1] ?? "";
const NOTES = ["awarded", "unclaimed", "warmed", "lost"];

/** Return the last reveal among the events, or null if there is none. */
export function revealOf(events: Told[], seats: number): Reveal | null {
  const start = events.findIndex((event) => event.kind.startsWith("showed-"));
  if (start < 0) return null;
  const shown = Array.from({ length: seats }, (_, seat) => ({ seat, sets: [] as ShownSet[], income: 0 }));
  const notes: Message[] = [];
  for (const event of events.slice(start)) {
    const args = event.args as Args;
    const mine = args.seat ? shown[args.seat.seat] : undefined;
    if (event.kind.startsWith("showed-")) {
      mine?.sets.push({ product: id(args.product), source: id(args.source), value: args.value ?? 1, credits: args.credits ?? 0 });
    } else if (event.kind === "sold" && mine) mine.income = args.income ?? 0;
    else if (NOTES.includes(event.kind)) notes.push(event.say);
    else if (event.kind === "round-over") break;
  }
  return { seats: shown, notes };
}
