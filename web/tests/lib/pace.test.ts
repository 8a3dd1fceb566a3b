// Moves of others are shown one after another, but nobody waits long for a question.
import { beforeEach, expect, test, vi } from "vitest";

import { Pace } from "../../src/lib/pace.svelte";
import { plan } from "../../src/lib/plan";
import { settings } from "../../src/lib/settings.svelte";
import { push, said, told } from "../made";

const BEAT = 320;
const numbered = (seq: number, number: number | null = null) => push({ seq, events: [told(`event ${seq}`)], prompt: { number, message: said("asked") } });
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  pace = new Pace();
  pace.add(numbered(1), false);
  vi.advanceTimersByTime(5000);
});

test("the first push is on the board at once, and nothing runs", () => expect([pace.shown?.seq, pace.isRunning]).toEqual([1, false]));
test("the next ones come one beat after another", () => {
  for (const seq of [2, 3]) pace.add(numbered(seq), false);
  expect(pace.shown?.seq).toBe(2);
  vi.advanceTimersByTime(BEAT - 1);
  expect(pace.shown?.seq).toBe(2);
  vi.advanceTimersByTime(1);
  expect([pace.shown?.seq, pace.isRunning]).toEqual([3, true]);
  vi.advanceTimersByTime(BEAT);
  expect(pace.isRunning).toBe(false);
});
test("a scene is looked at for as long as its drawing says", () => {
  pace.scene = ({ seq }) => (seq === 2 ? 1000 : 0);
  for (const seq of [2, 3]) pace.add(numbered(seq), false);
  vi.advanceTimersByTime(999);
  expect(pace.shown?.seq).toBe(2);
  vi.advanceTimersByTime(1);
  expect(pace.shown?.seq).toBe(3);
});
test("the answer to one's own action is shown at once, with all that waited before it", () => {
  for (const seq of [2, 3]) pace.add(numbered(seq), false);
  pace.add(numbered(4), true);
  expect([pace.shown?.seq, pace.shown?.events.map(({ kind }) => kind)]).toEqual([4, ["event 3", "event 4"]]);
});
test("a click shows everything, and says whether there was anything to skip", () => {
  for (const seq of [2, 3, 4]) pace.add(numbered(seq), false);
  expect([pace.skip(), pace.shown?.seq, pace.isRunning, pace.skip()]).toEqual([true, 4, false, false]);
});
test("with motion reduced nothing is played", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  pace.add(numbered(2), false);
  expect([pace.shown?.seq, pace.isRunning]).toEqual([2, false]);
});
test("one's own question is there within two seconds, whatever waits before it", () => {
  for (let seq = 2; seq < 30; seq++) pace.add(numbered(seq), false);
  pace.add(numbered(30, 7), false);
  vi.advanceTimersByTime(2000);
  expect(pace.shown?.seq).toBe(30);
  expect(pace.gathered.length).toBeGreaterThan(0);
  vi.advanceTimersByTime(5000);
  expect(pace.gathered).toEqual([]);
});
test("the last scene before a question is seen whole, those before it are not", () => {
  pace.scene = ({ seq }) => (seq < 12 ? 3000 : 0);
  for (let seq = 2; seq < 12; seq++) pace.add(numbered(seq), false);
  pace.add(numbered(12, 7), false);
  vi.advanceTimersByTime(2900);
  expect([pace.shown!.seq < 12, pace.isHolding]).toEqual([true, true]);
  vi.advanceTimersByTime(2000);
  expect([pace.shown?.seq, pace.isHolding]).toEqual([12, false]);
});
test("a question waits for the scene of its own push, be it one's own answer, and comes at a press", () => {
  pace.scene = () => 2000;
  pace.add(numbered(2, 7), true);
  expect([pace.shown?.seq, pace.isHolding]).toEqual([2, true]);
  vi.advanceTimersByTime(2000);
  expect(pace.isHolding).toBe(false);
  pace.add(numbered(3, 8), true);
  expect([pace.isHolding, pace.skip(), pace.isHolding]).toEqual([true, true, false]);
});
test.each([["calm", 640], ["usual", 320], ["brisk", 160]] as const)("at a %s pace a move is looked at for %i milliseconds", (tempo, time) => {
  settings.tempo = tempo;
  for (const seq of [2, 3]) pace.add(numbered(seq), false);
  vi.advanceTimersByTime(time - 1);
  expect(pace.shown?.seq).toBe(2);
  vi.advanceTimersByTime(1);
  expect(pace.shown?.seq).toBe(3);
  settings.tempo = "usual";
});
test("every event comes on the board once, in order", () => {
  const seen: string[] = [];
  pace.onShow = ({ events }) => seen.push(...events.map(({ kind }) => kind));
  for (let seq = 2; seq < 40; seq++) pace.add(numbered(seq), seq % 9 === 0);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(Array.from({ length: 38 }, (_, at) => `event ${at + 2}`));
});
test("another seat's view is no next step", () => {
  pace.add(numbered(2), false);
  pace.add({ ...numbered(3), seat: 1 }, false);
  expect([pace.shown?.seq, pace.isRunning]).toEqual([3, false]);
});

test.each([
  ["there is time for all", 0, [300, 300, 300], 1000, { speed: 1, gathered: 1 }],
  ["a little quicker is enough", 0, [500, 500, 500], 500, { speed: 0.5, gathered: 1 }],
  ["the last of them need not be over, only begun", 0, [300, 9000], 300, { speed: 1, gathered: 1 }],
  ["some are gathered", 0, [1000, 1000, 1000, 1000], 300, { speed: 0.3, gathered: 3 }],
  ["it is too late already", 0, [1000, 1000, 1000], -5, { speed: 0.3, gathered: 3 }],
  ["what is shown now counts too", 400, [0, 0], 200, { speed: 0.5, gathered: 1 }],
])("%s", (_, current, times, left, expected) => expect(plan(current, times, left)).toEqual(expected));
