// The pictures of the trade goods, by their ids in the content.
import type { Picture } from "../../lib/pictures";

const BALE = "M6 14h36v24H6Z";
const SACK = "M17 14h14c8 6 10 14 10 20 0 6-4 9-9 9H16c-5 0-9-3-9-9 0-6 2-14 10-20Z";
const BARREL = "M12 6h24c4 11 4 25 0 36H12C8 31 8 17 12 6Z";
const BOTTLE = "M20 4h8v11c6 3 8 8 8 14v12a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V29c0-6 2-11 8-14Z";
const LOG = "M9 16h27a8 8 0 0 1 0 18H9Z";
const INGOT = "M12 16h24l8 22H4Z";
const LEAF = "M8 40C4 20 16 6 42 6c0 26-14 38-34 34Z";
const CUP = "M8 14h26v14a13 13 0 0 1-26 0Z";
const HIDE = "M10 8c4 3 24 3 28 0l4 10-5 8 5 12-8 6c-4-4-16-4-20 0l-8-6 5-12-5-8Z";

export const GOODS: Record<string, Picture> = {
  wool: { colour: "#f1ead9", tint: "M14 34C5 34 4 22 12 21 10 11 24 7 27 15c8-4 16 3 12 11 5 6-1 12-8 9-5 6-13 5-17-1Z", line: "M14 34C5 34 4 22 12 21 10 11 24 7 27 15c8-4 16 3 12 11 5 6-1 12-8 9-5 6-13 5-17-1Z M18 24c3-3 7 0 5 3 M29 23c3-2 5 1 4 3" },
  cloth: { colour: "#9fb6d8", tint: BALE, line: `${BALE} M16 14v24 M32 14v24 M6 26h36` },
  grain: { colour: "#e2b84a", tint: "M24 4c6 6 6 12 0 16-6-4-6-10 0-16Z M10 16c9 1 13 5 13 12-9 0-13-5-13-12Z M38 16c-9 1-13 5-13 12 9 0 13-5 13-12Z", line: "M24 4c6 6 6 12 0 16-6-4-6-10 0-16Z M10 16c9 1 13 5 13 12-9 0-13-5-13-12Z M38 16c-9 1-13 5-13 12 9 0 13-5 13-12Z M24 28v16" },
  fish: { colour: "#a9c3cf", tint: "M4 24c10-14 24-14 31-3l9-7v20l-9-7C28 38 14 38 4 24Z", line: "M4 24c10-14 24-14 31-3l9-7v20l-9-7C28 38 14 38 4 24Z M13 22h.1 M22 16c3 5 3 11 0 16" },
  salt: { colour: "#eef0f0", tint: "M6 40 18 14l6 8 6-12 12 30Z", line: "M6 40 18 14l6 8 6-12 12 30Z M16 32h.1 M25 34h.1 M32 30h.1" },
  timber: { colour: "#a9784a", tint: LOG, line: "M9 16h27a5 9 0 0 1 0 18H9a5 9 0 0 1 0-18Z M16 22h10 M20 28h10 M36 22a2 4 0 0 1 0 7" },
  iron: { colour: "#8f99a3", tint: INGOT, line: `${INGOT} M12 16l4 10h16l4-10 M16 26 4 38 M32 26l12 12` },
  copper: { colour: "#cf8150", tint: INGOT, line: `${INGOT} M17 30h14 M20 23h8` },
  wine: { colour: "#a2415a", tint: BOTTLE, line: `${BOTTLE} M12 28h24v9H12Z M20 9h8` },
  oil: { colour: "#a5ad4e", tint: "M17 20h14c6 4 7 10 5 16-2 5-6 8-12 8s-10-3-12-8c-2-6-1-12 5-16Z", line: "M17 20h14c6 4 7 10 5 16-2 5-6 8-12 8s-10-3-12-8c-2-6-1-12 5-16Z M19 20V8h10v12 M16 8h16 M19 12c-6 0-8 4-5 10 M29 12c6 0 8 4 5 10" },
  glass: { colour: "#b9dbe0", tint: "M12 6h24c0 12-4 18-12 18S12 18 12 6Z", line: "M12 6h24c0 12-4 18-12 18S12 18 12 6Z M24 24v16 M14 42h20 M17 11c0 5 2 8 4 9" },
  silk: { colour: "#d07fa8", tint: "M8 10c10-6 22 6 32 0v26c-10 6-22-6-32 0Z", line: "M8 10c10-6 22 6 32 0v26c-10 6-22-6-32 0Z M8 23c10-6 22 6 32 0" },
  spices: { colour: "#c9703a", tint: SACK, line: `${SACK} M15 14h18 M17 9h14l-2 5H19Z M18 28h.1 M24 33h.1 M30 28h.1 M24 24h.1` },
  furs: { colour: "#8a6547", tint: HIDE, line: `${HIDE} M24 14v18 M19 20l5 4 5-4` },
  wax: { colour: "#e8c15e", tint: "M24 5 40 14v18L24 42 8 32V14Z", line: "M24 5 40 14v18L24 42 8 32V14Z M24 15l8 5v8l-8 5-8-5v-8Z" },
  dyes: { colour: "#5a62b0", tint: "M24 4c7 11 13 17 13 26a13 13 0 0 1-26 0c0-9 6-15 13-26Z", line: "M24 4c7 11 13 17 13 26a13 13 0 0 1-26 0c0-9 6-15 13-26Z M17 30c0 5 3 8 7 8" },
  leather: { colour: "#a87748", tint: HIDE, line: `${HIDE} M16 20h16 M16 28h16` },
  horses: { colour: "#9a7454", tint: "M14 42c0-10 2-14 6-18l-8 2-4-6 10-8V5l6 5c9 2 15 10 15 22v10Z", line: "M14 42c0-10 2-14 6-18l-8 2-4-6 10-8V5l6 5c9 2 15 10 15 22v10Z M19 15h.1 M30 16c3 5 4 10 4 16" },
  gold: { colour: "#f0b429", tint: "M6 40l6-12h12l6 12Z M18 26l5-11h10l6 11Z M28 40l4-10h8l4 10Z", line: "M6 40l6-12h12l6 12Z M18 26l5-11h10l6 11Z" },
  slaves: { colour: "#8f8578", tint: "M14 14a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z M34 14a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z", line: "M14 14a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z M34 14a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z M22 22h4 M24 22v6 M14 30v8 M34 30v8" },
  sugar: { colour: "#f4efe2", tint: "M24 4c5 10 10 24 12 36H12C14 28 19 14 24 4Z", line: "M24 4c5 10 10 24 12 36H12C14 28 19 14 24 4Z M8 44h32 M18 30h12" },
  books: { colour: "#a85c4a", tint: "M6 10c7-3 13-2 18 2 5-4 11-5 18-2v28c-7-3-13-2-18 2-5-4-11-5-18-2Z", line: "M6 10c7-3 13-2 18 2 5-4 11-5 18-2v28c-7-3-13-2-18 2-5-4-11-5-18-2Z M24 12v28" },
  arms: { colour: "#b3bcc5", tint: "M22 4h4l3 6v20H19V10Z", line: "M19 30V10l5-7 5 7v20Z M11 30h26 M24 30v14 M20 44h8" },
  stores: { colour: "#5c5348", tint: BARREL, line: `${BARREL} M10 16h28 M10 32h28` },
  tobacco: { colour: "#8d8a46", tint: LEAF, line: `${LEAF} M6 43c6-14 14-22 24-27 M17 25l1-8 M24 20l10 1` },
  cotton: { colour: "#faf7ee", tint: "M24 8c8-4 15 4 11 11 8 4 6 15-3 15H16c-9 0-11-11-3-15C9 12 16 4 24 8Z", line: "M24 8c8-4 15 4 11 11 8 4 6 15-3 15H16c-9 0-11-11-3-15C9 12 16 4 24 8Z M24 8v14 M13 19l11 8 11-8 M24 34v10" },
  cocoa: { colour: "#7b4a2d", tint: "M38 8c6 14-2 32-22 34C8 42 6 36 8 30 12 16 24 8 38 8Z", line: "M38 8c6 14-2 32-22 34C8 42 6 36 8 30 12 16 24 8 38 8Z M36 12C28 20 20 28 12 38 M40 5l-2 3" },
  ivory: { colour: "#f3ecd6", tint: "M8 6c2 20 12 32 34 34-26 8-40-10-34-34Z", line: "M8 6c2 20 12 32 34 34-26 8-40-10-34-34Z M10 20l8-3 M16 32l6-6" },
  tea: { colour: "#9cb37c", tint: CUP, line: `${CUP} M34 18h5a5 5 0 0 1 0 10h-5 M4 44h36 M16 4c-3 3 3 4 0 7 M26 4c-3 3 3 4 0 7` },
  porcelain: { colour: "#dfe9f2", tint: "M18 5h12c0 6-2 8-2 10 8 3 10 10 8 18-1 5-4 8-6 10H18c-2-2-5-5-6-10-2-8 0-15 8-18 0-2-2-4-2-10Z", line: "M18 5h12c0 6-2 8-2 10 8 3 10 10 8 18-1 5-4 8-6 10H18c-2-2-5-5-6-10-2-8 0-15 8-18 0-2-2-4-2-10Z M12 29c6-4 6 4 12 0s6 4 12 0" },
  coffee: { colour: "#6f4a33", tint: "M34 8c10 9 8 22-2 30s-22 4-26-4C2 24 10 12 18 8c6-3 12-3 16 0Z", line: "M34 8c10 9 8 22-2 30s-22 4-26-4C2 24 10 12 18 8c6-3 12-3 16 0Z M36 10c-4 12-16 8-20 14-3 5-4 10-8 12" },
};
