// What was changed can be undone and done again, until something else is changed.
import { expect, test } from "vitest";

import { History } from "../../../src/shell/workshop/history";

test("back and forth through everything that has been", () => {
  const history = new History("a");
  for (const state of ["b", "c", "d"]) history.put(state);
  expect([history.undo(), history.undo(), history.redo(), history.undo(), history.undo(), history.undo()]).toEqual(["c", "b", "c", "b", "a", "a"]);
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
});

test("what was undone is given up once something else is changed", () => {
  const history = new History(1);
  history.put(2);
  history.undo();
  history.put(3);
  expect([history.canRedo, history.redo(), history.undo()]).toEqual([false, 3, 1]);
});

test("nothing has changed where nothing has, and of many changes the oldest are forgotten", () => {
  const history = new History(0);
  history.put(0);
  expect(history.canUndo).toBe(false);
  for (let state = 1; state <= 400; state += 1) history.put(state);
  let back = 0;
  while (history.canUndo) back += Number(history.undo() >= 0);
  expect(back).toBe(300);
});
