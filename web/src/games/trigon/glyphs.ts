// The pictures of Trigon, each on a field of 48 by 48: ink lines over a tint. Metals differ by shape as well as colour.
import { NO_PICTURE, type Picture } from "../../lib/pictures";

const DISC = "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z";
const HEXAGON = "M24 4 42 14v20L24 44 6 34V14Z";
const ROSETTE = "M24 3l6 6 9-1 1 9 6 7-6 7-1 9-9-1-6 6-6-6-9 1-1-9-6-7 6-7 1-9 9 1Z";
const SHIELD = "M24 4l17 5v14c0 11-7 17-17 21C14 40 7 34 7 23V9Z";
const CARD = "M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z";
const SKULL = "M24 5c10 0 16 6 16 15 0 5-2 8-5 10v8H13v-8c-3-2-5-5-5-10C8 11 14 5 24 5Z";
const HOUSE = "M10 42V22L24 8l14 14v20Z";
const LAUREL = "M24 6l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1Z";

export const PICTURES: Record<string, Picture> = {
  copper: { colour: "#cf8150", tint: DISC, line: `${DISC} M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z` },
  silver: { colour: "#c6cdd6", tint: HEXAGON, line: `${HEXAGON} M15 20l9-5 9 5v9l-9 5-9-5Z` },
  gold: { colour: "#f0b429", tint: ROSETTE, line: `${ROSETTE} M24 15l8 9-8 9-8-9Z` },
  knight: { colour: "#b9c4ce", tint: "M12 42V22C12 10 18 5 24 5s12 5 12 17v20Z", line: "M12 42V22C12 10 18 5 24 5s12 5 12 17v20Z M12 24h24 M24 24v18 M18 30h2 M28 30h2 M24 5V2" },
  scout: { colour: "#9fb37c", tint: DISC, line: `${DISC} M24 11v4 M24 33v4 M11 24h4 M33 24h4 M30 18l-4 9-8 3 4-9Z` },
  boat: { colour: "#b98b58", tint: "M5 30h38l-7 12H12Z", line: "M5 30h38l-7 12H12Z M24 30V5 M24 8c9 3 13 9 14 17H24 M20 12c-6 3-9 7-10 13h10" },
  people: { colour: "#e0b48f", tint: "M24 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z M9 43c0-11 6-17 15-17s15 6 15 17Z", line: "M24 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z M9 43c0-11 6-17 15-17s15 6 15 17Z" },
  births: { colour: "#e9c7a6", tint: "M8 22h32c0 12-6 18-16 18S8 34 8 22Z", line: "M8 22h32c0 12-6 18-16 18S8 34 8 22Z M8 22C8 12 14 7 22 7v15 M12 42c6-3 18-3 24 0" },
  village: { colour: "#d9b98a", tint: HOUSE, line: `${HOUSE} M5 25 24 6l19 19 M20 42V31h8v11` },
  city: { colour: "#c9a77b", tint: "M5 42V20h12v22Z M17 42V8h14v34Z M31 42V16h12v26Z", line: "M5 42V20h12 M17 42V8h14v34 M31 16h12v26H5 M17 8l7-5 7 5 M22 42V33h5v9 M10 26h2 M10 32h2 M22 15h5 M22 23h5 M36 24h2 M36 31h2" },
  palace: { colour: "#d8c07a", tint: "M6 42V14h7v5h5v-5h12v5h5v-5h7v28Z", line: "M6 42V14h7v5h5v-5h12v5h5v-5h7v28Z M19 42V33a5 5 0 0 1 10 0v9 M24 14V4l9 3-9 3" },
  quest: { colour: "#ead7a4", tint: "M10 8h26v30a5 5 0 0 0 5 4H15a5 5 0 0 1-5-5Z", line: "M10 8h26v30c0 5 6 5 6 0v-4h-6 M10 8C4 8 4 15 10 15 M10 8v29a5 5 0 0 0 5 5h24 M16 17h14 M16 24h14 M16 31h9" },
  play: { colour: "#d7b2a0", tint: CARD, line: `${CARD} M24 13l9 11-9 11-9-11Z` },
  skull: { colour: "#e8e0d0", tint: SKULL, line: `${SKULL} M17 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z M31 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z M20 38v5 M28 38v5 M24 27v4` },
  points: { colour: "#efc24b", tint: LAUREL, line: LAUREL },
  done: { colour: "#a9c48b", tint: CARD, line: `${CARD} M15 25l6 7 12-15` },
  bonus: { colour: "#efc24b", tint: "M14 6h20v14c0 8-4 12-10 12s-10-4-10-12Z", line: "M14 6h20v14c0 8-4 12-10 12s-10-4-10-12Z M14 10H6c0 9 3 12 9 12 M34 10h8c0 9-3 12-9 12 M24 32v8 M15 42h18" },
  cards: { colour: "#d7b2a0", tint: CARD, line: `${CARD} M24 12v24 M15 24h18` },
  lands: { colour: "#a9c48b", tint: "M5 12l12-5 14 5 12-5v29l-12 5-14-5-12 5Z", line: "M5 12l12-5 14 5 12-5v29l-12 5-14-5-12 5Z M17 7v29 M31 12v29" },
  battle: { colour: "#b9c4ce", tint: "", line: "M8 6l26 28 M40 6 14 34 M6 6h6 M36 6h6 M28 38l10-10 M20 38 10 28 M36 36l6 6 M12 36l-6 6" },
  crown: { colour: "#f0b429", tint: "M6 38V14l10 10 8-16 8 16 10-10v24Z", line: "M6 38V14l10 10 8-16 8 16 10-10v24Z M6 32h36" },
  harbour: { colour: "#7fa8b8", tint: "", line: "M24 14v28 M24 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M14 20h20 M8 28c0 8 6 14 16 14s16-6 16-14 M4 32l4-5 5 4 M44 32l-4-5-5 4" },
  warfare: { colour: "#8fb894", tint: SHIELD, line: `${SHIELD} M15 14l18 20 M33 14 15 34` },
  trade: { colour: "#b79acb", tint: "M14 14h20l8 20a9 9 0 0 1-9 9H15a9 9 0 0 1-9-9Z", line: "M14 14h20l8 20a9 9 0 0 1-9 9H15a9 9 0 0 1-9-9Z M14 14l-3-8h26l-3 8 M28 24c-6-4-10 0-6 3s7 3 4 6-8 1-8 0" },
  building: { colour: "#e6c765", tint: DISC, line: "M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z M24 4v10 M24 34v10 M4 24h10 M34 24h10 M10 10l7 7 M31 31l7 7 M38 10l-7 7 M17 31l-7 7" },
  development: { colour: "#d5d8dd", tint: "M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z", line: "M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z M36 22c6-4 9-8 8-10-3-3-13 3-24 12S2 38 4 40c2 2 7 0 13-4" },
  magic: { colour: "#9db4d9", tint: "M30 6C20 8 14 16 14 25s6 17 16 18C14 48 4 38 4 25S14 2 30 6Z", line: "M30 6C20 8 14 16 14 25s6 17 16 18C14 48 4 38 4 25S14 2 30 6Z M33 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" },
  transport: { colour: "#c9a77b", tint: DISC, line: `${DISC} M24 5v38 M5 24h38 M11 11l26 26 M37 11 11 37` },
  nature: { colour: "#9fb37c", tint: "M8 40C4 20 16 6 42 6c0 26-14 38-34 34Z", line: "M8 40C4 20 16 6 42 6c0 26-14 38-34 34Z M6 43c6-14 14-22 24-27" },
  deal: { colour: "#e0b48f", tint: "M4 18l12-7 8 4 8-4 12 7-14 19h-8Z", line: "M4 18l12-7 8 4 8-4 12 7-9 13-7 6h-8L10 31Z M24 15l-6 8 6 4 6-6 9 10" },
  key: { colour: "#d8c48f", tint: DISC, line: `${DISC} M18 19c0-8 12-8 12 0 0 5-6 4-6 9 M24 33v2` },
};
export const pictureOf = (kind: string): Picture => PICTURES[kind] ?? NO_PICTURE;
