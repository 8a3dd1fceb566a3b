// Small pictures of goods, coins and units, each on a field of 48 by 48: ink lines over a tint.
export interface Picture {
  colour: string;
  tint: string;
  line: string;
}

/** The picture of what has none. */
export const NO_PICTURE: Picture = { colour: "#888888", tint: "", line: "M16 24h16" };
