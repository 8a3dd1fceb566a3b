// On a map the arrow keys lead to the nearest place in that direction, whichever way that is.
import { beforeEach, expect, test } from "vitest";

import { compass } from "../../src/lib/compass";

/** Where each place lies; `aside` is far off to the side of what is below it. */
const PLACES = { north: [50, 0], south: [50, 100], west: [0, 50], east: [100, 50], middle: [50, 50], aside: [90, 60] } as const;
let map: HTMLElement;

beforeEach(() => {
  map = document.createElement("div");
  document.body.replaceChildren(map);
  for (const [name, [x, y]] of Object.entries(PLACES)) {
    const button = Object.assign(document.createElement("button"), { id: name });
    button.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
    map.append(button);
  }
  compass(map);
});

function press(key: string): { at: string; isDone: boolean } {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return { at: document.activeElement!.id, isDone: event.defaultPrevented };
}

test.each([
  ["ArrowUp", "north"],
  ["ArrowDown", "south"],
  ["ArrowLeft", "west"],
  ["ArrowRight", "east"],
])("%s leads from the middle to the %s", (key, place) => {
  document.querySelector<HTMLElement>("#middle")!.focus();
  expect(press(key)).toEqual({ at: place, isDone: true });
});

test("at the edge the focus stays, and nothing scrolls", () => {
  document.querySelector<HTMLElement>("#north")!.focus();
  expect(press("ArrowUp")).toEqual({ at: "north", isDone: true });
});

test("other keys, and arrows pressed elsewhere, are left alone", () => {
  document.querySelector<HTMLElement>("#middle")!.focus();
  expect(press("Tab")).toEqual({ at: "middle", isDone: false });
  (document.activeElement as HTMLElement).blur();
  expect(press("ArrowDown").isDone).toBe(false);
});
