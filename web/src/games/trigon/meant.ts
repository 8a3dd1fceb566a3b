// What a click on the map means: the actions that it narrows to, and what somebody meant who may not do it.
import { naming } from "../../lib/offers";
import type { Choice, Push } from "../../lib/wire";
import type { View } from "./view";

const MEANT: Record<string, (spot: string) => string> = {
  second: (spot) => `settle ${spot}`,
  way: (spot) => `to ${spot}`,
  refuge: (spot) => `to ${spot}`,
  bonus: (spot) => `place ${spot}`,
  post: (spot) => `post ${spot} 1`,
  site: (spot) => `site ${spot}`,
  "free-village": (spot) => `site ${spot}`,
  intrigue: (spot) => `site ${spot}`,
  drop: (spot) => `drop ${spot} 1`,
  turncoat: (spot) => `turncoat ${spot} knight`,
};

export const spotChoices = (push: Push, spot: string): Choice[] => naming(push, "spot", spot);

/** Return the notation of what a click on a spot would have meant; empty where a click means nothing. */
export function meantAt(view: View, spot: string): string {
  if (view.phase !== "turn") return MEANT[view.phase]?.(spot) ?? "";
  const isOwn = view.settlements.some((row) => row.spot === spot && row.seat === view.seat);
  const stands = view.groups.some((row) => row.spot === spot && row.seat === view.seat);
  if (stands) return `march ${spot}`;
  return isOwn ? `train-knight ${spot}` : `found ${spot}`;
}
