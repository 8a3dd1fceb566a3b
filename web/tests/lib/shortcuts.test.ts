// Single keys: a letter of the verb where it has one choice, numbers where it has several.
import { expect, test } from "vitest";

import { amountsOf, areAmounts, isTyping, isWayOut, runsOf, shortcuts } from "../../src/lib/shortcuts";
import { choice, touch } from "../made";

const keys = (...given: Parameters<typeof shortcuts>) => Object.fromEntries(shortcuts(...given));
const bid = (amount: number) => choice("bid", touch("amount", amount, "amount"));
const sell = (good: string) => choice("sell", touch("good", good));

test.each([
  ["its first letter", ["pass"], { pass: "p" }],
  ["the next letter where the first is taken", ["pass", "play"], { pass: "p", play: "a" }],
  ["no letter that the page itself uses", ["trade"], { trade: "a" }],
  ["a number where no letter is left", ["cut"], { cut: "1" }],
  ["no sign that is not a letter", ["-do"], { "-do": "d" }],
])("a verb gets %s", (_, verbs, expected) => expect(keys(verbs.map((verb) => choice(verb)), [])).toEqual(expected));

test("choices of one verb are numbered, those of others between them are not", () => {
  expect(keys([sell("gold"), choice("pass"), sell("salt")], [])).toEqual({ "sell gold": "1", pass: "p", "sell salt": "2" });
});
test.each([
  ["Pass", "pass", "p"],
  ["End the turn", "end", "e"],
])("%s has its own key, and no other verb or group ever gets it", (_, verb, key) => {
  const others = [choice(`${key}${key}`), choice(key)];
  expect(Object.values(keys(others, [{ verb: key, choices: [] }], [{ label: "Many", choices: [choice(key)] }]))).not.toContain(key);
  expect(Object.values(keys(others, []))).not.toContain(key);
  expect(keys([...others, choice(verb)], [])).toMatchObject({ [verb]: key });
});
const along = (count: number, group = "knights") => choice("take", touch("group", group), touch("amount", count, "amount"));
test("key n chooses what names the number n, also none", () => {
  expect(keys([along(0), along(1), along(3)], [])).toEqual({ "take knights 0": "0", "take knights 1": "1", "take knights 3": "3" });
});
test("a number that several choices name is nobody's key, and what names none gets another", () => {
  expect(keys([sell("gold"), along(1), along(1, "scouts"), along(12), sell("salt")], [])).toEqual({ "sell gold": "2", "sell salt": "3" });
});
test("a verb and a group keep the letter that they had when the same was asked before", () => {
  const kept = new Map<string, string>();
  const trade = { label: "Trade", choices: [choice("trade")] };
  expect(Object.fromEntries(shortcuts([choice("annex"), choice("sail")], [], [trade], kept))).toEqual({ annex: "a", sail: "s", Trade: "d" });
  expect(Object.fromEntries(shortcuts([choice("sail")], [], [{ label: "Trade", choices: [choice("rob")] }], kept))).toEqual({ sail: "s", Trade: "d" });
  expect(Object.fromEntries(shortcuts([choice("ask"), choice("annex")], [], [], kept))).toEqual({ ask: "k", annex: "a" });
});
test("an action has one key in all questions, and others leave it to it", () => {
  const elsewhere = new Map<string, string>();
  const asked = (...verbs: string[]) => Object.fromEntries(shortcuts(verbs.map((verb) => choice(verb)), [], [], new Map(), elsewhere));
  expect(asked("march", "recruit", "alliance")).toEqual({ march: "m", recruit: "i", alliance: "a" });
  expect(asked("trade", "alliance")).toEqual({ trade: "d", alliance: "a" });
  expect(asked("alliance", "arm", "march")).toEqual({ alliance: "a", arm: "1", march: "m" });
});
test("what ends a question stands apart from what answers it", () => {
  expect(["pass", "end", "done", "decline", "bid", "accept"].map((verb) => isWayOut(choice(verb)))).toEqual([true, true, true, true, false, false]);
});
test("there is no tenth number", () => {
  const found = shortcuts(Array.from({ length: 11 }, (_, at) => sell(String(at))), []);
  expect([...found.values()]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});
test("runs come first, groups last, and no key is given twice", () => {
  const runs = runsOf([bid(1), bid(2)]);
  expect(keys([choice("buy")], runs, [{ label: "Build", choices: [choice("build")] }])).toEqual({ bid: "b", buy: "y", Build: "i" });
});
test("only a verb with more than one amount, and nothing else to name, is a run", () => {
  const two = choice("pay", touch("amount", 1, "amount"), touch("seat", 2, "seat"));
  expect(runsOf([bid(1), bid(2), choice("raise", touch("amount", 3, "amount")), two, two]).map(({ verb }) => verb)).toEqual(["bid"]);
});

test("choices that differ in their amount alone are runs of their own, by what else they name", () => {
  const all = [along(1), along(2), along(1, "scouts"), along(3, "scouts"), sell("gold"), bid(1), bid(2), along(9, "boats")];
  expect(amountsOf(all).map(({ verb, choices }) => [verb, choices.length])).toEqual([["take knights", 2], ["take scouts", 2]]);
});
test.each([
  ["one thing", [along(0), along(1)], true],
  ["two things", [along(0), along(1, "scouts"), along(2), along(2, "scouts")], true],
  ["many things", ["knights", "scouts", "boats", "carts"].flatMap((kind) => [along(1, kind), along(2, kind)]), false],
  ["one thing, and of another one amount", [along(0), along(1, "scouts"), along(2)], false],
  ["an amount and something else", [along(0), along(1), choice("stay")], false],
])("how many of %s is asked", (_, asked, expected) => expect(areAmounts(asked)).toBe(expected));

test.each([
  ["<input>", true],
  ['<input type="range">', false],
  ["<textarea></textarea>", true],
  ["<button></button>", false],
])("keys on %s are letters: %s", (html, expected) => {
  document.body.innerHTML = html;
  let found: boolean | null = null;
  document.body.addEventListener("keydown", (event) => (found = isTyping(event)), { once: true });
  document.body.firstElementChild!.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  expect(found).toBe(expected);
});
