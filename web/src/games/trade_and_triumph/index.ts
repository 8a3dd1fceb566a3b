import type { Drawing, Tally } from "../../lib/drawings";
import type { Rect } from "../../lib/outlines";
import type { TradeAndTriumphView } from "../../lib/wire";
import { isInHand } from "../../lib/insight";
import Board from "./Board.svelte";
import { Atlas, SPACES } from "./geometry";
import { TRACKS } from "./model";
import Face from "./Face.svelte";
import Plan from "./Plan.svelte";
import Poster from "./Poster.svelte";
import { scene } from "./scenes";

const sheetOf = ({ box: { x, y, width, height } }: Atlas): Rect => ({ x, y, wide: width, high: height });

export default {
  Board,
  Poster,
  Face,
  plans: [{ sheet: (content) => sheetOf(new Atlas(content, SPACES)), Drawn: Plan }],
  faces: ["trade", "influence", "specialty"],
  scene,
  /** On a phone a card that is touched to be read is not played yet. */
  weighs: ({ verb }) => isInHand() && (verb === "influence" || verb === "specialty"),
  asides: ["began", "turn", "ended-turn", "drew-card"],
  sounds: { sold: "coins", "gained-gold": "coins", "stole-gold": "coins", "paid-for-specialty": "coins" },
  confirm(choice, push) {
    const { plays_left: plays } = push.view as TradeAndTriumphView;
    const couldLay = push.actions.some(({ verb }) => verb === "lay");
    return choice.verb === "end" && plays > 0 && couldLay ? { id: "trade_and_triumph-confirm-end", args: { plays } } : null;
  },
  tally(push): Tally[] {
    const view = push.view as TradeAndTriumphView;
    const upgrades = view.levels.map((levels) => TRACKS.reduce((sum, track) => sum + levels[track], 0));
    return [
      { name: "trade_and_triumph-web-gold", points: view.gold, isBeside: true },
      { name: "trade_and_triumph-web-upgrades-bought", points: upgrades, isBeside: true },
    ];
  },
} satisfies Drawing;
