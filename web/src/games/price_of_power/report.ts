// What has come to light beside Trades: Event cards, dice of explorers and hunters, new continents, prizes of an Age.
import type { Message, Told } from "../../lib/wire";
import { argsOf, at } from "./args";

export interface Item {
  kind: "event" | "explore" | "hunt" | "prize";
  /** The Event card. */
  event: string;
  rolls: number[];
  /** What it says where there is no card. */
  say: Message | null;
  notes: Message[];
  /** Its turn or Round is over: what happens from then on came of something else. */
  isOver: boolean;
}

const OPENING = ["turned-up", "rolled", "hunted", "age-first", "age-shared", "age-second"];
const NOTES = [
  ...["no-effect", "pirate", "occupied", "dnpr", "opened", "expanded", "debts", "merchant", "sunk", "borrowed", "bankrupt", "events-reshuffled"],
  ...["rerolled", "insisted", "failed", "claim", "discovered", "deck-grew", "wrecked", "pirates-gone", "hunter-lost"],
];
const TIME = 1900;
const MOST = 9;

export const reportTime = (events: Told[]): number => (events.some(({ kind }) => OPENING.includes(kind)) ? TIME : 0);

function broughtBy(event: Told): Item | null {
  const of = (kind: Item["kind"], rolls: number[] = []): Item => ({ kind, event: at(event, "event"), rolls, say: event.say, notes: [], isOver: false });
  switch (event.kind) {
    case "turned-up":
      return { ...of("event"), say: null };
    case "rolled":
      return of("explore", [argsOf(event).roll ?? 0]);
    case "hunted":
      return of("hunt", argsOf(event).rolls ?? []);
    default:
      return event.kind.startsWith("age-") ? of("prize") : null;
  }
}

/** What is to be shown after what has happened: a new Round or a new die begins anew. */
export function reportAfter(earlier: Item[], events: Told[]): Item[] {
  let found = earlier;
  for (const event of events) {
    const brought = broughtBy(event);
    const last = found.at(-1);
    if (brought) found = last?.kind === brought.kind && !last.isOver ? [...found, brought] : [brought];
    else if (!last || last.isOver) continue;
    else if (event.kind === "round" || event.kind === "turn") found = [...found.slice(0, -1), { ...last, isOver: true }];
    else if (NOTES.includes(event.kind)) found = [...found.slice(0, -1), { ...last, notes: [...last.notes, event.say] }];
  }
  return found.slice(-MOST);
}
