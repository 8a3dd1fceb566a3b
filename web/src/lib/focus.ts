// The part of a map that a question is about: in the hand, where the whole map is small, it fills the window.
import type { Point, Rect } from "./outlines";

/** How much is seen round the places, and how little at most, by the width of the map. */
const MARGIN = 0.1;
const LEAST = 0.42;
/** A part as large as this is no part: then the whole map is shown. */
const WHOLE = 0.86;

/** Return the part, in fractions of the map's width and height; null where it would be nearly the whole. */
export function focusOf(places: Point[], sheet: Rect): Rect | null {
  if (!places.length) return null;
  const span = (values: number[], start: number, whole: number): [number, number] => {
    const margin = MARGIN * sheet.wide;
    const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
    const length = Math.min(whole, Math.max(high - low, LEAST * sheet.wide));
    const from = Math.max(start, Math.min(start + whole - length, (low + high - length) / 2));
    return [(from - start) / whole, length / whole];
  };
  const [x, wide] = span(places.map((place) => place.x), sheet.x, sheet.wide);
  const [y, high] = span(places.map((place) => place.y), sheet.y, sheet.high);
  return wide > WHOLE ? null : { x, y, wide, high };
}
