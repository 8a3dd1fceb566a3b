// Where everything lies on the sheet, by the content's own coordinates: spaces with room for their names and pieces, Provinces, nodes.
import type { Content } from "../../lib/api";
import { pointsOf, type Point, type Rect } from "../../lib/outlines";
import { Tables, type Row } from "../../lib/tables";
import { boxOf, foldOf, type Fold } from "./fold";
import { clearest, roomFor, type Ground } from "./room";
import { settle, spread } from "./spread";

const EAST = "east";
const CONTINENT = "continent-";
const MAIN = "main";

export interface Space extends Point {
  id: string;
  isSea: boolean;
  board: string;
  points: Point[];
  /** The middle of the row of its ships or cubes, and of the first line of its name. */
  row: Point;
  title: Point;
  /** There is hardly room for its name. */
  isTight: boolean;
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
  /** The middle of its name. */
  title: Point;
}
export interface Frame extends Rect {
  board: string;
}

/** With the whole room of its name, round its middle. */
type Named<Thing> = Omit<Thing, "title"> & { title: Rect };

/** How wide a letter of a name is, and how high its line, where a small chart has them large. */
const LETTER = 10.4;
const LINE = 21;
/** How much larger names are on a sheet with the Eastern board, which is shown smaller. */
const LARGER = 1.28;
/** The room that a row of ships, of cubes, and a node with its Merchants take. */
const SHIPS = { wide: 33, high: 64 };
const CUBES = { wide: 60, high: 19 };
const NODE = { wide: 44, high: 72 };
/** The cubes of four players, none of which a name may lie on. */
const HELD = { wide: 112, high: 17 };
/** A node itself. */
const SIGN = { wide: 36, high: 34 };
/** How far a node's name is from its middle, below it and beside it. */
const BELOW = 30;
const BESIDE = 33;
/** The seal with a Continent's number, in the corner of its board, and how far in. */
const SEAL = { wide: 30, high: 30 };
const SEAL_INSET = 24;
const EDGE = 8;
const LONG = 10;
/** What a step away from where the content has a name is worth; a name stays with its ships and cubes. */
const LOOSELY = 0.03;
const CLOSELY = 0.12;

export class Layout extends Tables {
  readonly spaces: Space[];
  readonly provinces: Province[];
  readonly nodes: Place[];
  /** Sea routes drawn around other boards. */
  readonly routes: { id: string; one: string; two: string; via: Point[] }[];
  readonly fold: Fold;
  /** How large names are, and how high a line of them. */
  readonly size: number;
  readonly line: number;
  private readonly byId: Map<string, Space>;

  constructor(
    content: Content,
    readonly hasEast: boolean,
  ) {
    super(content);
    this.size = hasEast ? LARGER : 1;
    this.line = LINE * this.size;
    const isMain = (board: string): boolean => !board.startsWith(CONTINENT);
    const boards = this.rows("space").map((row) => ({ row, board: String(row.board), points: pointsOf(String(row.points)) }));
    this.fold = foldOf(boards, isMain, (board) => board === EAST, hasEast);
    const placed = (row: Row): Point => this.fold.at({ x: Number(row.x), y: Number(row.y) });
    this.provinces = this.rows("province").map((row) => ({ id: row.id, area: String(row.area), size: String(row.size), ports: [row.port, row.port_two].filter(Boolean).map(String), ...placed(row) }));
    this.routes = this.rows("border").flatMap(({ id, one, two, via }) => (via ? [{ id, one: String(one), two: String(two), via: this.fold.route(pointsOf(String(via))) }] : []));
    const frameOf = (home: string): Rect => (isMain(home) ? this.fold.main : boxOf(boards.filter(({ board }) => board === home).flatMap(({ points }) => points.map(this.fold.at))));
    const taken = this.sites();
    const nodes = this.rows("node").map((row) => this.nodeOf(row, placed(row), frameOf(boards.find(({ row: { id } }) => id === row.place)!.board), taken));
    const spaces = boards.map(({ row, board, points }) => this.spaceOf(row, board, { outline: points.map(this.fold.at), board: frameOf(board), taken }));
    const homeOf = ({ id }: { id: string }): Rect => frameOf(boards.find(({ row }) => row.id === (this.word("node", id, "place") || id))!.board);
    const names = [...nodes, ...spaces.filter((space) => this.isInPlay(space))].map((thing) => ({ room: thing.title, board: homeOf(thing) }));
    const fixed = [...nodes.map(({ x, y }) => ({ x, y, ...SIGN })), ...this.berths(spaces), ...this.holdings(spaces), ...this.seals(boards.map(({ board }) => board), frameOf)];
    spread(names, fixed);
    const crowded = settle(names, fixed);
    this.nodes = nodes.map((node) => ({ ...node, title: this.firstLine(node.title) }));
    this.spaces = spaces.map((space) => ({ ...space, isTight: space.isTight || crowded.includes(space.title), title: this.firstLine(space.title) }));
    this.byId = new Map(this.spaces.map((space) => [space.id, space]));
  }

  /** The rectangles round the middles of Provinces, of nodes and their Merchants. */
  private sites(): Rect[] {
    const nodes = this.rows("node").map((row) => this.fold.at({ x: Number(row.x), y: Number(row.y) }));
    const towns = this.provinces.map(({ x, y, size, ports }) => ({ x: x + (ports.length ? 6 : 0), y: y - 2, wide: (size === "large" ? 38 : 28) + (ports.length ? 12 : 0), high: 30 }));
    return [...towns, ...nodes.map(({ x, y }) => ({ x, y: y - 14, ...NODE }))];
  }

