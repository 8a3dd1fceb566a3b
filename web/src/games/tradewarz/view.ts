// What the server shows of TradeWarz, as the game's own `wire.py` has it.
export type Goods = Record<Resource, number>;
export type Resource = "gold" | "lumber" | "mining" | "wheat";
export type Tree = "economy" | "engineering" | "military";
export type Token = "march" | "build" | "tech" | "recruit" | "retreat" | "resources";
export type Values = Record<"strength" | "kill" | "block", number>;

export const RESOURCES: Resource[] = ["gold", "lumber", "mining", "wheat"];
export const TREES: Tree[] = ["economy", "engineering", "military"];
export const TOKENS: Token[] = ["march", "build", "tech", "recruit", "retreat", "resources"];
export const VALUES = ["strength", "kill", "block"] as const;

export interface Player {
  house: string;
  gate: string;
  sailed: number;
  goods: Goods;
  golden: number;
  silver: number;
  reserve: number;
  techs: string[];
  universities: Record<Tree, number>;
  board: string[];
  tokens: Record<Token, number>;
  morale: number;
  battle_left: number;
  battle_used: string[];
  battle_known: string[];
  castles_left: number;
  silos_left: number;
  squads_left: number;
  support: { used: number; most: number };
  alliance: number[];
  squad_limit: number;
  holder: number;
}
export interface Crossing {
  octagon: string;
  kind: "road" | "bridge" | "tunnel";
  falling: boolean;
}
export interface Army {
  place: string;
  seats: number[];
  soldiers: number[];
  super: string;
}
export interface Building {
  place: string;
  seat: number;
  kind: "settlement" | "village" | "castle";
  year: number;
  silos: string[];
  extra: string[];
}
export interface Post {
  number: number;
  place: string;
  owner: number;
}
export interface March {
  seat: number;
  origin: string;
  at: string;
  soldiers: number;
  super: string;
  spaces: number;
  second: boolean;
  reach: string[];
  boost: number;
  engineers: number;
}
export interface Battle {
  attacker: number;
  defender: number;
  place: string;
  attackers: number;
  defenders: number;
  attacking: Values;
  defending: Values;
  burnt: string[];
  committed: number[];
  chosen: string[];
}
export interface Offer {
  proposer: number;
  partner: number;
  give: Goods;
  want: Goods;
  counter: boolean;
}
export interface View {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  year: number;
  season: string;
  mover: number;
  order: number[];
  time_called: boolean;
  tiles: string[];
  crossings: Crossing[];
  stock: Record<Crossing["kind"], number>;
  posts: Post[];
  links: number[][];
  players: Player[];
  armies: Army[];
  supers: { tech: string; owner: number; place: string; carrier: number }[];
  buildings: Building[];
  waiting: { group: number; seat: number; left: number }[];
  hand: string[];
  morale_known: string[][];
  morale_deck: number;
  morale_returned: string[];
  bank: { golden: number; silver: number };
  roll: number;
  march: March | null;
  battle: Battle | null;
  offer: Offer | null;
  offers_left: number[];
  proposal: { proposer: number; members: number[]; agreed: number[] } | null;
  homeless: { seat: number; soldiers: number; chooser: number } | null;
  ending: string;
}
