// The calls about oneself: devices and links to more of them, and what the server keeps.
import { call, TWICE } from "./api";
import type { Came, Gone, Guest, Leaving, Link, LinkFront, Person, Removed, Sent } from "./wire";
import type { Language } from "./words.svelte";

export const me = {
  devices: (signal?: AbortSignal) => call<Person>("GET", "/api/me/devices", undefined, { signal }),
  link: () => call<Link>("POST", "/api/me/links", {}),
  front: (token: string) => call<LinkFront>("GET", "/api/link", undefined, { key: token }),
  use: (token: string, own: string) => call<Came>("POST", "/api/link", { token, own }, TWICE),
  prove: (token: string, own: string) => call<Guest>("POST", "/api/link/address", { token, own }),
  mailLink: (address: string, language: Language) => call<Sent>("POST", "/api/link/mail", { address, language }),
  giveAddress: (address: string, language: Language) => call<Sent>("POST", "/api/me/address", { address, language }),
  forgetAddress: () => call<Person>("POST", "/api/me/address/forget", {}, TWICE),
  removed: (signal?: AbortSignal) => call<Removed[]>("GET", "/api/me/removed", undefined, { signal }),
  leave: () => call<Leaving>("POST", "/api/me/leave", {}),
  delete: (token: string) => call<Gone>("POST", "/api/me/delete", { token }),
  signOut: (device: string) => call<Person>("POST", "/api/me/devices/out", { device }),
};

const OWN = "entrepot-link-own";

/** This device's own secret for a link: the same however often that is tried, so that a lost answer is no lost link. */
export function ownOf(token: string, made: () => string): string {
  const [known, kept] = (localStorage.getItem(OWN) ?? "").split(" ");
  const own = known === token && kept ? kept : made();
  localStorage.setItem(OWN, `${token} ${own}`);
  return own;
}
