// What events tell, as far as scenes and flights need it.
import { idOf, type Face } from "../../lib/faces";
import type { Message, Told } from "../../lib/wire";

interface Args {
  seat?: { seat: number };
  partner?: { seat: number };
  space?: Face;
  from?: Face;
  to?: Face;
  node?: Face;
  primary?: Face;
  province?: Face;
  card?: Face;
  event?: Face;
  idea?: Face;
  mission?: Face;
  cards?: Face[];
  powers?: Message[];
  row?: Message;
  count?: number;
  roll?: number;
  rolls?: number[];
}

export const argsOf = ({ args }: Told): Args => args as Args;
export const seatOf = (event: Told): number => argsOf(event).seat?.seat ?? -1;
export const at = (event: Told, name: "space" | "from" | "to" | "node" | "primary" | "province" | "card" | "event" | "idea" | "mission"): string => idOf(argsOf(event)[name]);
/** Seats with their Trade Power, as a list of standings tells them. */
export const standingsOf = (event: Told): { seat: number; count: number }[] =>
  (argsOf(event).powers ?? []).map(({ args }) => {
    const { seat, count } = args as { seat: { seat: number }; count: number };
    return { seat: seat.seat, count };
  });
export const rowOf = (event: Told): string => argsOf(event).row?.id.replace("price_of_power-row-", "") ?? "";
