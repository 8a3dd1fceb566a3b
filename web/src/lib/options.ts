// The options of a new table: those are offered that mean something with the others chosen, at that many seats.
import type { Option } from "./wire";

export interface OfferedOption {
  name: string;
  choices: string[];
  chosen: string;
}

/** Return the options that are offered, each with the choices that are allowed; what is not chosen, or not any more, is the default. */
export function offeredOptions(options: Option[], chosen: Record<string, string>, seats: number): OfferedOption[] {
  const found = options.map(({ name, choices, seats: allowed }): OfferedOption => {
    const open = choices.filter((choice) => allowed[choice]?.includes(seats) ?? true);
    const wanted = chosen[name];
    return { name, choices: open, chosen: wanted !== undefined && open.includes(wanted) ? wanted : open[0]! };
  });
  const isMeant = ({ needs, fewest }: Option): boolean =>
    seats >= fewest && Object.entries(needs).every(([other, wanted]) => found.some(({ name, chosen }) => name === other && wanted.includes(chosen)));
  return found.filter((_, at) => isMeant(options[at]!));
}

/** Return what is chosen, by option. */
export const chosenOf = (options: OfferedOption[]): Record<string, string> => Object.fromEntries(options.map(({ name, chosen }) => [name, chosen]));
