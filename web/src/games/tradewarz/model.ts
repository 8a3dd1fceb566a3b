// The table's content by id: technologies, cards, seasons, houses, stations.
import type { Content } from "../../lib/api";
import { naming } from "../../lib/offers";
import { Tables, type Row } from "../../lib/tables";
import type { Choice, Push, TradewarzGoods as Goods, TradewarzTokens, TradewarzUniversities, TradewarzValues as Values } from "../../lib/wire";
import { words } from "../../lib/words.svelte";

export type Resource = keyof Goods;
export type Tree = keyof TradewarzUniversities;
export type Token = keyof TradewarzTokens;

export const RESOURCES: Resource[] = ["gold", "lumber", "mining", "wheat"];
export const TREES: Tree[] = ["economy", "engineering", "military"];
export const TOKENS: Token[] = ["march", "build", "tech", "recruit", "retreat", "resources"];
export const VALUES = ["strength", "kill", "block"] as const;

export interface Tech {
  id: string;
  tree: Tree;
  level: number;
  isSuper: boolean;
  row: Row;
}
export interface Station {
  gate: string;
  anchor: number;
}

export class Box extends Tables {
  readonly techs: Map<string, Tech>;
  readonly seasons: { id: string; die: string }[];
  readonly stations: Station[];

  constructor(content: Content) {
    super(content);
    this.techs = new Map(
      (content.tech as Row[]).map((row) => [row.id, { id: row.id, tree: row.tree as Tree, level: Number(row.level), isSuper: Boolean(row.super_unit), row }]),
    );
    this.seasons = (content.season as Row[]).map((row) => ({ id: row.id, die: String(row.die) }));
    this.stations = (content.station as Row[]).map((row) => ({ gate: row.id, anchor: Number(row.anchor) }));
  }

  values(table: string, id: string): Values {
    const row = this.row(table, id);
    const of = (value: keyof Values): number => Number(row?.[value] ?? 0);
    return { strength: of("strength"), kill: of("kill"), block: of("block") };
  }

  /** The most spaces that a season's die can show. */
  farthest(season: string): number {
    const die = this.row("die", this.seasons.find(({ id }) => id === season)?.die ?? "");
    return Math.max(...[1, 2, 3, 4, 5, 6].map((face) => Number(die?.[`face${face}`] ?? 1)));
  }

  /** What has a price, in the order of the file. */
  get priced(): string[] {
    return this.rows("cost").map(({ id }) => id);
  }

  price(id: string): Goods {
    const row = this.row("cost", id);
    const of = (resource: Resource): number => Number(row?.[resource] ?? 0);
    return { gold: of("gold"), lumber: of("lumber"), mining: of("mining"), wheat: of("wheat") };
  }

  /** The four technologies of a tree and level, in the order of the file. */
  shelf(tree: Tree, level: number): Tech[] {
    return [...this.techs.values()].filter((tech) => tech.tree === tree && tech.level === level);
  }

  /** What a technology does, a sentence for each effect. */
  techSentences(id: string): string[] {
    const row = this.row("tech", id);
    if (!row) return [];
    const found: string[] = [];
    const values = this.values("tech", id);
    if (VALUES.some((value) => values[value])) found.push(`${words.t(`tradewarz-scope-${row.scope}`)}: ${words.t("tradewarz-values", { ...values })}.`);
    const goods = RESOURCES.filter((resource) => Number(row[resource]) > 0);
    if (goods.length) found.push(words.t("tradewarz-yearly", { goods: goods.map((resource) => amount(resource, Number(row[resource]))) }));
    if (Number(row.area)) found.push(words.t("tradewarz-yearly-area", { area: row.area }));
    for (const slot of [1, 2, 3, 4]) {
      const effect = row[`effect${slot}`];
      if (effect) found.push(words.t(`tradewarz-effect-${effect}`, { amount: row[`amount${slot}`] }));
    }
    return found;
  }

  moraleSentence(id: string): string {
    const row = this.row("morale", id);
    return row ? words.t(`tradewarz-morale-${row.effect}`, { amount: row.amount, what: row.what }) : "";
  }
}

/** An amount of a resource as an argument of a sentence. */
export const amount = (resource: Resource, count: number): { id: string; args: Record<string, unknown> } => ({
  id: "tradewarz-amount",
  args: { resource: { id: `tradewarz-resource-${resource}`, args: {} }, count },
});

/** The offered actions that name a place, be it as a place or as a gate. */
export const atPlace = (push: Push, place: string): Choice[] => [...naming(push, "place", place), ...naming(push, "gate", place)];
export const universityChoices = (push: Push, tree: string): Choice[] => naming(push, "tree", tree, ["university", "free-university"]);
