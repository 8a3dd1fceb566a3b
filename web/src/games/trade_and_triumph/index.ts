import type { Drawing, Tally } from "../../lib/drawings";
import type { TradeAndTriumphView } from "../../lib/wire";
import Board from "./Board.svelte";
import { TRACKS } from "./model";
import Poster from "./Poster.svelte";
import { scene } from "./scenes";

export default {
  Board,
  Poster,
  scene,
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
