// The beasts on the houses' coats of arms, each on a field of 24 by 24: what is filled, and what is a line.
export interface Beast {
  fill: string;
  line?: string;
}

const disc = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z`;
/** The other way round, so that it is cut out of what it lies on. */
const hole = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 1 0 0 ${-2 * r}Z`;
const eyes = (y: number, apart: number, r = 1.2): string => hole(12 - apart, y, r) + hole(12 + apart, y, r);

/** A mane of so many tufts. */
function mane(tufts: number): string {
  const points = Array.from({ length: 2 * tufts }, (_, at) => {
    const angle = (Math.PI * at) / tufts;
    const r = at % 2 ? 8.8 : 11.6;
    return `${(12 + r * Math.sin(angle)).toFixed(1)} ${(12 - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export const BEASTS: Record<string, Beast> = {
  lion: { fill: `${mane(11)}${hole(12, 12.5, 6.9)}${disc(7.4, 8.2, 2)}${disc(16.6, 8.2, 2)}${disc(12, 12.5, 5.8)}${eyes(11.2, 2.3, 1)}M10.300 14L12 16.500 13.700 14Z` },
  fox: { fill: `M2.500 2 9 7.500H15L21.500 2 20.500 12.500 12 22.500 3.500 12.500Z${eyes(12, 3.8)}${hole(12, 19, 1.3)}` },
  heron: { fill: "M2 21C4 15 9 12.500 13 14.500 15.500 16.500 14 19.500 11 20ZM13 3.800 23 7.800 13.500 8.300Z", line: "M12 16.500C17 14.500 9.500 11 11.800 6.500 12.600 5 14 5 14.500 6M12.500 5 8 3.300M8.500 19.500V23.500M11.500 19V23.500" },
  stag: { fill: `M9 11H15L14 18.500Q12 23.500 10 18.500ZM9.500 11 3.500 11 9.500 14.300ZM14.500 11 14.500 14.300 20.500 11Z${eyes(13.4, 1.5, 0.8)}`, line: "M10.500 11C10 7 5 8 5 1.500M6.500 6.500 2.500 5.500M9 8.500 9 4M13.500 11C14 7 19 8 19 1.500M17.500 6.500 21.500 5.500M15 8.500 15 4" },
  owl: { fill: `M3.500 2 9 5.500Q12 4.800 15 5.500L20.500 2V13Q20 22 12 22.500 4 22 3.500 13Z${hole(8, 10.8, 3.2)}${hole(16, 10.8, 3.2)}${disc(8, 10.8, 1.4)}${disc(16, 10.8, 1.4)}M10.600 13.800 12 17.500 13.400 13.800Z` },
  bear: { fill: `${disc(5.8, 6, 3.6)}${disc(18.2, 6, 3.6)}${disc(12, 12.8, 9.2)}${eyes(10.6, 3.5)}${hole(12, 16.2, 3.6)}${disc(12, 15.2, 1.5)}` },
};
