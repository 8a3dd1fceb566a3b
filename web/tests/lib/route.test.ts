// Where a page is, and what Back closes.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { router as Router } from "../../src/lib/route.svelte";

let router: typeof Router;
let clicks: string[] = [];

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  ({ router } = await import("../../src/lib/route.svelte"));
  document.addEventListener("click", (event) => {
    if (!event.defaultPrevented) clicks.push((event.target as Element).outerHTML);
    event.preventDefault();
  });
});
beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  clicks = [];
  router.go("/");
});
afterEach(() => void (document.body.innerHTML = ""));

test.each([
  ["/", { page: "lobby" }],
  ["/nowhere/x", { page: "lobby" }],
  ["/table", { page: "lobby" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/replay/abc", { page: "replay", id: "abc", ply: 0 }],
  ["/replay/abc/12", { page: "replay", id: "abc", ply: 12 }],
  ["/replay/abc/1.5", { page: "replay", id: "abc", ply: 1 }],
  ["/replay/abc/far", { page: "replay", id: "abc", ply: 0 }],
])("%s", (path, expected) => {
  router.go(path);
  expect(router.now).toEqual(expected);
});

function follow(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  document.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

test("a link to a table stays in the page", () => {
  follow('<a href="/table/abc">Go</a>');
  expect([router.now, clicks]).toEqual([{ page: "table", id: "abc" }, []]);
});
test.each([
  ["another tab", '<a href="/table/abc">x</a>', { ctrlKey: true }],
  ["another tab on a Mac", '<a href="/table/abc">x</a>', { metaKey: true }],
  ["another window", '<a href="/table/abc">x</a>', { shiftKey: true }],
  ["a file to be saved", '<a href="/table/abc">x</a>', { altKey: true }],
  ["what opens elsewhere", '<a target="_blank" href="/table/abc">x</a>', {}],
  ["a file of the server", '<a href="/api/tables/abc/log">x</a>', {}],
  ["another site", '<a href="https://elsewhere.example/table/abc">x</a>', {}],
  ["an invitation, whose key is read when a page is loaded", '<a href="/table/abc#key=secret">x</a>', {}],
])("the browser itself follows a link to %s", (_, html, init) => {
  follow(html, init);
  expect([router.now.page, clicks.length]).toEqual(["lobby", 1]);
});

let opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((leave) => leave()));

function over(close: () => void): () => void {
  opened.push(router.over(close));
  return opened.at(-1)!;
}

/** As a browser does it: the step before, and then the event. */
function back(state: object | null): void {
  history.replaceState(state, "");
  dispatchEvent(new PopStateEvent("popstate"));
}

test("Back closes what lies on top, and then what lies below", () => {
  const closed: string[] = [];
  over(() => closed.push("drawer"));
  over(() => closed.push("picture"));
  expect(history.state).toEqual({ depth: 2 });
  back({ depth: 1 });
  expect(closed).toEqual(["picture"]);
  back(null);
  expect(closed).toEqual(["picture", "drawer"]);
});
test("what lies below can be closed by itself, and Back still closes what lay on top", () => {
  vi.spyOn(history, "back").mockImplementation(() => undefined);
  const closed: string[] = [];
  const leave = over(() => closed.push("drawer"));
  over(() => closed.push("picture"));
  leave();
  back({ depth: 1 });
  expect(closed).toEqual([]);
  back(null);
  expect(closed).toEqual(["picture"]);
});
test("what was closed by itself takes its step back, and what follows waits for that", () => {
  const goBack = vi.spyOn(history, "back").mockImplementation(() => undefined);
  over(() => expect.unreachable("it is closed already"))();
  expect(goBack).toHaveBeenCalledOnce();
  router.go("/table/abc");
  expect(router.now.page).toBe("lobby");
  back(null);
  expect(router.now).toEqual({ page: "table", id: "abc" });
});
test("Escape closes as Back does", () => {
  const closed: string[] = [];
  over(() => closed.push("drawer"));
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(closed).toEqual(["drawer"]);
});
