// One way to call the server: with a time limit, and again after growing waits where that is safe.
const FIRST_LIMIT = 15_000;
const LONGEST_LIMIT = 60_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** What stands between us and the server says that it is not there. */
const GATEWAYS = [502, 504];
const NOT_NOW = [429, 503];

/** No answer has come. Whether the server has heard the question is not known. */
export class Unreached extends Error {}

/** The calls that are being tried again. */
class Trouble {
  count = $state(0);
  private wakers = new Set<() => void>();

  constructor() {
    for (const name of ["online", "focus", "pageshow"]) addEventListener(name, () => this.retry());
  }

  /** Try all of them now. */
  retry(): void {
    for (const wake of this.wakers) wake();
  }

  /** Return after so long, or as soon as it is worth trying again. */
  async wait(time: number, signal?: AbortSignal): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    const timer = setTimeout(wake, time);
    signal?.addEventListener("abort", wake, { once: true });
    this.wakers.add(wake);
    await woken;
    this.wakers.delete(wake);
    clearTimeout(timer);
  }
}

export const trouble = new Trouble();

async function once(path: string, init: RequestInit, limit: number, signal?: AbortSignal): Promise<Response> {
  const clock = AbortSignal.timeout(limit);
  try {
    const answer = await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, clock]) : clock });
    if (GATEWAYS.includes(answer.status)) throw new Unreached();
    const body = await answer.arrayBuffer(); // half an answer is none
    return new Response(body, answer);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof Unreached ? error : new Unreached(String(error));
  }
}

/**
 * Return the answer to a call, whatever its status. A call that may be made twice (`isSafe`) is made until it is answered, or
 * until `signal` says that nobody wants it any more; another one throws `Unreached`.
 */
export async function reach(path: string, init: RequestInit, isSafe: boolean, signal?: AbortSignal): Promise<Response> {
  let isTold = false;
  try {
    for (let turn = 0; ; turn += 1) {
      try {
        const answer = await once(path, init, Math.min(FIRST_LIMIT * 2 ** turn, LONGEST_LIMIT), signal);
        if (!isSafe || !NOT_NOW.includes(answer.status)) return answer;
      } catch (error) {
        if (!isSafe || !(error instanceof Unreached)) throw error;
        if (!isTold) trouble.count += 1;
        isTold = true;
      }
      await trouble.wait(Math.min(FIRST_WAIT * 2 ** turn, LONGEST_WAIT), signal);
    }
  } finally {
    if (isTold) trouble.count -= 1;
  }
}
