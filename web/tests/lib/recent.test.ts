// A long game keeps the newest of what was told, in whole pushes, and is as quick as a new one.
import { expect, test, vi } from "vitest";

import { MOST, Recent } from "../../src/lib/recent";
import { LiveTable } from "../../src/lib/table.svelte";
import type { Push } from "../../src/lib/wire";
import { push, told } from "../made";

const events = (seq: number) => [1, 2, 3].map((part) => told(`event ${seq} ${part}`));
const ACTIONS = 3000;
const BATCH = 250;

test("what is kept is bounded, begins with a push, and goes on to the newest", () => {
  const recent = new Recent(1);
  let dropped = 0;
  for (let seq = 1; seq <= ACTIONS; seq += 1) dropped += recent.add(seq, events(seq));
  expect(recent.events.length).toBeLessThanOrEqual(MOST);
  expect(recent.events.length + dropped).toBe(3 * ACTIONS);
  expect(recent.events[0]!.kind).toBe(`event ${recent.first} 1`);
  expect(recent.events.at(-1)!.kind).toBe(`event ${ACTIONS} 3`);
});
test("what was told before is put before it, as long as it was not dropped", () => {
  const recent = new Recent(40);
  recent.add(50, events(50));
  expect(recent.first).toBe(40);
  recent.addEarlier(20, events(20));
  expect([recent.first, recent.events.length]).toEqual([20, 6]);
  expect(recent.add(51, events(51))).toBe(0);
});
test("a push that alone is too long is kept whole", () => {
  const recent = new Recent(1);
  expect(recent.add(1, Array.from({ length: MOST + 1 }, () => told("one")))).toBe(0);
  expect(recent.add(2, events(2))).toBe(MOST + 1);
  expect(recent.first).toBe(2);
});

test("a table takes its three thousandth action as quickly as its first ones, and keeps no more", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("WebSocket", class extends EventTarget { close(): void {} });
  const table = new LiveTable("a-table");
  const take = (seq: number): void => {
    const one: Push = push({ seq, first: seq, seat: 0, events: events(seq), prompt: { number: seq, message: told("asked").say } });
    table["take"](one);
    void table.hint;
  };
  const times: number[] = [];
  for (let seq = 1; seq <= ACTIONS; ) {
    const begun = performance.now();
    for (let done = 0; done < BATCH; done += 1) take(seq++);
    times.push(performance.now() - begun);
  }
  expect(table.push!.seq).toBe(ACTIONS);
  expect(table.log.length).toBeLessThanOrEqual(MOST);
  expect(table.log.at(-1)!.kind).toBe(`event ${ACTIONS} 3`);
  expect(table.hasEarlier).toBe(true);
  expect(Math.min(...times.slice(-6))).toBeLessThan(10 * Math.max(5, Math.min(...times.slice(0, 3))));
  table.close();
}, 60_000);
