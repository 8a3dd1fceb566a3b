// How long a game takes at one table: by who sits there, the options, and the clock. The figures are the game's own.
import type { Clock, GameInfo } from "./wire";
import { words } from "./words.svelte";

/** How long a bot takes beside a person. */
const BOT = 0.2;
const MINUTE = 60;
const WEEK = 7;

export interface Setting {
  people: number;
  bots: number;
  options: Record<string, string>;
  clock: Clock | null;
}

/** How long a game with these options is beside one with the usual ones. */
function share(game: GameInfo, options: Record<string, string>): number {
  return Object.entries(options).reduce((product, [name, choice]) => product * (game.lengths[name]?.[choice] ?? 1), 1);
}

/** About how many minutes it takes in one sitting; a live clock may leave people less than they would take. */
export function minutesOf(game: GameInfo, { people, bots, options, clock }: Setting): number {
  const long = share(game, options);
  const own = ((game.minutes ?? 0) * long) / ((game.fewest + game.most) / 2);
  const most = clock?.kind === "live" && game.turns ? (clock.bank + clock.move * game.turns * long) / MINUTE : Infinity;
  const minutes = people * Math.min(own, most) + bots * BOT * own;
  const step = minutes > 20 ? 5 : 1;
  return Math.max(step, Math.round(minutes / step) * step);
}

/** About how many days it takes if everybody has one turn a day. */
export function daysOf(game: GameInfo, { options }: Setting): number {
  return Math.max(1, Math.round((game.turns ?? 0) * share(game, options)));
}

/** The same in words; nothing where nobody has said how long the game takes. */
export function lengthText(game: GameInfo, setting: Setting): string {
  if (setting.clock?.kind !== "days") return game.minutes ? words.t("web-minutes", { minutes: minutesOf(game, setting) }) : "";
  if (!game.turns) return "";
  const days = daysOf(game, setting);
  return days > 2 * WEEK ? words.t("web-length-weeks", { count: Math.round(days / WEEK) }) : words.t("web-length-days", { count: days });
}
