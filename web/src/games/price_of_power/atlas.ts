// The table's content by id: the spaces of the chart and what joins them, Provinces, nodes, Trade Cards and their nodes.
import type { Content } from "../../lib/api";
import { pointsOf, type Point } from "../../lib/outlines";
import { Tables } from "../../lib/tables";

export const POWERS = ["administrative", "diplomatic", "military"] as const;
export const ROWS = ["top", "middle", "bottom"] as const;
const NUMBERS = ["one", "two", "three", "four"] as const;
const EAST = "east";
const CONTINENT = "continent-";

export interface Space extends Point {
  id: string;
  isSea: boolean;
  board: string;
  points: Point[];
}
export interface Province extends Point {
  id: string;
  area: string;
  size: string;
  ports: string[];
}
export interface Place extends Point {
  id: string;
  isMaritime: boolean;
  /** The Sea Zones next to it, or the Area it lies in. */
  places: string[];
}
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
export interface Frame extends Point {
  board: string;
  wide: number;
  high: number;
}

export class Atlas extends Tables {
  readonly spaces: Space[];
  readonly provinces: Province[];
  readonly nodes: Place[];
  /** Sea routes drawn around other boards. */
  readonly routes: { id: string; one: string; two: string; via: Point[] }[];
  private readonly byId: Map<string, Space>;

  constructor(content: Content) {
    super(content);
    this.spaces = this.rows("space").map(({ id, kind, board, x, y, points }) => ({ id, isSea: kind === "sea", board: String(board), x: Number(x), y: Number(y), points: pointsOf(String(points)) }));
    this.byId = new Map(this.spaces.map((space) => [space.id, space]));
    this.provinces = this.rows("province").map(({ id, area, size, port, port_two, x, y }) => ({ id, area: String(area), size: String(size), ports: [port, port_two].filter(Boolean).map(String), x: Number(x), y: Number(y) }));
    this.nodes = this.rows("node").map(({ id, kind, place, also, x, y }) => ({ id, isMaritime: kind === "maritime", places: [place, also].filter(Boolean).map(String), x: Number(x), y: Number(y) }));
    this.routes = this.rows("border").flatMap(({ id, one, two, via }) => (via ? [{ id, one: String(one), two: String(two), via: pointsOf(String(via)) }] : []));
  }

  space(id: string): Space {
    return this.byId.get(id)!;
  }

  node(id: string): Place {
    return this.nodes.find((node) => node.id === id)!;
  }

  provincesIn(area: string): Province[] {
    return this.provinces.filter((province) => province.area === area);
  }

  isEastern({ board }: Space): boolean {
    return board === EAST;
  }

  /** The number of a Distant Continent's board; 0 for the others. */
  continentOf({ board }: { board: string }): number {
    return board.startsWith(CONTINENT) ? Number(board.slice(CONTINENT.length)) : 0;
  }

  /** The rectangles in which the boards are drawn; both halves of the main map share one. */
  get frames(): Frame[] {
    const boards = new Map<string, Point[]>();
    for (const space of this.spaces) {
      const board = this.continentOf(space) ? space.board : "main";
      boards.set(board, [...(boards.get(board) ?? []), ...space.points]);
    }
    return [...boards].map(([board, points]) => {
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { board, x, y, wide: Math.max(...xs) - x, high: Math.max(...ys) - y };
    });
  }

  /** Which spaces border which, in play; with `byPorts` also along a coast. PP-R-14 */
  near(hasEast: boolean, byPorts: boolean): Map<string, string[]> {
    const found = new Map<string, string[]>(this.spaces.map(({ id }) => [id, []]));
    const isIn = (id: string): boolean => hasEast || !this.isEastern(this.space(id));
    const join = (one: string, two: string): void => {
      if (isIn(one) && isIn(two) && one !== two) for (const [from, to] of [[one, two], [two, one]] as const) found.get(from)!.push(to);
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
