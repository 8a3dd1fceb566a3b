// The calls about notices, and what a browser has to do so that they reach it while no page is open.
import { call, TWICE } from "./api";
import type { Channel, Channels, NewChannel } from "./wire";
import { words } from "./words.svelte";

export const notices = {
  all: (signal?: AbortSignal) => call<Channels>("GET", "/api/me/channels", undefined, { signal }),
  add: (wish: Omit<NewChannel, "language" | "turn" | "over">) => call<Channels>("POST", "/api/me/channels", { ...wish, language: words.language, turn: true, over: true }),
  choose: ({ id }: Channel, turn: boolean, over: boolean) => call<Channels>("POST", `/api/me/channels/${id}`, { turn, over }, TWICE),
  drop: ({ id }: Channel) => call<Channels>("POST", `/api/me/channels/${id}/drop`, {}),
  try: ({ id }: Channel) => call<Channels>("POST", `/api/me/channels/${id}/try`, {}),
};

/** Why this browser cannot be told: the id of a sentence; empty where it can. */
export function hindrance(): string {
  if (!isSecureContext) return "web-push-insecure";
  const hasAll = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!hasAll) return /iPhone|iPad/.test(navigator.userAgent) ? "web-push-install" : "web-push-missing";
  return Notification.permission === "denied" ? "web-push-denied" : "";
}

/** Have this browser told from now on; returns the id of a sentence where that does not work, and else all ways. */
export async function tellHere(key: string): Promise<Channels | string> {
  if ((await Notification.requestPermission()) !== "granted") return hindrance() || "web-push-not-yet";
  const registration = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const older = await registration.pushManager.getSubscription();
  if (older && !isOf(older, key)) await older.unsubscribe(); // the server has another key than it had
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (!made) return "web-push-no-service";
  const { endpoint, keys } = made.toJSON();
  return notices.add({ kind: "push", target: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
}

/** Tell this browser no more. */
export async function hushHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function isOf(subscription: PushSubscription, key: string): boolean {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...own)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

/** Say on the program's icon at how many tables one is asked. */
export function badge(count: number): void {
  const said = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  said?.catch(() => undefined); // not every system has such marks
}
