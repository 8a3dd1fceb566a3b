// A battle as it is seen: who set out, who stood there, every throw with what it cost, and what came of it.
import { idOf, type Face } from "../../lib/faces";
import type { Message, Told } from "../../lib/wire";
import { argsOf, figuresOf, more, type Args } from "./args";
import type { Figures, View } from "./view";

export interface Side {
  seat: number;
  figures: Figures;
  cards: string[];
  hasSettlement: boolean;
  hasPalace: boolean;
}
export interface Throw {
  attack: number[];
  defence: number[];
  /** Who lost a figure by it, and which. */
  loser: number | null;
  lost: Message[];
}
export interface Fight {
  spot: Message;
  attacker: Side;
  defender: Side;
  throws: Throw[];
  /** What came of it, in sentences. */
  notes: Message[];
  winner: number | null;
  isOver: boolean;
  /** It was come upon while it went on: who stood there at first is known from what was lost and what is left. */
  isEntered: boolean;
}

const NOTES = ["fled", "stands", "won-battle", "returned", "conquered", "destroyed", "palace-lost", "completed"];
const STEP = 720;
const LONGEST = 5600;
const END = 1500;

/** How long one throw is looked at, in milliseconds. */
export const throwTime = (count: number): number => Math.max(120, Math.min(STEP, LONGEST / Math.max(1, count)));

/** How long the battle of a push takes. */
export function fightTime(events: Told[]): number {
  const count = events.filter(({ kind }) => kind === "threw").length;
  const isFought = events.some(({ kind }) => kind === "attacked" || kind === "dice-card" || kind === "won-battle");
  return count || isFought ? count * throwTime(count) + END : 0;
}

const NOBODY: Figures = { knight: 0, scout: 0, boat: 0 };
const side = (seat: number, figures: Figures): Side => ({ seat, figures, cards: [], hasSettlement: false, hasPalace: false });

function begin({ seat, partner, spot, figures }: Args, before: View | null): Fight {
  const at = idOf(spot);
  const lived = before?.settlements.find((row) => row.spot === at);
  const defender = side(partner!.seat, before?.groups.find((row) => row.spot === at)?.figures ?? NOBODY);
  return {
    spot: spot!,
    attacker: side(seat!.seat, figuresOf(figures)),
    defender: { ...defender, hasSettlement: Boolean(lived), hasPalace: Boolean(lived?.palace) },
    throws: [],
    notes: [],
    winner: null,
    isOver: false,
    isEntered: false,
  };
}

/** A battle come upon in the middle, with everybody who must have been there at first. */
function completed(fight: Fight, view: View): Fight {
  const { battle } = view;
  const at = idOf(fight.spot as Message & Face);
  const there = (seat: number): Figures => view.groups.find((row) => row.spot === at && row.seat === seat)?.figures ?? NOBODY;
  const lost = (seat: number): Figures => fight.throws.filter(({ loser }) => loser === seat).reduce((sum, thrown) => more(sum, figuresOf(thrown.lost)), NOBODY);
  const [attacker, defender] = [fight.attacker.seat, fight.defender.seat];
  return {
    ...fight,
    attacker: { ...fight.attacker, figures: more(lost(attacker), battle?.attacking ?? there(attacker)) },
    defender: { ...fight.defender, figures: more(lost(defender), battle?.defending ?? there(defender)), hasSettlement: view.settlements.some((row) => row.spot === at && (row.seat === defender || fight.winner === attacker)) },
  };
}

function heard(fight: Fight, event: Told): Fight {
  const { kind, say } = event;
  const args = argsOf(event);
  const next = { ...fight };
  const last = fight.throws.at(-1);
  if (kind === "threw") next.throws = [...fight.throws, { attack: args.attack ?? [], defence: args.defence ?? [], loser: null, lost: [] }];
  if (kind === "lost" && last) next.throws = [...fight.throws.slice(0, -1), { ...last, loser: args.seat!.seat, lost: args.figures ?? [] }];
  if (kind === "dice-card") {
    const own = args.seat!.seat === fight.attacker.seat ? "attacker" : "defender";
    next[own] = { ...fight[own], cards: [...fight[own].cards, idOf(args.card)] };
  }
  if (NOTES.includes(kind)) next.notes = [...fight.notes, say];
  if (kind === "won-battle") Object.assign(next, { winner: args.seat!.seat, isOver: true });
  return next;
}

/** Return the battle after what has happened, or null where there is none to show. `before` is what was seen before it. */
export function fightAfter(earlier: Fight | null, events: Told[], before: View | null, view: View): Fight | null {
  const isFought = fightTime(events) > 0;
  let fight = earlier;
  for (const event of events) {
    if (event.kind === "attacked") fight = begin(argsOf(event), before);
    else if (event.kind === "turn") fight = null;
    else if (event.kind === "threw" && !fight) fight = heard({ ...begin(argsOf(event), null), isEntered: true }, event);
    else if (fight && (!fight.isOver || (isFought && NOTES.includes(event.kind)))) fight = heard(fight, event);
  }
  if (fight?.isEntered) fight = completed(fight, view);
  const { battle } = view;
  if (!battle) return fight?.isOver || (fight && fight.notes.length) ? fight : null;
  const lived = view.settlements.find((row) => row.spot === battle.spot);
  if (!fight || fight.isOver) {
    const defender = { ...side(battle.defender, battle.defending), hasSettlement: Boolean(lived), hasPalace: Boolean(lived?.palace) };
    return { spot: { id: "", args: {} }, attacker: side(battle.attacker, battle.attacking), defender, throws: [], notes: [], winner: null, isOver: false, isEntered: false };
  }
  return fight.throws.length ? fight : { ...fight, attacker: { ...fight.attacker, figures: battle.attacking }, defender: { ...fight.defender, figures: battle.defending } };
}
