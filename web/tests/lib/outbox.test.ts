// What is not acknowledged yet is kept over a reload, and sent again until it is.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Outbox } from "../../src/lib/outbox.svelte";
import { said } from "../made";

let sent: string[] = [];
let outbox: Outbox;
const opened = (): Outbox => new Outbox("abc", ({ id }) => sent.push(id));
const act = (id: string) => outbox.put({ type: "act", seat: 0, prompt: 1, id, action: "pass" }, said("pass"));
const ids = (waiting: Outbox["waiting"]) => waiting.map(({ message }) => message.id);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sent = [];
  outbox = opened();
});
afterEach(() => outbox.close());

test("an action is sent at once, and is busy until it is answered", () => {
  act("one");
  expect([sent, outbox.isBusy]).toEqual([["one"], true]);
  expect([outbox.settle("one"), outbox.isBusy]).toEqual([true, false]);
});
test("what was said keeps nobody from acting", () => {
  outbox.put({ type: "chat", text: "hello", id: "word" }, said("said"));
  expect([outbox.waiting.length, outbox.isBusy]).toEqual([1, false]);
});
test("after three seconds it is told of, after eight it is sent again", () => {
  act("one");
  vi.advanceTimersByTime(2999);
  expect(outbox.late).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ids(outbox.late)).toEqual(["one"]);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(["one", "one"]);
});
test("what is answered is neither late nor sent any more", () => {
  act("one");
  vi.advanceTimersByTime(4000);
  outbox.settle("one");
  vi.advanceTimersByTime(60_000);
  expect([outbox.late, sent]).toEqual([[], ["one"]]);
});
test("a reload keeps it, with the same id", () => {
  act("one");
  outbox.close();
  outbox = opened();
  expect(ids(outbox.waiting)).toEqual(["one"]);
  outbox.sendAgain();
  expect(sent).toEqual(["one", "one"]);
});
test("another table has another outbox, and what was answered is not kept", () => {
  act("one");
  expect(new Outbox("other", () => undefined).waiting).toEqual([]);
  outbox.settle("one");
  expect(opened().waiting).toEqual([]);
});
test("giving up lets go of all of it", () => {
  for (const id of ["one", "two", "three"]) act(id);
  outbox.giveUp();
  expect([outbox.waiting, outbox.settle("two")]).toEqual([[], false]);
});
test("what cannot be read is as good as nothing", () => {
  sessionStorage.setItem("entrepot-unsent-abc", "{half");
  expect(opened().waiting).toEqual([]);
});
