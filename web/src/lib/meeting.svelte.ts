// A table that is open to anybody, as this browser sees it: its line, one's own place there, and the way in once it begins.
import { api, Refusal } from "./api";
import { keep, keepOwn, newKey, ownFor } from "./keys";
import { Line } from "./line.svelte";
import { router } from "./route.svelte";
import type { Meeting, NewMeeting } from "./wire";
import { words } from "./words.svelte";

const PLACES = "entrepot-places";
const MOST = 50;
const INVITATION = "meeting";
const GONE = { status: "closed", table: null };
const STILL = { status: "open", table: null };

function places(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACES) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether this browser has sat down there. */
export const hasPlace = (id: string): boolean => places().includes(id);

function note(id: string, sits: boolean): void {
  const others = places().filter((other) => other !== id);
  localStorage.setItem(PLACES, JSON.stringify((sits ? [...others, id] : others).slice(-MOST)));
}

/** The key by which one's seat is held once it begins. */
export const ownKey = (id: string): string => ownFor(id, INVITATION);

/** Sit down, and go there. A Refusal where there is no room. */
export async function sitDown(id: string): Promise<void> {
  await api.join(id, ownKey(id));
  note(id, true);
  router.go(`/meeting/${id}`);
}

export async function standUp(id: string): Promise<void> {
  note(id, false);
  await api.leave(id);
}

/** Open one, and return its address. A Refusal where there are enough. */
export async function meet(wish: Omit<NewMeeting, "own">): Promise<string> {
  const own = newKey();
  const { id } = await api.meet({ ...wish, own });
  keepOwn(id, INVITATION, own);
  note(id, true);
  return `/meeting/${id}`;
}

/** Take the seats at tables that have begun while this browser looked elsewhere; `known` are open still. */
export async function comeIn(known: string[] = []): Promise<void> {
  for (const id of places()) {
    if (known.includes(id)) continue;
    const { status, table } = await api.meeting(id).catch((error: unknown) => (error instanceof Refusal && error.status === 404 ? GONE : STILL));
    if (table) keep(table, [ownKey(id)]);
    if (status !== "open") note(id, false);
  }
}

/** When it begins, in words. */
export function startText(meeting: Meeting): string {
  if (meeting.starts === null) return words.t("web-starts-full");
  const at = new Date(meeting.starts);
  const isToday = at.toDateString() === new Date().toDateString();
  const time = at.toLocaleString(words.language, isToday ? { hour: "2-digit", minute: "2-digit" } : { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  return words.t("web-starts-at", { time });
}

/** Hears of every change, and counts as being there, until it is closed. */
export class Room {
  now = $state.raw<Meeting | null>(null);
  private readonly line: Line;

  constructor(readonly id: string) {
    this.line = new Line(`/api/meetings/${id}/socket`, { open: () => undefined, message: (told) => this.hear(told as Meeting) });
  }

  close(): void {
    this.line.close();
  }

  private hear(told: Meeting): void {
    this.line.greeted();
    this.line.settled();
    this.now = told;
    if (told.status === "open") return;
    this.line.close();
    if (told.table && hasPlace(this.id)) {
      keep(told.table, [ownKey(this.id)]);
      router.go(`/table/${told.table}`);
    }
  }
}
