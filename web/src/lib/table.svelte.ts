// One table over its socket: says hello, takes pushes, sends actions, and comes back by itself when the line drops.
import { keysOf } from "./keys";
import type { Act, Because, Chat, Choice, Message, Push, Refused, TableMessage, Told } from "./wire";
import { words } from "./words.svelte";

type FromServer =
  | TableMessage
  | Push
  | Refused
  | Because
  | Chat
  | { type: "done"; id: string }
  | { type: "curtain"; seat: number };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const LAST_CODES = ["no-table", "bad-key", "no-spectators"];

export class LiveTable {
  info = $state<TableMessage | null>(null);
  push = $state<Push | null>(null);
  /** What has happened, as far as this viewer has heard it. */
  log = $state<Told[]>([]);
  chat = $state<Chat[]>([]);
  /** On one screen: the seat that the curtain waits for; null when it is up. */
  curtain = $state<number | null>(null);
  isOnline = $state(false);
  /** The answer to the last thing tried that was not allowed. */
  refusal = $state<{ message: Message; clause: string } | null>(null);
  /** Why the server will not have us. */
  ending = $state<Message | null>(null);
  /** Events of the pushes not shown yet, for a drawing to animate. */
  onPush: ((push: Push) => void) | null = null;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private isClosed = false;
  private seqs = new Map<number | null, number>();
  private logs = new Map<number | null, Told[]>();
  private unanswered: Act | null = $state(null);

  constructor(readonly id: string) {
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  get isOneScreen(): boolean {
    return (this.info?.seats_held.length ?? 0) > 1;
  }

  get isBusy(): boolean {
    return this.unanswered !== null;
  }

  nameOf = (seat: number): string => {
    const name = this.info?.seats[seat]?.name;
    return name || words.t("kernel-seat", { number: seat + 1 });
  };

  act(choice: Pick<Choice, "action">): void {
    const { push } = this;
    if (!push || push.seat === null || push.prompt.number === null || this.isBusy) return;
    const { seat } = push;
    const act: Act = { type: "act", seat, prompt: push.prompt.number, id: crypto.randomUUID(), action: choice.action };
    this.unanswered = act; // sent again after a lost connection; the server knows it by its id
    this.refusal = null;
    this.send(act);
  }

  undo(count = 1): void {
    if (this.push?.seat == null) return;
    this.send({ type: "undo", seat: this.push.seat, id: crypto.randomUUID(), count });
  }

  why(action: string): void {
    if (this.push?.seat == null) return;
    this.send({ type: "why", seat: this.push.seat, id: crypto.randomUUID(), action });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  lift(seat: number): void {
    this.send({ type: "lift", seat, seq: this.seqs.get(seat) ?? 0 });
    this.log = this.logs.get(seat) ?? [];
    this.curtain = null;
  }

  drop(): void {
    this.send({ type: "drop" });
    this.push = null;
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const seat = this.push?.seat ?? null;
      this.send({ type: "hello", keys: keysOf(this.id), seq: this.isOneScreen ? 0 : (this.seqs.get(seat) ?? 0) });
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    this.isOnline = false;
    if (this.isClosed || this.ending) return;
    setTimeout(() => !this.isClosed && this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.info = message;
        this.greet();
        break;
      case "push":
        this.show(message);
        break;
      case "done":
        if (this.unanswered?.id === message.id) this.unanswered = null;
        break;
      case "refused":
        this.refused(message);
        break;
      case "why":
        if (message.message) this.refusal = { message: message.message, clause: message.clause };
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "curtain":
        this.curtain = message.seat;
        this.push = null;
        break;
    }
  }

  private greet(): void {
    if (this.isOnline) return;
    this.isOnline = true;
    this.wait = FIRST_WAIT;
    if (this.isOneScreen && this.push?.seat != null) this.lift(this.push.seat);
    if (this.unanswered) this.send(this.unanswered);
  }

  private show(push: Push): void {
    this.seqs.set(push.seat, push.seq);
    this.log = [...(this.logs.get(push.seat) ?? []), ...push.events];
    this.logs.set(push.seat, this.log);
    this.onPush?.(push);
    this.push = push;
  }

  private refused(message: Refused): void {
    if (this.unanswered && message.id === this.unanswered.id) this.unanswered = null;
    if (LAST_CODES.includes(message.code)) this.ending = message.message;
    else this.refusal = { message: message.message, clause: message.clause };
  }
}
