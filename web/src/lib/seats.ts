// How seats look: a colour-blind-safe set (Okabe and Ito) and a glyph each, so that colour never stands alone.
export const SEAT_COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#c98a00", "#3b8fc4"];
export const SEAT_GLYPHS = ["▲", "●", "■", "◆", "★", "✚"];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
export const seatGlyph = (seat: number): string => SEAT_GLYPHS[seat % SEAT_GLYPHS.length]!;
