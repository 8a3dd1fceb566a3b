// The cards that somebody is working on: every change can be undone, is checked by the server a moment later, and is kept in
// this browser until it is kept as a version.
import { Refusal, told } from "../../lib/api";
import type { Bench, CellProblem } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { calls } from "./calls";
import { sheetsOf, type Data } from "./cells";
import { History } from "./history";

const CHECK_WAIT = 500;
const AGAIN_WAIT = 4000;

export class Work {
  data = $state.raw<Data>() as Data;
  canUndo = $state(false);
  canRedo = $state(false);
  /** What is wrong, as of the last check, and whether that is of the cards as they are now. */
  problems = $state.raw<CellProblem[]>([]);
  isChecked = $state(false);
  /** Why nothing can be checked, or kept in the browser. */
  trouble = $state("");
  /** The cards that were sound last, by which they are drawn. */
  drawn = $state.raw<Data>() as Data;

  private readonly history: History<Data>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly place: string;

  constructor(readonly bench: Bench) {
    this.place = `entrepot-workshop-${bench.game}`;
    const shipped = bench.data as Data;
    this.history = new History(this.kept() ?? shipped);
    this.drawn = shipped;
    this.show();
    this.later(0);
  }

  get isSound(): boolean {
    return this.isChecked && !this.problems.some((one) => !one.is_noted);
  }

  /** Take other cards in the place of these. */
  put(next: Data): void {
    this.history.put(next);
    this.changed();
  }

  undo(): void {
    this.history.undo();
    this.changed();
  }

  redo(): void {
    this.history.redo();
    this.changed();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private changed(): void {
    this.show();
    this.keep();
    this.later(CHECK_WAIT);
  }

  private show(): void {
    this.data = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
  }

  // ------------------------------------------------------------------ kept in the browser

  private kept(): Data | null {
    try {
      const data = JSON.parse(localStorage.getItem(this.place) ?? "null") as Data | null;
      const isWhole = data !== null && typeof data.meta === "object" && sheetsOf(this.bench).every(({ name }) => name === "meta" || Array.isArray(data[name]));
      return isWhole ? data : null;
    } catch {
      return null; // what cannot be read is as good as nothing
    }
  }

  private keep(): void {
    try {
      localStorage.setItem(this.place, JSON.stringify(this.data));
    } catch {
      this.trouble = words.t("workshop-not-kept");
    }
  }

  // ------------------------------------------------------------------ checked by the server

  private later(wait: number): void {
    this.isChecked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), wait);
  }

  private async check(): Promise<void> {
    const checked = this.data;
    try {
      const { problems } = await calls.check(this.bench.game, checked);
      if (checked !== this.data) return; // it has changed meanwhile, and is checked once more
      this.problems = problems;
      this.isChecked = true;
      this.trouble = "";
      if (this.isSound) this.drawn = checked;
    } catch (error) {
      if (checked !== this.data) return;
      this.trouble = told(error);
      if (!(error instanceof Refusal && error.status === 400)) this.timer = setTimeout(() => void this.check(), AGAIN_WAIT);
    }
  }
}
