// Tradejack: what a set brings under the Trends, the calls of an auction, and the joint reveal.
import { beforeAll, expect, test } from "vitest";

import { callsAfter } from "../../src/games/tradejack/calls";
import { Cards, lengthOf } from "../../src/games/tradejack/model";
import { isPaid, revealOf, scene } from "../../src/games/tradejack/reveal";
import type { Content } from "../../src/lib/api";
import type { TradejackView } from "../../src/lib/wire";
import { at, face, push, speak, told } from "../made";

beforeAll(() => speak("none = none\n"));

const trend = (id: string, changed: object) => ({ id, name: {}, product_kind: "", product_bonus: 0, source_kind: "", source_bonus: 0, green_bonus: 0, double: false, ...changed });
const cards = new Cards({
  product: [{ id: "ring", name: {}, kind: "gold", value: 3 }],
  source: [{ id: "wind", name: {}, kind: "alternative", credits: 2 }, { id: "coal", name: {}, kind: "coal", credits: 0 }],
  trend: [
    trend("rush", { product_kind: "gold", product_bonus: 2 }),
    trend("green", { green_bonus: 1 }),
    trend("double", { double: true }),
    trend("coal-boom", { source_kind: "coal", source_bonus: 3 }),
  ],
} as unknown as Content);
const [ring, wind, coal] = [cards.products.get("ring")!, cards.sources.get("wind")!, cards.sources.get("coal")!];

test.each([
  ["plain", [], 5],
  ["a Trend of its kind", ["rush"], 7],
  ["a green Trend", ["green"], 6],
  ["doubled before the green Trend", ["double", "green"], 8],
  ["doubled after it", ["green", "double"], 9],
  ["a Trend of another kind, and an Award", ["coal-boom", "award-one"], 5],
])("a set's price, %s", (_, demand, expected) => expect(cards.price(ring, wind, demand)).toBe(expected));
test("a source without Green Credits gets none by a green Trend, but its own Trend's", () => {
  expect([cards.credits(coal, ["green"]), cards.credits(coal, ["coal-boom"])]).toEqual([0, 3]);
});
test("a product alone brings one Capital, whatever the Trends", () => expect(cards.price(ring, undefined, ["rush"])).toBe(1));
test("a source is worth what the dearest set with a product of its colour brings; a banned one nothing", () => {
  const known = new Cards({
    product: [["soap", "blue", 2], ["tea", "blue", 4], ["oats", "yellow", 9]].map(([id, colour, value]) => ({ id, colour, value, name: {}, kind: id })),
    source: [{ id: "palm", name: {}, colour: "blue", kind: "palm", credits: 3 }],
    trend: [],
  } as unknown as Content);
  const fit = (products: string[], banned: string[] = []) => {
    const found = known.fit(known.sources.get("palm")!, { products, banned, demand: [] } as unknown as TradejackView);
    return found && [found.product.id, found.worth];
  };
  expect([fit(["soap", "tea", "oats"]), fit(["oats"]), fit(["tea"], ["palm"])]).toEqual([["tea", 7], null, null]);
});
test.each([["quick-4", 4], ["rounds-10", 10], ["advanced", 8], ["basic", 6], [undefined, 6]])("a game of length %s has %i rounds", (choice, rounds) => expect(lengthOf(choice)).toBe(rounds));

test("each seat's last call stands until the next lot is turned up", () => {
  const bid = (seat: number, amount: number) => told("bid", { ...at(seat), amount });
  const calls = callsAfter({}, [bid(0, 2), told("passed", at(1)), bid(2, 3), told("passed-last", at(0))]);
  expect(calls).toEqual({ 0: 0, 1: 0, 2: 3 });
  expect(callsAfter(calls, [told("turned-up", { source: face("source", "wind") })])).toEqual({});
});

const showed = (seat: number, product: string, source = "", value = 1, credits = 0) => told(source ? "showed-set" : "showed-alone", { ...at(seat), product: face("product", product), ...(source && { source: face("source", source) }), value, credits });
const events = [showed(0, "old"), told("round-over"), showed(0, "ring", "wind", 3, 2), showed(0, "cup"), showed(1, "urn"), told("sold", { ...at(0), income: 6 }), told("sold", { ...at(1), income: 1 }), told("awarded", at(0)), told("round-over"), told("lost")];

test("the last reveal is shown: sets by seat, incomes, and what was won by it", () => {
  const reveal = revealOf(events, 2)!;
  expect(reveal.tills.map(({ sets, income, start }) => [sets.map(({ product, source }) => product + source), income, start])).toEqual([[["ringwind", "cup"], 6, 0], [["urn"], 1, 3]]);
  expect([reveal.notes.map(({ kind }) => kind), reveal.steps]).toEqual([["awarded"], 6]);
});
test("a till is paid once its last set is turned up", () => {
  const [first, second] = revealOf(events, 2)!.tills;
  expect([2, 3, 4, 5].map((step) => [isPaid(first!, step), isPaid(second!, step)])).toEqual([[false, false], [true, false], [true, false], [true, true]]);
});
test("without a reveal there is no scene, and a long one stays bearable", () => {
  expect([revealOf([told("bid")], 2), scene(push({ events: [told("bid")], view: { seats: 2 } }))]).toEqual([null, 0]);
  const many = Array.from({ length: 60 }, () => showed(0, "ring"));
  expect(scene(push({ events: many, view: { seats: 5 } }))).toBeCloseTo(7400);
});
