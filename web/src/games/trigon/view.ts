// What the server sends of Rule of Trigon, in short names. `wire.ts` has the same types once the game is offered.
export interface Coins {
  copper: number;
  silver: number;
  gold: number;
}
export interface Figures {
  knight: number;
  scout: number;
  boat: number;
}
export interface Settlement {
  spot: string;
  seat: number;
  token: number;
  card: string;
  inhabitants: number;
  city: boolean;
  palace: boolean;
}
export interface Group {
  spot: string;
  seat: number;
  figures: Figures;
  stepped: Figures;
  sailed: Figures;
  spent: Figures;
}
export interface Player {
  land: string;
  out: boolean;
  points: number;
  palace: boolean;
  coins: Coins;
  income: Coins;
  births: number;
  inhabitants: number;
  supply: Figures;
  tokens: number;
  quests: number;
  cards: number;
  completed: string[];
  opened: string[];
  bonus: string[];
  lands: string[];
  founded: number;
}
export interface View {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  round: number;
  first: number;
  mover: number;
  players: Player[];
  settlements: Settlement[];
  groups: Group[];
  bank: Coins;
  hand_quests: { quest: string; done: number; needed: number }[];
  hand_cards: string[];
  remembered: { kind: "quest" | "play"; card: string; seats: number[] }[];
  village_stack: number;
  quest_stack: number;
  play_stack: number;
  discards: string[];
  offers_left: number[];
  explorer: boolean;
  moving: { seat: number; origin: string; to: string; by_sea: boolean; figures: Figures } | null;
  battle: { attacker: number; defender: number; spot: string; attacking: Figures; defending: Figures; attack_dice: number; defence_dice: number } | null;
  offer: { proposer: number; partner: number; give: Coins; want: Coins } | null;
  card: string;
  swap: { proposer: number; partner: number; pair: string } | null;
  laid: string;
  ending: string;
}
