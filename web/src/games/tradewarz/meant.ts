// What a click on the map means: the actions that it narrows to, and what somebody meant who may not do it.
import { ofVerbs } from "../../lib/offers";
import type { Point } from "../../lib/outlines";
import type { Choice, Push, TradewarzView as View } from "../../lib/wire";
import { anchorAt, ANCHORS, GATE_WORDS } from "./geometry";
import { atPlace } from "./model";

const MEANT: Record<string, string> = {
  sail: "dock",
  build: "settlement",
  second: "settlement",
  recruit: "soldier",
  "squad-back": "fall-back",
  march: "step",
  assign: "assign",
  retreat: "go",
  site: "site",
  displace: "send",
  support: "home",
};

const armyOf = (view: View, place: string): boolean => view.armies.some((army) => army.place === place && army.seats.includes(view.seat ?? -1));

/** Return the actions that a click on a place narrows to. Before the action, a place stands for the actions that begin there. */
export function placeChoices(push: Push, view: View, place: string): Choice[] {
  const named = atPlace(push, place);
  if (named.length || view.phase !== "turn") return named;
  if (armyOf(view, place)) return ofVerbs(push, "march", "retreat");
  if (GATE_WORDS.includes(place)) return place === view.players[view.seat ?? -1]?.gate ? ofVerbs(push, "recruit") : [];
  return ofVerbs(push, "build");
}

/** Return the notation of what a click on a place would have meant; empty where a click means nothing. */
export function meantAt(view: View, place: string): string {
  if (view.phase === "muster") return `squad ${place} 1`;
  const verb = MEANT[view.phase];
  if (!verb || (verb === "dock" && !GATE_WORDS.includes(place))) return "";
  return `${verb} ${place}`;
}

/** The anchors to which the own ship may sail, each with its action. */
export function sails(push: Push, view: View): { at: Point; choice: Choice; anchor: number }[] {
  const sailed = view.players[view.seat ?? 0]?.sailed ?? 0;
  return ofVerbs(push, "sail").map((choice) => {
    const anchor = (sailed + Number(choice.touches[0]?.value ?? 0)) % ANCHORS;
    return { at: anchorAt(anchor), choice, anchor };
  });
}
