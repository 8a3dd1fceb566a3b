// The table's content by id: what lies where, which spaces border which, Trade Cards and their nodes.
import { Layout } from "./layout";

export const POWERS = ["administrative", "diplomatic", "military"] as const;
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
export class Atlas extends Layout {
  /** Which spaces border which, in play; with `byPorts` also along a coast. PP-R-14 */
  near(byPorts: boolean): Map<string, string[]> {
    const found = new Map<string, string[]>(this.spaces.map(({ id }) => [id, []]));
    const join = (one: string, two: string): void => {
      if (one !== two && [one, two].every((id) => this.isInPlay(this.space(id)))) for (const [from, to] of [[one, two], [two, one]] as const) found.get(from)!.push(to);
    };
    for (const { one, two } of this.rows("border")) join(String(one), String(two));
    if (!byPorts) return found;
    for (const { id } of this.spaces.filter(({ isSea }) => isSea)) {
      const coast = [...new Set(this.provinces.filter(({ ports }) => ports.includes(id)).map(({ area }) => area))];
      coast.forEach((one, at) => coast.slice(at + 1).forEach((two) => join(one, two)));
    }
    return found;
  }

  // ---------------------------------------------------------------- cards

  incomeRows(card: string): IncomeRow[] {
    return ROWS.map((row) => ({
      need: row === "bottom" ? 1 : this.number("card", card, `need_${row}`),
      green: this.number("card", card, `green_${row}`),
      red: this.number("card", card, `red_${row}`),
    }));
  }

  /** The Key Provinces of a card at one node, by the entry. */
  keys(entry: string): Key[] {
    return NUMBERS.map((number) => ({ province: this.word("entry", entry, `key_${number}`), plus: this.number("entry", entry, `plus_${number}`) })).filter(({ province }) => province);
  }

  /** The Distant Continents whose discovery brings a card into the deck. */
  continentsOn(card: string): number[] {
    return NUMBERS.flatMap((number, at) => (this.is("card", card, `continent_${number}`) ? [at + 1] : []));
  }

  limit(id: string): number {
    return this.number("limit", id, "value");
  }
}
