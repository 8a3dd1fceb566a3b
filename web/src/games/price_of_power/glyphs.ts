// The pictures of The Price of Power: Trade: coins, Power, pieces and signs. The goods are in goods.ts.
import { NO_PICTURE, type Picture } from "../../lib/pictures";
import { GOODS } from "./goods";

const DISC = "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z";
const CARD = "M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z";
const SHIELD = "M24 4l17 5v14c0 11-7 17-17 21C14 40 7 34 7 23V9Z";
const PAWN = "M24 5a8 8 0 0 1 5 14c7 3 10 10 10 17v7H9v-7c0-7 3-14 10-17A8 8 0 0 1 24 5Z";
const SCROLL = "M12 6h26v30a6 6 0 0 1-6 6H10V12Z";
const LETTER = "M5 11h38v27H5Z";
const HULL = "M5 30h38l-7 12H12Z";

const SIGNS: Record<string, Picture> = {
  ducat: { colour: "#f0b429", tint: DISC, line: `${DISC} M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z M20 18h5a6 6 0 0 1 0 12h-5Z` },
  interest: { colour: "#c9503f", tint: "M24 4l5 5 7-1 1 7 6 4-4 6 2 7-7 2-3 6-7-2-7 2-3-6-7-2 2-7-4-6 6-4 1-7 7 1Z", line: "M24 4l5 5 7-1 1 7 6 4-4 6 2 7-7 2-3 6-7-2-7 2-3-6-7-2 2-7-4-6 6-4 1-7 7 1Z M17 30l14-14 M18 17h.1 M30 29h.1" },
  administrative: { colour: "#6f9fc8", tint: SCROLL, line: `${SCROLL} M18 14h14 M18 21h14 M18 28h9 M10 12c0-5 2-6 2-6` },
  diplomatic: { colour: "#d9b5d0", tint: LETTER, line: `${LETTER} M5 11l19 15 19-15 M24 26a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z` },
  military: { colour: "#c98a6d", tint: SHIELD, line: `${SHIELD} M15 14l18 20 M33 14 15 34` },
  prestige: { colour: "#efc24b", tint: "M6 36V14l9 9 9-15 9 15 9-9v22Z", line: "M6 36V14l9 9 9-15 9 15 9-9v22Z M6 42h36 M24 27v3" },
  merchant: { colour: "#d9b88a", tint: PAWN, line: PAWN },
  ship: { colour: "#b98b58", tint: HULL, line: `${HULL} M24 30V5 M24 8c9 3 13 9 14 17H24 M20 12c-6 3-9 7-10 13h10` },
  town: { colour: "#d9b98a", tint: "M8 42V22L20 10l12 12v20Z", line: "M8 42V22L20 10l12 12v20Z M32 42h9V26l-9-6 M17 42v-9h7v9 M4 25 20 8l8 8" },
  vassal: { colour: "#c3b38f", tint: "M14 5h6v7h8V5h6v38l-10-6-10 6Z", line: "M14 5v38l10-6 10 6V5 M14 12h20 M24 18v10 M19 23h10" },
  cube: { colour: "#b7a58a", tint: "M24 5 42 14v20L24 43 6 34V14Z", line: "M24 5 42 14v20L24 43 6 34V14Z M6 14l18 9 18-9 M24 23v20" },
  claim: { colour: "#d98b6f", tint: "M14 6h24l-7 9 7 9H14Z", line: "M14 44V6h24l-7 9 7 9H14" },
  pirates: { colour: "#37322c", tint: "M8 6h34v24H8Z", line: "M8 45V6h34v24H8" },
  expanded: { colour: "#efc24b", tint: "M24 3l5 10 11-3-3 11 8 6-10 4 1 11-10-4-2 7-2-7-10 4 1-11-10-4 8-6-3-11 11 3Z", line: "M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z M24 3l5 10 11-3-3 11 8 6-10 4 1 11-10-4-2 7-2-7-10 4 1-11-10-4 8-6-3-11 11 3Z" },
  growth: { colour: "#9cba7f", tint: CARD, line: `${CARD} M24 36V18 M24 24c-7 0-9-4-9-8 6 0 9 3 9 8Z M24 28c6 0 9-4 9-8-6 0-9 3-9 8Z` },
  card: { colour: "#e6cf9d", tint: CARD, line: `${CARD} M15 14h18v8H15Z M15 29h18 M15 36h18` },
  event: { colour: "#d7b2a0", tint: CARD, line: `${CARD} M24 12l3 8 8 1-6 5 2 9-7-5-7 5 2-9-6-5 8-1Z` },
  tax: { colour: "#d8c48f", tint: "M14 16h20l8 18a8 8 0 0 1-8 9H14a8 8 0 0 1-8-9Z", line: "M14 16h20l8 18a8 8 0 0 1-8 9H14a8 8 0 0 1-8-9Z M14 16l-3-9h26l-3 9" },
  income: { colour: "#d8c48f", tint: DISC, line: `${DISC} M24 36V14 M16 21l8-8 8 8` },
  idea: { colour: "#f3dd8a", tint: "M24 5a14 14 0 0 1 8 25v5H16v-5a14 14 0 0 1 8-25Z", line: "M24 5a14 14 0 0 1 8 25v5H16v-5a14 14 0 0 1 8-25Z M17 41h14 M24 35V22" },
  mission: { colour: "#e6cf9d", tint: "M12 6h24v36l-12-7-12 7Z", line: "M12 6h24v36l-12-7-12 7Z M18 18l5 5 8-9" },
  done: { colour: "#a9c48b", tint: "M12 6h24v36l-12-7-12 7Z", line: "M12 6h24v36l-12-7-12 7Z M17 19l6 6 9-11" },
  pass: { colour: "#b8c4a8", tint: "M10 8h28l-4 34H14Z", line: "M14 42 10 8h28l-4 34Z M16 8c0 12 16 12 16 0" },
  key: { colour: "#d8c48f", tint: DISC, line: `${DISC} M18 19c0-8 12-8 12 0 0 5-6 4-6 9 M24 33v2` },
  die: { colour: "#f4ecd8", tint: "M8 8h32v32H8Z", line: "M8 8h32v32H8Z" },
};

export const pictureOf = (kind: string): Picture => SIGNS[kind] ?? GOODS[kind] ?? NO_PICTURE;
