// What a choice will surely do, in a few signs on the choice itself: a game's words say a preview shortly as `<its id>-brief`.
import type { Choice, Message } from "./wire";
import { words, type SeatNames } from "./words.svelte";

const briefly = ({ id, args }: Message): Message => ({ id: `${id}-brief`, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shortened(value)])) });

/** An argument, in which messages that have a short form are said so too. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened);
  const id = typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
  return words.has(`${id}-brief`) ? briefly(value as Message) : value;
}

/** The costs and gains of a choice in signs; none where a game says its previews in sentences only. */
export const briefsOf = (choice: Choice, names: SeatNames): string[] =>
  choice.preview.map(briefly).flatMap((brief) => (words.has(brief.id) ? [words.say(brief, names)] : []));

/** Do the signs on a choice tell all that it will do? Then no sentence needs a place of its own. */
export const isAllBrief = ({ preview }: Choice): boolean => preview.every(({ id }) => words.has(`${id}-brief`));

/** What all choices of a group cost and bring alike. */
export function sharedBriefs([first, ...others]: Choice[], names: SeatNames): string[] {
  const rest = others.map((choice) => briefsOf(choice, names));
  return first ? briefsOf(first, names).filter((brief) => rest.every((briefs) => briefs.includes(brief))) : [];
}
