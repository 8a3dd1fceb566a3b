// How long a game takes at one table, by who sits there, the options and the clock.
import { expect, test } from "vitest";

import { daysOf, lengthText, minutesOf, type Setting } from "../../src/lib/length";
import type { GameInfo } from "../../src/lib/wire";
import { speak } from "../made";

const game = { fewest: 2, most: 6, minutes: 40, turns: 75, lengths: { length: { "quick-4": 0.6, advanced: 1.45 } } } as unknown as GameInfo;
const setting = (more: Partial<Setting> = {}): Setting => ({ people: 4, bots: 0, options: { length: "basic" }, clock: null, ...more });
const live = { kind: "live" as const, bank: 60, move: 2, cap: 0, sleep: null };
const days = { kind: "days" as const, bank: 129_600, move: 43_200, cap: 0, sleep: null };

test("the usual game at the middle number of seats takes what the game says", () => {
  expect(minutesOf(game, setting())).toBe(40);
});
test("fewer people, bots and shorter games take less", () => {
  expect(minutesOf(game, setting({ people: 2 }))).toBe(20);
  expect(minutesOf(game, setting({ people: 1, bots: 3 }))).toBe(16);
  expect(minutesOf(game, setting({ options: { length: "quick-4" } }))).toBe(25);
  expect(minutesOf(game, setting({ options: { length: "advanced", other: "on" } }))).toBe(60);
});
test("people take no longer than a live clock leaves them", () => {
  expect(minutesOf(game, setting({ clock: live }))).toBe(14);
});
test("over days it is told in days or weeks, not in minutes", async () => {
  await speak("web-length-weeks = { $count } weeks\nweb-length-days = { $count } days\nweb-minutes = { $minutes } minutes\n");
  expect(lengthText(game, setting({ clock: days }))).toBe("11 weeks");
  expect(lengthText({ ...game, turns: 12 }, setting({ clock: days }))).toBe("12 days");
  expect(lengthText(game, setting())).toBe("40 minutes");
});
test("of a game that does not say how long it takes nothing is told", () => {
  const silent = { ...game, minutes: null, turns: null };
  expect([lengthText(silent, setting()), lengthText(silent, setting({ clock: days }))]).toEqual(["", ""]);
  expect(daysOf(silent, setting())).toBe(1);
});
