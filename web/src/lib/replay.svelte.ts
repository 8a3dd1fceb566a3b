// A finished game, ply by ply: fetched as it is looked at, the next one beforehand.
import { api, type Content } from "./api";
import { drawing, type Drawing } from "./drawings";
import { isolated } from "./names";
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
  private plies = new Map<number, Promise<Replayed>>();

  constructor(
    readonly id: string,
    ply: number,
  ) {
    this.at = ply;
    this.load().catch((error: Error) => (this.problem = error.message));
  }

  names = (seat: number): string => isolated(this.info?.seats[seat]?.name ?? "") || words.t("kernel-seat", { number: seat + 1 });

  get last(): number {
    return this.story?.moves.length ?? 0;
  }

  /** The first position of each round. */
  get chapters(): Chapter[] {
    const rounds = this.story?.rounds ?? [];
    const last = this.last;
    return rounds.flatMap((round, ply) => (round !== rounds[ply - 1] && ply < last ? [{ round, ply }] : []));
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

  /** Fetch and show the ply that is wanted; to be called when it changes. */
  async show(): Promise<void> {
    const wanted = this.at;
    try {
      const answer = await this.fetch(wanted);
      if (wanted !== this.at) return;
      this.isNext = answer.ply - (this.shown?.ply ?? -2) === 1;
      this.shown = answer;
      if (wanted < this.last) void this.fetch(wanted + 1);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Run on by itself; returns what stops it. */
  run(): () => void {
    const timer = setInterval(() => (this.at < this.last ? this.go(this.at + 1) : (this.isPlaying = false)), BEAT);
    return () => clearInterval(timer);
  }

  private fetch(ply: number): Promise<Replayed> {
    const known = this.plies.get(ply) ?? api.replay(this.id, ply);
    this.plies.set(ply, known);
    return known;
  }

  private async load(): Promise<void> {
    const info = await api.table(this.id);
    [this.story, this.content, this.board] = await Promise.all([api.story(this.id), api.content(this.id), drawing(info.game)]);
    this.info = info;
    this.go(this.at);
  }
}
