// Bots at a table are called by names of people, so that two of a kind can be told apart; a mark beside it says what they are.
import type { SeatWish } from "./wire";

const NAMES = ["Mira", "Otto", "Juno", "Bram", "Saar", "Ravi", "Lotte", "Enzo", "Vera", "Kofi", "Noor", "Jens"];

/** Return wishes in which every bot has a name that nobody else at the table has. */
export function named(seats: SeatWish[], others: string[]): SeatWish[] {
  const used = new Set([...others, ...seats.map((seat) => seat.name ?? "")]);
  const free = NAMES.filter((name) => !used.has(name));
  const start = Math.floor(Math.random() * free.length);
  let next = 0;
  return seats.map((seat) => (seat.kind === "bot" && !seat.name ? { ...seat, name: free[(start + next++) % free.length]! } : seat));
}

/** The bot that is put in a seat where nobody said which. */
export const usualBot = (bots: string[]): string => (bots.includes("greedy") ? "greedy" : bots[0]!);
