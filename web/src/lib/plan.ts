// How a queue of shows is brought to its end in time.
export interface Plan {
  /** By how much every show is shortened: 1 is at leisure. */
  speed: number;
  /** So many at the front are gathered into one. */
  gathered: number;
}

const QUICKEST = 0.3;

/**
 * Plan for what is shown now, which needs `current` milliseconds more, and for those that wait, which would take `times`. The
 * last of them is to be begun within `left`: the shows before it get quicker, and where that is not enough, some are gathered.
 */
export function plan(current: number, times: number[], left: number): Plan {
  const before = times.slice(0, -1);
  let total = before.reduce((sum, time) => sum + time, current);
  if (total <= left) return { speed: 1, gathered: 1 };
  let gathered = 1;
  for (const time of before) {
    if (total * QUICKEST <= left) break;
    total -= time;
    gathered += 1;
  }
  return { speed: Math.max(QUICKEST, Math.min(1, left / Math.max(1, total))), gathered };
}