  /** A node with its name below or beside it, in the frame of its board; what it takes is added to what is taken. */
  private nodeOf(row: Row, { x, y }: Point, frame: Rect, taken: Rect[]): Named<Place> {
    const names = Object.values(row.name).map(linesOf);
    const wide = lengthOf(names.flat()) * (LETTER + 1.4) * this.size;
    const high = Math.max(...names.map(({ length }) => length)) * this.line;
    const inside = (at: number): number => Math.min(Math.max(at, frame.x + EDGE + wide / 2), frame.x + frame.wide - EDGE - wide / 2);
    const [below, beside] = [y + BELOW + (high - this.line) / 2, BESIDE + wide / 2];
    const ways = [{ x: inside(x), y: below }, { x: x + beside, y }, { x: x - beside, y }, { x: x + beside / 2, y: below }, { x: x - beside / 2, y: below }];
    const places = ways.map((at) => ({ ...at, wide, high })).filter((at) => at.x === inside(at.x));
    const title = clearest(places, taken.filter((other) => other.x !== x || other.y !== y - 14));
    taken.push(title);
    return { id: row.id, isMaritime: row.kind === "maritime", places: [row.place, row.also].filter(Boolean).map(String), x, y, title };
  }

  /** Where the first line of a name stands in its room. */
  private firstLine({ x, y, high }: Rect): Point {
    return { x, y: y - high / 2 + this.line * 0.74 };
  }

  /** A space with room for the first of its ships and its name, or its name and its cubes, and for the other close to it. */
  private spaceOf(row: Row, board: string, ground: Ground): Named<Space> {
    const isSea = row.kind === "sea";
    const names = Object.values(row.name).map(linesOf);
    const wished = this.fold.at({ x: Number(row.x), y: Number(row.y) });
    const size = isSea ? { wide: Number(row.slots) * SHIPS.wide, high: SHIPS.high } : CUBES;
    const named = { wide: lengthOf(names.flat()) * LETTER * this.size, high: Math.max(...names.map(({ length }) => length)) * this.line };
    const offset = (size.high + named.high) / 2;
    const first = roomFor(ground, isSea ? size : named, wished, LOOSELY);
    const around = { ...ground, taken: [...ground.taken, first] };
    const second = roomFor(around, isSea ? named : size, { x: first.x, y: first.y + (isSea ? -offset : offset) }, CLOSELY);
    const [pieces, title] = isSea ? [first, second] : [second, first];
    ground.taken.push(pieces, { ...title, wide: title.wide + 2 * LETTER });
    const berths = { x: pieces.x, y: isSea ? pieces.y - size.high / 4 : pieces.y };
    return { id: row.id, isSea, board, points: ground.outline, isTight: title.isTight, ...wished, row: berths, title };
  }

  /** The rows of slots at sea. */
  private berths(spaces: Named<Space>[]): Rect[] {
    return spaces.filter((space) => space.isSea && this.isInPlay(space)).map(({ id, row }) => ({ ...row, wide: this.number("space", id, "slots") * SHIPS.wide, high: SHIPS.high / 2 }));
  }

  /** The rows of cubes on the land. */
  private holdings(spaces: Named<Space>[]): Rect[] {
    return spaces.filter((space) => !space.isSea && this.isInPlay(space)).map(({ row }) => ({ ...row, ...HELD }));
  }

  /** The seals of the boards of Continents. */
  private seals(boards: string[], frameOf: (board: string) => Rect): Rect[] {
    return [...new Set(boards)].filter((board) => this.continentOf({ board })).map((board) => ({ ...sealOf(frameOf(board)), ...SEAL }));
  }

  space(id: string): Space {
    return this.byId.get(id)!;
  }

  node(id: string): Place {
    return this.nodes.find((node) => node.id === id)!;
  }

  /** Whether a node is in the left half of the sheet. */
  isLeft(node: string): boolean {
    const { sheet } = this.fold;
    return this.node(node).x < sheet.x + sheet.wide / 2;
  }

  provincesIn(area: string): Province[] {
    return this.provinces.filter((province) => province.area === area);
  }

  isInPlay({ board }: Space): boolean {
    return this.hasEast || board !== EAST;
  }

  /** The spaces in play. */
  get present(): Space[] {
    return this.spaces.filter((space) => this.isInPlay(space));
  }

  /** The number of a Distant Continent's board; 0 for the others. */
  continentOf({ board }: { board: string }): number {
    return board.startsWith(CONTINENT) ? Number(board.slice(CONTINENT.length)) : 0;
  }

  /** The rectangles in which the boards are drawn; both halves of the main map share one. */
  get frames(): Frame[] {
    const boards = new Map<string, Point[]>();
    for (const space of this.spaces) {
      const board = this.continentOf(space) ? space.board : MAIN;
      boards.set(board, [...(boards.get(board) ?? []), ...space.points]);
    }
    return [...boards].map(([board, points]) => ({ board, ...(board === MAIN ? this.fold.main : boxOf(points)) }));
  }
}

/** The middle of the seal in the corner of a Continent's board. */
export const sealOf = ({ x, y, wide, high }: Rect): Point => ({ x: x + wide - SEAL_INSET, y: y + high - SEAL_INSET });

const lengthOf = (names: string[]): number => Math.max(...names.map(({ length }) => length));

/** A name on the chart, in two lines where it is long, as even as can be. */
export function linesOf(name: string): string[] {
  const blanks = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  if (name.length <= LONG || !blanks.length) return [name];
  const blank = blanks.reduce((best, at) => (Math.abs(2 * at - name.length) < Math.abs(2 * best - name.length) ? at : best));
  return [name.slice(0, blank), name.slice(blank + 1)];
}
