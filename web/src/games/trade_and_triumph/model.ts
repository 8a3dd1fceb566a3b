// The cards of the table's content by id, and their effects in words.
import type { Content, ContentRow } from "../../lib/api";
import { words } from "../../lib/words.svelte";

export const DECKS = ["trade", "influence", "specialty"] as const;
export type Deck = (typeof DECKS)[number];
export const REGIONS = ["forest", "mountain", "desert", "ocean"] as const;
export type RegionId = (typeof REGIONS)[number];
export const TRACKS = ["move", "draw", "play"] as const;
export const TARGET = 20;
export const HAND_LIMIT = 7;

export interface Effect {
  word: string;
  amount: number;
  what: string;
  if: string;
  cap: number;
}
export interface Card {
  id: string;
  deck: Deck;
  name: Record<string, string>;
  /** Gold that a trade card pays, whatever happens. */
  gold: number;
  /** Points of a specialty card. */
  points: number;
  /** Gold that an influence card costs. */
  cost: number;
  isEternal: boolean;
  /** When an Eternal works; empty for anything else. */
  when: string;
  effects: Effect[];
}
export interface Track extends ContentRow {
  second: number;
  third: number;
}

type Row = ContentRow & Record<string, string | number>;

function effectsOf(row: Row): Effect[] {
  return [1, 2].flatMap((slot) => {
    const word = String(row[`effect${slot}`] ?? "");
    if (!word) return [];
    return [
      {
        word,
        amount: Number(row[`amount${slot}`] ?? 0),
        what: String(row[`what${slot}`] ?? ""),
        if: String(row[`if${slot}`] ?? ""),
        cap: Number(row[`cap${slot}`] ?? 0),
      },
    ];
  });
}

function cardOf(deck: Deck, row: Row): Card {
  return {
    id: row.id,
    deck,
    name: row.name as unknown as Record<string, string>,
    gold: Number(row.gold ?? 0),
    points: Number(row.points ?? 0),
    cost: Number(row.cost ?? 0),
    isEternal: row.kind === "eternal",
    when: String(row.when ?? ""),
    effects: effectsOf(row),
  };
}

export class Cards {
  readonly tracks: Map<string, Track>;
  private readonly byDeck: Record<Deck, Map<string, Card>>;
  private readonly names = new Map<string, Record<string, string>>();

  constructor(content: Content) {
    const of = (deck: Deck): Map<string, Card> => new Map((content[deck] ?? []).map((row) => [row.id, cardOf(deck, row as Row)]));
    this.byDeck = { trade: of("trade"), influence: of("influence"), specialty: of("specialty") };
    this.tracks = new Map((content.track ?? []).map((row) => [row.id, row as Track]));
    for (const table of ["region", "place", "route", "track"]) {
      for (const row of content[table] ?? []) this.names.set(`${table} ${row.id}`, row.name);
    }
  }

  card(deck: string, id: string): Card | undefined {
    return this.byDeck[deck as Deck]?.get(id);
  }

  /** The card of an id, whichever deck it is from. */
  any(id: string): Card | undefined {
    return DECKS.map((deck) => this.byDeck[deck].get(id)).find(Boolean);
  }

  /** The name of a region, place, route or track. */
  name(table: string, id: string): string {
    return words.text(this.names.get(`${table} ${id}`) ?? id);
  }

  title(card: Card): string {
    return words.text(card.name);
  }

  /** What a card does, a sentence for each effect. */
  sentences(card: Card): string[] {
    return card.effects.map(({ word, amount, what, if: condition, cap }) => words.t(`trade_and_triumph-effect-${word}`, { amount, what, if: condition, cap, when: card.when }));
  }

  /** What the next step of a track costs; null on the last square. */
  price(track: string, level: number): number | null {
    const row = this.tracks.get(track);
    return !row || level >= 3 ? null : level === 1 ? row.second : row.third;
  }
}
