// Many choices of one kind lie behind one button, so that a question fits on a screen.
import { beforeAll, expect, test } from "vitest";

import { groupsOf, whyOf } from "../../src/lib/groups";
import { actions, choice, speak, touch } from "../made";

beforeAll(() => speak("game-group-sell = Sell\ngame-group-swap = Sell\ngame-group-sell-why = It brings coins.\ngame-group-buy = Buy\n"));

const some = (verb: string, count: number) => Array.from({ length: count }, (_, at) => choice(verb, touch("good", at)));
const labels = (choices: ReturnType<typeof some>) => groupsOf(choices).map(({ label, choices: found }) => [label, found.length]);

test("six choices are taken in at a glance, and lie open", () => expect(labels(some("sell", 6))).toEqual([]));
test("seven are folded", () => expect(labels([...some("sell", 6), choice("pass")])).toEqual([["Sell", 6]]));
test("what is all that is offered lies open, unless there is very much of it", () => {
  expect(labels(some("sell", 12))).toEqual([]);
  expect(labels(some("sell", 13))).toEqual([["Sell", 13]]);
});
test("a verb without a label of its own stays open", () => expect(labels([...some("sell", 4), ...some("pass", 4)])).toEqual([["Sell", 4]]));
test("two choices are too few for a button of their own", () => expect(labels([...some("sell", 6), ...some("buy", 2)])).toEqual([["Sell", 6]]));
test("verbs with the same label lie together, in the order offered", () => {
  const found = groupsOf([choice("swap"), ...some("sell", 12)]);
  expect(found.map(({ label }) => label)).toEqual(["Sell"]);
  expect(actions(found[0]!.choices).slice(0, 2)).toEqual(["swap", "sell 0"]);
});
test("what a group is good for is said of its choices alone", () => {
  expect(whyOf(some("sell", 2))?.id).toBe("game-group-sell-why");
  expect(whyOf([choice("swap"), ...some("sell", 2)])?.id).toBe("game-group-sell-why");
  expect(whyOf([...some("sell", 2), ...some("buy", 2)])).toBeNull();
  expect(whyOf(some("buy", 2))).toBeNull();
  expect(whyOf([])).toBeNull();
});
