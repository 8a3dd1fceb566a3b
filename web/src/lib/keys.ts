// The seats that this browser holds, and those it has to give away: their keys, by table, in local storage. A key never goes
// into an address that is sent.
const HELD = "entrepot-keys";
const SEATS = "entrepot-seats";
const INVITED = "entrepot-invitations";

export interface Invitation {
  seat: number;
  key: string;
}

function read<Kept>(place: string): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keysOf(table: string): string[] {
  return read<string[]>(HELD)[table] ?? [];
}

export function keep(table: string, keys: string[]): void {
  const known = read<string[]>(HELD);
  known[table] = [...new Set([...(known[table] ?? []), ...keys])];
  localStorage.setItem(HELD, JSON.stringify(known));
}

/** Which seats of a table are this browser's, as far as it has been there. */
export function seatsOf(table: string): number[] {
  return read<number[]>(SEATS)[table] ?? [];
}

export function keepSeats(table: string, seats: number[]): void {
  localStorage.setItem(SEATS, JSON.stringify({ ...read<number[]>(SEATS), [table]: seats }));
}

export function invitationsOf(table: string): Invitation[] {
  return read<Invitation[]>(INVITED)[table] ?? [];
}

export function keepInvitations(table: string, invitations: Invitation[]): void {
  if (!invitations.length) return;
  localStorage.setItem(INVITED, JSON.stringify({ ...read<Invitation[]>(INVITED), [table]: invitations }));
}

/** Take the key out of the address (#key=...), so that it is not shared by accident, and keep it. */
export function takeFromAddress(table: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  keep(table, [key]);
  history.replaceState(null, "", location.pathname);
}

export function link(table: string, key: string): string {
  return `${location.origin}/table/${table}#key=${key}`;
}
