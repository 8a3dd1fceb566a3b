// Shows pushes one after another, so that the moves of others can be followed. Whoever clicks or presses a key skips ahead.
import { isStill } from "./settings.svelte";
import type { Push } from "./wire";

const BEAT = 320;
const QUICK_BEAT = 120;
const LONG_QUEUE = 6;

export class Pace {
  /** What is on the board. */
  shown = $state.raw<Push | null>(null);
  /** Something is still being shown: a scene, or moves that wait for it. */
  isRunning = $state(false);
  /** How long a push's own scene takes, in milliseconds; a drawing says it. */
  scene: (push: Push) => number = () => 0;
  /** Called for each push as it comes on the board, several in one after a skip. */
  onShow: (push: Push) => void = () => undefined;

  private queue: Push[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a push when its turn comes; at once where it answers this viewer's own action. */
  add(push: Push, isAnswer: boolean): void {
    const isNew = this.shown === null || this.shown.seat !== push.seat;
    this.queue.push(push);
    if (isNew || isAnswer || isStill() || document.hidden) this.catchUp(isNew || isStill());
    else if (!this.isRunning) this.next();
  }

  /** Show everything that waits, and end the scene. True where there was something to skip. */
  skip(): boolean {
    if (!this.isRunning) return false;
    this.catchUp(true);
    return true;
  }

  /** Forget everything: another seat looks. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.shown = null;
    this.isRunning = false;
  }

  private catchUp(isOver: boolean): void {
    const last = this.queue.at(-1);
    clearTimeout(this.timer);
    this.isRunning = !isOver;
    if (last) this.put({ ...last, events: this.queue.flatMap((push) => push.events) });
    this.queue = [];
    if (!isOver) this.wait();
  }

  private next(): void {
    const push = this.queue.shift();
    this.isRunning = push !== undefined;
    if (!push) return;
    this.put(push);
    this.wait();
  }

  private wait(): void {
    const beat = this.queue.length > LONG_QUEUE ? QUICK_BEAT : BEAT;
    this.timer = setTimeout(() => this.next(), Math.max(beat, this.shown ? this.scene(this.shown) : 0));
  }

  private put(push: Push): void {
    this.shown = push;
    this.onShow(push);
  }
}
