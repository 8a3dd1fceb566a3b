// Who is at a table and how much time they have. The figures are the server's: here only the time since they came is counted,
// by a clock that nobody sets.
import type { Clock, People } from "./wire";
import { words } from "./words.svelte";

const TICK = 250;
/** Where no clock runs, minutes are near enough. */
const SLOW_TICK = 10_000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export class Company {
  people = $state.raw<People | null>(null);
  private at = 0;
  private now = $state(0);
  private readonly timer = setInterval(() => this.tick(), TICK);

  take(people: People): void {
    this.people = people;
    this.at = this.now = performance.now();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** How many seconds are left of so many that there were when the server told them. */
  left(seconds: number): number {
    return Math.max(0, seconds - (this.now - this.at) / 1000);
  }

  /** The seconds on a seat's clock; null where it has none. */
  time(seat: number): number | null {
    const clock = this.people?.seats[seat]?.clock;
    if (!clock) return null;
    const passed = (this.now - this.at) / 1000;
    const turns = clock.turns_in ?? Infinity;
    const counted = clock.runs ? Math.min(passed, turns) : clock.turns_in === null ? 0 : Math.max(0, passed - turns);
    return Math.max(0, clock.left - counted);
  }

  private tick(): void {
    const now = performance.now();
    const isRunning = this.people?.seats.some(({ clock }) => clock?.runs) ?? false;
    if (isRunning || now - this.now > SLOW_TICK) this.now = now;
  }
}

/** Time on a clock, to the second where that matters. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return words.t("web-days-left", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= 6 * HOUR) return words.t("web-hours-left", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** The clocks that the lobby offers, besides none. */
export const CLOCKS: Record<string, Clock> = {
  quick: { kind: "live", bank: 5 * MINUTE, move: 15, cap: 0, sleep: null },
  calm: { kind: "live", bank: 15 * MINUTE, move: 30, cap: 0, sleep: null },
  long: { kind: "live", bank: 30 * MINUTE, move: 60, cap: 0, sleep: null },
  daily: { kind: "days", bank: 36 * HOUR, move: 12 * HOUR, cap: 5 * DAY, sleep: { first: 23, last: 7 } },
  weekly: { kind: "days", bank: 72 * HOUR, move: 24 * HOUR, cap: 7 * DAY, sleep: { first: 23, last: 7 } },
};

/** A clock in words: what it is, and what it gives. */
export function clockText(clock: Clock | null): string {
  if (!clock) return words.t("web-clock-none");
  if (clock.kind === "live") return words.t("web-clock-live", { bank: round(clock.bank / MINUTE), move: clock.move });
  const days = { bank: round(clock.bank / HOUR), move: round(clock.move / HOUR), cap: round((clock.cap ?? 0) / DAY) };
  return clock.sleep ? words.t("web-clock-days-asleep", { ...days, ...clock.sleep }) : words.t("web-clock-days", days);
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** When somebody was last there, as short as it can be said. */
export function sinceText(seen: string): string {
  const then = new Date(seen);
  const isToday = then.toDateString() === new Date().toDateString();
  return isToday
    ? then.toLocaleTimeString(words.language, { hour: "2-digit", minute: "2-digit" })
    : then.toLocaleDateString(words.language, { day: "numeric", month: "long" });
}
