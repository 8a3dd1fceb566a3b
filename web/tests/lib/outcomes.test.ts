// Costs and gains in signs: a game's words have a short form of a preview, and of what is named in it.
import { beforeAll, expect, test } from "vitest";

import { inOrder, groupsOf } from "../../src/lib/groups";
import { briefsOf, isAllBrief, sharedBriefs } from "../../src/lib/outcomes";
import { choice, speak, touch } from "../made";

beforeAll(() => speak("game-group-sell = Sell\ngame-group-buy = Buy\ncost = Costs { $what }.\ncost-brief = −{ $what }\nthing = { $count } heavy things\nthing-brief = { $count } things\nlater = Something follows.\n"));

const name = (seat: number) => `Seat ${seat}`;
const costs = (count: number) => ({ id: "cost", args: { what: [{ id: "thing", args: { count } }] } });
const priced = (verb: string, ...counts: number[]) => ({ ...choice(verb, touch("n", String(counts))), preview: [...counts.map(costs), { id: "later", args: {} }] });

test("a choice shows what its words can say shortly, and nothing else", () => expect(briefsOf(priced("buy", 2), name)).toEqual(["−2 things"]));
test("a choice whose sentences all have a short form needs no place for them", () => {
  expect(isAllBrief({ ...choice("buy"), preview: [costs(2)] })).toBe(true);
  expect(isAllBrief(priced("buy", 2))).toBe(false);
});
test("a group shows what all of its choices have alike", () => {
  expect(sharedBriefs([priced("buy", 2, 3), priced("buy", 3), priced("sell", 1, 3)], name)).toEqual(["−3 things"]);
  expect(sharedBriefs([], name)).toEqual([]);
});
test("pairs fold only where more than a glance is left without", () => {
  const sells = Array.from({ length: 3 }, (_, at) => choice("sell", touch("n", at)));
  const buys = Array.from({ length: 2 }, (_, at) => choice("buy", touch("n", at)));
  const others = ["one", "two", "three"].map((verb) => choice(verb));
  const labels = (all: typeof sells) => groupsOf(all).map(({ label }) => label);
  expect(labels([...sells, ...buys, ...others.slice(0, 2)])).toEqual(["Sell"]);
  expect(labels([...sells, ...buys, ...others, choice("four")])).toEqual(["Sell", "Buy"]);
});
test("a group stands where the first of it stood", () => {
  const all = [choice("one"), ...Array.from({ length: 6 }, (_, at) => choice("sell", touch("n", at))), choice("two")];
  const groups = groupsOf(all);
  const single = all.filter((one) => one.verb !== "sell");
  expect(inOrder(single, groups, all).map((one) => ("choices" in one ? one.label : one.verb))).toEqual(["one", "Sell", "two"]);
});
