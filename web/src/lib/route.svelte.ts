// Where we are: the lobby, one's own page, the puzzles, a link to another device, a table, a replay at a ply, the review of a seat, an open table or a player's page (one's own without an id), and what is open over that page. Links are ordinary; a click on one
// of ours stays in the page. What opens over a page is a step of the browser's history: Back closes it.
import { layer } from "./layers";

export type Route = { page: "lobby" } | { page: "you" } | { page: "puzzles" } | { page: "link" } | { page: "stop"; token: string } | { page: "table"; id: string } | { page: "replay"; id: string; ply: number } | { page: "review"; id: string; seat: number } | { page: "meeting"; id: string } | { page: "player"; id: string } | { page: "workshop"; id: string };

/** With one of these keys a click opens a tab or a window, or saves what is there: that is the browser's. */
const OTHER_WAYS = ["ctrlKey", "metaKey", "shiftKey", "altKey"] as const;

function read(): Route {
  const [page, id, ply] = location.pathname.split("/").filter(Boolean);
  if (page === "table" && id) return { page, id };
  if (page === "meeting" && id) return { page, id };
  if (page === "workshop") return { page, id: id ?? "" };
  if (page === "player") return { page, id: id ?? "" };
  if (page === "replay" && id) return { page, id, ply: Math.trunc(Number(ply ?? 0)) || 0 };
  if (page === "review" && id) return { page, id, seat: Math.trunc(Number(ply ?? 0)) || 0 };
  if (page === "you" || page === "link" || page === "puzzles") return { page };
  if (page === "stop" && id) return { page, token: id };
  return { page: "lobby" };
}

/** How many things are open over the page at this step of the history. */
const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0;

class Router {
  now = $state.raw<Route>(read());
  /** What closes each thing that is open over the page, the top one last. */
  private open: (() => void)[] = [];
  /** Steps back that were asked for and are not done yet; what waits for them. */
  private unwinding = 0;
  private waiting: (() => void)[] = [];

  constructor() {
    addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => this.follow(event));
    if (depth()) history.replaceState(null, ""); // a page that is loaded anew has nothing open over it
  }

  go(path: string): void {
    this.whenDone(() => {
      if (this.open.length) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      this.open = [];
      this.now = read();
      scrollTo(0, 0);
    });
  }

  /** The same page under another address, such as a replay at another ply. */
  rename(path: string): void {
    this.whenDone(() => history.replaceState(history.state, "", path));
  }

  /** Something has opened over the page; Back and Escape will close it. Returns what is to be called once it is closed, however. */
  over(close: () => void): () => void {
    const uncover = layer(close);
    this.whenDone(() => {
      this.open.push(close);
      history.pushState({ depth: this.open.length }, "");
    });
    return () => {
      uncover();
      this.whenDone(() => this.leave(close));
    };
  }

  /** It was closed by itself: the step is taken back. */
  private leave(close: () => void): void {
    const at = this.open.indexOf(close);
    if (at < 0) return;
    this.open.splice(at, 1);
    this.back();
  }

  private back(): void {
    this.unwinding += 1;
    history.back();
  }

  private arrive(): void {
    if (this.unwinding) this.unwinding -= 1;
    while (this.open.length > depth()) this.open.pop()!();
    if (depth() > this.open.length) this.back(); // what was open there is not any more
    const there = read();
    if (JSON.stringify(there) !== JSON.stringify(this.now)) this.now = there;
    while (!this.unwinding && this.waiting.length) this.waiting.shift()!();
  }

  /** A step back takes a moment; whatever else changes the history waits for it. */
  private whenDone(act: () => void): void {
    if (this.unwinding) this.waiting.push(act);
    else act();
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.origin !== location.origin || event.button || OTHER_WAYS.some((key) => event[key])) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
