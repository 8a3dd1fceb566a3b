// What the workshop asks of the server.
import { call, TWICE } from "../../lib/api";
import type { Bench, CardChanges, Checked, Handled, NewTrial, PlayedCards, PlaytestList, Trial, TrialList, Upload, Version, VersionData, VersionList, Written } from "../../lib/wire";
import type { Data } from "./cells";

const of = (game: string, what = ""): string => `/api/workshop/${encodeURIComponent(game)}${what && `/${what}`}`;
const text = (data: Data): string => JSON.stringify(data);

export const calls = {
  bench: (game: string, signal?: AbortSignal) => call<Bench>("GET", of(game), undefined, { signal }),
  check: (game: string, data: Data) => call<Checked>("POST", of(game, "check"), { text: text(data) }, TWICE),
  read: (game: string, upload: Upload) => call<Checked>("POST", of(game, "read"), upload),
  toml: (game: string, data: Data) => call<Written>("POST", of(game, "toml"), { text: text(data) }, TWICE),
  diff: (game: string, data: Data, before: string) => call<CardChanges>("POST", of(game, "diff"), { text: text(data), before }, TWICE),
  versions: (game: string) => call<VersionList>("GET", of(game, "versions")),
  keep: (game: string, data: Data, note: string) => call<Version>("POST", of(game, "keep"), { text: text(data), note }),
  version: (id: string) => call<VersionData>("GET", `/api/versions/${id}`),
  drop: (id: string) => call<Handled>("POST", `/api/versions/${id}/drop`, {}, TWICE),
  people: (game: string) => call<PlaytestList>("GET", of(game, "people")),
  playedCards: (game: string, cards: string) => call<PlayedCards>("GET", of(game, `people/${encodeURIComponent(cards)}`)),
  trials: (game: string, signal?: AbortSignal) => call<TrialList>("GET", of(game, "trials"), undefined, { signal }),
  begin: (game: string, data: Data, wish: Omit<NewTrial, "text">) => call<Trial>("POST", of(game, "try"), { text: text(data), ...wish }),
  stop: (id: string) => call<Handled>("POST", `/api/trials/${id}/stop`, {}, TWICE),
};
