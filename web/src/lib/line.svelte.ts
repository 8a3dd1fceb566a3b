// One socket that is watched: a line may be dead without being closed, so each side says something now and then. It comes
// back by itself, and looks at once when the page wakes, is looked at again, or the machine is back on a network.
export type LineState = "opening" | "live" | "silent" | "lost";

const TICK = 1000;
/** A tick that comes so late was slept through. */
const SLEPT = 5000;
/** The server says something every 4 seconds; after so long without it is asked, then told of, then taken for gone. */
const PING_AFTER = 6000;
const SILENT_AFTER = 8500;
const GONE_AFTER = 12_000;
/** Whoever large a message on however slow a line: it is waited for longer each time that it does not come. */
const LONGEST_PATIENCE = 60_000;
/** After a sleep it has to answer sooner. */
const CHECK = 4000;
/** And a socket that has not opened in that time is tried for anew. */
const DIALED = 2000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

interface Ends {
  /** The socket is open: say hello. */
  open: () => void;
  message: (message: unknown) => void;
}

export class Line {
  state = $state<LineState>("opening");

  private socket: WebSocket | null = null;
  private heardAt = 0;
  private tickedAt = Date.now();
  private dialAt = 0;
  private wait = FIRST_WAIT;
  private patience = GONE_AFTER;
  private due: ReturnType<typeof setTimeout> | undefined;
  private readonly leaving = new AbortController();

  constructor(
    private readonly path: string,
    private readonly ends: Ends,
  ) {
    const look = (): void => this.check();
    for (const name of ["online", "offline", "focus", "pageshow"]) addEventListener(name, look, this.leaving);
    for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, () => !document.hidden && look(), this.leaving);
    const ticks = setInterval(() => this.tick(Date.now()), TICK);
    this.leaving.signal.addEventListener("abort", () => clearInterval(ticks));
    this.dial();
  }

  close(): void {
    this.leaving.abort();
    this.hangUp();
  }

  /** Send a message; false where there is no line. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The server has answered our hello. */
  greeted(): void {
    this.state = "live";
    this.wait = FIRST_WAIT;
  }

  /** Everything that was missed has come. */
  settled(): void {
    this.patience = GONE_AFTER;
  }

  /** Is anybody there? Where there is no line, try for one now. */
  check(): void {
    if (!this.socket) this.dial();
    else if (this.send({ type: "ping" })) this.due ??= setTimeout(() => this.drop(), CHECK);
    else if (Date.now() - this.heardAt > DIALED) this.retry();
  }

  /** Have another line, whatever this one is worth. */
  retry(): void {
    this.hangUp();
    this.dial();
  }

  private tick(now: number): void {
    const hasSlept = now - this.tickedAt > SLEPT;
    this.tickedAt = now;
    if (hasSlept) this.check();
    else if (this.socket) this.listen(now - this.heardAt);
    else if (now >= this.dialAt) this.dial();
  }

  private listen(silence: number): void {
    if (silence > this.patience) {
      this.patience = Math.min(this.patience * 1.5, LONGEST_PATIENCE);
      this.drop();
    } else if (silence > SILENT_AFTER && this.state !== "lost") this.state = "silent";
    else if (silence > PING_AFTER && this.state === "live") this.send({ type: "ping" });
  }

  private dial(): void {
    if (this.leaving.signal.aborted) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => this.ends.open();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as { type: string });
    socket.onclose = () => this.drop();
  }

  private hear(message: { type: string }): void {
    this.heardAt = Date.now();
    clearTimeout(this.due);
    this.due = undefined;
    if (this.state === "silent") this.state = "live";
    if (message.type === "ping") this.send({ type: "pong" });
    else if (message.type !== "pong") this.ends.message(message);
  }

  /** This line is worth nothing any more; another is tried for after a while. */
  private drop(): void {
    this.hangUp();
    if (this.leaving.signal.aborted) return;
    this.state = "lost";
    this.dialAt = Date.now() + this.wait * (0.75 + Math.random() / 2);
    setTimeout(() => this.socket ?? this.tick(Date.now()), this.dialAt - Date.now());
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Nothing that still comes over the old socket is listened to. */
  private hangUp(): void {
    clearTimeout(this.due);
    this.due = undefined;
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
