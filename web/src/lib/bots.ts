// Bots at a table are called by names of people, so that two of a kind can be told apart; a mark beside it says what they are.
import { settings } from "./settings.svelte";
import type { SeatWish } from "./wire";
import { words } from "./words.svelte";

const NAMES = ["Mira", "Otto", "Juno", "Bram", "Saar", "Ravi", "Lotte", "Enzo", "Vera", "Kofi", "Noor", "Jens"];

/** Return wishes in which every bot has a name that nobody else at the table has. */
export function named(seats: SeatWish[], others: string[]): SeatWish[] {
  const used = new Set([...others, ...seats.map((seat) => seat.name ?? "")]);
  const free = NAMES.filter((name) => !used.has(name));
  const start = Math.floor(Math.random() * free.length);
  let next = 0;
  return seats.map((seat) => (seat.kind === "bot" && !seat.name ? { ...seat, name: free[(start + next++) % free.length]! } : seat));
}

/** The levels of play that every game has, the easiest first. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

/** A newcomer's first game can be won, and nobody waits: this level plays the game's plain plan at once, with slips. */
export const FIRST_LEVEL = LEVELS[0]!;

/** The bot that is put in a seat where nobody said which: the level that was last chosen in the lobby. */
export const usualBot = (bots: string[]): string => [settings.level, FIRST_LEVEL].find((level) => bots.includes(level)) ?? bots[0]!;

/** A game's bots as they are offered: the levels first, then its others from strong to weak. */
export function offeredBots(bots: string[]): { levels: string[]; others: string[] } {
  return { levels: LEVELS.filter((level) => bots.includes(level)), others: bots.filter((bot) => !LEVELS.includes(bot)).reverse() };
}

/** What a kind of bot is called; one that has no name in our words by its own. */
export const botName = (bot: string): string => (words.has(`web-bot-${bot}`) ? words.t(`web-bot-${bot}`) : bot);

/** The same with a word of what it is. */
export const botTold = (bot: string): string => (words.has(`web-bot-${bot}-told`) ? words.t(`web-bot-${bot}-told`) : bot);
