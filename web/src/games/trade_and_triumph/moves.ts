// Which of the offered actions are movements, where each leads, and what on the board stands for which action.
import type { Choice, Push } from "../../lib/wire";
import type { Atlas, Stand, Walk } from "./geometry";

export interface Move {
  choice: Choice;
  walk: Walk;
}

const MOVES = ["ahead", "via", "through"];
export const keyOf = ({ place, space }: Pick<Stand, "place" | "space">): string => `${place} ${space}`;

/** Return every movement on offer with the walk it is. */
export function movesOf(push: Push, atlas: Atlas, from: Stand | undefined): Move[] {
  if (!from) return [];
  return push.actions.flatMap((choice) => {
    if (!MOVES.includes(choice.verb)) return [];
    const ways = choice.touches.filter(({ table }) => table === "route").map(({ value }) => value);
    const steps = Number(choice.touches.find(({ table }) => !table)?.value ?? 1);
    const walk = atlas.walk(from, ways, steps);
    return walk ? [{ choice, walk }] : [];
  });
}

/** Return the notation of the movement to a place that somebody means who may not go there. */
export function meantMove(atlas: Atlas, from: Stand, to: Pick<Stand, "place" | "space">): string {
  const walk = atlas.wayBetween(from, { ...to, heading: "" });
  const road = atlas.roads.has(to.place) ? to.place : (walk?.ends[0]?.route ?? [...atlas.roads.keys()][0]!);
  if (to.place === from.place && to.space) return `ahead ${Math.max(1, Math.abs(to.space - from.space))}`;
  return `via ${road} ${Math.max(1, to.space || atlas.spaces + 1)}`;
}

/** Return the offered actions that name a thing of the content, of certain verbs or of any. */
export function naming(push: Push, table: string, value: string, verbs?: string[]): Choice[] {
  return push.actions.filter((choice) => (!verbs || verbs.includes(choice.verb)) && choice.touches.some((touch) => touch.table === table && touch.value === value));
}

/** Return the offered actions that name a seat. */
export function aimedAt(push: Push, seat: number): Choice[] {
  return push.actions.filter((choice) => choice.touches.some(({ kind, value }) => kind === "seat" && Number(value) === seat));
}

/** Return the offered actions of a verb, with a word among their parameters where one is given. */
export function ofVerb(push: Push, verb: string, word?: string): Choice[] {
  return push.actions.filter((choice) => choice.verb === verb && (word === undefined || choice.touches.some(({ value }) => value === word)));
}
