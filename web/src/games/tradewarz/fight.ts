// A battle as it is seen: from the view while it goes on, from the events what each side put in and what came of it.
import type { Message, Told, TradewarzValues as Values, TradewarzView as View } from "../../lib/wire";

export interface Side {
  seat: number;
  soldiers: number;
  burnt: string;
  played: string;
  /** Morale cards that were turned up. */
  morale: string[];
  values: Values | null;
  lost: number;
}
export interface Fight {
  place: Message;
  /** What is defended: a castle, a capital and so on; empty for an open square. */
  site: string;
  attacker: Side;
  defender: Side;
  /** What came of it, in sentences. */
  notes: Message[];
  winner: number | null;
  isOver: boolean;
}
interface Args {
  seat?: { seat: number };
  defender?: { seat: number };
  place?: Message;
  building?: Message;
  card?: { face: string };
  cards?: { face: string }[];
  count?: number;
  strength?: number;
  kill?: number;
  block?: number;
}

const NOTES = ["cancelled", "named", "struck", "won", "level", "destroyed", "captured", "conquered", "retaken", "sent-back", "xadlas"];
const ENDS = ["cancelled", "won", "level"];
const SCENES = ["attacked", "burned", "revealed", "won", "level"];
const idOf = (card: { face: string } | undefined): string => card?.face.split("/")[1] ?? "";

function side(seat: number): Side {
  return { seat, soldiers: 0, burnt: "", played: "", morale: [], values: null, lost: 0 };
}

function begin(place: Message, attacker: number, defender: number): Fight {
  return { place, site: "", attacker: side(attacker), defender: side(defender), notes: [], winner: null, isOver: false };
}

const wordOf = (place: Message): string => place.id.replace("tradewarz-place-", "");

/** How many stood against how many, by what was seen before. */
function counted(fight: Fight, before: View | null): Fight {
  const army = before?.armies.find(({ place }) => place === wordOf(fight.place));
  const soldiers = army?.soldiers.reduce((sum, count) => sum + count, 0) ?? 0;
  return { ...fight, attacker: { ...fight.attacker, soldiers: before?.march?.soldiers ?? 0 }, defender: { ...fight.defender, soldiers } };
}

/** What stands on the place of a battle. */
function siteAt(place: Message, view: View): string {
  const word = wordOf(place);
  if (view.players.some(({ gate }) => gate === word)) return "capital";
  return view.buildings.find((building) => building.place === word)?.kind ?? "";
}

/** Take one event in; whatever is not part of the battle changes nothing. */
function heard(fight: Fight, { kind, args, say }: Told): Fight {
  const { seat, card, cards = [], building, count = 0, strength = 0, kill = 0, block = 0 } = args as Args;
  const next = { ...fight, attacker: { ...fight.attacker }, defender: { ...fight.defender } };
  const own = seat?.seat === next.attacker.seat ? next.attacker : next.defender;
  if (kind === "burned") own.burnt = idOf(card);
  if (kind === "revealed") Object.assign(own, { played: idOf(card), morale: cards.map(idOf), values: { strength, kill, block } });
  if (kind === "fell" || kind === "struck") own.lost += count;
  if (kind === "destroyed" && building) next.site = building.id.replace("tradewarz-building-", "");
  if (kind === "won") next.winner = seat?.seat ?? null;
  if (NOTES.includes(kind)) next.notes = [...next.notes, say];
  if (ENDS.includes(kind)) next.isOver = true;
  return next;
}

/** A battle of which only the end is told, as where a replay is entered: both sides reveal, the attacker first. */
function entered(events: Told[]): Fight | null {
  const [first, second] = events.filter(({ kind }) => kind === "revealed").map(({ args }) => (args as Args).seat?.seat);
  const place = events.map(({ kind, args }) => (ENDS.includes(kind) ? (args as Args).place : undefined)).find(Boolean);
  return first !== undefined && second !== undefined && place ? begin(place, first, second) : null;
}

/** Return the battle after what has happened, or null where there is none to show. `seen` is the table as it was before. */
export function fightAfter(before: Fight | null, events: Told[], view: View, seen: View | null): Fight | null {
  let fight = before ?? (events.some(({ kind }) => kind === "attacked") ? null : entered(events));
  for (const event of events) {
    const { seat, defender, place } = event.args as Args;
    if (event.kind === "attacked" && seat && defender && place) fight = counted(begin(place, seat.seat, defender.seat), seen);
    else if (event.kind === "took" || event.kind === "season") fight = null;
    else if (fight) fight = heard(fight, event);
  }
  if (fight) fight = { ...fight, site: fight.site || siteAt(fight.place, view) };
  const { battle } = view;
  if (!battle) return fight?.isOver ? fight : null;
  fight ??= begin({ id: `tradewarz-place-${battle.place}`, args: {} }, battle.attacker, battle.defender);
  const [first, second] = battle.burnt;
  return {
    ...fight,
    site: fight.site || siteAt(fight.place, view),
    attacker: { ...fight.attacker, soldiers: battle.attackers, values: fight.attacker.values ?? battle.attacking, burnt: fight.attacker.burnt || (first ?? "") },
    defender: { ...fight.defender, soldiers: battle.defenders, values: fight.defender.values ?? battle.defending, burnt: fight.defender.burnt || (second ?? "") },
  };
}

export const isFought = (events: Told[]): boolean => events.some(({ kind }) => SCENES.includes(kind));
