// Stepping back during a game: what this seat was shown before, push by push and read only, fetched as it is looked at.
import type { AskPast, Pasts, Push, Seen } from "./wire";

/** So many the server shows at once. */
const STRETCH = 20;
/** So many are kept. */
const MOST = 10 * STRETCH;
const AGAIN = 1500;
const PREFIX = "past-";

export class Past {
  /** Which push is looked at; null while the game itself is. */
  at = $state<number | null>(null);
  /** What is looked at runs on by itself, up to the game. */
  isPlaying = $state(false);
  /** Where it began to. */
  private begun = 0;
  private seen = $state.raw<Map<number, Seen>>(new Map());
  private asked: AskPast | null = null;
  /** What the game showed when it was returned to: it does not go on from what stood on the board before. */
  private returned = $state.raw<Push | null>(null);

  constructor(
    private readonly now: () => Push | null,
    private readonly send: (message: AskPast) => void,
  ) {}

  get last(): number {
    return this.now()?.seq ?? 0;
  }

  /** What is looked at as a push in which nothing can be done; null while it is fetched, and while nothing is. */
  get push(): Push | null {
    const seen = this.at === null ? undefined : this.seen.get(this.at);
    const now = this.now();
    if (!seen || !now) return null;
    const { seq, events, view, message, text } = seen;
    return { ...now, seq, first: seq, events, view, text, prompt: { number: null, message }, actions: [], undo: 0, outcome: null, proof: null };
  }

  /** Whether what the game shows goes on from what stood on the board. */
  isNext(push: Push): boolean {
    return this.at === null ? push !== this.returned : this.isPlaying && push.seq > this.begun;
  }

  /** Show again what has happened from a push on. */
  play(seq: number): void {
    this.begun = Math.max(1, Math.min(seq, this.last - 1));
    this.isPlaying = true;
    this.go(this.begun);
  }

  step(by: number): void {
    this.go((this.at ?? this.last) + by);
  }

  /** Look at a push, or with the newest return to the game. */
  go(seq: number): void {
    if (seq >= this.last) return this.leave();
    this.at = Math.max(1, seq);
    this.ask();
  }

  leave(): void {
    if (this.at !== null) this.returned = this.now();
    this.at = null;
    this.isPlaying = false;
  }

  /** Nothing that was shown is kept: another seat looks, or it is wanted in another way. */
  forget(isOver: boolean): void {
    if (isOver) this.leave();
    this.seen = new Map();
    this.asked = null;
    this.ask();
  }

  take({ seat, seen }: Pasts): void {
    this.asked = null;
    if (seat !== this.now()?.seat) return;
    this.seen = new Map([...this.seen, ...seen.map((one): [number, Seen] => [one.seq, one])].slice(-MOST));
    const oldest = seen[0]?.seq;
    if (this.at !== null && !this.seen.has(this.at)) oldest === undefined ? this.leave() : this.go(oldest); // older rules show no more
  }

  /** Take a refusal; true where it was one of these questions, which is asked again. */
  isSettledBy(id: string | null): boolean {
    if (!id?.startsWith(PREFIX)) return false;
    this.asked = null;
    setTimeout(() => this.ask(), AGAIN);
    return true;
  }

  /** After a lost connection. */
  askAgain(): void {
    this.asked = null;
    this.ask();
  }

  private ask(): void {
    if (this.at === null || this.seen.has(this.at) || this.asked) return;
    this.asked = { type: "past", id: `${PREFIX}${this.at}`, seq: Math.ceil(this.at / STRETCH) * STRETCH };
    this.send(this.asked);
  }
}
