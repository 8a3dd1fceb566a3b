// What a realm's Income phase will bring, and what the end of the game adds to its Prestige.
import type { Tally } from "../../lib/drawings";
import type { Tables } from "../../lib/tables";
import type { View } from "./view";

export interface Part {
  name: string;
  count: number;
}

const limit = (tables: Tables, id: string): number => tables.number("limit", id, "value");

/** Taxes, interest and upkeep as the table stands. PP-TAX-01 to PP-TAX-04 */
export function incomeOf(view: View, tables: Tables, seat: number): Part[] {
  const { base_tax, vassal_tax, interest, ships_left } = view.realms[seat]!;
  const ships = limit(tables, "ships") - ships_left;
  return [
    { name: "base", count: base_tax },
    { name: "vassals", count: vassal_tax },
    { name: "interest", count: -interest },
    { name: "upkeep", count: -Math.ceil(ships / 2) },
  ];
}

export const sumOf = (parts: Part[]): number => parts.reduce((sum, { count }) => sum + count, 0);

/** What the Ducats of a Treasury score. PP-SCORE-02 */
function treasuryOf(tables: Tables, ducats: number): number {
  const fully = Math.min(ducats, limit(tables, "score-full"));
  return Math.floor(fully / limit(tables, "score-ducats")) + Math.floor((ducats - fully) / limit(tables, "score-beyond"));
}

/** The Tax Values of a seat's Occupied Towns. PP-SCORE-01 */
function occupiedOf(view: View, tables: Tables, seat: number): number {
  const lost = view.provinces.filter(({ town, occupied }) => town === seat && occupied);
  return lost.reduce((sum, { id }) => sum + (tables.word("province", id, "size") === "large" ? 2 : 1), 0);
}

/** What the end adds to the Prestige scored before it. PP-SCORE-01 to PP-SCORE-03 */
export function finalOf(view: View, tables: Tables, seat: number): Part[] {
  const { base_tax, vassal_tax, interest, ducats } = view.realms[seat]!;
  return [
    { name: "taxes", count: base_tax + vassal_tax },
    { name: "treasury", count: treasuryOf(tables, ducats) },
    { name: "interest", count: -interest },
    { name: "occupied", count: -occupiedOf(view, tables, seat) },
  ];
}

/** How much a realm has of what a Mission counts, where that is plain to see. PP-MISSION-01 */
export function reachedOf(view: View, tables: Tables, seat: number, mission: string): { count: number; wanted: number } | null {
  const realm = view.realms[seat]!;
  const counts: Record<string, number> = {
    "base-tax": realm.base_tax,
    "best-trade": realm.best_trade,
    treasury: realm.ducats,
    ideas: realm.ideas.length,
    vassals: view.provinces.filter(({ vassal }) => vassal === seat).length,
    "ships-on-slots": view.seas.reduce((sum, { slotted }) => sum + slotted[seat]!, 0),
  };
  const count = counts[tables.word("mission", mission, "condition")];
  return count === undefined ? null : { count, wanted: tables.number("mission", mission, "amount") };
}

/** The final scores by what they are made of; Power breaks ties, then Ducats. PP-END-02 */
export function tallies(view: View, tables: Tables): Tally[] {
  const found = view.realms.map((_, seat) => finalOf(view, tables, seat));
  const before = view.realms.map(({ prestige }, seat) => prestige - sumOf(found[seat]!));
  const parts = found[0]!.map(({ name }, at) => ({ name: `price_of_power-web-final-${name}`, points: found.map((row) => row[at]!.count) }));
  return [
    { name: "price_of_power-web-final-game", points: before },
    ...parts.filter(({ points }) => points.some(Boolean)),
    { name: "price_of_power-web-final-power", points: view.realms.map(({ power }) => power.reduce((sum, count) => sum + count, 0)), isBeside: true },
  ];
}
