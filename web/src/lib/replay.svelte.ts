// A finished game, ply by ply.
import { api, told, type Content } from "./api";
import { drawing, type Drawing } from "./drawings";
import { isolated } from "./names";
import { Positions } from "./positions";
import type { Push, Replayed, Story, TableInfo } from "./wire";
import { words } from "./words.svelte";

const BEAT = 1000;

export interface Chapter {
  round: number;
  ply: number;
}

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  story = $state.raw<Story | null>(null);
  content = $state.raw<Content | null>(null);
  board = $state.raw<Drawing | null>(null);
  shown = $state.raw<Replayed | null>(null);
  at = $state(0);
  /** Whose eyes: a seat, or null for a spectator. */
  seat = $state<number | null>(null);
  isPlaying = $state(false);
  /** What is shown goes on from what was shown before it. */
  isNext = $state(false);
  problem = $state("");
  /** The first position of each round. */
  readonly chapters = $derived(chaptersOf(this.story?.rounds ?? []));
  private readonly leaving = new AbortController();
  private readonly positions: Positions;

  constructor(
    readonly id: string,
    ply: number,
  ) {
    this.at = ply;
    const fail = (error: unknown): void => void (this.leaving.signal.aborted || (this.problem = told(error)));
    this.positions = new Positions(
      (first, last, signal) => api.positions(id, first, last, signal),
      (position) => this.put(position),
      fail,
    );
    this.load().catch(fail);
  }

  close(): void {
    this.leaving.abort();
    this.positions.close();
  }

  names = (seat: number): string => isolated(this.info?.seats[seat]?.name ?? "") || words.t("kernel-seat", { number: seat + 1 });

  get last(): number {
    return this.story?.moves.length ?? 0;
  }

  get push(): Push | null {
    const { shown, seat } = this;
    if (!shown) return null;
    return {
      type: "push",
      seq: shown.ply,
      first: shown.ply,
      seat,
      events: shown.events,
      view: seat === null ? shown.view : shown.views[seat],
      prompt: { number: null, message: shown.move ?? { id: "web-replay-start", args: {} } },
      actions: [],
      undo: 0,
      text: shown.text,
      outcome: null,
      proof: null,
    };
  }

  go(ply: number): void {
    this.at = Math.max(0, Math.min(this.last, ply));
  }

  /** Go to the next or to the earlier beginning of a round. */
  turn(by: 1 | -1): void {
    const { chapters, at } = this;
    const there = by > 0 ? chapters.find(({ ply }) => ply > at) : chapters.filter(({ ply }) => ply < at).at(-1);
    this.go(there?.ply ?? (by > 0 ? this.last : 0));
  }

  /** Show the ply that is wanted, once it is there; to be called when it changes. */
  show(): void {
    this.positions.want(this.at, this.last);
  }

  /** Run on by itself; returns what stops it. */
  run(): () => void {
    const timer = setInterval(() => (this.at < this.last ? this.go(this.at + 1) : (this.isPlaying = false)), BEAT);
    return () => clearInterval(timer);
  }

  private put(position: Replayed): void {
    if (position.ply === this.shown?.ply) return;
    this.isNext = position.ply - (this.shown?.ply ?? -2) === 1;
    this.shown = position;
    this.problem = "";
  }

  private async load(): Promise<void> {
    const { signal } = this.leaving;
    const info = await api.table(this.id, signal);
    [this.story, this.content, this.board] = await Promise.all([api.story(this.id, signal), api.content(this.id, signal), drawing(info.game)]);
    this.info = info;
    this.go(this.at);
  }
}

function chaptersOf(rounds: number[]): Chapter[] {
  const last = rounds.length - 1;
  return rounds.flatMap((round, ply) => (round !== rounds[ply - 1] && ply < last ? [{ round, ply }] : []));
}
