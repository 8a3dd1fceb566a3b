// Orders: only what is on offer can be chosen, and the sentence follows the choice.
import { expect, test } from "vitest";

import { firstValue, nearest, sentence } from "../../src/lib/orders";
import type { OfferedOrder } from "../../src/lib/wire";

const amount = { name: "amount", kind: "amount", first: 3, last: 6, values: [] };
const seat = { name: "seat", kind: "seat", first: 0, last: 0, values: [{ value: "1", say: { seat: 1 } }, { value: "2", say: { seat: 2 } }] };
const offer: OfferedOrder = { name: "bid-up-to", say: "tradejack-order-bid-up-to", parameters: [amount, seat] };

test("an amount is the nearest that may be chosen", () => {
  expect(["2", "4", "4.4", "99", "", "x", undefined].map((value) => nearest(amount, value))).toEqual(["3", "4", "4", "6", "3", "3", "3"]);
});
test("a value that is not on offer any more is the first that is", () => {
  expect([nearest(seat, "2"), nearest(seat, "7"), firstValue(seat), firstValue(amount)]).toEqual(["2", "1", "1", "3"]);
});
test("the sentence has what is chosen", () => {
  expect(sentence(offer, ["5", "2"])).toEqual({ id: offer.say, args: { amount: 5, seat: { seat: 2 } } });
  expect(sentence(offer, [])).toEqual({ id: offer.say, args: { amount: 3, seat: { seat: 1 } } });
});
