// One table over its line: says hello, takes pushes, sends actions.
import { hintFor, Hints, isHint } from "./hints.svelte";
import { decidedAt, forget, keepDecided, keepSeats, keysOf, seatsOf } from "./keys";
import { Marks } from "./marks";
import { Line } from "./line.svelte";
import { isolated } from "./names";
import { Outbox } from "./outbox.svelte";
import { Pace } from "./pace.svelte";
import { Past } from "./past.svelte";
import { Company } from "./people.svelte";
import { Recent } from "./recent";
import { Since } from "./since.svelte";
import type { Arrange, Because, Chat, Choice, Earlier, GivenOrder, HintArgs, Message, OfferedOrder, OrdersMessage, Pasts, PeopleMessage, PlayedForYou, Push, Refused, TableMessage, Told } from "./wire";
import { words } from "./words.svelte";

export type Deed = Arrange["do"];

type FromServer =
  | TableMessage
  | PeopleMessage
  | PlayedForYou
  | OrdersMessage
  | Push
  | Refused
  | Because
  | Chat
  | Earlier
  | Pasts
  | { type: "done"; id: string }
  | { type: "curtain"; seat: number };

const LAST_CODES = ["no-table", "no-spectators"];
/** A key that this browser has kept is of no use. */
const KEY_CODES = ["bad-key", "used-key", "sit-first"];
/** What is refused so is sent again. */
const LATER_CODES = ["not-stored", "too-fast", "busy", "hello-first"];

/** So much of what is said is kept. */
const MOST_SAID = 1000;

