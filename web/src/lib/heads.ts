// Several choices that begin with the same words say them once, before all of them: `<game>-head-<verb>`.
import type { Choice } from "./wire";
import { words, type SeatNames } from "./words.svelte";

export interface Headed {
  head: string;
  choices: Choice[];
}

/** Fewer than these are said in full. */
const LEAST = 3;

const headOf = ({ say }: Choice): string => {
  const id = say.id.replace("-do-", "-head-");
  return words.has(id) ? words.say({ id, args: say.args }) : "";
};

/** Return the choices that have a head in common, in the order offered. */
export function headedOf(choices: Choice[]): Headed[] {
  const byHead = new Map<string, Choice[]>();
  for (const choice of choices) {
    const head = headOf(choice);
    if (head) byHead.set(head, [...(byHead.get(head) ?? []), choice]);
  }
  return [...byHead].filter(([, found]) => found.length >= LEAST).map(([head, found]) => ({ head, choices: found }));
}

/** What is left to say of a choice behind its head: `<game>-rest-<verb>`, else the one thing that it names. */
export function restOf({ say }: Choice, names: SeatNames): string {
  const id = say.id.replace("-do-", "-rest-");
  return words.has(id) ? words.say({ id, args: say.args }, names) : words.text(Object.values(say.args)[0], names);
}
