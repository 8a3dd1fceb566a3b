// What others have done since one's own last answer. It stays on the table until one answers again.
import { getContext, setContext } from "svelte";

import type { Told } from "./wire";
import type { SeatNames } from "./words.svelte";

/** Of a seat that is only watched, no more than so much is kept. */
const MOST = 20;
const PLACE = Symbol("since");

export class Since {
  /** By seat, in order. */
  deeds = $state.raw<ReadonlyMap<number, Told[]>>(new Map());
  /** Kinds of event that tell of nothing that a player has done, such as whose turn it is. */
  asides: readonly string[] = [];

  constructor(readonly names: SeatNames) {}

  add(events: Told[]): void {
    const deeds = new Map(this.deeds);
    for (const event of events) {
      const seat = seatOf(event);
      if (seat !== null && !this.asides.includes(event.kind)) deeds.set(seat, [...(deeds.get(seat) ?? []), event].slice(-MOST));
    }
    this.deeds = deeds;
  }

  clear(): void {
    this.deeds = new Map();
  }
}

/** Who did what an event tells of; null where nobody did. */
export function seatOf({ args }: Told): number | null {
  const { seat } = args as { seat?: { seat?: number } };
  return seat?.seat ?? null;
}

/** What is in this component shows what has happened since. */
export const shareSince = (since: Since): Since => setContext(PLACE, since);
/** Nothing, where a game is only replayed. */
export const sharedSince = (): Since | undefined => getContext<Since | undefined>(PLACE);
