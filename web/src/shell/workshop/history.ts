// Every state that something has been in, to go back and forth between them.
const MOST = 300;

export class History<State> {
  private past: State[] = [];
  private future: State[] = [];

  constructor(public now: State) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Something has changed; what was undone before is given up. */
  put(next: State): void {
    if (next === this.now) return;
    this.past = [...this.past, this.now].slice(-MOST);
    this.future = [];
    this.now = next;
  }

  undo(): State {
    const before = this.past.at(-1);
    if (before !== undefined) {
      this.past = this.past.slice(0, -1);
      this.future = [this.now, ...this.future];
      this.now = before;
    }
    return this.now;
  }

  redo(): State {
    const [next, ...rest] = this.future;
    if (next !== undefined) {
      this.past = [...this.past, this.now];
      this.future = rest;
      this.now = next;
    }
    return this.now;
  }
}
