// Names on a chart in the hand: there only what is asked about has one, large, as far as no two lie on one another.
interface Place {
  name: string;
  x: number;
  y: number;
}

/** The size of such a letter, by the width of the chart; how wide and high it is by that, and how far above its place. */
const SIZE = 1 / 30;
const LETTER = 0.52;
const LINE = 1.1;
const ABOVE = 0.75;
/** More names than these would say nothing. */
const MOST = 12;

/** Return the size of the letters, and the names round their middles. None reaches beyond the chart's edge. */
export function largeNames(places: Place[], { x: left, y: top, wide }: { x: number; y: number; wide: number }): { size: number; names: Place[] } {
  const size = wide * SIZE;
  const names: Place[] = [];
  const halfOf = ({ name }: Place): number => (name.length * LETTER * size) / 2;
  for (const place of places.length > MOST ? [] : places) {
    const half = halfOf(place);
    const at = { name: place.name, x: Math.max(left + half, Math.min(left + wide - half, place.x)), y: Math.max(top + size, place.y - ABOVE * size) };
    if (names.every((other) => Math.abs(other.x - at.x) >= halfOf(other) + half || Math.abs(other.y - at.y) >= LINE * size)) names.push(at);
  }
  return { size, names };
}
