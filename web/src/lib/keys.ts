// The seats that this browser holds: their keys, by table, in local storage. A key never goes into an address that is sent.
const PLACE = "entrepot-keys";

type Keys = Record<string, string[]>;

function all(): Keys {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Keys;
  } catch {
    return {};
  }
}

export function keysOf(table: string): string[] {
  return all()[table] ?? [];
}

export function keep(table: string, keys: string[]): void {
  const known = all();
  known[table] = [...new Set([...(known[table] ?? []), ...keys])];
  localStorage.setItem(PLACE, JSON.stringify(known));
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
