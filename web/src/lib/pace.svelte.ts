// Shows pushes one after another, so that the moves of others can be followed. Whoever clicks or presses a key skips ahead.
// Where more happens than can be shown, shows get quicker, and then many are gathered into one.
import { plan } from "./plan";
import { isStill, settings, TEMPOS } from "./settings.svelte";
import type { Push, Told } from "./wire";

const BEAT = 320;
/** In milliseconds: how long one's own question may wait for what happened before it, and how far behind a spectator may be. */
const ASKED_WITHIN = 1800;
const SHOWN_WITHIN = 3500;
/** What takes longer is a scene: the last one before a question is seen whole, and the question comes after it. */
const SCENE = 700;
const LONGEST_SCENE = 8000;
/** So long the sentence of an event takes to be read. */
const READ = 900;
/** So long what was gathered is told of. */
const TOLD_FOR = 4000;

interface Waiting {
  push: Push;
  at: number;
}

export class Pace {
  /** What is on the board. */
  shown = $state.raw<Push | null>(null);
  /** Something is still being shown: a scene, or moves that wait for it. */
  isRunning = $state(false);
  /** What is on the board has skipped some steps. */
  isGathered = $state(false);
  /** What has been gathered of late: too much to be shown. */
  gathered = $state.raw<Told[]>([]);
  /** How long a push's own scene takes, in milliseconds; a drawing says it. */
  scene: (push: Push) => number = () => 0;
  /** Called for each push as it comes on the board, several in one after a skip. */
  onShow: (push: Push) => void = () => undefined;

  private queue: Waiting[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;

  /** What is asked comes when the scene that leads to it is over. */
  get isHolding(): boolean {
    return this.isRunning && this.shown !== null && this.scene(this.shown) > SCENE;
  }

  /** How long a push that is shown again is left on the board, in milliseconds: so that its words can be read. */
  toRead(push: Push): number {
    return Math.max(READ * Math.max(1, push.events.length), this.scene(push)) * this.tempo;
  }

  /** Show a push when its turn comes; at once where it answers this viewer's own action. */
  add(push: Push, isAnswer: boolean): void {
    const isNew = this.shown === null || this.shown.seat !== push.seat;
    this.queue.push({ push, at: Date.now() });
    if (isNew || isAnswer || isStill() || document.hidden) this.catchUp(isNew || isStill());
    else if (this.isRunning) this.wait();
    else this.next();
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
    clearTimeout(this.telling);
    this.queue = [];
    this.shown = null;
    this.gathered = [];
    this.isRunning = this.isGathered = false;
  }

  private catchUp(isOver: boolean): void {
    this.isRunning = !isOver;
    if (this.queue.length) this.put(this.queue.splice(0), false);
    clearTimeout(this.timer);
    if (!isOver) this.wait();
  }

  private next(): void {
    this.isRunning = this.queue.length > 0;
    if (!this.isRunning) return;
    const { gathered } = this.plan(0);
    this.put(this.queue.splice(0, gathered), gathered > 1);
    this.wait();
  }

  /** Go on when what is on the board has been seen, sooner where much waits behind it. */
  private wait(): void {
    clearTimeout(this.timer);
    const time = this.time(this.shown);
    const seen = Date.now() - this.since;
    const { speed } = this.plan(Math.max(0, time - seen));
    this.timer = setTimeout(() => this.next(), Math.max(0, Math.max(time * speed, this.glance()) - seen));
  }

  /** How long what is on the board is to be looked at in any case: a scene, if none comes behind it. */
  private glance(): number {
    const isLast = !this.queue.some(({ push }) => this.scene(push) > SCENE);
    return isLast && this.isHolding ? Math.min(this.scene(this.shown!) * this.tempo, LONGEST_SCENE) : 0;
  }

  private plan(current: number): { speed: number; gathered: number } {
    const [first] = this.queue;
    const last = this.queue.at(-1);
    if (!first || !last) return { speed: 1, gathered: 1 };
    const isAsked = last.push.prompt.number !== null;
    const asked = this.queue.find(({ push }) => push.prompt.number === last.push.prompt.number)!;
    const due = isAsked ? asked.at + ASKED_WITHIN * this.tempo : first.at + SHOWN_WITHIN * this.tempo;
    return plan(current, this.queue.map(({ push }) => this.time(push)), due - Date.now());
  }

  private time(push: Push | null): number {
    return Math.max(BEAT, push ? this.scene(push) : 0) * this.tempo;
  }

  private get tempo(): number {
    return TEMPOS[settings.tempo];
  }

  private put(waiting: Waiting[], isGathered: boolean): void {
    const events = waiting.flatMap(({ push }) => push.events);
    this.isGathered = isGathered;
    if (isGathered) this.tell(events);
    this.since = Date.now();
    this.shown = { ...waiting.at(-1)!.push, events };
    this.onShow(this.shown);
  }

  private tell(events: Told[]): void {
    clearTimeout(this.telling);
    this.gathered = [...this.gathered, ...events];
    this.telling = setTimeout(() => (this.gathered = []), TOLD_FOR);
  }
}
