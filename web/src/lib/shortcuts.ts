// Single keys for what can be done: a letter of the verb where a verb has one choice, numbers for the others.
import type { Group } from "./groups";
import type { Choice } from "./wire";

export const UNDO_KEY = "u";
export const HINT_KEY = "?";
const RESERVED = [UNDO_KEY, "t", "l", "r", "c"];
/** What these verbs do is the same in every game, and so is their key: no other verb has it. */
const FIXED: Record<string, string> = { pass: "p", end: "e" };

export interface Run {
  verb: string;
  choices: Choice[];
}

const isAmount = ({ touches }: Choice): boolean => touches.length === 1 && touches[0]!.kind === "amount";

/** Return the verbs whose only parameter is an amount, and which offer more than one of them. */
export function runsOf(actions: Choice[]): Run[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of actions.filter(isAmount)) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  return [...byVerb].filter(([, choices]) => choices.length > 1).map(([verb, choices]) => ({ verb, choices }));
}

/** The number that a choice names, such as how many go along; null where it names none, or several. */
function numberIn({ touches }: Choice): string | null {
  const [amount, ...others] = touches.filter(({ kind }) => kind === "amount");
  return amount && !others.length ? String(amount.value) : null;
}

/** Return the choices with those of one amount first: a bid stands before Pass, be it one of many or the only one. */
export const amountsFirst = (choices: Choice[]): Choice[] =>
  [...choices].sort((one, other) => Number(isAmount(other)) - Number(isAmount(one)));

/**
 * Return a key for each single choice by its notation, for each run by its verb, and for each group by its label. Key n
 * chooses what names the number n; where several name it, none of them has a number.
 */
export function shortcuts(single: Choice[], runs: Run[], groups: Group[] = []): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set([...RESERVED, ...Object.values(FIXED)]);
  const letterOf = (verb: string): string | undefined => FIXED[verb] ?? [...verb].find((letter) => /[a-z]/.test(letter) && !taken.has(letter));
  const give = (name: string, key: string | undefined): void => {
    if (!key) return;
    taken.add(key);
    keys.set(name, key);
  };
  for (const run of runs) give(run.verb, letterOf(run.verb));
  const numbers = single.map(numberIn);
  for (const number of numbers) if (number) taken.add(number);
  const free = (): string | undefined => [..."123456789"].find((digit) => !taken.has(digit));
  single.forEach((choice, at) => {
    const isOnly = single.filter((other) => other.verb === choice.verb).length === 1;
    const named = numbers[at] ?? null;
    if (isOnly && letterOf(choice.verb)) give(choice.action, letterOf(choice.verb));
    else if (named === null) give(choice.action, free()); // also where all letters of a verb are taken
    else if (named.length === 1 && numbers.filter((number) => number === named).length === 1) give(choice.action, named);
  });
  for (const group of groups) give(group.label, letterOf(group.choices[0]!.verb));
  return keys;
}

/** Is somebody typing, so that keys are letters? */
export const isTyping = (event: Event): boolean =>
  event.target instanceof Element && event.target.matches("input:not([type=range]), textarea, select, [contenteditable]");
