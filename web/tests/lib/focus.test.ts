import { describe, expect, it } from "vitest";

import { focusOf } from "../../src/lib/focus";

const SHEET = { x: 100, y: 50, wide: 1000, high: 800 };

describe("the part of a map that a question is about", () => {
  it("holds all places that are meant, with what is round them", () => {
    const places = [{ x: 300, y: 200 }, { x: 700, y: 500 }];
    const part = focusOf(places, SHEET)!;
    for (const { x, y } of places) {
      const [right, down] = [(x - SHEET.x) / SHEET.wide, (y - SHEET.y) / SHEET.high];
      expect(right).toBeGreaterThanOrEqual(part.x + 0.09);
      expect(right).toBeLessThanOrEqual(part.x + part.wide - 0.09);
      expect(down).toBeGreaterThan(part.y);
      expect(down).toBeLessThan(part.y + part.high);
    }
    expect(part.wide).toBeCloseTo(0.6);
  });
  it("stays on the map and is never a mere point", () => {
    const part = focusOf([{ x: 1090, y: 845 }], SHEET)!;
    expect(part.wide).toBeCloseTo(0.42);
    expect(part.x + part.wide).toBeCloseTo(1);
    expect(part.y + part.high).toBeCloseTo(1);
  });
  it("is none where nothing is meant, or places all over the map", () => {
    expect(focusOf([], SHEET)).toBeNull();
    expect(focusOf([{ x: 130, y: 100 }, { x: 1050, y: 100 }], SHEET)).toBeNull();
  });
});
