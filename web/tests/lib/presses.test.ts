// A press counts for what was on the screen when it began.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { presses } from "../../src/lib/presses";

let now = 10_000;
let heard: string[] = [];

function press(kind: string, target: string, init: object = {}): void {
  const [Kind, more] = kind.startsWith("key") ? [KeyboardEvent, {}] : [PointerEvent, { isPrimary: true, button: 0, pointerType: "mouse" }];
  const event = new Kind(kind, { bubbles: true, cancelable: true, ...more, ...init } as never);
  Object.defineProperty(event, "timeStamp", { value: now });
  document.querySelector(target)!.dispatchEvent(event);
}
function click(target: string, x = 10, y = 10): void {
  press("pointerdown", target, { clientX: x, clientY: y });
  press("click", target, { clientX: x, clientY: y });
}
const later = (by: number): void => void (now += by);
function ask(question: string, shown = ""): void {
  presses.see(question, shown);
}

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => paint());
  document.body.innerHTML = '<div data-answers><button id="yes"></button><button id="no"></button></div><button id="log"></button>';
  heard = [];
  for (const kind of ["click", "keydown"]) document.body.addEventListener(kind, hear);
  later(5000);
  press("pointermove", "#yes", { clientX: 10, clientY: 10 });
  ask(`question at ${now}`);
});
afterEach(() => {
  for (const kind of ["click", "keydown"]) document.body.removeEventListener(kind, hear);
});
function hear({ type, target }: Event): void {
  heard.push(`${type} ${(target as Element).id}`);
}

test("a press on a question that has long been there counts", () => {
  later(1000);
  click("#yes");
  expect(heard).toEqual(["click yes"]);
});
test("a new question takes no press where it appeared under the hand", () => {
  later(300);
  click("#yes");
  expect(heard).toEqual([]);
});
test("elsewhere it takes one at once", () => {
  later(300);
  click("#no", 200, 200);
  expect(heard).toEqual(["click no"]);
});
test("what answers nothing is not held back", () => {
  later(300);
  click("#log");
  expect(heard).toEqual(["click log"]);
});
test("the second half of a double click does not answer the next question", () => {
  later(1000);
  click("#yes");
  ask("the next");
  later(200);
  click("#yes", 12, 12);
  expect(heard).toEqual(["click yes"]);
});
test("a press that begins on one question and ends on the next does nothing", () => {
  later(1000);
  press("pointerdown", "#no", { clientX: 200, clientY: 200 });
  ask("the next");
  press("click", "#no");
  expect(heard).toEqual([]);
});
test("a press on other answers to the same question is a new one, once they are shown", () => {
  later(1000);
  press("pointerdown", "#yes", { clientX: 10, clientY: 10 });
  ask(`question at ${now}`, "folded out");
  press("click", "#yes");
  expect(heard).toEqual([]);
});
test("a key held down acts once", () => {
  later(1000);
  press("keydown", "#yes", { key: "Enter" });
  press("keydown", "#yes", { key: "Enter", repeat: true });
  expect(heard).toEqual(["keydown yes"]);
});
test("after Tab the same key is meant anew", () => {
  later(1000);
  press("keydown", "#yes", { key: "p" });
  ask("the next");
  later(1000);
  press("keydown", "#yes", { key: "Tab" });
  press("keydown", "#yes", { key: "p" });
  expect(heard).toEqual(["keydown yes", "keydown yes", "keydown yes"]);
});
test("with Ctrl a key is the browser's", () => {
  later(100);
  press("keydown", "#yes", { key: "p", ctrlKey: true });
  expect(heard).toEqual(["keydown yes"]);
});
test("a finger's first tap on a thing looks at it, and the next does it", () => {
  const tap = new PointerEvent("click", { pointerType: "touch" });
  expect([presses.isLook(tap, "node"), presses.isLook(tap, "node"), presses.isLook(tap, "other")]).toEqual([true, false, true]);
  expect(presses.isLook(new PointerEvent("click", { pointerType: "mouse" }), "node")).toBe(false);
});
