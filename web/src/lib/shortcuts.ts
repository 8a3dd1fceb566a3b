// Single keys for what can be done: a letter of the verb where a verb has one choice, numbers for the others.
import type { Group } from "./groups";
import type { Choice } from "./wire";

export const UNDO_KEY = "u";
export const HINT_KEY = "?";
const RESERVED = [UNDO_KEY, "t", "l", "r", "c"];

export interface Run {
  verb: string;
  choices: Choice[];
}

/** Return the verbs whose only parameter is an amount, and which offer more than one of them. */
export function runsOf(actions: Choice[]): Run[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of actions) {
    if (choice.touches.length === 1 && choice.touches[0]!.kind === "amount") {
      byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
    }
  }
  return [...byVerb].filter(([, choices]) => choices.length > 1).map(([verb, choices]) => ({ verb, choices }));
}

/** Return a key for each single choice by its notation, for each run by its verb, and for each group by its label. */
export function shortcuts(single: Choice[], runs: Run[], groups: Group[] = []): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(RESERVED);
  const letterOf = (verb: string): string | undefined => [...verb].find((letter) => /[a-z]/.test(letter) && !taken.has(letter));
  const give = (name: string, key: string | undefined): void => {
    if (!key) return;
    taken.add(key);
    keys.set(name, key);
  };
  for (const run of runs) give(run.verb, letterOf(run.verb));
  let number = 1; // also where all letters of a verb are taken
  for (const choice of single) {
    const isOnly = single.filter((other) => other.verb === choice.verb).length === 1;
    const letter = isOnly ? letterOf(choice.verb) : undefined;
    give(choice.action, letter ?? (number <= 9 ? String(number++) : undefined));
  }
  for (const group of groups) give(group.label, letterOf(group.choices[0]!.verb));
  return keys;
}

/** Is somebody typing, so that keys are letters? */
export const isTyping = (event: Event): boolean =>
  event.target instanceof Element && event.target.matches("input:not([type=range]), textarea, select, [contenteditable]");
