// The table's content by id: what lies where, which spaces border which, Trade Cards and their nodes.
import { continentsOn, incomeRows, keys, type IncomeRow, type Key } from "./cards";
import { Layout } from "./layout";

export { ROWS, type IncomeRow, type Key } from "./cards";

export const POWERS = ["administrative", "diplomatic", "military"] as const;
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

  readonly incomeRows = (card: string): IncomeRow[] => incomeRows(this, card);
  readonly keys = (entry: string): Key[] => keys(this, entry);
  readonly continentsOn = (card: string): number[] => continentsOn(this, card);

  limit(id: string): number {
    return this.number("limit", id, "value");
  }
}
