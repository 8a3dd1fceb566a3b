// The board as the content draws it: places, roads as curves with their spaces, and where a movement leads.
import type { Content, ContentRow } from "../../lib/api";

export interface Point {
  x: number;
  y: number;
}
export interface Place extends ContentRow, Point {}
export interface Region extends ContentRow, Point {}
export interface Road extends ContentRow {
  region: string;
  node: string;
  bend_x: number;
  bend_y: number;
}
/** Where a trader is: an end with space 0, or a route with a space counted from the city. */
export interface Stand {
  place: string;
  space: number;
  heading: string;
}
export interface Walk {
  stand: Stand;
  /** The line walked, close enough together to be drawn as straight pieces. */
  line: Point[];
  /** The ends reached or passed, with the route that led there. */
  ends: { place: string; route: string }[];
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CITY = "city";
/** Inner spaces of a route in the usual game. */
export const SPACES = 3;
const FINE = 96;
const PIECES = 8;
const MARGIN = 74;
const MOST_STEPS = 9;

export const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const isAt = (a: Stand, b: Stand): boolean => a.place === b.place && a.space === b.space;
export const pathOf = (line: Point[]): string => line.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");

/** Return a quadratic curve as points that lie evenly on it. */
function evenly(start: Point, bend: Point, end: Point, count: number): Point[] {
  const curve = Array.from({ length: FINE + 1 }, (_, at) => {
    const part = at / FINE;
    return between(between(start, bend, part), between(bend, end, part), part);
  });
  const reach = [0];
  for (let at = 1; at <= FINE; at++) reach.push(reach[at - 1]! + distance(curve[at - 1]!, curve[at]!));
  const whole = reach[FINE]!;
  return Array.from({ length: count + 1 }, (_, number) => {
    const wanted = (whole * number) / count;
    const at = Math.max(1, reach.findIndex((length) => length >= wanted - 1e-6));
    const piece = reach[at]! - reach[at - 1]!;
    return between(curve[at - 1]!, curve[at]!, piece ? (wanted - reach[at - 1]!) / piece : 0);
  });
}

export class Atlas {
  readonly places: Map<string, Place>;
  readonly regions: Map<string, Region>;
  readonly roads: Map<string, Road>;
  readonly city: Place;
  readonly box: Box;
  private readonly lines: Map<string, Point[]>;

  constructor(
    content: Content,
    /** Inner spaces of every route. */
    readonly spaces: number,
  ) {
    const byId = <Row extends ContentRow>(table: string): Map<string, Row> => new Map((content[table] ?? []).map((row) => [row.id, row as Row]));
    this.places = byId<Place>("place");
    this.regions = byId<Region>("region");
    this.roads = byId<Road>("route");
    this.city = this.places.get(CITY)!;
    this.lines = new Map([...this.roads.values()].map((road) => [road.id, this.curve(road)]));
    this.box = this.bounds();
  }

  get nodes(): Place[] {
    return [...this.places.values()].filter(({ id }) => id !== CITY);
  }

  /** The line of a road from the city to its node. */
  line(road: string): Point[] {
    return this.lines.get(road) ?? [];
  }

  /** Where an end or a space lies. */
  at(stand: Pick<Stand, "place" | "space">): Point {
    return this.places.get(stand.place) ?? this.lines.get(stand.place)?.[stand.space * PIECES] ?? this.city;
  }

  /** The roads that lead away from an end. */
  roadsOf(place: string): Road[] {
    return [...this.roads.values()].filter(({ node }) => place === CITY || node === place);
  }

  /** Follow a movement: so many spaces on, and at each end touched the next of the ways. Null where it cannot be followed. */
  walk(from: Stand, ways: string[], steps: number): Walk | null {
    const left = [...ways];
    const walk: Walk = { stand: { ...from }, line: [this.at(from)], ends: [] };
    for (let step = 0; step < steps; step++) {
      if (this.places.has(walk.stand.place)) {
        const road = this.roads.get(left.shift() ?? "");
        if (!road) return null;
        const isOut = walk.stand.place === CITY;
        walk.stand = { place: road.id, space: isOut ? 0 : this.spaces + 1, heading: isOut ? "out" : "back" };
      }
      this.step(walk);
    }
    return walk;
  }

  /** Guess the shortest way between two stands, as a trader may walk it; null where none leads there. */
  wayBetween(from: Stand, to: Stand): Walk | null {
    let open: Walk[] = [{ stand: { ...from }, line: [this.at(from)], ends: [] }];
    for (let step = 0; step < MOST_STEPS; step++) {
      open = open.flatMap((walk) => this.onward(walk));
      const found = open.find((walk) => isAt(walk.stand, to));
      if (found) return found;
    }
    return null;
  }

  private onward(walk: Walk): Walk[] {
    const isEnd = this.places.has(walk.stand.place);
    const ways = isEnd ? this.roadsOf(walk.stand.place).map(({ id }) => [id]) : [[]];
    return ways.flatMap((way) => {
      const on = this.walk(walk.stand, way, 1);
      return on ? [{ stand: on.stand, line: [...walk.line, ...on.line.slice(1)], ends: [...walk.ends, ...on.ends] }] : [];
    });
  }

  private step(walk: Walk): void {
    const { place, space, heading } = walk.stand;
    const next = space + (heading === "out" ? 1 : -1);
    const piece = this.line(place).slice(Math.min(space, next) * PIECES, Math.max(space, next) * PIECES + 1);
    if (next < space) piece.reverse();
    walk.line.push(...piece.slice(1));
    const end = next === 0 ? CITY : next === this.spaces + 1 ? this.roads.get(place)!.node : "";
    walk.stand = end ? { place: end, space: 0, heading: "" } : { place, space: next, heading };
    if (end) walk.ends.push({ place: end, route: place });
  }

  private curve(road: Road): Point[] {
    const node = this.places.get(road.node) ?? this.city;
    return evenly(this.city, { x: road.bend_x, y: road.bend_y }, node, PIECES * (this.spaces + 1));
  }

  private bounds(): Box {
    const points: Point[] = [...this.places.values(), ...this.regions.values(), ...[...this.lines.values()].flat()];
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
    return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
  }
}
