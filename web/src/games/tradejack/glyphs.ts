// The pictures of kinds, on a field of 48 by 48: ink lines over a tint. `tint` is filled, `line` is drawn.
export interface Picture {
  colour: string;
  tint: string;
  line: string;
}

const STAR = "M24 23.500l2.200 4.500 4.900.7-3.600 3.500.9 4.900-4.400-2.300-4.400 2.300.9-4.900-3.600-3.500 4.900-.7Z";
const RIBBON = "M18 21 12 5h9l3 9 3-9h9l-6 16";
const MEDAL = "M24 18a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z";

export const PICTURES: Record<string, Picture> = {
  soap: {
    colour: "#f2b8a8",
    tint: "M7 27c0-5 5-8 17-8s17 3 17 8v6c0 5-5 8-17 8S7 38 7 33Z",
    line: "M7 27c0-5 5-8 17-8s17 3 17 8v6c0 5-5 8-17 8S7 38 7 33Z M7 28c0 5 5 8 17 8s17-3 17-8 M17 26.500h14 M31 12a3.500 3.500 0 1 1 0 .1 M40 13.500a2 2 0 1 1 0 .1 M24 7.500a2 2 0 1 1 0 .1",
  },
  noodles: {
    colour: "#e9a25a",
    tint: "M5 24h38c0 10-5 15-11 18H16C10 39 5 34 5 24Z",
    line: "M5 24h38c0 10-5 15-11 18H16C10 39 5 34 5 24Z M12 24c0-6 5-4 5-9s-3-4-2-7 M20 24c0-6 5-4 5-9s-3-4-2-7 M29 24 44 7 M34 24 46 12 M16 42h16 M14 32h20",
  },
  margarine: {
    colour: "#f6d75e",
    tint: "M10 16c0-6 6-9 14-9s14 3 14 9Z M7 22h34l-4 19H11Z",
    line: "M10 16c0-6 6-9 14-9s14 3 14 9 M5 16h38v6H5Z M7 22h34l-4 19H11Z M16 31c3-4 5 4 8 0s5 4 8 0 M17 12c3 2 6-2 9 0",
  },
  biscuits: {
    colour: "#d9a066",
    tint: "M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z",
    line: "M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z M18 17v.2 M28 14.500v.2 M33 23v.2 M23 25v.2 M15 27v.2 M29 32v.2 M20 35v.2",
  },
  "ice-cream": {
    colour: "#f4a9b8",
    tint: "M11 21c0-8 5-15 13-15s13 7 13 15c0 3-4 4-6 2-2 3-5 3-7 0-2 3-5 3-7 0-2 2-6 1-6-2Z",
    line: "M11 21c0-8 5-15 13-15s13 7 13 15c0 3-4 4-6 2-2 3-5 3-7 0-2 3-5 3-7 0-2 2-6 1-6-2Z M15 25l9 19 9-19 M19 33l11-7 M22 39l8-6 M19 13c1-2 3-3 5-3",
  },
  lipstick: {
    colour: "#d6455d",
    tint: "M19 24V13l10-6v17Z",
    line: "M19 24V13l10-6v17 M17 24h14v7H17Z M14 31h20v12H14Z M14 36h20",
  },
  rainforest: {
    colour: "#4f9a63",
    tint: "M24 5c6 0 9 4 9 8 5 0 8 4 8 8 0 5-4 8-9 8H16c-5 0-9-3-9-8 0-4 3-8 8-8 0-4 3-8 9-8Z",
    line: "M24 5c6 0 9 4 9 8 5 0 8 4 8 8 0 5-4 8-9 8H16c-5 0-9-3-9-8 0-4 3-8 8-8 0-4 3-8 9-8Z M21 43c2-6 2-14 2-22 M27 43c-1-4-2-8-2-12l6-6 M23 29l-6-5 M11 43h26",
  },
  peatlands: {
    colour: "#8a7a55",
    tint: "M4 31c4-3 7-3 10 0s7 3 10 0 7-3 10 0 7 3 10 0v12H4Z",
    line: "M4 31c4-3 7-3 10 0s7 3 10 0 7-3 10 0 7 3 10 0 M4 38c4-3 7-3 10 0s7 3 10 0 7-3 10 0 7 3 10 0 M13 28V14 M13 16c-3 0-3-9 0-9s3 9 0 9Z M24 27V17 M33 28V12 M33 14c-3 0-3-9 0-9s3 9 0 9Z M24 20c4-1 4-4 5-6",
  },
  silver: { colour: "#cdd3da", tint: MEDAL, line: `${RIBBON} ${MEDAL} M18 30h12` },
  gold: { colour: "#f2c33c", tint: MEDAL, line: `${RIBBON} ${MEDAL} ${STAR}` },
  orangutan: {
    colour: "#d9824a",
    tint: "M24 5c12 0 17 8 17 19 0 11-7 19-17 19S7 35 7 24C7 13 12 5 24 5Z",
    line: "M24 5c12 0 17 8 17 19 0 11-7 19-17 19S7 35 7 24C7 13 12 5 24 5Z M24 15c4-4 11-2 11 4 0 3-2 4-1 8 1 7-4 11-10 11s-11-4-10-11c1-4-1-5-1-8 0-6 7-8 11-4Z M19 20.500v.2 M29 20.500v.2 M22.500 27v.2 M25.500 27v.2 M19 32c3 2.500 7 2.500 10 0",
  },
  smallholder: {
    colour: "#ecc878",
    tint: "M4 21c0-3 5-4 10-4.500C14 9 18 6 24 6s10 3 10 10.500c5 .5 10 1.500 10 4.500 0 3-9 4-20 4S4 24 4 21Z",
    line: "M4 21c0-3 5-4 10-4.500C14 9 18 6 24 6s10 3 10 10.500c5 .5 10 1.500 10 4.500 0 3-9 4-20 4S4 24 4 21Z M14 16.500c6 2 14 2 20 0 M13 25c0 10 5 18 11 18s11-8 11-18 M20 30v.2 M28 30v.2 M20 36c3 2 5 2 8 0",
  },
  intercropped: {
    colour: "#8dbb5c",
    tint: "M24 25c-9 0-14-4-14-13 9 0 14 4 14 13Z M24 20c0-9 5-14 14-14 0 9-5 14-14 14Z",
    line: "M24 42V18 M24 25c-9 0-14-4-14-13 9 0 14 4 14 13Z M24 20c0-9 5-14 14-14 0 9-5 14-14 14Z M12 42V33 M12 35c-4 0-6-2-6-5 4 0 6 2 6 5Z M36 42V31 M36 35c4 0 6-2 6-6-4 0-6 2-6 6Z M5 42h38",
  },
  alternative: {
    colour: "#8fd0c0",
    tint: "M15 28h18l5 10c1 3 0 5-3 5H13c-3 0-4-2-3-5Z",
    line: "M18 5h12 M20 5v13L10 38c-1 3 0 5 3 5h22c3 0 4-2 3-5L28 18V5 M15 28h18 M20 34v.2 M27 37v.2 M28 32.500v.2",
  },
  trend: { colour: "#f0c48a", tint: "", line: "M6 36 18 22l8 8L42 10 M32 10h10v10" },
  award: {
    colour: "#e9a25a",
    tint: "M24 5l4 4 6-1 1 6 5 3-3 5 3 5-5 3-1 6-6-1-4 4-4-4-6 1-1-6-5-3 3-5-3-5 5-3 1-6 6 1Z",
    line: "M24 5l4 4 6-1 1 6 5 3-3 5 3 5-5 3-1 6-6-1-4 4-4-4-6 1-1-6-5-3 3-5-3-5 5-3 1-6 6 1Z M16 34l-4 10 7-3 M32 34l4 10-7-3",
  },
  coin: { colour: "#f2c33c", tint: "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z", line: "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z M24 18v12" },
  gavel: { colour: "#b98348", tint: "M12 18 24 6l10 10-12 12Z", line: "M12 18 24 6l10 10-12 12Z M10 16l14 14 M22 4l14 14 M26 24l16 16 M6 42h18" },
  leaf: { colour: "#8dbb5c", tint: "M9 37C7 18 19 8 41 7c1 22-9 34-28 32Z", line: "M9 37C7 18 19 8 41 7c1 22-9 34-28 32Z M6 43c5-13 13-21 24-26" },
  blue: { colour: "#3d78ab", tint: "M24 5 41 24 24 43 7 24Z", line: "" },
  yellow: { colour: "#b07d05", tint: "M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z M22 3h4v7h-4Z M22 38h4v7h-4Z M3 22h7v4H3Z M38 22h7v4h-7Z M9 6l5 5-3 3-5-5Z M39 6l3 3-5 5-3-3Z M9 42l-3-3 5-5 3 3Z M39 42l-5-5 3-3 5 5Z", line: "" },
};

/** For a kind that has no picture, such as one of somebody's own cards. */
export const CRATE: Picture = { colour: "#cfa978", tint: "M8 14h32v26H8Z", line: "M8 14h32v26H8Z M8 22h32 M8 31h32 M14 14v26 M34 14v26" };
