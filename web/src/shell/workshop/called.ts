// What versions are called (by their number, and their note where they have one), and what tables and columns are.
import type { Version } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { META, type Field } from "./cells";

export const called = ({ number, note }: Version): string => (note ? words.t("workshop-version-noted", { number, note }) : words.t("workshop-version", { number }));

/** A game's own word, or the common one, or as it stands in the file. */
const word = (game: string, kind: string, name: string): string => {
  const id = [`${game}-${kind}-${name}`, `${kind}-${name}`].find((one) => words.has(one));
  return id ? words.t(id) : name.replaceAll("_", " ");
};

export const tableCalled = (game: string, table: string): string => (table === META ? words.t("workshop-about-cards") : word(game, "cards", table));
export const columnCalled = (game: string, column: string): string => word(game, "column", column);
export const fieldCalled = (game: string, { column, part }: Field): string => columnCalled(game, column.name) + (part && `.${part}`);
