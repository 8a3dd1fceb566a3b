// How seats look: four colours of Okabe and Ito, a shade darker where they were too pale, and a brown and a violet that keep their
// distance from those for colour-blind eyes too. As no six do so wholly, each has a shape as well.
export const SEAT_COLOURS = ["#0072b2", "#cf5a00", "#00896a", "#b9629a", "#7a5620", "#9a63f0"];
/** Shapes on a field of 24 by 24, as SVG paths. */
export const SEAT_SHAPES = [
  "M12 3 22 21H2Z",
  "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
  "M3 3h18v18H3Z",
  "M12 1 23 12 12 23 1 12Z",
  "M12 1l3.200 7.300 7.800.8-5.900 5.200 1.700 7.700L12 18l-6.800 4 1.700-7.700L1 9.100l7.800-.8Z",
  "M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z",
];
/** The other seats round the table, from one's neighbour on; a spectator sees all from the first on. */
export const othersThan = (own: number | null, count: number): number[] => Array.from({ length: count }, (_, at) => ((own ?? 0) + at) % count).filter((seat) => seat !== own);
export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!;
