// Sentences from the catalogue, with seats, lists and texts in several languages as their arguments.
import { beforeAll, expect, test, vi } from "vitest";

import { words } from "../../src/lib/words.svelte";
import { said, speak } from "../made";

beforeAll(() =>
  speak(
    [
      "kernel-seat = Player { $number }",
      "kernel-none = nothing",
      "kernel-list-two = { $first } and { $second }",
      "kernel-list-more = { $first }, { $second }",
      "kernel-list-last = { $first } and { $second }",
      "got = { $seat } gets { $what }",
      "salt = salt",
    ].join("\n"),
  ),
);

test.each([
  [[], "Player 2 gets nothing"],
  [["salt"], "Player 2 gets salt"],
  [["salt", "wine"], "Player 2 gets salt and wine"],
  [["salt", "wine", "oil", "wax"], "Player 2 gets salt, wine, oil and wax"],
  [said("salt"), "Player 2 gets salt"],
  [{ en: "furs", nl: "bont" }, "Player 2 gets furs"],
  [{ name: "דנה" }, "Player 2 gets \u2068דנה\u2069"],
  [{ seat: 0 }, "Player 2 gets Player 1"],
])("%j: %s", (what, expected) => expect(words.t("got", { seat: { seat: 1 }, what })).toBe(expected));

test("a sentence falls apart at the seats that it names", () => {
  const parts = words.parts(said("got", { seat: { seat: 1 }, what: { seat: 0 } }), (seat) => ["Ann", "Bo"][seat]!);
  expect(parts.filter(({ text }) => text)).toEqual([{ text: "Bo", seat: 1 }, { text: " gets ", seat: null }, { text: "Ann", seat: 0 }]);
});
test("an unknown message shows its id until the words of a server that knows it have come", async () => {
  const fetched = vi.fn(async () => new Response("no-such = such\nsalt = pepper"));
  vi.stubGlobal("fetch", fetched);
  expect(words.t("no-such")).toBe("no-such");
  expect(words.t("none")).toBe("none");
  await vi.waitFor(() => expect(words.t("no-such")).toBe("such"));
  expect(words.t("salt")).toBe("salt");
  expect(words.t("none")).toBe("none");
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/words/en");
});
