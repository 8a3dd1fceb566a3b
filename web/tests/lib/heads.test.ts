// What several choices begin with is said once.
import { beforeAll, expect, test } from "vitest";

import { headedOf, restOf } from "../../src/lib/heads";
import { actions, choice, speak } from "../made";

beforeAll(() => speak("game-head-sail = Sail to:\ngame-head-row = Sail to:\ngame-head-buy = Buy:\ngame-rest-buy = { $good }, { $count }\n"));

const named = (verb: string, args: object) => ({ ...choice(verb), say: { id: `game-do-${verb}`, args } });
const sails = (count: number) => Array.from({ length: count }, (_, at) => named("sail", { to: `Port ${at}` }));
const heads = (choices: ReturnType<typeof named>[]) => headedOf(choices).map(({ head, choices: found }) => [head, found.length]);

test("three choices with a head stand behind it, two are said in full", () => {
  expect(heads(sails(3))).toEqual([["Sail to:", 3]]);
  expect(heads(sails(2))).toEqual([]);
});
test("what has no head stays as it is", () => expect(heads([...sails(3), named("pass", {}), named("pass", {}), named("pass", {})])).toEqual([["Sail to:", 3]]));
test("verbs with the same head stand together, in the order offered", () => {
  const [found] = headedOf([named("row", { to: "A" }), ...sails(2)]);
  expect(actions(found!.choices)).toEqual(["row", "sail", "sail"]);
});
test("what is left to say is the one thing named, or what the game says", () => {
  expect(restOf(sails(1)[0]!, String)).toBe("Port 0");
  expect(restOf(named("buy", { good: "salt", count: 2 }), String)).toBe("salt, 2");
});
