import { expect, test } from "vitest";

import { across, height, HIGH, BOTTOM, LEFT, line, RIGHT, rounds, TOP, WIDE } from "../../src/shell/review/course";

const point = (round: number, first: number) => ({ number: 1, round, shares: [first, 1000 - first], errors: [0, 0] });

test("the chart goes from edge to edge, and from nothing to all", () => {
  expect([across(0, 5), across(4, 5)]).toEqual([LEFT, WIDE - RIGHT]);
  expect(across(0, 1)).toBe(LEFT); // a game in which there was nothing to choose
  expect([height(1000), height(0)]).toEqual([TOP, HIGH - BOTTOM]);
});

test("each seat has a line of its own", () => {
  const course = [point(1, 500), point(2, 1000)];
  expect(line(course, 0)).toBe(`${LEFT},${height(500)} ${WIDE - RIGHT},${TOP}`);
  expect(line(course, 1)).toBe(`${LEFT},${height(500)} ${WIDE - RIGHT},${HIGH - BOTTOM}`);
});

test("rounds are marked where they begin, and of many only some", () => {
  expect(rounds([1, 1, 2, 3, 3].map((round) => point(round, 500)))).toEqual([{ at: 0, round: 1 }, { at: 2, round: 2 }, { at: 3, round: 3 }]);
  const many = rounds(Array.from({ length: 40 }, (_, at) => point(at + 1, 500)));
  expect(many.length).toBe(10);
  expect(many[1]).toEqual({ at: 4, round: 5 });
});
