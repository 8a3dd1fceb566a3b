// The review of one seat of a finished game: asked for, waited for, and looked at choice by choice.
import { api, call, told, TWICE, type Content } from "../../lib/api";
import { named, usualBot } from "../../lib/bots";
import { drawing, type Drawing } from "../../lib/drawings";
import { isolated } from "../../lib/names";
import { seatOf, settle } from "../../lib/opening";
import { settings } from "../../lib/settings.svelte";
import type { Choice, Choosing, Findings, Opened, Push, Review as Told, SeatWish, TableInfo, Tried, Verdict } from "../../lib/wire";
import { words } from "../../lib/words.svelte";

const AGAIN = 1500;
const UNDER_WAY = ["waiting", "working"];

export class Review {
  info = $state.raw<TableInfo | null>(null);
  content = $state.raw<Content | null>(null);
  board = $state.raw<Drawing | null>(null);
  told = $state.raw<Told | null>(null);
  /** The choice that is on the table. */
  shown = $state.raw<Choosing | null>(null);
  /** Whether something else may be chosen there. */
  isOpen = $state(false);
  /** The action that is being compared with what was played, and what came of the last ones. */
  trying = $state.raw<Choice | null>(null);
  tried = $state.raw<Tried[]>([]);
  problem = $state("");
  private wanted = 0;
  private readonly leaving = new AbortController();
  private readonly path: string;

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    this.path = `/api/tables/${id}/reviews/${seat}`;
    void this.attempt(() => this.load());
  }

  close(): void {
    this.leaving.abort();
  }

  names = (seat: number): string => isolated(this.info?.seats[seat]?.name ?? "") || words.t("kernel-seat", { number: seat + 1 });

  get found(): Findings | null {
    return this.told?.found ?? null;
  }

  /** What is told of the choice on the table, if it stood out. */
  get verdict(): Verdict | null {
    const { found, shown } = this;
    return [...(found?.mistakes ?? []), ...(found?.best ? [found.best] : [])].find(({ number }) => number === shown?.number) ?? null;
  }

  /** The choice on the table as a push; nothing can be done there before somebody wants to choose again. */
  get push(): Push | null {
    const { shown, seat, isOpen } = this;
    if (!shown) return null;
    const { number, view, message, actions, text } = shown;
    const asked = { number: isOpen ? number : null, message };
    return { type: "push", seq: number, first: number, seat, events: [], view, prompt: asked, actions: isOpen ? actions : [], undo: 0, text, outcome: null, proof: null };
  }

  /** Ask for a review, and wait until it is there. */
  async ask(): Promise<void> {
    await this.attempt(async () => {
      this.told = await call<Told>("POST", `${this.path}/ask`, undefined, TWICE);
      await this.follow();
    });
  }

  /** Put one of the seat's choices on the table. */
  async show(number: number): Promise<void> {
    this.wanted = number;
    await this.attempt(async () => {
      const found = await call<Choosing>("GET", `${this.path}/choices/${number}`, undefined, this.leaving);
      if (this.wanted !== number) return; // another one was wanted meanwhile
      [this.shown, this.isOpen, this.tried] = [found, false, []];
    });
  }

  /** Compare an action with what was played. */
  async try(choice: Choice): Promise<void> {
    const number = this.shown!.number;
    this.trying = choice;
    await this.attempt(async () => {
      const found = await call<Tried>("POST", `${this.path}/try`, { number, action: choice.action }, TWICE);
      if (this.shown?.number === number) this.tried = [found, ...this.tried.filter(({ action }) => action !== found.action)];
    });
    this.trying = null;
  }

  /** Open a table that goes on from the choice, and return its address; nothing where that went wrong. */
  async playOn(): Promise<string> {
    let address = "";
    await this.attempt(async () => {
      const bots = (await api.games()).find(({ id }) => id === this.info!.game)!.bots;
      const wished: SeatWish[] = this.info!.seats.map((_, at) => (at === this.seat ? seatOf("me") : seatOf("bot", usualBot(bots))));
      const seats = named(wished, [settings.name]);
      address = settle(await call<Opened>("POST", `${this.path}/fork`, { number: this.shown!.number, seats }), seats);
    });
    return address;
  }

  private async load(): Promise<void> {
    const { signal } = this.leaving;
    const info = await api.table(this.id, signal);
    [this.content, this.board, this.told] = await Promise.all([api.content(this.id, signal), drawing(info.game), call<Told>("GET", this.path, undefined, { signal })]);
    this.info = info;
    await this.follow();
  }

  /** Look how far it is, now and again until it is done; then the dearest choice comes on the table. */
  private async follow(): Promise<void> {
    while (UNDER_WAY.includes(this.told!.state)) {
      await new Promise((done) => setTimeout(done, AGAIN));
      this.told = await call<Told>("GET", this.path, undefined, { signal: this.leaving.signal });
    }
    const { found } = this;
    if (found?.choices) await this.show((found.mistakes[0] ?? found.best)?.number ?? 1);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      if (!this.leaving.signal.aborted) this.problem = told(error);
    }
  }
}
