// The seats that this browser holds, and those it has to give away: their keys, by table, in local storage. A key never goes
// into an address that is sent.
const HELD = "entrepot-keys";
const SEATS = "entrepot-seats";
const INVITED = "entrepot-invitations";
const OWN = "entrepot-own-keys";
const DECIDED = "entrepot-decided";
/** 128 bits; in front of them a bracket or a quote may stand, and behind them anything. */
const KEY = /^(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9_%-])*([A-Za-z0-9_-]{22})/;

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

/** The push that a seat has last answered at a table; 0 where this browser knows of none. */
export function decidedAt(table: string, seat: number | null): number {
  return read<Record<number, number>>(DECIDED)[table]?.[seat ?? -1] ?? 0;
}

export function keepDecided(table: string, seat: number, seq: number): void {
  const known = read<Record<number, number>>(DECIDED);
  localStorage.setItem(DECIDED, JSON.stringify({ ...known, [table]: { ...known[table], [seat]: seq } }));
}

export function invitationsOf(table: string): Invitation[] {
  return read<Invitation[]>(INVITED)[table] ?? [];
}

export function keepInvitations(table: string, invitations: Invitation[]): void {
  if (!invitations.length) return;
  const others = invitationsOf(table).filter(({ seat }) => !invitations.some((one) => one.seat === seat));
  localStorage.setItem(INVITED, JSON.stringify({ ...read<Invitation[]>(INVITED), [table]: [...others, ...invitations] }));
}

/** A key is for nothing here, or is given up: it is not sent any more. */
export function forget(table: string, key: string): void {
  const known = read<string[]>(HELD);
  known[table] = (known[table] ?? []).filter((other) => other !== key);
  localStorage.setItem(HELD, JSON.stringify(known));
}

/** The invitation to a seat has been used, or another has been made. */
export function forgetInvitation(table: string, seat: number): void {
  const known = read<Invitation[]>(INVITED);
  known[table] = (known[table] ?? []).filter((other) => other.seat !== seat);
  localStorage.setItem(INVITED, JSON.stringify(known));
}

/** A secret of 128 bits, as it stands in a link. `crypto.randomUUID` is missing where the page comes over plain http. */
export function newKey(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The key that shall hold the seat of an invitation: this browser's own, and the same however often it is asked for, so that
 * sitting down can be tried again.
 */
export function ownFor(table: string, invitation: string): string {
  const known = read<Record<string, string>>(OWN);
  const own = known[table]?.[invitation] ?? newKey();
  known[table] = { ...known[table], [invitation]: own };
  localStorage.setItem(OWN, JSON.stringify(known));
  return own;
}

/** Keep a key of one's own that was made before there was anything to sit down at. */
export function keepOwn(table: string, invitation: string, own: string): void {
  const known = read<Record<string, string>>(OWN);
  known[table] = { ...known[table], [invitation]: own };
  localStorage.setItem(OWN, JSON.stringify(known));
}

/** Whether this browser sits there by that key, or has sat down with that invitation. */
export function isOwn(table: string, key: string): boolean {
  const own = read<Record<string, string>>(OWN)[table]?.[key];
  return [key, own].some((one) => one !== undefined && keysOf(table).includes(one));
}

/** The key in the address (#key=...): null where there is none, empty where it was cut short. What mail programs hang on to a link is left out. */
export function keyInAddress(): string | null {
  const [, written] = /[#&]key=([^&]*)/.exec(location.hash) ?? [];
  if (written === undefined) return null;
  return KEY.exec(written)?.[1] ?? "";
}

/** Take the key out of the address, so that it is not shared by accident. */
export function clearAddress(): void {
  history.replaceState(history.state, "", location.pathname);
}

/** This browser is nobody's any more: it holds no seat. */
export function forgetAll(): void {
  for (const place of [HELD, SEATS, INVITED, OWN]) localStorage.removeItem(place);
}

export function link(table: string, key: string): string {
  return `${location.origin}/table/${table}#key=${key}`;
}
