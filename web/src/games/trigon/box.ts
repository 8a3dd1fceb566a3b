// The table's content by id: the map, villages, quests, play cards, prices.
import type { Content } from "../../lib/api";
import { pointsOf, type Point } from "../../lib/outlines";
import { Tables, type Row } from "../../lib/tables";
import type { Coins, Figures, View } from "./view";

export type Metal = keyof Coins;
export type Figure = keyof Figures;
export const METALS: Metal[] = ["copper", "silver", "gold"];
export const FIGURES: Figure[] = ["knight", "scout", "boat"];

/** The part of the map that is drawn. */
export const SHEET = { x: 52, y: 6, wide: 1096, high: 876.8 };

/** Deeds of several kinds. */
const SEVERAL = ["great-works", "market-day"];

export interface Spot extends Point {
  id: string;
  isSite: boolean;
  isHarbour: boolean;
  isCapital: boolean;
  land: string;
}
export interface Road {
  id: string;
  points: Point[];
  isFord: boolean;
}
export interface Shape {
  id: string;
  kind: string;
  land: string;
  points: Point[];
}
export interface Part {
  name: string;
  points: number;
}

export class Box extends Tables {
  readonly spots: Spot[];
  readonly roads: Road[];
  readonly shapes: Shape[];
  readonly lands: { id: string; colour: string }[];
  private readonly at: Map<string, Spot>;

  constructor(content: Content) {
    super(content);
    const lands = content.land as Row[];
    const capitals = lands.map(({ capital }) => String(capital));
    this.lands = lands.map((row) => ({ id: row.id, colour: String(row.colour) }));
    this.spots = (content.spot as Row[]).map((row) => ({
      id: row.id,
      x: Number(row.x),
      y: Number(row.y),
      isSite: row.kind === "site",
      isHarbour: Boolean(row.harbour),
      isCapital: capitals.includes(row.id),
      land: String(row.land ?? ""),
    }));
    this.at = new Map(this.spots.map((spot) => [spot.id, spot]));
    this.roads = (content.path as Row[]).map((row) => {
      const [one, two] = [this.spot(String(row.one)), this.spot(String(row.two))];
      return { id: row.id, points: [one, ...pointsOf(String(row.via ?? "")), two], isFord: !one.isSite || !two.isSite };
    });
    this.shapes = (content.shape as Row[]).map((row) => ({ id: row.id, kind: String(row.kind), land: String(row.land ?? ""), points: pointsOf(String(row.points)) }));
  }

  spot(id: string): Spot {
    return this.at.get(id)!;
  }

  colour(land: string): string {
    return this.lands.find(({ id }) => id === land)?.colour ?? "#8a8a8a";
  }

  limit(id: string): number {
    return this.number("limit", id, "value");
  }

  price(entry: string): Coins {
    return { copper: this.number("cost", entry, "copper"), silver: this.number("cost", entry, "silver"), gold: this.number("cost", entry, "gold") };
  }

  /** What a side of a village card pays a round. */
  tax(village: string, isCity: boolean): Coins {
    const of = (metal: Metal): number => this.number("village", village, isCity ? `city_${metal}` : metal);
    return { copper: of("copper"), silver: of("silver"), gold: of("gold") };
  }

  births(village: string, isCity: boolean): number {
    return this.number("village", village, isCity ? "city_births" : "births");
  }

  /** How far a quest is, in steps: where it asks for deeds of several kinds, the server sends a bit for each. */
  progress({ quest, done, needed }: { quest: string; done: number; needed: number }): { done: number; needed: number } {
    if (!SEVERAL.includes(this.word("quest", quest, "deed"))) return { done, needed };
    const bits = (of: number): number => of.toString(2).replaceAll("0", "").length;
    return { done: bits(done), needed: bits(needed) };
  }

  /** What a player's points come from. */
  parts(view: View, seat: number): Part[] {
    const player = view.players[seat]!;
    const own = view.settlements.filter((settlement) => settlement.seat === seat);
    const worth = (id: string): number => this.number("point", id, "value");
    const sum = (table: string, ids: string[], column: string): number => ids.reduce((total, id) => total + this.number(table, id, column), 0);
    const played = player.opened.filter((id) => this.word("play", id, "effect") === "point");
    return [
      { name: "palace", points: player.palace ? worth("palace") : 0 },
      { name: "settlements", points: own.length * worth("settlement") },
      { name: "cities", points: own.filter(({ city }) => city).length * worth("city") },
      { name: "quests", points: sum("quest", player.completed, "points") },
      { name: "cards", points: sum("play", played, "amount") },
      { name: "bonus", points: sum("bonus", player.bonus, "points") },
      { name: "lands", points: player.lands.length * worth("land") },
    ];
  }
}

/** Coins as the argument of a sentence; without those of which there are none. */
export const coinWords = (coins: Coins): { id: string; args: { count: number } }[] =>
  METALS.filter((metal) => coins[metal] > 0).map((metal) => ({ id: `trigon-coins-${metal}`, args: { count: coins[metal] } }));
export const figureWords = (figures: Figures): { id: string; args: { count: number } }[] =>
  FIGURES.filter((figure) => figures[figure] > 0).map((figure) => ({ id: `trigon-figures-${figure}`, args: { count: figures[figure] } }));

export const isEmpty = (coins: Coins): boolean => METALS.every((metal) => coins[metal] === 0);
