// Many choices of one kind behind one button: a game's words say which verbs belong together, by giving them the same label.
import type { Choice } from "./wire";
import { words } from "./words.svelte";

export interface Group {
  label: string;
  choices: Choice[];
}

const MANY = 6;
const FEW = 3;

/** The label of a choice's group, `<game>-group-<verb>`; empty where the game groups no such choices. */
function labelOf(choice: Choice): string {
  const id = choice.say.id.replace("-do-", "-group-");
  return words.has(id) ? words.t(id) : "";
}

/** Return the groups into which choices are folded; none where all of them can be taken in at a glance. */
export function groupsOf(choices: Choice[]): Group[] {
  if (choices.length <= MANY) return [];
  const byLabel = new Map<string, Choice[]>();
  for (const choice of choices) {
    const label = labelOf(choice);
    if (label) byLabel.set(label, [...(byLabel.get(label) ?? []), choice]);
  }
  return [...byLabel].filter(([, found]) => found.length >= FEW).map(([label, found]) => ({ label, choices: found }));
}
