import type { Drawing } from "../../lib/drawings";
import { Tables } from "../../lib/tables";
import { Atlas } from "./atlas";
import Board from "./Board.svelte";
import { dealTime } from "./deal";
import Face from "./Face.svelte";
import Plan from "./Plan.svelte";
import Poster from "./Poster.svelte";
import { reportTime } from "./report";
import { tallies } from "./sums";
import type { View } from "./view";

/** How long a step over the chart and what a realm received are looked at, in milliseconds. */
const STEP = 520;
const STEPS = ["sailed", "berthed", "sent", "sent-new", "influenced", "subjugated", "annexed", "built", "colonized", "passed", "revealed", "taxed", "borrowed"];

export default {
  Board,
  Poster,
  Face,
  plans: [{ sheet: (content) => new Atlas(content, true).fold.sheet, Drawn: Plan }],
  printed: ["card", "mission", "event", "idea"],
  asides: ["begins", "lead", "later", "round", "turn", "last-turn"],
  sounds: { taxed: "coins", collected: "coins", hunted: "battle" },
  scene({ events }) {
    const time = Math.max(dealTime(events), reportTime(events));
    return time || (events.some(({ kind }) => STEPS.includes(kind)) ? STEP : 0);
  },
  weighs: () => true,
  confirm(choice, push) {
    const { phase } = push.view as View;
    const canTrade = push.actions.some(({ verb }) => verb === "trade");
    return choice.verb === "pass" && phase === "turn" && canTrade ? { id: "price_of_power-confirm-pass", args: {} } : null;
  },
  tally: (push, content) => tallies(push.view as View, new Tables(content)),
} satisfies Drawing;
