// The pictures of effects, goods and things, on a field of 48 by 48: ink lines over a tint. `tint` is filled, `line` is drawn.
export interface Picture {
  colour: string;
  tint: string;
  line: string;
}

const DISC = "M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z";
const CARD = "M14 7h20a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3Z";
const CUBE = "M24 5 41 14v20L24 43 7 34V14Z";
const PAWN = "M24 5a7 7 0 0 1 4.500 12.400C33 20 35 27 36 36H12c1-9 3-16 7.500-18.600A7 7 0 0 1 24 5Z";
const HUT = "M6 26 24 9l18 17v16H6Z";

export const PICTURES: Record<string, Picture> = {
  coin: { colour: "#f0bd3f", tint: DISC, line: `${DISC} M19 19h10v10H19Z` },
  points: {
    colour: "#8fae54",
    tint: "M22 41C9 38 4 27 8 12c3 3 4 5 4 8 2-2 4-2 6-1-1 3-2 5-4 6 3 0 5 1 6 3-2 2-4 3-6 3 4 2 7 5 8 10Z M26 41c13-3 18-14 14-29-3 3-4 5-4 8-2-2-4-2-6-1 1 3 2 5 4 6-3 0-5 1-6 3 2 2 4 3 6 3-4 2-7 5-8 10Z",
    line: "M22 41C9 38 4 27 8 12c3 3 4 5 4 8 2-2 4-2 6-1-1 3-2 5-4 6 3 0 5 1 6 3-2 2-4 3-6 3 4 2 7 5 8 10Z M26 41c13-3 18-14 14-29-3 3-4 5-4 8-2-2-4-2-6-1 1 3 2 5 4 6-3 0-5 1-6 3 2 2 4 3 6 3-4 2-7 5-8 10Z",
  },
  cube: { colour: "#d9a066", tint: CUBE, line: `${CUBE} M7 14l17 9 17-9 M24 23v20` },
  "swap-cube": {
    colour: "#d9a066",
    tint: "M24 15l9 5v9l-9 5-9-5v-9Z",
    line: "M24 15l9 5v9l-9 5-9-5v-9Z M15 20l9 5 9-5 M24 25v9 M8 16C14 4 32 3 40 14 M41 5v10H31 M40 32C34 44 16 45 8 34 M7 43V33h10",
  },
  "steal-cube": {
    colour: "#d9a066",
    tint: "M24 6l10 5.500v11L24 28l-10-5.500v-11Z",
    line: "M24 6l10 5.500v11L24 28l-10-5.500v-11Z M14 11.500l10 5.500 10-5.500 M24 17v11 M6 36c5-6 9-5 12-3h9c3 0 3 4 0 4h-7 M27 36l9-5c3-1 5 2 2 4L26 43H14l-4-2",
  },
  "steal-gold": {
    colour: "#f0bd3f",
    tint: "M24 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z",
    line: "M24 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z M21 13h6v6h-6Z M6 37c5-6 9-5 12-3h9c3 0 3 4 0 4h-7 M27 37l9-5c3-1 5 2 2 4L26 44H14l-4-2",
  },
  "steal-points": {
    colour: "#8fae54",
    tint: "M13 6h22l-3 16a8 8 0 0 1-16 0Z",
    line: "M13 6h22l-3 16a8 8 0 0 1-16 0Z M13 9H7c0 6 3 9 8 10 M35 9h6c0 6-3 9-8 10 M6 38c5-6 9-5 12-3h9c3 0 3 4 0 4h-7 M27 38l9-5c3-1 5 2 2 4L26 45H14",
  },
  draw: {
    colour: "#e8cfa4",
    tint: "M18 9h18a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3Z",
    line: "M18 9h18a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3Z M15 15l-5 2a3 3 0 0 0-2 4l5 18 M27 17v14 M20 24h14",
  },
  discard: { colour: "#e8cfa4", tint: CARD, line: `${CARD} M18 18l12 12 M30 18 18 30` },
  fetch: {
    colour: "#e8cfa4",
    tint: "M16 5h16v20H16Z",
    line: "M16 27V8a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v19 M24 33V14 M18 20l6-6 6 6 M6 31v8a4 4 0 0 0 4 4h28a4 4 0 0 0 4-4v-8",
  },
  look: {
    colour: "#bcd3dc",
    tint: "M4 24c6-10 13-14 20-14s14 4 20 14c-6 10-13 14-20 14S10 34 4 24Z",
    line: "M4 24c6-10 13-14 20-14s14 4 20 14c-6 10-13 14-20 14S10 34 4 24Z M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z M24 23v2",
  },
  move: {
    colour: "#b98a55",
    tint: "M14 6h13v19c8 1 15 4 15 12v3H11V28Z",
    line: "M14 6h13v19c8 1 15 4 15 12v3H11V28Z M14 12h13 M27 25c-3 1-5 3-6 5 M11 35h31 M20 17h7",
  },
  shift: { colour: "#c9bfae", tint: PAWN, line: `${PAWN} M8 43h32 M44 24H38 M10 24H2 M6 20l-4 4 4 4` },
  force: { colour: "#c9bfae", tint: PAWN, line: `${PAWN} M4 42h34 M2 18h8 M2 26h7 M40 30l5 5-5 5` },
  "force-city": {
    colour: "#dcb98c",
    tint: "M8 42V20h7v5h5V13l4-6 4 6v12h5v-5h7v22Z",
    line: "M8 42V20h7v5h5V13l4-6 4 6v12h5v-5h7v22Z M20 42v-8a4 4 0 0 1 8 0v8",
  },
  hold: {
    colour: "#aebac4",
    tint: "M24 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",
    line: "M24 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z M24 14v29 M15 20h18 M7 28c1 9 8 15 17 15s16-6 17-15 M3 32l4-4 5 3 M45 32l-4-4-5 3",
  },
  plays: {
    colour: "#e8cfa4",
    tint: "M10 12h18v26H10Z",
    line: "M10 12h18v26H10Z M17 8h17a3 3 0 0 1 3 3v22 M14 25h10 M19 20v10",
  },
  upgrade: { colour: "#7db0a0", tint: "M24 4 38 17 24 30 10 17Z", line: "M24 4 38 17 24 30 10 17Z M10 17h28 M19 17l5 13 5-13 M14 38l10-6 10 6 M14 45l10-6 10 6" },
  market: {
    colour: "#d8694a",
    tint: "M8 8h32l4 12H4Z",
    line: "M8 8h32l4 12a5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0Z M8 26v16h32V26 M18 42V32h12v10",
  },
  discount: { colour: "#e3b77a", tint: "M5 23 24 5h17v17L23 42Z", line: "M5 23 24 5h17v17L23 42Z M33 12v2 M17 22l9 9 M27 20l-10 12" },
  shield: { colour: "#9fb7c8", tint: "M24 5l16 5v13c0 10-7 17-16 21C15 40 8 33 8 23V10Z", line: "M24 5l16 5v13c0 10-7 17-16 21C15 40 8 33 8 23V10Z M24 12v24 M14 21h20" },
  stay: { colour: "#d8a55f", tint: HUT, line: `${HUT} M24 9v33 M24 9 15 42 M24 9l9 33` },
  eternal: {
    colour: "#c3a6d8",
    tint: "M14 15c7 0 13 18 20 18a9 9 0 0 0 0-18c-7 0-13 18-20 18a9 9 0 0 1 0-18Z",
    line: "M14 15c7 0 13 18 20 18a9 9 0 0 0 0-18c-7 0-13 18-20 18a9 9 0 0 1 0-18Z",
  },
  trade: {
    colour: "#c99a5c",
    tint: "M10 18c3-4 6-5 14-5s11 1 14 5c5 8 5 19 1 24H9c-4-5-4-16 1-24Z",
    line: "M10 18c3-4 6-5 14-5s11 1 14 5c5 8 5 19 1 24H9c-4-5-4-16 1-24Z M17 13 14 5c6 3 14 3 20 0l-3 8 M16 13h16 M24 21v15 M18 25c3-3 9-3 11-1 M30 33c-3 3-9 3-11 1",
  },
  influence: {
    colour: "#e9d8b4",
    tint: "M12 8h24v26H12Z",
    line: "M12 36V9a4 4 0 0 0-8 0v5h8 M9 5h26a4 4 0 0 1 4 4v19 M12 36a4 4 0 0 0 8 0v-3h24v3a5 5 0 0 1-5 5H16 M18 14h14 M18 20h14 M18 26h8",
  },
  specialty: {
    colour: "#d8694a",
    tint: "M12 8h24l9 11-21 23L3 19Z",
    line: "M12 8h24l9 11-21 23L3 19Z M3 19h42 M15 19l9 23 9-23-6-11h-6Z",
  },
  city: {
    colour: "#dcb98c",
    tint: "M6 42V24h9v6h5V14l4-8 4 8v16h5v-6h9v18Z",
    line: "M6 42V24h9v6h5V14l4-8 4 8v16h5v-6h9v18Z M20 42v-7a4 4 0 0 1 8 0v7 M6 24l4.500-5 4.500 5 M33 24l4.500-5 4.500 5",
  },
  node: { colour: "#d8a55f", tint: HUT, line: `${HUT} M24 9v-5 M24 9 15 42 M24 9l9 33` },
  flag: { colour: "#d8694a", tint: "M12 6c8-4 14 4 26 0v18c-12 4-18-4-26 0Z", line: "M12 44V6c8-4 14 4 26 0v18c-12 4-18-4-26 0" },
};

