// What each seat has last said in the auction that goes on, from the events.
import type { Told } from "../../lib/wire";

type Calls = Record<number, number>;

const seatOf = (event: Told): number => (event.args as { seat?: { seat: number } }).seat?.seat ?? -1;

/** Return the calls by seat after these events: the amount of a bid, 0 for a pass. */
export function callsAfter(before: Calls, events: Told[]): Calls {
  let calls = before;
  for (const event of events) {
    if (event.kind === "turned-up") calls = {};
    else if (event.kind === "bid") calls = { ...calls, [seatOf(event)]: (event.args as { amount: number }).amount };
    else if (event.kind.startsWith("passed")) calls = { ...calls, [seatOf(event)]: 0 };
  }
  return calls;
}
