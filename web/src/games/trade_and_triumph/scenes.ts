// What a push shows as a scene over the map: trade cards turned up at an end, a card played or used, cards looked at.
import type { Message, Push, Told } from "../../lib/wire";
import type { Deck } from "./model";
import { timeOf } from "./walks";

export interface ShownCard {
  deck: Deck;
  id: string;
  gold: number;
  points: number;
}
export interface Scene {
  /** The sentence that begins it. */
  title: Message;
  seat: number;
  cards: ShownCard[];
  /** What came of it, beside what stands at the cards. */
  notes: Message[];
  gold: number;
  points: number;
  /** Cards are turned one by one. */
  isReveal: boolean;
  /** Steps of the scene: each card, each note, and the sum. */
  steps: number;
  /** How long a step takes and how long the walk before it, in milliseconds. */
  beat: number;
  delay: number;
}

interface Args {
  seat?: { seat: number };
  card?: { face: string };
  cards?: { face: string }[];
  gold?: number;
  points?: number;
}

const REVEALS = ["revealed"];
const SHOWS = ["played", "used", "turned-up", "saw-hand", "saw-down"];
const OWN = ["played", "used"];
const QUIET = ["moved", "arrived", "drew", "drew-card", "laid", "laid-card", "turn", "ended-turn", "looked-at-hand", "looked-at-down", "sold", "sold-cube", "sold-set", "upgraded", "over"];
const BEAT = 420;
const REST = 900;
const LONGEST = 5200;

const argsOf = (event: Told): Args => event.args as Args;

/** Return the place of the last event of which this is true, or -1. */
function last(events: Told[], isMeant: (event: Told, at: number) => boolean): number {
  return [...events.keys()].filter((at) => isMeant(events[at]!, at)).at(-1) ?? -1;
}

function facesOf(event: Told): ShownCard[] {
  const { card, cards } = argsOf(event);
  return (cards ?? (card ? [card] : [])).map(({ face }) => {
    const [deck, id] = face.split("/") as [Deck, string];
    return { deck, id, gold: 0, points: 0 };
  });
}

/** Return the scene that these events make for a viewer, or null where nothing is shown. Who plays a card has just seen it. */
export function sceneOf(events: Told[], viewer: number | null): Scene | null {
  const isOwn = (event: Told): boolean => OWN.includes(event.kind) && argsOf(event).seat?.seat === viewer;
  const isStart = (event: Told): boolean => (REVEALS.includes(event.kind) || SHOWS.includes(event.kind)) && !isOwn(event);
  const start = last(events, (event, at) => isStart(event) && !(at && isStart(events[at - 1]!)));
  const first = events[start];
  if (!first) return null;
  const before = events.slice(last(events, ({ kind }, at) => kind === "moved" && at < start) + 1, start);
  const arrived = REVEALS.includes(first.kind) ? before.filter(({ kind }) => kind === "arrived").at(-1) : undefined;
  const scene: Scene = {
    title: (arrived ?? first).say,
    seat: argsOf(first).seat?.seat ?? -1,
    cards: [],
    notes: [],
    gold: 0,
    points: 0,
    isReveal: REVEALS.includes(first.kind),
    steps: 0,
    beat: BEAT,
    delay: timeOf(events.slice(0, start)),
  };
  if (arrived) scene.notes.push(...before.filter(({ kind }) => kind === "took-cube").map(({ say }) => say));
  for (const event of events.slice(start)) add(scene, event, isStart(event));
  scene.steps = scene.cards.length + scene.notes.length + 1;
  scene.beat = Math.min(BEAT, LONGEST / scene.steps);
  return scene;
}

function add(scene: Scene, event: Told, isStart: boolean): void {
  const { seat, card, gold = 0, points = 0 } = argsOf(event);
  if (isStart) {
    scene.cards.push(...facesOf(event));
    return;
  }
  const shown = scene.cards.find(({ deck, id }) => card?.face === `${deck}/${id}`);
  const isGain = event.kind.startsWith("gained-") && seat?.seat === scene.seat;
  if (isGain) {
    scene.gold += gold;
    scene.points += points;
  }
  if (isGain && shown) {
    shown.gold += gold;
    shown.points += points;
  } else if (!QUIET.includes(event.kind)) scene.notes.push(event.say);
}

/** How long what a push shows takes, in milliseconds. */
export function scene(push: Push): number {
  const found = sceneOf(push.events, push.seat);
  return found ? found.delay + found.steps * found.beat + REST : timeOf(push.events);
}
