// What the end of a year brought each player, gathered from its events, until the next action.
import type { Message, Told } from "../../lib/wire";
import { RESOURCES, type Resource } from "./model";

export interface Yield {
  seat: number;
  goods: [Resource, number][];
  soldiers: number;
  cards: number;
  golden: number;
}
export interface YearEnd {
  year: number;
  yields: Yield[];
}
interface Args {
  seat?: { seat: number };
  goods?: Message[];
  count?: number;
  year?: number;
}

function goodsOf(amounts: Message[]): [Resource, number][] {
  const found = new Map(
    amounts.map(({ args }): [string, number] => {
      const { resource, count } = args as { resource?: Message; count?: number };
      return [String(resource?.id).replace("tradewarz-resource-", ""), Number(count)];
    }),
  );
  return RESOURCES.flatMap((resource): [Resource, number][] => (found.get(resource) ? [[resource, found.get(resource)!]] : []));
}

/** Return the year's end after what has happened, or null where there is none to show. */
export function yearEndAfter(before: YearEnd | null, events: Told[], year: number): YearEnd | null {
  let ended = before;
  for (const { kind, args } of events) {
    const { seat, goods = [], count = 0, year: next } = args as Args;
    if (kind === "took") ended = null;
    else if (kind === "income" && seat) {
      const row: Yield = { seat: seat.seat, goods: goodsOf(goods), soldiers: 0, cards: 0, golden: 0 };
      ended = { year: ended?.year ?? year, yields: [...(ended?.yields ?? []), row] };
    } else if (ended && kind === "season" && next) ended = { ...ended, year: next - 1 };
    else if (ended && seat) ended = { ...ended, yields: ended.yields.map((row) => (row.seat === seat.seat ? added(row, kind, count) : row)) };
  }
  return ended;
}

function added(row: Yield, kind: string, count: number): Yield {
  if (kind === "recruited") return { ...row, soldiers: row.soldiers + count };
  if (kind === "xadlas") return { ...row, golden: row.golden + count };
  if (kind === "drew") return { ...row, cards: row.cards + 1 };
  return row;
}

export const isYearEnd = (events: Told[]): boolean => events.some(({ kind }) => kind === "income");
