// Escape closes what came last, and the focus goes back to where it was.
import { afterEach, beforeEach, expect, test } from "vitest";

import { Handing, layer } from "../../src/lib/layers";

let closed: string[] = [];
let leaving: (() => void)[] = [];

beforeEach(() => {
  document.body.innerHTML = '<button id="key">Signs</button><section id="legend" tabindex="-1"></section><button id="other">Pass</button>';
  closed = [];
});
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

const at = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;

/** Open something that is taken off the page when it is closed. */
function open(name: string): () => void {
  const leave = layer(() => {
    closed.push(name);
    document.querySelector(`#${name}`)?.remove();
    leave();
  });
  leaving.push(leave);
  return leave;
}

function escape(): boolean {
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test("Escape closes what came last, one thing each time, and is nobody else's then", () => {
  open("drawer");
  open("picture");
  expect([escape(), [...closed]]).toEqual([true, ["picture"]]);
  expect([escape(), [...closed]]).toEqual([true, ["picture", "drawer"]]);
  expect(escape()).toBe(false);
});
test("what was closed otherwise is not closed again", () => {
  open("drawer");
  open("picture")();
  escape();
  expect(closed).toEqual(["drawer"]);
});
test("a key that something else has taken closes nothing", () => {
  open("legend");
  document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  escape();
  expect(closed).toEqual([]);
});
test("the focus goes from the legend back to its button", async () => {
  at("key").focus();
  open("legend");
  at("legend").focus();
  escape();
  await Promise.resolve();
  expect(document.activeElement?.id).toBe("key");
});
test("a focus that is elsewhere by now stays there", async () => {
  at("key").focus();
  open("legend");
  at("other").focus();
  escape();
  await Promise.resolve();
  expect(document.activeElement?.id).toBe("other");
});

test.each([
  ["of what was pressed and is gone", true, true, "legend"],
  ["that is at something else", true, false, "other"],
  ["when nobody has pressed anything", false, true, ""],
])("what comes in the place of a strip: the focus %s", (_, isPressed, isLost, expected) => {
  const handing = new Handing();
  if (isLost) (document.activeElement as HTMLElement).blur();
  else at("other").focus();
  if (isPressed) handing.press(() => undefined);
  handing.take(at("legend"));
  expect(document.activeElement?.id).toBe(expected);
});
