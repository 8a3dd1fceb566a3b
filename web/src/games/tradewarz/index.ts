import type { Drawing, Tally } from "../../lib/drawings";
import Board from "./Board.svelte";
import Poster from "./Poster.svelte";
import type { View } from "./view";

export default {
  Board,
  Poster,
  tally(push): Tally[] {
    const { players } = push.view as View;
    return [
      { name: "tradewarz-web-golden", points: players.map(({ golden }) => golden) },
      { name: "tradewarz-web-silver", points: players.map(({ silver }) => silver) },
    ];
  },
} satisfies Drawing;
