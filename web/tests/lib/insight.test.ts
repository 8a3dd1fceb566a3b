// On a narrow page a scene comes into sight as it opens; on a wide one it is there.
import { expect, test, vi } from "vitest";

import { intoSight } from "../../src/lib/insight";

test.each([
  ["narrow", false, [{ block: "center", behavior: "smooth" }]],
  ["narrow", true, [{ block: "center", behavior: "instant" }]],
  ["wide", false, []],
])("on a %s page, with motion reduced: %s", async (width, isReduced, expected) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("max-width") ? width === "narrow" : isReduced }));
  const scene = document.createElement("div");
  const seen: unknown[] = [];
  scene.scrollIntoView = (way) => void seen.push(way);
  intoSight(scene);
  await new Promise(requestAnimationFrame);
  expect(seen).toEqual(expected);
});

test("on a narrow page a scene ends above what stands at the foot of the window", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const foot = document.body.appendChild(document.createElement("div"));
  foot.dataset.foot = "";
  foot.getBoundingClientRect = () => new DOMRect(0, innerHeight - 200, 390, 200);
  const scene = document.createElement("div");
  const seen: unknown[] = [];
  scene.scrollIntoView = (way) => void seen.push(way);
  intoSight(scene);
  await new Promise(requestAnimationFrame);
  foot.remove();
  expect(seen).toEqual([{ block: "end", behavior: "instant" }]);
  expect(scene.style.scrollMarginBottom).toBe("206px");
});
