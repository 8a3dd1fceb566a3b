// What others have done since one's last answer, what has changed by it, and what a sentence speaks of.
import { expect, test } from "vitest";

import { isNumber, Marks } from "../../src/lib/marks";
import { seatOf, Since } from "../../src/lib/since.svelte";
import { light, spokenOf } from "../../src/lib/spoken";
import { at, face, told } from "../made";

test("what a seat has done is kept in order, without what is no deed, until it is cleared", () => {
  const since = new Since(String);
  since.asides = ["turn"];
  since.add([told("bid", at(1)), told("turn", at(1)), told("round-over")]);
  since.add([told("passed", at(1)), told("bid", at(0))]);
  const kinds = (seat: number) => since.deeds.get(seat)?.map(({ kind }) => kind);
  expect([kinds(0), kinds(1), kinds(2)]).toEqual([["bid"], ["bid", "passed"], undefined]);
  since.clear();
  expect(since.deeds.size).toBe(0);
});
test("of a seat that is watched for ever, only the last deeds are kept", () => {
  const since = new Since(String);
  for (let number = 0; number < 500; number++) since.add([told(`deed ${number}`, at(0))]);
  const kept = since.deeds.get(0)!;
  expect([kept.length <= 20, kept.at(-1)?.kind]).toEqual([true, "deed 499"]);
});
test("nobody has done what no seat stands in", () => expect([seatOf(told("season")), seatOf(told("bid", at(0)))]).toEqual([null, 0]));

test.each([
  ["6", "9", true],
  ["+6", "+12", true],
  ["3/25", "4/25", true],
  ["6", "six", false],
  ["Highest bid: 3, by Ann", "Highest bid: 4, by Ann", false],
])("%s to %s: is that a number that has changed? %s", (was, now, is) => expect(isNumber(was, now)).toBe(is));

test("a number in its place that changes is marked until all has been seen, and not if it is as before", async () => {
  document.body.innerHTML = `<div id="board"><p data-anchor="mat-1"><b>6</b> <i>7</i></p><p data-anchor="stage"><u>5</u></p></div>`;
  const marks = new Marks();
  const stop = marks.watch(document.getElementById("board")!);
  const change = async (tag: string, text: string) => {
    document.querySelector(tag)!.firstChild!.nodeValue = text;
    await new Promise((done) => setTimeout(done));
  };
  const marked = () => [...document.querySelectorAll("[data-was]")].map((one) => `${one.getAttribute("data-was")} to ${one.textContent}`);
  await change("b", "8");
  await change("b", "9");
  await change("i", "8");
  await change("i", "7");
  await change("u", "6");
  expect(marked()).toEqual(["6 to 9"]);
  marks.clear();
  expect(marked()).toEqual([]);
  await change("b", "6");
  expect(marked()).toEqual(["9 to 6"]);
  stop?.();
});

test("an event speaks of the seats, cards and places in it, however deep", () => {
  const step = { id: "game-do-via", args: { route: face("route", "dunes") } };
  const event = told("moved", { ...at(2), step, place: { id: "game-place-s3", args: {} }, cards: [face("card", "silk")] });
  const { seats, things, names } = spokenOf(event);
  expect([seats, things.map(({ table, id }) => `${table} ${id}`), names]).toEqual([[2], ["route dunes", "card silk"], ["do-via", "place-s3"]]);
  document.body.innerHTML = `<p data-anchor="mat-2"></p><p data-anchor="mat-1"></p><p data-anchor="place-s3"></p><p data-thing="card/silk"></p>`;
  const putOut = light(event);
  expect([...document.querySelectorAll("[data-lit]")].length).toBe(3);
  putOut();
  expect(document.querySelector("[data-lit]")).toBe(null);
});
