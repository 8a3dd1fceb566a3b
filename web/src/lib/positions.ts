// The positions of a finished game: fetched by stretches, one call at a time, always for what is wanted now.
import type { Replayed } from "./wire";

type Fetch = (first: number, last: number, signal: AbortSignal) => Promise<Replayed[]>;

/** So many come at once to who goes step by step, and are fetched before fewer than half of them are left. */
const STRETCH = 8;
const MOST_KEPT = 400;
/** Who drags along the bar gets no more than one position in that time; an answer that takes longer than this gives way. */
const PAUSE = 60;
const PATIENCE = 2500;

export class Positions {
  private known = new Map<number, Replayed>();
  private wanted = 0;
  private step = 0;
  private call: { first: number; last: number; begun: number; stop: AbortController } | null = null;
  private isClosed = false;

  /** `arrived` is called for the position that is wanted, once it is there. */
  constructor(
    private readonly fetch: Fetch,
    private readonly arrived: (position: Replayed) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Want a position of a game of so many plies. What was wanted before is wanted no more. */
  want(ply: number, last: number): void {
    const by = ply - this.wanted;
    this.step = Math.abs(by) === 1 ? by : 0;
    this.wanted = ply;
    const position = this.known.get(ply);
    if (position) this.arrived(position);
    this.ask(last);
  }

  close(): void {
    this.isClosed = true;
    this.call?.stop.abort();
  }

  private ask(last: number): void {
    if (this.isClosed) return;
    if (this.call) {
      const isOnItsWay = this.call.first <= this.wanted && this.wanted <= this.call.last;
      if (!isOnItsWay && !this.known.has(this.wanted) && Date.now() - this.call.begun > PATIENCE) this.call.stop.abort();
      return;
    }
    const stretch = this.next(last);
    if (stretch) void this.get(...stretch, last);
  }

  /** The stretch to be fetched now, if any: what is wanted, and what comes next in the direction of the last step. */
  private next(last: number): [number, number] | null {
    const { wanted, step } = this;
    let from = wanted;
    while (step && this.known.has(from) && Math.abs(from - wanted) < STRETCH / 2) from += step;
    if (this.known.has(from) || from < 0 || from > last) return null;
    const to = Math.max(0, Math.min(last, from + step * (STRETCH - 1)));
    return [Math.min(from, to), Math.max(from, to)];
  }

  private async get(first: number, to: number, last: number): Promise<void> {
    const call = (this.call = { first, last: to, begun: Date.now(), stop: new AbortController() });
    try {
      for (const position of await this.fetch(first, to, call.stop.signal)) this.keep(position);
      if (first <= this.wanted && this.wanted <= to) this.arrived(this.known.get(this.wanted)!);
      else await new Promise((wake) => setTimeout(wake, PAUSE));
    } catch (error) {
      if (!call.stop.signal.aborted) {
        this.call = null;
        this.failed(error);
        return;
      }
    }
    this.call = null;
    this.ask(last);
  }

  private keep(position: Replayed): void {
    this.known.set(position.ply, position);
    if (this.known.size > MOST_KEPT) this.known.delete(this.known.keys().next().value!);
  }
}
