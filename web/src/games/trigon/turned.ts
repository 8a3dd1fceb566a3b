// Cards that have come to light: what was drawn, turned up or played, by whom, and what it did.
import { idOf } from "../../lib/faces";
import type { Message, Told } from "../../lib/wire";
import { argsOf } from "./args";
import type { View } from "./view";

export interface Turned {
  kind: "play" | "quest" | "bonus";
  id: string;
  seat: number;
  how: "drawn" | "turned" | "played" | "done" | "seen" | "held";
  /** What came of it, in sentences. */
  notes: Message[];
}

const NOTES = ["protected", "no-effect", "paid", "gained", "stole", "rolled", "lost-people", "grew", "reinforced", "lost-settlement", "intrigued", "turned", "spied", "stole-card", "palace-lost", "destroyed", "founded"];
const MOST = 12;
const OPENING = ["turned-up", "drew-card", "drew-quest", "played", "completed", "bonus-card", "got-card", "got-quest", "saw"];
const TIME = 2300;

export const turnedTime = (events: Told[]): number => (events.some(({ kind }) => OPENING.includes(kind)) ? TIME : 0);

/** What an event brings to light. */
function broughtBy(event: Told): Turned | null {
  const { seat, card, quest, bonus } = argsOf(event);
  const of = (kind: Turned["kind"], id: string, how: Turned["how"]): Turned => ({ kind, id, seat: seat?.seat ?? 0, how, notes: [] });
  switch (event.kind) {
    case "turned-up":
      return of("play", idOf(card), "turned");
    case "drew-card":
      return of("play", idOf(card), "drawn");
    case "drew-quest":
      return of("quest", idOf(quest), "drawn");
    case "got-card":
      return of("play", idOf(card), "held");
    case "got-quest":
      return of("quest", idOf(quest), "held");
    case "played":
      return of("play", idOf(card), "played");
    case "completed":
      return of("quest", idOf(quest), "done");
    case "bonus-card":
      return of("bonus", idOf(bonus), "held");
    default:
      return null;
  }
}

/** The hand that a spy sees. */
function seenBy(event: Told): Turned[] {
  const { partner, quests = [], cards = [] } = argsOf(event);
  const of = (kind: Turned["kind"], id: string): Turned => ({ kind, id, seat: partner?.seat ?? 0, how: "seen", notes: [] });
  return [...quests.map((face) => of("quest", idOf(face))), ...cards.map((face) => of("play", idOf(face)))];
}

/** The cards to be shown after what has happened; empty where there are none. */
export function turnedAfter(earlier: Turned[], events: Told[], view: View): Turned[] {
  const isGoingOn = earlier.length > 0 && view.card !== "" && earlier.at(-1)!.id === view.card;
  let found = isGoingOn ? earlier : [];
  for (const event of events) {
    if (event.kind === "saw") found = [...found, ...seenBy(event)];
    const brought = broughtBy(event);
    const last = found.at(-1);
    if (brought) found = brought.how === "turned" || brought.how === "played" ? [brought] : [...found, brought];
    else if (last && NOTES.includes(event.kind)) found = [...found.slice(0, -1), { ...last, notes: [...last.notes, event.say] }];
    else if (event.kind === "turn") found = [];
  }
  if (earlier.length && !isGoingOn && found.length === 0 && events.some(({ kind }) => NOTES.includes(kind)) && !events.some(({ kind }) => kind === "turn")) {
    const notes = events.filter(({ kind }) => NOTES.includes(kind)).map(({ say }) => say);
    return [{ ...earlier.at(-1)!, notes: [...earlier.at(-1)!.notes, ...notes] }];
  }
  return found.slice(-MOST);
}
