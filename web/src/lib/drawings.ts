// A game's drawing is a folder in src/games, found by itself: its index.ts exports a `Drawing` as default.
import type { Component } from "svelte";

import type { Content } from "./api";
import type { Choice, Push } from "./wire";
import type { SeatNames } from "./words.svelte";

export interface BoardProps {
  /** What is seen: the view, the actions, and what has just happened. */
  push: Push;
  content: Content;
  names: SeatNames;
  /** Do one of `push.actions`. */
  choose: (choice: Choice) => void;
  /** Something was clicked that no action touches: ask the server why not, by the notation of what was meant. */
  whyNot: (action: string) => void;
}

export interface Drawing {
  Board: Component<BoardProps>;
  Poster: Component;
}

const found = import.meta.glob<{ default: Drawing }>("../games/*/index.ts");

/** Return the drawing of a game, or null: a game without one is played on the text table with buttons. */
export async function drawing(game: string): Promise<Drawing | null> {
  const load = found[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
