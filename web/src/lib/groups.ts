// Many choices of one kind behind one button: a game's words say which verbs belong together, by giving them the same label.
import type { Choice, Message } from "./wire";
import { words } from "./words.svelte";

export interface Group {
  label: string;
  choices: Choice[];
}

/** So many can be taken in at a glance. */
export const MANY = 6;
/** So many are a glance on a phone, where each has a line. */
export const MANY_IN_HAND = 5;
/** As few as these fold; where that leaves too much to take in, pairs fold too. */
const FEW = 3;
const PAIR = 2;

const idOf = (choice: Choice): string => choice.say.id.replace("-do-", "-group-");

/** The label of a choice's group, `<game>-group-<verb>`; empty where the game groups no such choices. */
const labelOf = (choice: Choice): string => (words.has(idOf(choice)) ? words.t(idOf(choice)) : "");

/** What the choices of a group are good for, by `<game>-group-<verb>-why` of any of them; null where they are of several groups. */
export function whyOf(choices: Choice[]): Message | null {
  const id = choices.map((choice) => `${idOf(choice)}-why`).find((one) => words.has(one));
  return id && new Set(choices.map(labelOf)).size === 1 ? { id, args: {} } : null;
}

/**
 * Return the groups into which choices are folded; none where all of them, `most`, can be taken in at a glance, nor where one group
 * of no great length would hold them all, as opening it would be the only thing to do.
 */
export function groupsOf(choices: Choice[], most = MANY): Group[] {
  if (choices.length <= most) return [];
  const byLabel = new Map<string, Choice[]>();
  for (const choice of choices) {
    const label = labelOf(choice);
    if (label) byLabel.set(label, [...(byLabel.get(label) ?? []), choice]);
  }
  const isLone = byLabel.size === 1 && [...byLabel.values()][0]!.length === choices.length;
  if (isLone && choices.length <= 2 * most) return [];
  const all = [...byLabel].map(([label, found]) => ({ label, choices: found }));
  const folded = (least: number): Group[] => all.filter((group) => group.choices.length >= least);
  const left = folded(FEW).reduce((count, group) => count - group.choices.length + 1, choices.length);
  return folded(left > most ? PAIR : FEW);
}

/** Choices, and several of them together, in the order in which they are offered, so that what is folded stands where it stood. */
export function inOrder<Several extends { choices: Choice[] }>(single: Choice[], groups: Several[], offered: Choice[]): (Choice | Several)[] {
  const placeOf = (one: Choice | Several): number => offered.indexOf("choices" in one ? one.choices[0]! : one);
  return [...single, ...groups].sort((one, other) => placeOf(one) - placeOf(other));
}
