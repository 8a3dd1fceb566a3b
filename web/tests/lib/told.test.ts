// What went wrong with a call is said in the reader's language where there are words for it.
import { beforeAll, expect, test } from "vitest";

import { Refusal, told } from "../../src/lib/api";
import { Unreached } from "../../src/lib/calls.svelte";
import { speak } from "../made";

beforeAll(() => speak("web-unreached = No answer.\nweb-problem-defect = A mistake of ours.\nweb-problem-used-key = The seat is taken.\n"));

test.each([
  [new Refusal(409, "used-key", "somebody sits there"), "The seat is taken."],
  [new Refusal(400, "new-code", "as the server says it"), "as the server says it"],
  [new Unreached(), "No answer."],
  [new TypeError("x is undefined"), "A mistake of ours."],
])("%s", (error, expected) => expect(told(error)).toBe(expected));
