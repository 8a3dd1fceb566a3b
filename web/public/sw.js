// Shows notices that come while no page is open, and leads to their table. It keeps no pages and answers no calls.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Show a notice, unless its table is being looked at. A newer one of a table takes the place of the older. */
async function show({ title = "entrepot", text = "", path = "/", tag = "" }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const isSeen = pages.some((page) => page.visibilityState === "visible" && page.focused && new URL(page.url).pathname === path);
  if (isSeen) return;
  await registration.showNotification(title, { body: text, tag, renotify: Boolean(tag), icon: "/icon-192.png", badge: "/badge-96.png", data: path });
  await navigator.setAppBadge?.((await registration.getNotifications()).length).catch(() => undefined);
}

/** Go to the page that a notice is about: in a window that is there, or in a new one. */
async function open(path) {
  const address = new URL(typeof path === "string" && path.startsWith("/") ? path : "/", location.origin);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("#")[0] === address.href);
  if (there) return there.focus();
  const [any] = pages;
  if (!any) return clients.openWindow(address.href);
  await any.focus();
  return any.navigate(address.href).catch(() => clients.openWindow(address.href));
}
