// The offered actions that name a thing on the table.
import type { Choice, Push } from "./wire";

/** The offered actions that name a thing, of certain verbs or of any. */
export function naming(push: Push, name: string, value: string, verbs?: string[]): Choice[] {
  return push.actions.filter((choice) => (!verbs || verbs.includes(choice.verb)) && choice.touches.some((touch) => touch.name === name && touch.value === value));
}
export const ofVerbs = (push: Push, ...verbs: string[]): Choice[] => push.actions.filter(({ verb }) => verbs.includes(verb));
export const aimedAt = (push: Push, seat: number): Choice[] => push.actions.filter(({ touches }) => touches.some(({ kind, value }) => kind === "seat" && Number(value) === seat));
export const touched = ({ touches }: Choice, name: string): string => touches.find((touch) => touch.name === name)?.value ?? "";
