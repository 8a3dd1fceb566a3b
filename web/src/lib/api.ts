// The server's HTTP calls. What only asks is asked until it is answered; a refusal is thrown as a `Refusal`.
import { reach, Unreached } from "./calls.svelte";
import type { Build, GameInfo, Guest, Invitation, Meeting, MeetingList, NewMeeting, NewTable, Player, Reported, Opened, Problem, Puzzles, Rematch, Replayed, Rules, Seated, SeatWish, Story, TableInfo } from "./wire";
import { words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What went wrong with a call, in the reader's language where there are words for it. */
export function told(error: unknown): string {
  if (error instanceof Unreached) return words.t("web-unreached");
  if (!(error instanceof Refusal)) return words.t("web-problem-defect");
  const id = `web-problem-${error.code}`;
  return words.has(id) ? words.t(id) : error.message;
}

export async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown, { isSafe = method === "GET", signal, key }: { isSafe?: boolean; signal?: AbortSignal; key?: string } = {}): Promise<Answer> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  if (key !== undefined) headers["entrepot-key"] = key;
  const answer = await reach(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }, isSafe, signal);
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(answer.status, problem.code ?? "error", problem.message ?? answer.statusText);
  }
  return (await answer.json()) as Answer;
}

/** Of calls that change something but may be made twice. */
export const TWICE = { isSafe: true };

export type ContentRow = Record<string, unknown> & { id: string; name: Record<string, string> };
/** A table's cards: the rows of each content table, by the table's name. */
export type Content = Record<string, ContentRow[]>;

/** Tables on one page of a list. */
export const PAGE = 20;

export const api = {
  me: () => call<Guest>("GET", "/api/me"),
  introduce: (guest: Guest) => call<Guest>("POST", "/api/session", guest, TWICE),
  build: () => call<Build>("GET", "/api/build"),
  games: (signal?: AbortSignal) => call<GameInfo[]>("GET", "/api/games", undefined, { signal }),
  rules: (game: string) => call<Rules>("GET", `/api/games/${game}/rules`),
  about: (game: string) => call<Record<string, string>>("GET", `/api/games/${game}/about`),
  /** A page of the tables where one sits, newest first: those that follow `before`. */
  tables: (state: "going" | "ended", before = "", signal?: AbortSignal) =>
    call<TableInfo[]>("GET", `/api/tables?only=${state}&limit=${PAGE}${before && `&before=${before}`}`, undefined, { signal }),
  table: (id: string, signal?: AbortSignal) => call<TableInfo>("GET", `/api/tables/${id}`, undefined, { signal }),
  /** A table as whoever has a key of it, or an invitation, may see it from outside. */
  invited: (id: string, key: string) => call<TableInfo>("GET", `/api/tables/${id}`, undefined, { key }),
  content: (id: string, signal?: AbortSignal) => call<Content>("GET", `/api/tables/${id}/content`, undefined, { signal }),
  sit: (id: string, key: string, own: string) => call<Seated>("POST", `/api/tables/${id}/sit`, { key, own }, TWICE),
  stand: (id: string, key: string) => call<Seated>("POST", `/api/tables/${id}/stand`, { key }, TWICE),
  invite: (id: string, key: string, seat: number) => call<Invitation>("POST", `/api/tables/${id}/invite`, { key, seat }),
  agree: (id: string, key: string, places: number[]) => call<TableInfo>("POST", `/api/tables/${id}/agree`, { key, places }, TWICE),
  giveUp: (id: string, key: string) => call<TableInfo>("POST", `/api/tables/${id}/void`, { key }, TWICE),
  rematch: (id: string, key: string) => call<Rematch>("POST", `/api/tables/${id}/rematch`, { key }, TWICE),
  /** Open a table for a lesson. */
  learn: (game: string, lesson: string) => call<Opened>("POST", `/api/games/${game}/lessons/${lesson}`),
  puzzles: (signal?: AbortSignal) => call<Puzzles>("GET", "/api/puzzles", undefined, { signal }),
  open: (wish: NewTable) => call<Opened>("POST", "/api/tables", wish),
  meetings: (before = "", signal?: AbortSignal) => call<MeetingList>("GET", `/api/meetings?before=${before}`, undefined, { signal }),
  meeting: (id: string) => call<Meeting>("GET", `/api/meetings/${id}`),
  meet: (wish: NewMeeting) => call<Meeting>("POST", "/api/meetings", wish),
  join: (id: string, own: string) => call<Meeting>("POST", `/api/meetings/${id}/sit`, { own }, TWICE),
  leave: (id: string) => call<Meeting>("POST", `/api/meetings/${id}/leave`, {}, TWICE),
  beginMeeting: (id: string) => call<Meeting>("POST", `/api/meetings/${id}/begin`, {}),
  report: (id: string, key: string, seat: number, text: string) => call<Reported>("POST", `/api/tables/${id}/report`, { key, seat, text }, TWICE),
  /** A player's page; one's own without an id. */
  player: (id: string, before: number | null = null) => call<Player>("GET", `${id ? `/api/players/${id}` : "/api/me/player"}${before === null ? "" : `?before=${before}`}`),
  positions: (id: string, first: number, last: number, signal?: AbortSignal) =>
    call<Replayed[]>("GET", `/api/tables/${id}/replay/${first}/${last}`, undefined, { signal }),
  story: (id: string, signal?: AbortSignal) => call<Story>("GET", `/api/tables/${id}/replay`, undefined, { signal }),
  fork: (id: string, ply: number, seats: SeatWish[]) => call<Opened>("POST", `/api/tables/${id}/fork`, { ply, seats }),
};
