// The first time that a kind of question, card or event comes up for somebody, one short tip: messages in the words of a game.
//
//   <game>-tip-event-<kind>          something of that kind has happened
//   <game>-tip-face-<table>-<id>     an action with that card is offered; without the id, with any card of that table
//   <game>-tip-verb-<verb>           an action of that verb is offered
import { settings } from "./settings.svelte";
import type { Push } from "./wire";
import { words } from "./words.svelte";

/** Return every tip that a push could call for, the rarest kind first. */
function wanted(game: string, push: Push): string[] {
  const touched = push.actions.flatMap(({ touches }) => touches.filter(({ table }) => table));
  return [
    ...push.events.map(({ kind }) => `event-${kind}`),
    ...touched.map(({ table, value }) => `face-${table}-${value}`),
    ...touched.map(({ table }) => `face-${table}`),
    ...push.actions.map(({ verb }) => `verb-${verb}`),
  ].map((name) => `${game}-tip-${name}`);
}

/** Return the one tip that is new to this browser's person where something is asked; empty where there is none. */
export function tipFor(game: string, push: Push): string {
  if (!settings.hasTips || push.prompt.number === null) return "";
  return wanted(game, push).find((id) => words.has(id) && !settings.tips.includes(id)) ?? "";
}

/** Somebody has played on: that tip comes no more. */
export function known(id: string): void {
  if (!id || settings.tips.includes(id)) return;
  settings.tips = [...settings.tips, id];
  settings.save();
}
