// The drawing that a game of another package brings: a module whose default export is a custom element. docs/add-a-game.md has the contract.
import type { Content } from "./api";
import type { Choice, Message, Told } from "./wire";

/** What such an element is given as its property `table`, anew at every change. All of it is its own to keep. */
export interface OutsideTable {
  view: unknown;
  choices: Choice[];
  /** Those of the choices that were picked or are pointed at in the bar. */
  lit: string[];
  /** What has just happened; the board has jumped where `isNext` is false. */
  events: Told[];
  isNext: boolean;
  content: Content;
  seat: number | null;
  /** The names at the table, by seat. */
  seats: string[];
  language: string;
  /** Do a choice by its notation; several narrow the bar to these, and one that is not offered is answered with why not. */
  act: (...actions: string[]) => void;
  /** Say a message, or one of the game's words by its id. */
  say: (message: Message | string) => string;
}

export type OutsideElement = HTMLElement & { table: OutsideTable };

/** Return the class of a module's element, which is defined under a name of this drawing as it is today. */
export async function elementOf(address: string): Promise<new () => OutsideElement> {
  const { default: found } = (await import(/* @vite-ignore */ address)) as { default?: unknown };
  if (typeof found !== "function" || !(found.prototype instanceof HTMLElement)) throw new TypeError(`${address} exports no element as default`);
  const [game, , digest] = address.split("/").slice(3);
  const name = `drawing-${game}-${digest}`.toLowerCase();
  if (!customElements.get(name)) customElements.define(name, found as CustomElementConstructor);
  return found as new () => OutsideElement;
}

/** Whether an error came from a drawing's own files. */
export function isOf(address: string, told: { filename?: string; stack?: string }): boolean {
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  return `${told.filename ?? ""} ${told.stack ?? ""}`.includes(folder);
}
