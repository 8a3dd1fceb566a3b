// Opens a table and keeps what its keys are for: one's own seats, and the links for friends.
import { api } from "./api";
import { named, usualBot } from "./bots";
import { keep, keepInvitations, keepSeats } from "./keys";
import { settings } from "./settings.svelte";
import type { GameInfo, NewTable, Opened, SeatWish } from "./wire";

/** What else a table is opened with. */
export type More = Pick<NewTable, "watch" | "hints" | "clock" | "stand_in" | "takebacks" | "asks" | "rated">;

export const seatOf = (kind: SeatWish["kind"], bot: string | null = null, name: string | null = null): SeatWish => ({ kind, bot, name });

/** Keep the keys of a table that was opened with these seats, and return where it is. */
export function settle(opened: Opened, seats: SeatWish[]): string {
  const of = (kinds: string[]): { seat: number; key: string }[] =>
    opened.keys.flatMap((key, seat) => (key !== null && kinds.includes(seats[seat]!.kind) ? [{ seat, key }] : []));
  const own = of(["me", "screen"]);
  keep(opened.table, own.map(({ key }) => key));
  keepSeats(opened.table, own.map(({ seat }) => seat));
  keepInvitations(opened.table, of(["friend"]));
  return `/table/${opened.table}`;
}

/** Open a table, and return its address. A Refusal where the server does not want it. */
export async function open(game: GameInfo, wished: SeatWish[], options: Record<string, string> = {}, content: string | null = null, more: More = { watch: true, hints: false, stand_in: usualBot(game.bots), rated: settings.isRated }): Promise<string> {
  const seats = named(wished, [settings.name]);
  return settle(await api.open({ game: game.id, seats, options, content, ...more }), seats);
}

/** Go on from a position of a finished game against bots, and return the new table's address. */
export async function goOn(game: GameInfo, id: string, ply: number, seat: number, count: number): Promise<string> {
  const wished = Array.from({ length: count }, (_, at) => (at === seat ? seatOf("me") : seatOf("bot", usualBot(game.bots))));
  const seats = named(wished, [settings.name]);
  return settle(await api.fork(id, ply, seats), seats);
}

/** The seats of 'Play now': me, and two bots where the game has room; the usual ones, or these. */
export function quickSeats(game: GameInfo, bot = usualBot(game.bots)): SeatWish[] {
  const count = Math.min(game.most, Math.max(game.fewest, 3));
  return [seatOf("me"), ...Array.from({ length: count - 1 }, () => seatOf("bot", bot))];
}
