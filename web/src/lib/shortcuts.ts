// Single keys for what can be done: a letter of the verb where a verb has one choice, numbers for the others.
import type { Group } from "./groups";
import type { Choice } from "./wire";

export const UNDO_KEY = "u";
export const HINT_KEY = "?";
/** Show again what has happened since one's last answer. */
export const REPLAY_KEY = "r";
const RESERVED = [UNDO_KEY, REPLAY_KEY, "t", "l", "c"];
/** These leave a question as it is: they stand apart, always in the same place. */
const WAYS_OUT = ["pass", "end", "done", "decline", "keep", "withdraw"];
/** What these verbs do is the same in every game, and so is their key: no other verb has it. */
const FIXED: Record<string, string> = { pass: "p", end: "e" };

/** So many things, each with a step for how many, can be taken in at a glance. */
const FEW_THINGS = 3;

export interface Run {
  /** The verb, with what else it names. */
  verb: string;
  choices: Choice[];
}

const isAmount = ({ touches }: Choice): boolean => touches.length === 1 && touches[0]!.kind === "amount";

/** Return the verbs whose only parameter is an amount, and which offer more than one of them. */
export function runsOf(actions: Choice[]): Run[] {
  return runsBy(actions.filter(isAmount), ({ verb }) => verb);
}

/** Return choices that differ in their amount alone, such as how much of which good, as runs. */
export function amountsOf(actions: Choice[]): Run[] {
  return runsBy(actions.filter((choice) => !isAmount(choice) && numberIn(choice) !== null), ({ action }) => action.replace(/ \S+$/, ""));
}

/** Is how many of something all that is asked, or of which of a few things? */
export function areAmounts(actions: Choice[]): boolean {
  const found = amountsOf(actions);
  return found.length > 0 && found.length <= FEW_THINGS && found.reduce((left, { choices }) => left - choices.length, actions.length) === 0;
}

function runsBy(actions: Choice[], nameOf: (choice: Choice) => string): Run[] {
  const byName = new Map<string, Choice[]>();
  for (const choice of actions) byName.set(nameOf(choice), [...(byName.get(nameOf(choice)) ?? []), choice]);
  return [...byName].filter(([, choices]) => choices.length > 1).map(([verb, choices]) => ({ verb, choices }));
}

/** The number that a choice names, such as how many go along; null where it names none, or several. */
function numberIn({ touches }: Choice): string | null {
  const [amount, ...others] = touches.filter(({ kind }) => kind === "amount");
  return amount && !others.length ? String(amount.value) : null;
}

export const isWayOut = ({ verb }: Choice): boolean => WAYS_OUT.includes(verb);

/**
 * Return a key for each single choice by its notation, for each run by its verb, and for each group by its label. Key n
 * chooses what names the number n; where several name it, none of them has a number. A verb or group keeps the letter that it
 * had when the same was asked before, by `kept`, and where nothing else has it the one that it has in other questions, by
 * `elsewhere`; both learn the new ones.
 */
export function shortcuts(single: Choice[], runs: Run[], groups: Group[] = [], kept = new Map<string, string>(), elsewhere = new Map<string, string>()): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set([...RESERVED, ...Object.values(FIXED), ...kept.values()]);
  const asked = [...single, ...runs].map(({ verb }) => verb).concat(groups.map(({ label }) => label.toLowerCase()));
  const claimed = new Set(asked.map((name) => elsewhere.get(name)));
  const letterOf = (name: string): string | undefined => {
    const known = elsewhere.get(name);
    const free = [...name].filter((letter) => /[a-z]/.test(letter) && !taken.has(letter) && !claimed.has(letter));
    const others = [...elsewhere.values()];
    const found = FIXED[name] ?? kept.get(name) ?? (known && !taken.has(known) ? known : (free.find((letter) => !others.includes(letter)) ?? free[0]));
    if (found) kept.set(name, found);
    if (found && !known) elsewhere.set(name, found);
    return found;
  };
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
    const letter = isOnly ? letterOf(choice.verb) : undefined;
    if (letter) give(choice.action, letter);
    else if (named === null) give(choice.action, free()); // also where all letters of a verb are taken
    else if (named.length === 1 && numbers.filter((number) => number === named).length === 1) give(choice.action, named);
  });
  for (const group of groups) give(group.label, letterOf(group.label.toLowerCase()));
  return keys;
}

/** Is somebody typing, so that keys are letters? */
export const isTyping = (event: Event): boolean =>
  event.target instanceof Element && event.target.matches("input:not([type=range]), textarea, select, [contenteditable]");
