// A game's drawing is a folder in src/games, found by itself: its index.ts exports a `Drawing` as default.
// A game of another package may bring one that is built apart, a module that the server serves: see outside.ts.
import type { Component } from "svelte";

import OutsideBoard from "../shell/OutsideBoard.svelte";
import { api, type Content } from "./api";
import type { Rect } from "./outlines";
import type { Sound } from "./sounds";
import type { Choice, Message, Push, SeatInfo } from "./wire";
import type { SeatNames } from "./words.svelte";

export interface BoardProps {
  /** What is seen: the view, the actions, and what has just happened. */
  push: Push;
  content: Content;
  names: SeatNames;
  seats: SeatInfo[];
  /** Scenes are played; once it is false they stand at their end. */
  isRunning: boolean;
  /** `push.events` go on from what was shown before; else the board has jumped. */
  isNext: boolean;
  /** Those of `push.actions` that were picked or opened, if any: they stand out. */
  lit?: Choice[] | null;
  /** Do one of `push.actions`; where several are meant, the buttons are narrowed to them. */
  choose: (choices: Choice[]) => void;
  /** Something was clicked that no action touches: ask the server why not, by the notation of what was meant. */
  whyNot: (action: string) => void;
  /** The address of the module that draws it, of a game from elsewhere. */
  outside?: string;
  /** It cannot be drawn so: the table stands there as text. */
  fail?: () => void;
}

/** A part of the final score: its name as a message, and its points by seat. */
export interface Tally {
  name: string;
  points: number[];
  /** No part of the score, but what ties are broken by. */
  isBeside?: boolean;
}

export interface FaceProps {
  table: string;
  id: string;
  content: Content;
}

/** A board on paper: what of the drawing's plane is printed, and what is drawn there, as parts of an SVG. */
export interface Plan {
  sheet: (content: Content) => Rect;
  Drawn: Component<{ content: Content }>;
}

export interface Drawing {
  Board: Component<BoardProps>;
  /** The address of its module, where the game comes from elsewhere. */
  outside?: string;
  Poster?: Component;
  /** Draws a card by its row of the content, where its table is one of these. */
  Face?: Component<FaceProps>;
  faces?: string[];
  /** Tables that it draws for the workshop alone: at the table their cards look otherwise. */
  printed?: string[];
  /** What the workshop prints beside the cards: the board, before anybody is on it, and what is cut out for it. */
  plans?: Plan[];
  /** How long the scene of a push takes, in milliseconds. */
  scene?: (push: Push) => number;
  /** A thing that costs or brings something is picked first, with what that is, and done when it is pressed again. */
  weighs?: (choice: Choice) => boolean;
  /** Kinds of event that tell of nothing that a player has done, though a seat stands in them. */
  asides?: string[];
  /** What is heard with an event of a kind, by those who want sounds. */
  sounds?: Record<string, Sound>;
  /** What is asked before an action that nobody would want by mistake. */
  confirm?: (choice: Choice, push: Push) => Message | null;
  /** What the final scores are made of. */
  tally?: (push: Push, content: Content) => Tally[];
}

/** The tables whose cards the workshop shows and prints. */
export const drawnTables = (board: Drawing | null): string[] => (board?.Face ? [...(board.faces ?? []), ...(board.printed ?? [])] : []);

const found = import.meta.glob<{ default: Drawing }>("../games/*/index.ts");

const LONG_AGO = 30_000;

/** Return the drawing of a game, or null: a game without one is played on the text table with buttons. */
export async function drawing(game: string): Promise<Drawing | null> {
  const load = found[`../games/${game}/index.ts`];
  return load ? load().then(({ default: drawn }) => drawn, missing) : brought(game);
}

let addresses: Promise<Map<string, string | null>> | null = null;

/** Return the drawing that a game from elsewhere brings. */
async function brought(game: string): Promise<Drawing | null> {
  addresses ??= api.games().then((games) => new Map(games.map(({ id, drawing: address }) => [id, address])));
  try {
    const outside = (await addresses).get(game);
    return outside ? { Board: OutsideBoard, outside } : null;
  } catch {
    addresses = null; // it is asked for again with the next table
    return null;
  }
}

/** A browser that could not load a part of the program does not try that part again: a fresh page does, but only once. */
function missing(): null {
  const before = Number(sessionStorage.getItem("missing") ?? 0);
  sessionStorage.setItem("missing", String(Date.now()));
  if (Date.now() - before > LONG_AGO) location.reload();
  return null;
}
