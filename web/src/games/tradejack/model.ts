// The cards of the table's content by id, and what this round's Trends make of them.
import type { Content, ContentRow } from "../../lib/api";
import type { TradejackView } from "../../lib/wire";
import { words } from "../../lib/words.svelte";

interface Named {
  id: string;
  name: Record<string, string>;
}

export interface Product extends Named {
  table: "product";
  colour: "blue" | "yellow";
  kind: string;
  value: number;
}
export interface Source extends Named {
  table: "source";
  colour: "blue" | "yellow";
  kind: string;
  credits: number;
}
export interface Trend extends ContentRow {
  product_kind: string;
  product_bonus: number;
  source_kind: string;
  source_bonus: number;
  green_bonus: number;
  double: boolean;
}
export interface Award extends ContentRow {
  condition: string;
  points: number;
}

/** How many rounds a choice of length has. */
export const lengthOf = (choice: string | undefined): number => Number(choice?.match(/\d+$/)?.[0] ?? (choice === "advanced" ? 8 : 6));

export class Cards {
  readonly products: Map<string, Product>;
  readonly sources: Map<string, Source>;
  readonly trends: Map<string, Trend>;
  readonly awards: Map<string, Award>;
  private readonly kinds: Map<string, Named>;

  constructor(content: Content) {
    const byId = <Row extends Named>(table: string): Map<string, Row> =>
      new Map((content[table] ?? []).map((row) => [row.id, { ...row, table } as unknown as Row]));
    this.products = byId("product");
    this.sources = byId("source");
    this.trends = byId("trend");
    this.awards = byId("award");
    this.kinds = new Map([...byId("product_kind"), ...byId("source_kind")]);
  }

  kind(id: string): string {
    return words.text(this.kinds.get(id)?.name ?? id);
  }

  /** A product's Value under these Demand cards. */
  value(product: Product, demand: string[]): number {
    return this.shown(demand).reduce((value, trend) => value + (trend.product_kind === product.kind ? trend.product_bonus : 0), product.value);
  }

  /** A source's Green Credits, taken through the Trends in the order revealed. */
  credits(source: Source, demand: string[]): number {
    return this.shown(demand).reduce((credits, trend) => {
      const own = trend.source_kind === source.kind ? trend.source_bonus : 0;
      const green = source.credits > 0 ? trend.green_bonus : 0;
      return (credits + own + green) * (trend.double ? 2 : 1);
    }, source.credits);
  }

  /** What a product brings: with a source the set's price, with none a single Capital. */
  price(product: Product, source: Source | undefined, demand: string[]): number {
    return source ? this.value(product, demand) + this.credits(source, demand) : 1;
  }

  /** The product in hand that a source would make the dearest set with this round, and what that brings; null where none has its colour. */
  fit(source: Source, view: TradejackView): { product: Product; worth: number } | null {
    if (view.banned.includes(source.kind)) return null;
    const sets = view.products
      .flatMap((id) => this.products.get(id) ?? [])
      .filter(({ colour }) => colour === source.colour)
      .map((product) => ({ product, worth: this.price(product, source, view.demand) }));
    return sets.reduce<(typeof sets)[number] | null>((best, set) => (best && best.worth >= set.worth ? best : set), null);
  }

  /** What a Trend does or an Award is given for, as short sentences. */
  effects(id: string): string[] {
    const trend = this.trends.get(id);
    const award = this.awards.get(id);
    const found: string[] = [];
    if (trend?.product_kind) found.push(words.t("tradejack-effect-product", { bonus: trend.product_bonus, kind: this.kind(trend.product_kind) }));
    if (trend?.source_kind) found.push(words.t("tradejack-effect-source", { bonus: trend.source_bonus, kind: this.kind(trend.source_kind) }));
    if (trend?.green_bonus) found.push(words.t("tradejack-effect-green", { bonus: trend.green_bonus }));
    if (trend?.double) found.push(words.t("tradejack-effect-double"));
    if (award) {
      const names = { gold: this.kind("gold"), silver: this.kind("silver"), alternative: this.kind("alternative") };
      found.push(words.t(`tradejack-condition-${award.condition}`, names));
    }
    return found;
  }

  private shown(demand: string[]): Trend[] {
    return demand.flatMap((id) => this.trends.get(id) ?? []);
  }
}
