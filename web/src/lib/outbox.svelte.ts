// What was clicked or said and is not acknowledged yet. It is kept over a reload, and sent again by its id, which the server
// knows: however often it is sent, it counts once.
import type { Act, Arrange, GiveOrder, Message, RevokeOrder, Say, Undo } from "./wire";

type Sent = Act | Undo | Arrange | GiveOrder | RevokeOrder | (Say & { id: string });

export interface Waiting {
  message: Sent;
  /** What it is, in words. */
  said: Message;
}

/** After so long without an answer it is shown as not yet sent, and after so long it is sent again. */
const LATE = 3000;
const AGAIN = 8000;

export class Outbox {
  waiting = $state.raw<Waiting[]>([]);
  /** Those that should have been answered by now. */
  late = $state.raw<Waiting[]>([]);

  private readonly place: string;
  private timers = new Map<string, ReturnType<typeof setTimeout>[]>();

  constructor(
    table: string,
    private readonly send: (message: Sent) => void,
  ) {
    this.place = `entrepot-unsent-${table}`;
    this.waiting = this.read();
    for (const one of this.waiting) this.watch(one);
  }

  /** The server has not said yet what came of an action. */
  get isBusy(): boolean {
    return this.waiting.some(({ message }) => message.type === "act" || message.type === "undo");
  }

  put(message: Sent, said: Message): void {
    const one = { message, said };
    this.keep([...this.waiting, one]);
    this.watch(one);
    this.send(message);
  }

  /** Send all of it, over a new line. */
  sendAgain(): void {
    for (const { message } of this.waiting) this.send(message);
  }

  /** One has been answered, or is given up. False if it is not among them. */
  settle(id: string | null): boolean {
    const isKnown = this.waiting.some(({ message }) => message.id === id);
    if (!isKnown) return false;
    this.timers.get(id!)?.forEach(clearTimeout);
    this.timers.delete(id!);
    this.late = this.late.filter(({ message }) => message.id !== id);
    this.keep(this.waiting.filter(({ message }) => message.id !== id));
    return true;
  }

  giveUp(): void {
    for (const { message } of this.waiting) this.settle(message.id);
  }

  close(): void {
    for (const timers of this.timers.values()) timers.forEach(clearTimeout);
  }

  private watch(one: Waiting): void {
    const { id } = one.message;
    const late = setTimeout(() => (this.late = [...this.late, one]), LATE);
    const again = setInterval(() => this.send(one.message), AGAIN);
    this.timers.set(id, [late, again]);
  }

  private keep(waiting: Waiting[]): void {
    this.waiting = waiting;
    if (waiting.length) sessionStorage.setItem(this.place, JSON.stringify(waiting));
    else sessionStorage.removeItem(this.place);
  }

  private read(): Waiting[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? "[]") as Waiting[];
    } catch {
      return [];
    }
  }
}
