// What a click on the chart means: the actions that it narrows to, and what somebody meant who may not do it.
import { naming } from "../../lib/offers";
import type { Choice, Push } from "../../lib/wire";
import type { Atlas } from "./atlas";
import type { View } from "./view";

export type Kind = "space" | "province" | "node";

const SPACE: Record<string, string> = { influence: "cube-power", discover: "discover" };
const SEA: Record<string, string> = { escort: "to", voyage: "to", launch: "launch", fleet: "bring", wreck: "wreck", upkeep: "scrap", trade: "escort" };
const BERTHS: Record<string, string> = { to: " loose", launch: " loose", bring: " loose loose", wreck: " loose", scrap: " loose", escort: " loose" };
const PROVINCE: Record<string, string> = { revolt: "revolt", order: "restore", build: "build" };
const NODE: Record<string, string> = { pirate: "pirate", expand: "expand", fleet: "hunt", send: "send" };

/** The offered actions that a click on a thing narrows to; an Area stands for its Provinces and a capital for its realm, a node for the cards that list it. */
export function choicesAt(push: Push, atlas: Atlas, kind: Kind, id: string): Choice[] {
  const named = naming(push, kind, id);
  if (kind === "space") return [...named, ...realmAt(push, atlas, id), ...atlas.provincesIn(id).flatMap((province) => naming(push, "province", province.id))];
  return kind === "node" ? [...named, ...entriesAt(push, id)] : named;
}

/** The offered choice of the realm whose Capital Area it is. */
export const realmAt = (push: Push, atlas: Atlas, area: string): Choice[] => atlas.rows("realm").flatMap((realm) => (String(realm.capital) === area ? naming(push, "realm", realm.id) : []));

/** The offered choices of a card with which a node is selected, as a primary or as a secondary one. */
function entriesAt(push: Push, node: string): Choice[] {
  const { cards } = push.view as View;
  return cards.shown.flatMap(({ entries }) =>
    entries.flatMap((entry) => [
      ...(entry.node === node ? naming(push, "entry", entry.entry, ["select"]) : []),
      ...(entry.secondary === node ? naming(push, "entry", entry.entry, ["select-secondary"]) : []),
    ]),
  );
}

/** Return the notation of what a click would have meant; empty where a click means nothing. */
export function meantAt(view: View, atlas: Atlas, kind: Kind, id: string): string {
  const { phase } = view;
  if (kind === "node") return meantNode(view, id);
  if (kind === "province") return phase === "turn" ? meantProvince(view, id) : (PROVINCE[phase] ?? "") && `${PROVINCE[phase]} ${id}`;
  const space = atlas.space(id);
  if (phase === "turn") return space.isSea ? `sail ${id}` : `${atlas.continentOf(space) ? "colonize" : "influence"} ${id}`;
  const verb = (space.isSea ? SEA : SPACE)[phase];
  return verb ? `${verb} ${id}${BERTHS[verb] ?? ""}` : "";
}

/** In a turn a click on a node looks at it, and means no Action. */
function meantNode(view: View, id: string): string {
  if (view.phase === "trade") return meantTrade(view, id);
  const verb = NODE[view.phase];
  return verb ? `${verb} ${id}` : "";
}

function meantProvince(view: View, id: string): string {
  const row = view.provinces.find((province) => province.id === id);
  const isOwn = row?.town === view.seat;
  if (row?.occupied && (isOwn || row.vassal === view.seat)) return `restore ${id}`;
  if (isOwn) return `build ${id}`;
  return row?.vassal === view.seat ? `annex ${id}` : `subjugate ${id}`;
}

/** The first card turned up that lists a node; without one the node is not a choice of this Trade. */
function meantTrade(view: View, node: string): string {
  const entries = view.cards.shown.flatMap((card) => card.entries);
  const primary = entries.find((entry) => entry.node === node);
  const secondary = entries.find((entry) => entry.secondary === node);
  if (primary) return `select ${primary.entry}`;
  return secondary ? `select-secondary ${secondary.entry}` : "";
}
