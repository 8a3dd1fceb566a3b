// Places on a map that can be meant by a click.
import type { Point } from "./outlines";

export interface Spot<Kind extends string = string> extends Point {
  kind: Kind;
  id: string;
  /** What it is called and what is there. */
  says: string;
  /** It is offered now. */
  isOn: boolean;
  /** How wide its button is, in hundredths of the map. */
  size: number;
  /** Round; or a tile; or a label, whose place is clicked anywhere so that its button is for keys alone. */
  shape?: "tile" | "label";
}
