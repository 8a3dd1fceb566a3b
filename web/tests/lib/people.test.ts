// How much time is left to whom: the server's figures, counted on by a clock that nobody sets.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Company } from "../../src/lib/people.svelte";
import type { People } from "../../src/lib/wire";

const seat = (left: number, runs: boolean, turns_in: number | null) => ({ here: true, seen: null, bot: null, bot_from: null, nudged: false, nudge_in: null, bot_in: null, clock: { left, runs, turns_in } });
const people = (...seats: ReturnType<typeof seat>[]): People => ({ seats, waiting: [0], votes: [], paused: false, can_cancel: false }) as unknown as People;

let company: Company;
beforeEach(() => {
  vi.useFakeTimers();
  company = new Company();
});
afterEach(() => company.close());

test("only the clock of who is asked runs, however the clock of this machine is set meanwhile", () => {
  vi.setSystemTime(new Date("2001-01-01"));
  company.take(people(seat(300, true, null), seat(300, false, null)));
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(new Date("2044-01-01"));
  vi.advanceTimersByTime(1_000);
  expect([company.time(0), company.time(1)]).toEqual([297, 300]);
  company.take(people(seat(290, true, null), seat(300, false, null)));
  expect(company.time(0)).toBe(290);
});
test("a clock stands still at night, and runs again by itself", () => {
  company.take(people(seat(7_200, true, 10), seat(7_200, false, 10)));
  vi.advanceTimersByTime(60_000);
  expect([company.time(0), company.time(1)]).toEqual([7_190, 7_150]);
});
test("nobody has less than no time, and none where there is no clock", () => {
  company.take(people(seat(1, true, null)));
  vi.advanceTimersByTime(5_000);
  expect([company.time(0), company.time(7)]).toEqual([0, null]);
});
