import type { Drawing, Tally } from "../../lib/drawings";
import type { TradejackView } from "../../lib/wire";
import Board from "./Board.svelte";
import { Cards } from "./model";
import Face from "./Face.svelte";
import Poster from "./Poster.svelte";
import { scene } from "./reveal";

export default {
  Board,
  Poster,
  Face,
  faces: ["product", "source", "trend", "award"],
  scene,
  asides: ["drew", "drew-card", "committed"],
  sounds: { bid: "bid", bought: "coins", sold: "coins" },
  confirm(choice, push) {
    const view = push.view as TradejackView;
    const couldSell = push.actions.some(({ verb }) => verb === "pair");
    return choice.verb === "done" && view.laid.length === 0 && couldSell ? { id: "tradejack-confirm-nothing", args: {} } : null;
  },
  tally(push, content): Tally[] {
    const view = push.view as TradejackView;
    const cards = new Cards(content);
    const points = view.awards.map((held) => held.reduce((sum, id) => sum + (cards.awards.get(id)?.points ?? 0), 0));
    return [
      { name: "tradejack-web-capital", points: view.capital },
      { name: "tradejack-web-tally", points },
    ];
  },
} satisfies Drawing;
