// Which options a new table offers: none that would say nothing, and no choice that would be refused.
import { expect, test } from "vitest";

import { chosenOf, offeredOptions } from "../../src/lib/options";
import type { Option } from "../../src/lib/wire";

const option = (name: string, choices: string[], changed: Partial<Option> = {}): Option => ({ name, choices, needs: {}, fewest: 0, seats: {}, ...changed });
const OPTIONS = [
  option("smoke", ["off", "on"]),
  option("smoke-limit", ["1", "2"], { needs: { smoke: ["on"] } }),
  option("first", ["random", "seat-1", "seat-3"], { seats: { "seat-3": [3, 4] } }),
  option("alliances", ["on", "off"], { fewest: 3 }),
];
const names = (chosen: Record<string, string>, seats: number) => offeredOptions(OPTIONS, chosen, seats).map(({ name }) => name);

test("what needs another choice is offered with that choice", () => {
  expect(names({}, 3)).toEqual(["smoke", "first", "alliances"]);
  expect(names({ smoke: "on" }, 3)).toEqual(["smoke", "smoke-limit", "first", "alliances"]);
});
test("what needs more seats is offered with those", () => expect(names({}, 2)).toEqual(["smoke", "first"]));
test.each([
  [2, ["random", "seat-1"], "random"],
  [3, ["random", "seat-1", "seat-3"], "seat-3"],
])("with %i seats the first may be one of %j", (seats, choices, chosen) => {
  expect(offeredOptions(OPTIONS, { first: "seat-3" }, seats).find(({ name }) => name === "first")).toEqual({ name: "first", choices, chosen });
});
test("what was chosen and is not offered any more is not sent", () => {
  expect(chosenOf(offeredOptions(OPTIONS, { smoke: "off", "smoke-limit": "2", alliances: "off", first: "seat-3" }, 2))).toEqual({ smoke: "off", first: "random" });
});
