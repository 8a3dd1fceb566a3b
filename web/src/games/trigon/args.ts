// What events tell, as far as the scenes need it.
import type { Face } from "../../lib/faces";
import type { Message, Told } from "../../lib/wire";
import { FIGURES, METALS } from "./box";
import type { Coins, Figures } from "./view";

export interface Args {
  seat?: { seat: number };
  partner?: { seat: number };
  spot?: Message & Face;
  from?: Message & Face;
  to?: Message & Face;
  card?: Message & Face;
  quest?: Message & Face;
  skull?: Message & Face;
  bonus?: Message & Face;
  figures?: Message[];
  coins?: Message[];
  give?: Message[];
  want?: Message[];
  attack?: number[];
  defence?: number[];
  count?: number;
  cards?: Face[];
  quests?: Face[];
}

export const argsOf = ({ args }: Told): Args => args as Args;

const countOf = (list: Message[] | undefined, id: string): number => (list ?? []).filter((message) => message.id === id).reduce((sum, { args }) => sum + Number((args as { count?: number }).count ?? 0), 0);

export function figuresOf(list: Message[] | undefined): Figures {
  const [knight, scout, boat] = FIGURES.map((figure) => countOf(list, `trigon-figures-${figure}`));
  return { knight: knight!, scout: scout!, boat: boat! };
}

export function coinsOf(list: Message[] | undefined): Coins {
  const [copper, silver, gold] = METALS.map((metal) => countOf(list, `trigon-coins-${metal}`));
  return { copper: copper!, silver: silver!, gold: gold! };
}

export const less = (one: Figures, other: Figures): Figures => ({
  knight: Math.max(0, one.knight - other.knight),
  scout: Math.max(0, one.scout - other.scout),
  boat: Math.max(0, one.boat - other.boat),
});

export const more = (one: Figures, other: Figures): Figures => ({ knight: one.knight + other.knight, scout: one.scout + other.scout, boat: one.boat + other.boat });