const OF_EFFECTS: Record<string, string> = {
  gold: "coin",
  "gold-per": "coin",
  "points-per": "points",
  "rival-discards": "discard",
  "discard-for-gold": "discard",
  "look-hand": "look",
  "look-down": "look",
  "force-node": "force",
  "force-any-node": "force",
  "force-all-nodes": "force",
  "force-all-city": "force-city",
  "move-next": "move",
  "extra-move": "move",
  "draw-next": "draw",
  refill: "draw",
  "may-stay": "stay",
  "discount-influence": "discount",
  "discount-upgrade": "discount",
  "discount-specialty": "discount",
  price: "market",
  "shield-force": "shield",
  "shield-theft": "shield",
};

/** The picture of an effect's word. */
export const glyphOf = (word: string): string => OF_EFFECTS[word] ?? word;

/** For a word that has no picture. */
export const SPARK: Picture = { colour: "#e3b77a", tint: "M24 5l5 14 14 5-14 5-5 14-5-14-14-5 14-5Z", line: "M24 5l5 14 14 5-14 5-5 14-5-14-14-5 14-5Z" };

/** Goods of the regions: each has a shape of its own, on a field of 24 by 24. */
export const GOODS: Record<string, { shape: string; mark: string }> = {
  forest: { shape: "M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Z", mark: "M12 5l4.500 6.500h-2.600L17 16h-4v3h-2v-3H7l3.100-4.500H7.500Z" },
  mountain: { shape: "M12 1.500 23 22H1Z", mark: "M12 7.500l5 10.500-3.200-1.800L12 18l-1.800-1.800L7 18Z" },
  desert: { shape: "M12 .500 23.500 12 12 23.500.500 12Z", mark: "M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z" },
  ocean: { shape: "M3 2.500h18a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1Z", mark: "M4.500 9.500c2.500-3 5-3 7.500 0s5 3 7.500 0V12c-2.500 3-5 3-7.500 0s-5-3-7.500 0Z M4.500 15c2.500-3 5-3 7.500 0s5 3 7.500 0v2.500c-2.500 3-5 3-7.500 0s-5-3-7.500 0Z" },
};
