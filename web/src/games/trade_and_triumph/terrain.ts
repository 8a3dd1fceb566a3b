// The country between the roads: a wedge for each region from the city over its two nodes, and what grows and lies there.
import { CITY, distance, pathOf, type Atlas, type Point, type Region } from "./geometry";

export interface Stamp extends Point {
  region: string;
  size: number;
  /** One of a few drawings of the same thing. */
  kind: number;
}

const FAR = 1600;
const GRID = 50;
const CLEAR_ROAD = 33;
const CLEAR_PLACE = 74;
const WIGGLE = 13;
const TURN = 2 * Math.PI;

/** Return a number from 0 to 1 that only depends on these two. */
export function noise(a: number, b: number): number {
  const wave = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const angle = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
const turned = (start: number, end: number): number => (((end - start) % TURN) + TURN) % TURN;

interface Wedge {
  first: number;
  span: number;
}

/** The directions between which a region lies, seen from the city; the label says on which side. */
function wedge(atlas: Atlas, region: Region): Wedge {
  const nodes = [...new Set([...atlas.roads.values()].filter((road) => road.region === region.id).map(({ node }) => node))];
  const [one = 0, two = 0] = nodes.map((id) => angle(atlas.city, atlas.places.get(id) ?? region));
  const isBetween = turned(one, angle(atlas.city, region)) <= turned(one, two);
  return isBetween ? { first: one, span: turned(one, two) } : { first: two, span: turned(two, one) };
}

/** A border from the city outward, not quite straight, but through its node. */
function border(atlas: Atlas, direction: number): Point[] {
  const node = atlas.nodes.find((place) => Math.abs(turned(direction, angle(atlas.city, place))) < 0.01);
  const reach = node ? distance(atlas.city, node) : FAR;
  return Array.from({ length: 41 }, (_, at) => {
    const far = (FAR * at) / 40;
    const aside = Math.sin((far / reach) * Math.PI * 2) * WIGGLE + Math.sin((far / reach) * Math.PI * 5) * WIGGLE * 0.4;
    return {
      x: atlas.city.x + Math.cos(direction) * far - Math.sin(direction) * aside,
      y: atlas.city.y + Math.sin(direction) * far + Math.cos(direction) * aside,
    };
  });
}

/** Return the outline of a region's land as an SVG path; it goes on beyond the edge of the map. */
export function land(atlas: Atlas, region: Region): string {
  const { first, span } = wedge(atlas, region);
  const arc = Array.from({ length: 9 }, (_, at) => {
    const direction = first + (span * at) / 8;
    return { x: atlas.city.x + Math.cos(direction) * FAR * 1.5, y: atlas.city.y + Math.sin(direction) * FAR * 1.5 };
  });
  return `${pathOf([...border(atlas, first), ...arc, ...border(atlas, first + span).reverse()])} Z`;
}

/** Return the trees, peaks, dunes and waves of all regions, farthest first. `clear` are boxes to be left free, by their middle. */
export function stamps(atlas: Atlas, clear: { at: Point; width: number; height: number }[]): Stamp[] {
  const { x, y, width, height } = atlas.box;
  const wedges = [...atlas.regions.values()].map((region) => ({ region, ...wedge(atlas, region) }));
  const roads = [...atlas.roads.keys()].map((id) => atlas.line(id));
  const found: Stamp[] = [];
  for (let row = 0; row * GRID * 0.8 < height; row++) {
    for (let column = 0; column * GRID < width; column++) {
      const at = {
        x: x + (column + 0.5 + (row % 2) / 2 + (noise(row, column) - 0.5) * 0.7) * GRID,
        y: y + (row + 0.5 + (noise(column, row + 7) - 0.5) * 0.7) * GRID * 0.8,
      };
      const within = wedges.find(({ first, span }) => turned(first, angle(atlas.city, at)) <= span);
      if (!within || !isFree(at)) continue;
      found.push({ ...at, region: within.region.id, size: 0.75 + noise(column + 3, row) * 0.55, kind: Math.floor(noise(row + 11, column) * 5) });
    }
  }
  return found;

  function isFree(at: Point): boolean {
    const isInside = at.x > x + 34 && at.x < x + width - 34 && at.y > y + 40 && at.y < y + height - 26;
    const isOffPlaces = [...atlas.places.values()].every((place) => distance(place, at) > CLEAR_PLACE * (place.id === CITY ? 1.5 : 1));
    const isOffBoxes = clear.every((box) => Math.abs(box.at.x - at.x) > box.width / 2 || Math.abs(box.at.y - at.y) > box.height / 2);
    return isInside && isOffPlaces && isOffBoxes && roads.every((line) => line.every((point) => distance(point, at) > CLEAR_ROAD));
  }
}
