// What a seat has been told, in whole pushes: of a long game the newest part, so that it never grows without end. What was told
// before is asked for again when somebody reads further up.
import type { Told } from "./wire";

/** Once there are more events than this, only so many are kept. */
export const MOST = 3000;
const KEPT = 2000;

interface Page {
  /** The push with which it begins. */
  first: number;
  events: Told[];
}

export class Recent {
  private pages: Page[] = [];
  private count = 0;

  constructor(private begins: number) {}

  /** The push with which what is kept begins. */
  get first(): number {
    return this.pages[0]?.first ?? this.begins;
  }

  get events(): Told[] {
    return this.pages.flatMap(({ events }) => events);
  }

  /** Add what a push tells; return how many of the oldest events are kept no more. */
  add(first: number, events: Told[]): number {
    this.pages.push({ first: this.pages.length ? first : this.begins, events });
    this.count += events.length;
    const before = this.count;
    while (before > MOST && this.count > KEPT && this.pages.length > 1) this.count -= this.pages.shift()!.events.length;
    return before - this.count;
  }

  /** Add what was told before. */
  addEarlier(first: number, events: Told[]): void {
    this.pages.unshift({ first, events });
    this.begins = first;
    this.count += events.length;
  }
}
