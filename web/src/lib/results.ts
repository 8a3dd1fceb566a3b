// What came of finished games, in words.
import type { Result } from "./wire";
import { words } from "./words.svelte";

/** Seats in the order of their places. */
export const inOrder = (places: number[]): number[] => [...places.keys()].sort((a, b) => places[a]! - places[b]!);

const whole = (number: number): string => Math.round(number).toLocaleString(words.language);

/** A rating with how far it may be off, nineteen times in twenty. */
export const ratingText = (mu: number, sigma: number): string => words.t("web-rating-of", { rating: whole(mu), give: whole(2 * sigma) });

/** What became of a seat's rating, or why nothing did. */
export function ratedText(result: Result, seat: number): string {
  if (result.unrated === null) return words.t("web-rating-pending");
  if (result.unrated) return words.t(`web-unrated-${result.unrated}`);
  const change = result.ratings[seat];
  if (!change) return "";
  const by = change.mu - change.before;
  return words.t(by < 0 ? "web-fell" : "web-rose", { rating: ratingText(change.mu, change.sigma), by: whole(Math.abs(by)) });
}
