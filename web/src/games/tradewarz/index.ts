import type { Drawing, Tally } from "../../lib/drawings";
import { isInHand } from "../../lib/insight";
import type { TradewarzView as View } from "../../lib/wire";
import Board from "./Board.svelte";
import { isFought } from "./fight";
import { SHEET } from "./geometry";
import Face from "./Face.svelte";
import Plan from "./Plan.svelte";
import Poster from "./Poster.svelte";
import Tiles, { TILE_SHEET } from "./Tiles.svelte";
import { isYearEnd } from "./yearend";

/** How long the cards of a battle, a step of a march, and what a year brought are looked at, in milliseconds. */
const BATTLE = 2600;
const STEP = 420;
const YEAR_END = 2000;
const STEPS = ["stepped", "crossed", "jumped", "sailed", "docked"];

export default {
  Board,
  Poster,
  Face,
  plans: [
    { sheet: () => SHEET, Drawn: Plan },
    { sheet: () => TILE_SHEET, Drawn: Tiles },
  ],
  faces: ["battle", "morale"],
  /** On a phone a touch of the map that would pay for something only picks it. A technology is shown by the first touch anyhow. */
  weighs: ({ verb, preview }) => isInHand() && verb !== "buy" && preview.some(({ id }) => id === "tradewarz-preview-price"),
  asides: ["dealt", "drew-card", "sailing", "marching"],
  sounds: { attacked: "battle", traded: "coins", income: "coins" },
  scene(push) {
    if (isFought(push.events)) return BATTLE;
    if (isYearEnd(push.events)) return YEAR_END;
    return push.events.some(({ kind }) => STEPS.includes(kind)) ? STEP : 0;
  },
  confirm(choice, push) {
    const { mover, phase } = push.view as View;
    if (choice.verb === "break") return { id: "tradewarz-confirm-break", args: {} };
    return choice.verb === "pass" && phase === "turn" && mover === push.seat && push.actions.some(({ verb }) => verb === "resources") ? { id: "tradewarz-confirm-pass", args: {} } : null;
  },
  tally(push): Tally[] {
    const { players } = push.view as View;
    return [
      { name: "tradewarz-web-golden", points: players.map(({ golden }) => golden) },
      { name: "tradewarz-web-silver", points: players.map(({ silver }) => silver) },
    ];
  },
} satisfies Drawing;
