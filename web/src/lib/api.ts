// The server's HTTP calls. A refusal is thrown as a `Refusal` with the server's own sentence.
import type { Build, GameInfo, Guest, Invitation, NewTable, Opened, Problem, Replayed, Rules, Seated, SeatWish, Story, TableInfo } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(answer.status, problem.code ?? "error", problem.message ?? answer.statusText);
  }
  return (await answer.json()) as Answer;
}

export type ContentRow = Record<string, unknown> & { id: string; name: Record<string, string> };
/** A table's cards: the rows of each content table, by the table's name. */
export type Content = Record<string, ContentRow[]>;

/** Tables on one page of a list. */
export const PAGE = 20;

export const api = {
  me: () => call<Guest>("GET", "/api/me"),
  introduce: (guest: Guest) => call<Guest>("POST", "/api/session", guest),
  build: () => call<Build>("GET", "/api/build"),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  rules: (game: string) => call<Rules>("GET", `/api/games/${game}/rules`),
  about: (game: string) => call<Record<string, string>>("GET", `/api/games/${game}/about`),
  /** A page of the tables where one sits, newest first: those that follow `before`. */
  tables: (state: "going" | "ended", before = "") => call<TableInfo[]>("GET", `/api/tables?only=${state}&limit=${PAGE}${before && `&before=${before}`}`),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${id}`),
  content: (id: string) => call<Content>("GET", `/api/tables/${id}/content`),
  sit: (id: string, key: string, own: string) => call<Seated>("POST", `/api/tables/${id}/sit`, { key, own }),
  stand: (id: string, key: string) => call<Seated>("POST", `/api/tables/${id}/stand`, { key }),
  invite: (id: string, key: string, seat: number) => call<Invitation>("POST", `/api/tables/${id}/invite`, { key, seat }),
  agree: (id: string, key: string, places: number[]) => call<TableInfo>("POST", `/api/tables/${id}/agree`, { key, places }),
  giveUp: (id: string, key: string) => call<TableInfo>("POST", `/api/tables/${id}/void`, { key }),
  open: (wish: NewTable) => call<Opened>("POST", "/api/tables", wish),
  replay: (id: string, ply: number) => call<Replayed>("GET", `/api/tables/${id}/replay/${ply}`),
  story: (id: string) => call<Story>("GET", `/api/tables/${id}/replay`),
  fork: (id: string, ply: number, seats: SeatWish[]) => call<Opened>("POST", `/api/tables/${id}/fork`, { ply, seats }),
};
