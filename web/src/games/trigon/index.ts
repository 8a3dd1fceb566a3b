import type { Drawing, Tally } from "../../lib/drawings";
import { isInHand } from "../../lib/insight";
import Board from "./Board.svelte";
import { Box, SHEET } from "./box";
import { fightTime } from "./fight";
import Face from "./Face.svelte";
import Plan from "./Plan.svelte";
import Poster from "./Poster.svelte";
import { turnedTime } from "./turned";
import type { View } from "./view";

/** How long a step along a road and what a round brought are looked at, in milliseconds. */
const STEP = 520;
const ROUND = 1100;
/** The columns of the final score, few enough for a phone. */
const TALLIES = { realm: ["palace", "settlements", "cities"], quests: ["quests"], cards: ["cards", "bonus"], lands: ["lands"] };
const STEPS = ["marched", "sailed", "fled", "traded", "founded"];

export default {
  Board,
  Poster,
  Face,
  plans: [{ sheet: () => SHEET, Drawn: Plan }],
  faces: ["play", "quest", "bonus"],
  asides: ["rolled-start", "turn", "round", "drew-card", "drew-quest"],
  sounds: { threw: "battle", taxed: "coins", traded: "coins" },
  scene({ events }) {
    const time = Math.max(fightTime(events), turnedTime(events));
    if (time) return time;
    if (events.some(({ kind }) => kind === "taxed")) return ROUND;
    return events.some(({ kind }) => STEPS.includes(kind)) ? STEP : 0;
  },
  /** A step that meets nobody is just done, where a spot is not hidden by a thumb. */
  weighs: ({ verb, preview }) => verb !== "to" || isInHand() || preview.some(({ id }) => id === "trigon-preview-attack"),
  confirm(choice, push) {
    if (choice.verb !== "end") return null;
    const canMove = push.actions.some(({ verb }) => ["march", "sail", "found"].includes(verb));
    return canMove ? { id: "trigon-confirm-end", args: {} } : null;
  },
  tally(push, content): Tally[] {
    const view = push.view as View;
    const box = new Box(content);
    const parts = view.players.map((_, seat) => box.parts(view, seat));
    const sum = (seat: number, names: string[]): number => parts[seat]!.filter(({ name }) => names.includes(name)).reduce((total, { points }) => total + points, 0);
    return Object.entries(TALLIES)
      .map(([name, names]) => ({ name: `trigon-web-tally-${name}`, points: parts.map((_, seat) => sum(seat, names)) }))
      .filter(({ points }) => points.some(Boolean));
  },
} satisfies Drawing;
