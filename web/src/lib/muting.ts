// Whom this browser's person does not want to hear, by table and seat: kept in local storage.
const PLACE = "entrepot-muted";
const MOST_TABLES = 200;

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

export const mutedAt = (table: string): number[] => read()[table] ?? [];

/** Keep who is muted at a table, and forget the tables of long ago. */
export function mute(table: string, seats: number[]): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(-MOST_TABLES);
  localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(kept), [table]: seats }));
}

/** Whoever was muted stays so at the rematch, where each sits one seat further up. */
export function muteAgain(table: string, rematch: string, seats: number): void {
  const muted = mutedAt(table);
  if (muted.length) mute(rematch, muted.map((seat) => (seat + seats - 1) % seats));
}
