// The pictures of TradeWarz, each on a field of 48 by 48: ink lines over a tint.
import { NO_PICTURE, type Picture } from "../../lib/pictures";

const DISC = "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z";
const SHIELD = "M24 4l17 5v14c0 11-7 17-17 21C14 40 7 34 7 23V9Z";
const HEX = "M24 4 42 14v20L24 44 6 34V14Z";

export const PICTURES: Record<string, Picture> = {
  gold: { colour: "#efbf3d", tint: DISC, line: `${DISC} M24 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z` },
  lumber: { colour: "#a9784a", tint: "M9 16h27a8 8 0 0 1 0 18H9Z", line: "M9 16h27a5 9 0 0 1 0 18H9a5 9 0 0 1 0-18Z M9 22a2 3.500 0 0 1 0 7 M18 22h9 M22 28h9 M24 16l4-8h7" },
  mining: { colour: "#93a0ad", tint: "M24 4 44 20 36 42H12L4 20Z", line: "M24 4 44 20 36 42H12L4 20Z M4 20h14l6-16 6 16h14 M18 20l-6 22 M30 20l6 22" },
  wheat: { colour: "#e2b84a", tint: "M24 4c6 6 6 12 0 16-6-4-6-10 0-16Z M10 16c9 1 13 5 13 12-9 0-13-5-13-12Z M38 16c-9 1-13 5-13 12 9 0 13-5 13-12Z", line: "M24 4c6 6 6 12 0 16-6-4-6-10 0-16Z M10 16c9 1 13 5 13 12-9 0-13-5-13-12Z M38 16c-9 1-13 5-13 12 9 0 13-5 13-12Z M12 29c8 0 11 4 12 10 M36 29c-8 0-11 4-12 10 M24 20v25" },
  golden: { colour: "#f0b429", tint: HEX, line: `${HEX} M16 16l16 16 M32 16 16 32` },
  silver: { colour: "#c9ced6", tint: HEX, line: `${HEX} M16 16l16 16 M32 16 16 32` },
  march: { colour: "#c86a4a", tint: "M12 6h22l-7 9 7 9H12Z", line: "M12 44V6h24l-7 9 7 9H12 M6 44h12" },
  build: { colour: "#c9a15f", tint: "M14 6h20v12H14Z", line: "M14 6h20l6 6-6 6H14Z M24 18v26 M20 18h8" },
  tech: { colour: "#d8c48f", tint: "M6 10c7-3 13-2 18 2 5-4 11-5 18-2v28c-7-3-13-2-18 2-5-4-11-5-18-2Z", line: "M6 10c7-3 13-2 18 2 5-4 11-5 18-2v28c-7-3-13-2-18 2-5-4-11-5-18-2Z M24 12v28" },
  recruit: { colour: "#8ba3b8", tint: "M10 24a14 16 0 0 1 28 0v6H10Z", line: "M10 30v-6a14 16 0 0 1 28 0v6Z M24 8V4 M24 18v22 M14 30v10h6 M34 30v10h-6" },
  retreat: { colour: "#b9a98b", tint: "M20 10v9c12 0 20 6 20 20-5-7-10-9-20-9v9L4 24Z", line: "M20 10v9c12 0 20 6 20 20-5-7-10-9-20-9v9L4 24Z" },
  resources: { colour: "#b98b58", tint: "M8 16h32v26H8Z", line: "M8 16h32v26H8Z M8 16l6-8h20l6 8 M24 22v14 M17 29h14" },
  strength: { colour: "#c3cad3", tint: "M22 4h4l3 6v20H19V10Z", line: "M19 30V10l5-7 5 7v20Z M12 30h24 M24 30v14 M20 44h8" },
  kill: { colour: "#d98b6f", tint: "M24 5c10 0 16 6 16 15 0 5-2 8-5 10v8H13v-8c-3-2-5-5-5-10C8 11 14 5 24 5Z", line: "M24 5c10 0 16 6 16 15 0 5-2 8-5 10v8H13v-8c-3-2-5-5-5-10C8 11 14 5 24 5Z M17 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z M31 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z M20 38v5 M28 38v5 M24 27v4" },
  block: { colour: "#8fb0c4", tint: SHIELD, line: `${SHIELD} M24 12v24 M14 20h20` },
  soldier: { colour: "#b7c3cd", tint: SHIELD, line: SHIELD },
  super: { colour: "#efbf3d", tint: "M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2Z", line: "M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2Z" },
  morale: { colour: "#d9b3a0", tint: "M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z", line: "M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z M24 34c-8-6-10-10-8-14 2-3 6-3 8 1 2-4 6-4 8-1 2 4 0 8-8 14Z" },
  battle: { colour: "#b9c2cc", tint: "M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z", line: "M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z M15 13l18 22 M33 13 15 35 M15 30l6 6 M33 30l-6 6" },
  support: { colour: "#c9a15f", tint: "M5 40 24 10l19 30Z", line: "M5 40 24 10l19 30Z M24 10V4 M24 22l8 18 M24 22l-8 18" },
  alliance: { colour: "#d9b3a0", tint: "M4 20l12-8 8 4 8-4 12 8-14 18h-8Z", line: "M4 20l12-8 8 4 8-4 12 8-8 12-8 6h-8L10 32Z M24 16l-6 8 6 3 6-5 8 8" },
  economy: { colour: "#efbf3d", tint: DISC, line: `${DISC} M30 17c-8-6-14 0-8 5s10 5 6 10-10 2-12-1 M24 11v26` },
  engineering: { colour: "#b98b58", tint: DISC, line: `M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z M24 4v10 M24 34v10 M4 24h10 M34 24h10 M10 10l7 7 M31 31l7 7 M38 10l-7 7 M17 31l-7 7` },
  military: { colour: "#c86a4a", tint: SHIELD, line: `${SHIELD} M15 14l18 20 M33 14 15 34` },
  key: { colour: "#d8c48f", tint: DISC, line: `${DISC} M18 19c0-8 12-8 12 0 0 5-6 4-6 9 M24 33v2` },
  burnt: { colour: "#e08a3c", tint: "M24 3c3 9 14 14 14 26 0 9-6 15-14 15S10 38 10 29c0-6 4-9 6-14 3 3 4 5 4 8 3-5 5-12 4-20Z", line: "M24 3c3 9 14 14 14 26 0 9-6 15-14 15S10 38 10 29c0-6 4-9 6-14 3 3 4 5 4 8 3-5 5-12 4-20Z" },
};
export const pictureOf = (kind: string): Picture => PICTURES[kind] ?? NO_PICTURE;