/** By which the server counts no hours of sleep. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;

/** Return an id unlike any other. `crypto.randomUUID` is missing where the page comes over plain http from another machine. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, "0")).join("");
}

export class LiveTable {
  info = $state<TableMessage | null>(null);
  /** What is on the board; others' moves come there one after another. */
  readonly pace = new Pace();
  /** What has happened, as far as it has been shown. */
  log = $state.raw<Told[]>([]);
  /** More has happened before; it is told when it is asked for. */
  hasEarlier = $state(false);
  chat = $state.raw<Chat[]>([]);
  /** On one screen: the seat that the curtain waits for; null when it is up. */
  curtain = $state<number | null>(null);
  /** The answer to the last thing tried that was not allowed. */
  refusal = $state<{ message: Message; clause: string } | null>(null);
  /** A seat that was held here is not any more. */
  hasLostSeat = $state(false);
  /** What a bot did for us, until that is closed. */
  played = $state.raw<PlayedForYou | null>(null);
  /** What we have ordered in advance, and may order. */
  orders = $state.raw<OrdersMessage | null>(null);
  /** Why the server will not have us. */
  ending = $state<Message | null>(null);

  readonly line: Line;
  readonly outbox: Outbox;
  readonly company = new Company();
  readonly hints = new Hints((message) => this.send(message));
  readonly since = new Since((seat) => this.nameOf(seat));
  readonly marks = new Marks();
  readonly past = new Past(() => this.push, (message) => this.send(message));

  private newest: Push | null = null;
  /** Those of the last hello. */
  private keys: string[] = [];
  private seqs = new Map<number | null, number>();
  /** By seat, what it has been told. */
  private recent = new Map<number | null, Recent>();
  /** Whether the server has answered the last hello. */
  private isGreeted = false;
  /** The table is sent as text too. One screen has that from the start, as asking for it would drop the curtain. */
  private readsText = false;

  constructor(readonly id: string) {
    this.pace.onShow = (push) => {
      this.log = [...this.log, ...push.events];
      this.since.add(push.events);
    };
    this.readsText = keysOf(id).length > 1;
    this.outbox = new Outbox(id, (message) => this.isGreeted && this.send(message));
    document.addEventListener("visibilitychange", this.turnEyes);
    this.line = new Line(`/api/tables/${id}/socket`, { open: () => this.hello(), message: (message) => this.take(message as FromServer) });
  }

  /** Have the table as text too, from now on. */
  readText(): void {
    if (this.readsText) return;
    this.readsText = true;
    if (this.isGreeted) this.hello();
    this.past.forget(false);
  }

  /** Say whether the page is seen, so that whoever only has it open somewhere is told of their turn. */
  private readonly turnEyes = (): void => {
    if (this.isGreeted) this.send({ type: "eyes", seen: !document.hidden });
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.turnEyes);
    this.pace.clear();
    this.company.close();
    this.outbox.close();
    this.line.close();
  }

  get push(): Push | null {
    return this.pace.shown;
  }

  get isGoing(): boolean {
    return this.info?.status === "playing" || this.info?.status === "waiting";
  }

  /** A seat of one's own that a bot plays. */
  get lent(): number | undefined {
    return this.info?.seats_held.find((seat) => this.company.people?.seats[seat]?.bot);
  }

  /** Whether one may propose and agree here. */
  get canSpeak(): boolean {
    return this.isGoing && this.info!.seats_held.length > 0 && this.lent === undefined;
  }

  get isOneScreen(): boolean {
    return (this.info?.seats_held.length ?? 0) > 1;
  }

  /** Several people sit here, and have agreed to hints. */
  get hasHintsForAll(): boolean {
    return this.info !== null && this.info.hints && this.info.seats.filter((seat) => seat.kind !== "bot").length > 1;
  }

  /** Whether a hint may be asked for now: there is a question, with something to choose. */
  get mayAskHint(): boolean {
    return this.info !== null && this.info.hints && this.push?.seat != null && this.push.prompt.number !== null && this.push.actions.length > 1;
  }

  /** The hint for what is asked now. */
  get hint(): HintArgs | null {
    return hintFor(this.log, this.push?.prompt.number ?? null);
  }

  get isBusy(): boolean {
    return this.outbox.isBusy;
  }

  nameOf = (seat: number): string => {
    const name = this.info?.seats[seat]?.name;
    return name ? isolated(name) : words.t("kernel-seat", { number: seat + 1 });
  };

  /** The key by which a seat is held here; of one that another device of the same person has taken, what it is called. */
  keyOf(seat: number): string {
    return this.keys[this.info?.keys_for.indexOf(seat) ?? -1] ?? `seat-${seat}`;
  }

  /** Answer the newest question; where the board shows an older one, only catch up with it. */
  act(choice: Choice): void {
    const { newest } = this;
    const isStale = this.push?.prompt.number !== newest?.prompt.number;
    this.pace.skip();
    if (isStale || !newest || newest.seat === null || newest.prompt.number === null || this.isBusy) return;
    this.decide(newest);
    this.outbox.put({ type: "act", seat: newest.seat, prompt: newest.prompt.number, id: newId(), action: choice.action }, choice.say);
  }

  /** Whether others have done something since this seat's last answer that can be shown again. */
  get canReplay(): boolean {
    const { push } = this;
    return push?.view != null && this.since.deeds.size > 0 && decidedAt(this.id, push.seat) < push.seq - 1;
  }

  /** Show again what has happened since this seat's last answer. */
  replay(): void {
    if (this.canReplay) this.past.play(decidedAt(this.id, this.push!.seat) + 1);
  }

  undo(): void {
    const { newest } = this;
    if (newest?.seat == null || !newest.undo || this.isBusy) return;
    this.refusal = null;
    this.outbox.put({ type: "undo", seat: newest.seat, prompt: newest.prompt.number ?? 0, id: newId(), count: 1 }, { id: "web-undo", args: {} });
  }

  /** Ask what a strong bot would do; it is told by an event of the next push. */
  askHint(): void {
    if (!this.newest || this.hint || !this.mayAskHint) return;
    this.refusal = null;
    this.hints.ask(this.newest, newId());
  }

  why(action: string): void {
    if (this.newest?.seat == null) return;
    this.send({ type: "why", seat: this.newest.seat, id: newId(), action });
  }

  askEarlier(): void {
    const before = this.recent.get(this.newest?.seat ?? null)?.first;
    if (before !== undefined && before > 1) this.send({ type: "earlier", before });
  }

  say(text: string): void {
    this.outbox.put({ type: "chat", text, id: newId() }, { id: "web-said", args: { text } });
  }

  /** Do something beside the game: agree to it with every seat that is held here, else do it with one. */
  arrange(deed: Deed, whom: number | null = null, own: number | null = null): void {
    const held = this.info?.seats_held ?? [];
    const seats = own !== null ? [own] : ["end", "pause", "replace"].includes(deed) ? held : held.slice(0, 1);
    this.refusal = null;
    for (const seat of seats) {
      const args = whom === null ? {} : { name: { name: this.nameOf(whom) } };
      this.outbox.put({ type: "arrange", seat, id: newId(), do: deed, whom }, { id: `web-do-${deed}`, args });
    }
  }

  /** Have something done once we are asked. */
  order(offer: OfferedOrder, values: string[], said: Message): void {
    if (!this.orders) return;
    this.refusal = null;
    this.outbox.put({ type: "order", seat: this.orders.seat, id: newId(), name: offer.name, values }, said);
  }

  revoke(order: GivenOrder): void {
    if (!this.orders) return;
    this.refusal = null;
    this.outbox.put({ type: "revoke", seat: this.orders.seat, id: newId(), order: order.id }, { id: "web-order-revoke", args: {} });
  }

  lift(seat: number): void {
    this.log = this.recent.get(seat)?.events ?? [];
    this.curtain = null;
    this.send({ type: "lift", seat, seq: this.seqs.get(seat) ?? 0 });
  }

  /** What has happened so far has been seen. */
  private decide({ seat, seq }: Push): void {
    this.refusal = null;
    this.since.clear();
    this.marks.clear();
    keepDecided(this.id, seat!, seq);
  }

  private send(message: object): void {
    this.line.send(message);
  }

  private hello(): void {
    this.isGreeted = false;
    this.chat = []; // what was said comes again
    this.keys = keysOf(this.id);
    const seq = this.isOneScreen ? 0 : (this.seqs.get(this.newest?.seat ?? null) ?? this.leftAt());
    this.send({ type: "hello", keys: this.keys, seq, text: this.readsText, pings: true, people: true, orders: true, zone: ZONE, mine: true, seen: !document.hidden });
  }

  /** What this seat has last answered before the page was opened: what has happened since is told apart from the rest. */
  private leftAt(): number {
    return this.keys.length === 1 ? decidedAt(this.id, seatsOf(this.id)[0] ?? null) : 0;
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.hasLostSeat = this.info?.seats_held.some((seat) => !message.seats_held.includes(seat)) ?? false;
        this.keys.forEach((key, at) => message.keys_for[at] === null && forget(this.id, key));
        this.info = message;
        this.company.take(message.people);
        keepSeats(this.id, message.seats_held);
        this.greet();
        break;
      case "people":
        this.company.take(message);
        break;
      case "played":
        this.played = message;
        break;
      case "orders":
        this.orders = message;
        break;
      case "push":
        this.show(message);
        break;
      case "done":
        this.outbox.settle(message.id);
        this.hints.done(message.id);
        break;
      case "refused":
        this.refused(message);
        break;
      case "why":
        if (message.message) this.refusal = { message: message.message, clause: message.clause };
        break;
      case "chat":
        this.chat = [...this.chat, message].slice(-MOST_SAID);
        break;
      case "earlier":
        this.showEarlier(message);
        break;
      case "past":
        this.past.take(message);
        break;
      case "curtain":
        this.fall(message.seat);
        break;
    }
  }

  private greet(): void {
    if (this.isGreeted) return;
    this.isGreeted = true;
    this.line.greeted();
    if (this.isOneScreen && this.newest?.seat != null) this.lift(this.newest.seat);
    this.outbox.sendAgain();
    this.hints.askAgain();
    this.past.askAgain();
  }

  private show(push: Push): void {
    this.line.settled();
    if (push.prompt.number !== this.newest?.prompt.number) this.refusal = this.hints.asking = null;
    if (push.view === null || !this.recent.has(push.seat) || push.first > (this.seqs.get(push.seat) ?? 0) + 1) {
      this.pace.skip();
      this.log = []; // too much has happened meanwhile to be told at once, or a table that cannot go on tells it anew
      this.recent.set(push.seat, new Recent(push.first));
    }
    if (!this.seqs.has(push.seat) && push.first > 1) queueMicrotask(() => this.askEarlier());
    const recent = this.recent.get(push.seat)!;
    const dropped = recent.add(push.first, push.events);
    if (dropped) this.log = this.log.slice(dropped);
    this.hasEarlier = recent.first > 1;
    this.seqs.set(push.seat, push.seq);
    this.newest = push;
    this.pace.add(push, this.isBusy || push.events.some(isHint));
  }

  private showEarlier(page: Earlier): void {
    const recent = page.seat === (this.newest?.seat ?? null) ? this.recent.get(page.seat) : undefined;
    if (!recent || page.first >= recent.first) return;
    recent.addEarlier(page.first, page.events);
    this.log = [...page.events, ...this.log];
    this.hasEarlier = page.first > 1;
  }

  /** Nothing of the seat that looked stays on the screen. */
  private fall(seat: number): void {
    this.curtain = seat;
    this.newest = null;
    this.orders = null;
    this.refusal = this.hints.asking = null;
    this.log = [];
    this.past.forget(true);
    this.since.clear();
    this.pace.clear();
  }

  private refused(message: Refused): void {
    if (LATER_CODES.includes(message.code) && this.outbox.waiting.some((one) => one.message.id === message.id)) return;
    if (message.code === "bad-message") this.outbox.giveUp(); // left over from another version of this page
    this.outbox.settle(message.id);
    if (this.hints.isSettledBy(message) || this.past.isSettledBy(message.id)) return;
    if (!this.isGreeted && message.retry_after) setTimeout(() => !this.isGreeted && this.hello(), message.retry_after * 1000);
    const isShutOut = KEY_CODES.includes(message.code) && !this.isGreeted;
    if (isShutOut) for (const key of this.keys) forget(this.id, key);
    if (LAST_CODES.includes(message.code) || isShutOut) this.end(message.message);
    else this.refusal = { message: message.message, clause: message.clause };
  }

  private end(message: Message): void {
    this.ending = message;
    this.line.close();
  }
}
