// What the server sends of Rule of Trigon, in short names.
export type {
  TrigonCoins as Coins,
  TrigonFigures as Figures,
  TrigonGroup as Group,
  TrigonPlayer as Player,
  TrigonSettlement as Settlement,
  TrigonView as View,
} from "../../lib/wire";
