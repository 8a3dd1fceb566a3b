// Things that fly over the board, from one marked place to another.
export interface FlightPlan {
  /** What flies; the drawing knows its picture. */
  kind: string;
  /** The `data-anchor` of where it leaves and of where it lands. */
  from: string;
  to: string;
}
