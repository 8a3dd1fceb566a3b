// On a narrow page a scene comes into sight as it opens; on a wide one it is there.
import { expect, test, vi } from "vitest";

import { intoSight } from "../../src/lib/insight";

test.each([
  ["narrow", false, [{ block: "center", behavior: "smooth" }]],
  ["narrow", true, [{ block: "center", behavior: "instant" }]],
  ["wide", false, []],
])("on a %s page, with motion reduced: %s", (width, isReduced, expected) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("max-width") ? width === "narrow" : isReduced }));
  const scene = document.createElement("div");
  const seen: unknown[] = [];
  scene.scrollIntoView = (way) => void seen.push(way);
  intoSight(scene);
  expect(seen).toEqual(expected);
});
