// Single keys: a letter of the verb where it has one choice, numbers where it has several.
import { expect, test } from "vitest";

import { isTyping, runsOf, shortcuts } from "../../src/lib/shortcuts";
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
