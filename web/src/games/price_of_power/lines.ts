// The rhumb lines of the chart: from a rose in every direction, as sailors drew them.
import type { Point } from "../../lib/outlines";

const FAR = 2200;
/** Which ink the lines of a rose are in, by turns: the eight winds, the half winds, the quarter winds. */
export const INKS = ["wind", "quarter", "half", "quarter"] as const;

/** The lines from a point, of one ink, as one path. */
export function rhumbs({ x, y }: Point, ink: (typeof INKS)[number]): string {
  const found: string[] = [];
  for (let at = 0; at < 32; at++) {
    if (INKS[at % 4] !== ink) continue;
    const turn = (at * Math.PI) / 16;
    found.push(`M${x} ${y}l${(Math.cos(turn) * FAR).toFixed(0)} ${(Math.sin(turn) * FAR).toFixed(0)}`);
  }
  return found.join("");
}
