// A press whose answer takes a while counts once, and what goes wrong is told until the next one.
import { expect, test } from "vitest";

import { Going } from "../../src/lib/going.svelte";

test("until its answer is there another press does nothing", async () => {
  const going = new Going();
  let presses = 0;
  let answer = (): void => undefined;
  const act = (): Promise<void> => ((presses += 1), new Promise((done) => (answer = done)));
  const first = going.press(act);
  await going.press(act);
  expect([presses, going.isBusy]).toEqual([1, true]);
  answer();
  await first;
  expect(going.isBusy).toBe(false);
});

test("what goes wrong is told, and gone at the next press", async () => {
  const going = new Going();
  await going.press(() => Promise.reject(new Error("no answer")));
  expect([going.problem !== "", going.isBusy]).toEqual([true, false]);
  await going.press(() => Promise.resolve());
  expect(going.problem).toBe("");
});
