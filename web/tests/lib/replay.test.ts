// A finished game: its rounds as chapters, and positions fetched as somebody steps or drags.
import { beforeEach, expect, test, vi } from "vitest";

import { Positions } from "../../src/lib/positions";
import { Replay } from "../../src/lib/replay.svelte";
import type { Replayed } from "../../src/lib/wire";
import { said } from "../made";

const position = (ply: number): Replayed => ({ ply, plies: 9, events: [], move: ply ? said("moved") : null, mover: null, seat: null, text: [], view: "all", views: ["own", "other"] });
const ROUNDS = [1, 1, 1, 2, 2, 3, 3, 3, 3, 4];

async function opened(ply: number): Promise<Replay> {
  const answers: Record<string, unknown> = {
    "/api/tables/abc": { game: "no drawing", seats: [{ name: "Ann" }, { name: "" }] },
    "/api/tables/abc/content": {},
    "/api/tables/abc/replay": { rounds: ROUNDS, moves: Array.from({ length: 9 }, () => ({ seat: 0, move: said("moved") })) },
  };
  vi.stubGlobal("fetch", async (path: string) => {
    const [first, last] = path.split("/").slice(-2).map(Number);
    return Response.json(answers[path] ?? Array.from({ length: last! - first! + 1 }, (_, at) => position(first! + at)));
  });
  const replay = new Replay("abc", ply);
  await vi.waitFor(() => expect(replay.info).not.toBeNull());
  return replay;
}

test("a chapter begins with each round, but for one of which only the end is left", async () => {
  expect((await opened(0)).chapters).toEqual([{ round: 1, ply: 0 }, { round: 2, ply: 3 }, { round: 3, ply: 5 }]);
});
test.each([
  [4, 1, 5],
  [5, 1, 9],
  [5, -1, 3],
  [4, -1, 3],
  [0, -1, 0],
] as const)("from ply %i a turn by %i leads to ply %i", async (from, by, to) => {
  const replay = await opened(from);
  replay.turn(by);
  expect(replay.at).toBe(to);
});
test.each([[-3, 0], [12, 9], [9, 9]])("ply %i of nine is ply %i", async (ply, expected) => expect((await opened(ply)).at).toBe(expected));
test("each seat sees its own, and nothing can be done", async () => {
  const replay = await opened(2);
  replay.show();
  await vi.waitFor(() => expect(replay.shown?.ply).toBe(2));
  expect([replay.push?.view, replay.push?.actions, replay.push?.prompt.number]).toEqual(["all", [], null]);
  replay.seat = 1;
  expect(replay.push?.view).toBe("other");
});
test("only the ply after what was shown goes on from it", async () => {
  const replay = await opened(2);
  const goTo = async (ply: number): Promise<boolean> => {
    replay.go(ply);
    replay.show();
    await vi.waitFor(() => expect(replay.shown?.ply).toBe(ply));
    return replay.isNext;
  };
  expect([await goTo(2), await goTo(3), await goTo(2), await goTo(5)]).toEqual([false, true, false, false]);
});

/** Positions with a server that answers when it is told to. */
function fetching(last: number) {
  const calls: { first: number; to: number; signal: AbortSignal; answer: () => Promise<void> }[] = [];
  const shown: number[] = [];
  const fetch = (first: number, to: number, signal: AbortSignal) =>
    new Promise<Replayed[]>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      const answer = async (): Promise<void> => {
        resolve(Array.from({ length: to - first + 1 }, (_, at) => position(first + at)));
        await vi.advanceTimersByTimeAsync(60);
      };
      calls.push({ first, to, signal, answer });
    });
  const positions = new Positions(fetch, ({ ply }) => shown.push(ply), () => expect.unreachable());
  return { calls, shown, want: (ply: number) => positions.want(ply, last), ranges: () => calls.map(({ first, to }) => [first, to]) };
}
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

test("who jumps gets that one position, and who steps the next eight", async () => {
  const { calls, shown, want, ranges } = fetching(100);
  want(40);
  await calls[0]!.answer();
  want(41);
  await calls[1]!.answer();
  expect([ranges(), shown]).toEqual([[[40, 40], [41, 48]], [40, 41]]);
});
test("the next stretch is fetched while fewer than half of them are left", async () => {
  const { calls, want, ranges } = fetching(100);
  for (const ply of [40, 41]) {
    want(ply);
    await calls.at(-1)!.answer();
  }
  for (const ply of [42, 43, 44]) want(ply);
  expect(ranges()).toHaveLength(2);
  for (const ply of [45, 46]) want(ply);
  expect(ranges()[2]).toEqual([49, 56]);
});
test("backwards, and at the end, a stretch is no longer than the game", async () => {
  const { calls, want, ranges } = fetching(43);
  want(41);
  await calls[0]!.answer();
  want(42);
  await calls[1]!.answer();
  expect(ranges()[1]).toEqual([42, 43]);
});
test("who drags on gets only what is wanted last", async () => {
  const { calls, shown, want, ranges } = fetching(100);
  for (const ply of [10, 30, 50, 70]) want(ply);
  expect(ranges()).toEqual([[10, 10]]);
  await calls[0]!.answer();
  await calls[1]!.answer();
  expect([ranges(), shown]).toEqual([[[10, 10], [70, 70]], [70]]);
});
test("an answer that takes too long gives way to what is wanted now", async () => {
  const { calls, want, ranges } = fetching(100);
  want(10);
  await vi.advanceTimersByTimeAsync(2600);
  want(70);
  await vi.advanceTimersByTimeAsync(0);
  expect([calls[0]!.signal.aborted, ranges()]).toEqual([true, [[10, 10], [70, 70]]]);
});
