// The connection of a realm's capital to a node: the shortest chain of spaces that hold something of the realm's. PP-CONN-01 to -07
import type { Point } from "../../lib/outlines";
import type { Atlas } from "./atlas";
import type { View } from "./view";

/** Whether a space holds something of a seat's that carries its chain. PP-CONN-02, PP-CONN-07 */
export function holds(view: View, atlas: Atlas, seat: number, space: string): boolean {
  const sea = view.seas.find(({ id }) => id === space);
  if (sea) return sea.ships[seat]! > 0;
  if (view.areas.some(({ id, influence }) => id === space && influence[seat]! > 0)) return true;
  const inside = new Set(atlas.provincesIn(space).map(({ id }) => id));
  return view.provinces.some(({ id, town, vassal }) => inside.has(id) && (town === seat || vassal === seat));
}

export const capitalOf = (view: View, atlas: Atlas, seat: number): string => atlas.word("realm", view.realms[seat]!.realm, "capital");

/** The spaces of a chain from a seat's Capital Area to a node, both ends with it; empty where there is none. */
export function chainTo(view: View, atlas: Atlas, seat: number, node: string): string[] {
  const capital = capitalOf(view, atlas, seat);
  if (!capital) return [];
  const near = atlas.near(view.options["coast-links"] === "by-ports");
  const ends = endsOf(atlas, node, near);
  const from = new Map<string, string>([[capital, ""]]);
  const waiting = [capital];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (ends.has(at)) return wayBack(from, at);
    for (const next of near.get(at)!) {
      if (from.has(next) || !holds(view, atlas, seat, next)) continue;
      from.set(next, at);
      waiting.push(next);
    }
  }
  return [];
}

/** The spaces one of which a chain must reach: the Sea Zones next to a maritime node, an inland one's Area or one next to it. PP-R-15, PP-R-16 */
function endsOf(atlas: Atlas, node: string, near: Map<string, string[]>): Set<string> {
  const { isMaritime, places } = atlas.node(node);
  if (isMaritime) return new Set(places);
  const isDistant = places.some((place) => atlas.continentOf(atlas.space(place)) > 0);
  const borders = isDistant ? atlas.near(false) : near;
  return new Set(places.flatMap((place) => [place, ...borders.get(place)!]));
}

function wayBack(from: Map<string, string>, end: string): string[] {
  const way: string[] = [];
  for (let at = end; at; at = from.get(at)!) way.unshift(at);
  return way;
}

/** Where a seat's pieces in a space are, for the chain to go through. */
function holdAt(view: View, atlas: Atlas, seat: number, space: string): Point {
  const place = atlas.space(space);
  const inside = atlas.provincesIn(space).filter(({ id }) => view.provinces.some((row) => row.id === id && (row.town === seat || row.vassal === seat)));
  return inside[0] ?? place.row;
}

/** The line of a chain over the chart, from the capital to the node, round other boards where its sea route goes. */
export function chainLine(view: View, atlas: Atlas, seat: number, node: string): Point[] {
  const spaces = chainTo(view, atlas, seat, node);
  const points = spaces.flatMap((space, at) => {
    const before = spaces[at - 1];
    const here = holdAt(view, atlas, seat, space);
    const route = atlas.routes.find(({ one, two }) => (one === before && two === space) || (two === before && one === space));
    if (!route) return [here];
    return [...(route.one === before ? route.via : [...route.via].reverse()), here];
  });
  return spaces.length ? [...points, atlas.node(node)] : [];
}
