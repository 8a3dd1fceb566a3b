// What the server sends of The Price of Power: Trade, in short names.
export type {
  PriceOfPowerCard as ShownCard,
  PriceOfPowerEntry as Entry,
  PriceOfPowerShare as Share,
  PriceOfPowerView as View,
} from "../../lib/wire";
