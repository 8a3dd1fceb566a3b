// What a sentence speaks of: seats, places and cards, as they are marked on the table.
import type { Told } from "./wire";

export interface Thing {
  table: string;
  id: string;
}

interface Found {
  seats: number[];
  things: Thing[];
  /** Of messages that name something, such as a place that has no row of its own. */
  names: string[];
}

/** Return what is named by the arguments of an event, however deep. */
export function spokenOf({ args }: Told): Found {
  const found: Found = { seats: [], things: [], names: [] };
  look(args, found);
  return found;
}

/** Light up on the table what an event speaks of; returns what puts it out again. */
export function light(event: Told): () => void {
  const { seats, things, names } = spokenOf(event);
  const { space } = event.args as { space?: unknown };
  const anchors = [...seats.map((seat) => `mat-${seat}`), ...names, ...things.flatMap(({ table, id }) => [`${table}-${id}`, `space-${id}-${space}`])];
  const wanted = [...anchors.map((anchor) => `[data-anchor="${CSS.escape(anchor)}"]`), ...things.map(({ table, id }) => `[data-thing="${CSS.escape(`${table}/${id}`)}"]`)];
  const lit = wanted.length ? [...document.querySelectorAll(wanted.join())] : [];
  for (const element of lit) element.setAttribute("data-lit", "");
  return () => lit.forEach((element) => element.removeAttribute("data-lit"));
}

function look(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  const { seat, face, id } = value as Record<string, unknown>;
  if (typeof seat === "number") found.seats.push(seat);
  if (typeof face === "string") found.things.push({ table: face.split("/")[0]!, id: face.split("/")[1] ?? "" });
  if (typeof id === "string") found.names.push(id.slice(id.indexOf("-") + 1));
  for (const part of Object.values(value)) look(part, found);
}
