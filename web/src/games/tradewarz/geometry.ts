// The fitted tiling: octagons a hundred apart, squares where four of them meet, and the lane of anchors round them.
import type { Point } from "../../lib/outlines";

export const PITCH = 100;
export const ROWS = 7;
export const ANCHORS = 32;
/** How far the two ends of an octagon's side are from its corners. */
const CUT = PITCH * (1 - Math.SQRT1_2);
/** Half of the way that runs between two octagons. */
const GAP = 3.2;
export const EDGE = 92;
const LANE = 52;
const SIDE = ROWS * PITCH + 2 * EDGE;
export const SHEET = { x: -EDGE, y: -EDGE, wide: SIDE, high: SIDE };
export const SQUARE = CUT;

const SQUARES = Array.from({ length: 36 }, (_, at) => `s${Math.floor(at / 6) + 1}${(at % 6) + 1}`);
const GATES: Record<string, Point> = {
  n3: { x: 250, y: 0 },
  n5: { x: 450, y: 0 },
  e3: { x: 700, y: 250 },
  e5: { x: 700, y: 450 },
  s5: { x: 450, y: 700 },
  s3: { x: 250, y: 700 },
  w5: { x: 0, y: 450 },
  w3: { x: 0, y: 250 },
};
export const GATE_WORDS = Object.keys(GATES);
export const PLACES = [...SQUARES, ...GATE_WORDS];
export const OCTAGONS = Array.from({ length: ROWS * ROWS }, (_, at) => `o${Math.floor(at / ROWS) + 1}${(at % ROWS) + 1}`);

const numbers = (word: string): [number, number] => [Number(word[1]), Number(word[2])];

export function octagonAt(word: string): Point {
  const [row, column] = numbers(word);
  return { x: (column - 0.5) * PITCH, y: (row - 0.5) * PITCH };
}

/** The octagons round a square; none round a gate. */
export function octagonsRound(place: string): string[] {
  if (place in GATES) return [];
  const [row, column] = numbers(place);
  return [`o${row}${column}`, `o${row}${column + 1}`, `o${row + 1}${column}`, `o${row + 1}${column + 1}`];
}

export function placeAt(word: string): Point {
  if (word in GATES) return GATES[word]!;
  const [row, column] = numbers(word);
  return { x: column * PITCH, y: row * PITCH };
}

/** The octagon before which a gate lies. */
export function startOf(gate: string): string {
  const { x, y } = GATES[gate]!;
  const near = (along: number): number => Math.min(ROWS, Math.floor(along / PITCH) + 1);
  return `o${near(y)}${near(x)}`;
}

/** Where an anchor of the lane lies: 0 on the west beside the second row, then clockwise. */
export function anchorAt(number: number): Point {
  const at = ((number % ANCHORS) + ANCHORS - 2) % ANCHORS;
  const side = Math.floor(at / 8);
  const along = (at % 8) * PITCH - 50;
  const [low, high] = [-LANE, ROWS * PITCH + LANE];
  const bend = at % 8 === 0 ? low + 12 : along;
  const far = at % 8 === 0 ? high - 12 : ROWS * PITCH - along;
  if (side === 0) return { x: bend, y: at % 8 ? low : low + 12 };
  if (side === 1) return { x: at % 8 ? high : high - 12, y: bend };
  if (side === 2) return { x: far, y: at % 8 ? high : high - 12 };
  return { x: at % 8 ? low : low + 12, y: far };
}

/** The outline of an octagon round a point, a little smaller than its room. */
export function octagonPath({ x, y }: Point, gap = GAP): string {
  const far = PITCH / 2 - gap;
  const near = PITCH / 2 - CUT - gap * (Math.SQRT2 - 1);
  const corners = [[-near, -far], [near, -far], [far, -near], [far, near], [near, far], [-near, far], [-far, near], [-far, -near]];
  return `M${corners.map(([dx, dy]) => `${(x + dx!).toFixed(1)} ${(y + dy!).toFixed(1)}`).join("L")}Z`;
}

export function squarePath({ x, y }: Point, size = SQUARE - 3): string {
  return `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`;
}

/** The land's outline: all tiles together. */
export function coastPath(margin: number): string {
  const [low, high] = [-margin, ROWS * PITCH + margin];
  const cut = CUT + margin * (1 - Math.SQRT2);
  return `M${low + cut + margin} ${low}H${high - cut - margin}L${high} ${low + cut + margin}V${high - cut - margin}L${high - cut - margin} ${high}H${low + cut + margin}L${low} ${high - cut - margin}V${low + cut + margin}Z`;
}

/** Where a crossing begins and ends. */
export function crossingEnds(octagon: string, isFalling: boolean): [Point, Point] {
  const { x, y } = octagonAt(octagon);
  const reach = PITCH / 2 - SQUARE / 2;
  return [{ x: x - reach, y: isFalling ? y - reach : y + reach }, { x: x + reach, y: isFalling ? y + reach : y - reach }];
}

/** Where a silo of a building stands on an octagon beside it. */
export function siloAt(octagon: string, place: string, number = 0): Point {
  const at = octagonAt(octagon);
  const to = placeAt(place);
  const share = 0.28;
  return { x: at.x + (to.x - at.x) * share + number * 9, y: at.y + (to.y - at.y) * share - number * 5 };
}

/** The way from a gate along its octagon to one of the two squares on which it opens. */
export function mouthPaths(gate: string): string[] {
  const { x, y } = GATES[gate]!;
  const half = PITCH / 2;
  const near = half - CUT;
  const isLevel = y === 0 || y === ROWS * PITCH;
  const inward = (isLevel ? y : x) === 0 ? 1 : -1;
  return [-1, 1].map((side) => {
    const corners = [[side * near, 0], [side * half, inward * CUT], [side * half, inward * (PITCH - CUT)]];
    return `M${x} ${y}${corners.map(([along, deep]) => (isLevel ? `L${x + along!} ${y + deep!}` : `L${x + deep!} ${y + along!}`)).join("")}`;
  });
}
