// A Trade as it went: who traded with which card at which node, the Trade Power shown, and what each row paid.
import type { Message, Told } from "../../lib/wire";
import { at, rowOf, seatOf, standingsOf, argsOf } from "./args";

export interface Paid {
  seat: number;
  count: number;
  /** Of the card's table; empty for what a secondary node pays. */
  row: string;
}
export interface Deal {
  seat: number;
  card: string;
  node: string;
  /** The node that pays everybody else; empty unless `node` is a secondary one. */
  primary: string;
  powers: { seat: number; count: number }[];
  paid: Paid[];
  /** What else came of it, in sentences. */
  notes: Message[];
  /** The turn in which it was made is over: what happens from then on came of something else. */
  isOver: boolean;
}

const NOTES = ["nobody", "slaves", "inflated-power", "inflated-interest", "borrowed", "bankrupt"];
const TIME = 1800;

const isShown = ({ kind }: Told): boolean => kind === "power-shown" || kind.startsWith("collected") || kind === "nobody";
/** How long the scene of what has happened is looked at, in milliseconds. */
export const dealTime = (events: Told[]): number => (events.some(isShown) ? TIME : 0);

/** The Trade to be shown after what has happened; the one before it where nothing new was traded. */
export function dealAfter(earlier: Deal | null, events: Told[]): Deal | null {
  let found = earlier;
  for (const event of events) {
    if (event.kind === "selected" || event.kind === "selected-secondary") {
      found = { seat: seatOf(event), card: at(event, "card"), node: at(event, "node"), primary: at(event, "primary"), powers: [], paid: [], notes: [], isOver: false };
    } else if (found && !found.isOver) found = event.kind === "turn" ? { ...found, isOver: true } : wentOn(found, event);
  }
  return found;
}

function wentOn(deal: Deal, event: Told): Deal {
  if (event.kind === "power-shown") return { ...deal, powers: standingsOf(event) };
  if (event.kind.startsWith("collected")) return { ...deal, paid: [...deal.paid, { seat: seatOf(event), count: argsOf(event).count ?? 0, row: rowOf(event) }] };
  return NOTES.includes(event.kind) ? { ...deal, notes: [...deal.notes, event.say] } : deal;
}
