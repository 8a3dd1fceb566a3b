// What a Trade Card says, from the rows of the content alone.
import type { Tables } from "../../lib/tables";

export const ROWS = ["top", "middle", "bottom"] as const;
const NUMBERS = ["one", "two", "three", "four"] as const;

/** A Province that gives Trade Power to whoever Owns it, with its plus signs. */
export interface Key {
  province: string;
  plus: number;
}
export interface IncomeRow {
  need: number;
  green: number;
  red: number;
}

export function incomeRows(tables: Tables, card: string): IncomeRow[] {
  return ROWS.map((row) => ({
    need: row === "bottom" ? 1 : tables.number("card", card, `need_${row}`),
    green: tables.number("card", card, `green_${row}`),
    red: tables.number("card", card, `red_${row}`),
  }));
}

/** The Key Provinces of a card at one node, by the entry. */
export function keys(tables: Tables, entry: string): Key[] {
  return NUMBERS.map((number) => ({ province: tables.word("entry", entry, `key_${number}`), plus: tables.number("entry", entry, `plus_${number}`) })).filter(({ province }) => province);
}

/** The Distant Continents whose discovery brings a card into the deck. */
export function continentsOn(tables: Tables, card: string): number[] {
  return NUMBERS.flatMap((number, at) => (tables.is("card", card, `continent_${number}`) ? [at + 1] : []));
}
