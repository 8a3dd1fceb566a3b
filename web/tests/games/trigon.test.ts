// Rule of Trigon: points, quests, clicks, battles throw by throw, cards that came to light, and coasts.
import { beforeAll, describe, expect, test } from "vitest";

import { coinsOf, figuresOf, less, more } from "../../src/games/trigon/args";
import { Box, coinWords } from "../../src/games/trigon/box";
import { fightAfter, fightTime, throwTime } from "../../src/games/trigon/fight";
import { meantAt } from "../../src/games/trigon/meant";
import { dotted, isInside, mooringAt, nearestOn, ragged, roomFor, shoreOf } from "../../src/games/trigon/shapes";
import { turnedAfter } from "../../src/games/trigon/turned";
import type { View } from "../../src/games/trigon/view";
import type { Content } from "../../src/lib/api";
import { at, face, said, speak, told } from "../made";

beforeAll(() => speak("none = none\n"));

const figures = (knight: number, scout = 0, boat = 0) => ({ knight, scout, boat });
const lost = (...given: [string, number][]) => given.map(([figure, count]) => said(`trigon-figures-${figure}`, { count }));
const seen = (changed: object = {}): View => ({ seat: 0, phase: "turn", card: "", settlements: [], groups: [], players: [], battle: null, ...changed }) as unknown as View;
const box = new Box({
  land: [{ id: "north", name: {}, capital: "tor", colour: "#123456" }],
  spot: [{ id: "tor", name: {}, x: 0, y: 0, kind: "site", land: "north" }, { id: "ford", name: {}, x: 30, y: 40, kind: "ford" }],
  path: [{ id: "road", name: {}, one: "tor", two: "ford", via: "10,10 20,20" }],
  shape: [{ id: "coast", name: {}, kind: "land", points: "0,0 9,0 9,9" }],
  quest: [{ id: "works", name: {}, deed: "great-works", points: 3 }, { id: "host", name: {}, deed: "knights", points: 2 }],
  play: [{ id: "crown", name: {}, effect: "point", amount: 1 }, { id: "raid", name: {}, effect: "steal", amount: 4 }],
  bonus: [{ id: "pilgrims", name: {}, points: 2 }],
  point: Object.entries({ palace: 2, settlement: 1, city: 1, land: 3 }).map(([id, value]) => ({ id, name: {}, value })),
  village: [{ id: "mill", name: {}, copper: 1, city_copper: 2, city_silver: 1, births: 1, city_births: 2 }],
} as unknown as Content);

describe("the box", () => {
  test("knows capitals and fords, and a road with its bends", () => {
    expect([box.spot("tor").isCapital, box.spot("ford").isSite, box.roads[0]!.isFord]).toEqual([true, false, true]);
    expect(box.roads[0]!.points.map(({ x, y }) => [x, y])).toEqual([[0, 0], [10, 10], [20, 20], [30, 40]]);
  });
  test("a quest of several deeds counts the deeds, another its steps", () => {
    expect(box.progress({ quest: "works", done: 0b101, needed: 0b111 })).toEqual({ done: 2, needed: 3 });
    expect(box.progress({ quest: "host", done: 5, needed: 7 })).toEqual({ done: 5, needed: 7 });
  });
  test("points come from all that a player has, and from nothing of another's", () => {
    const player = { palace: true, completed: ["works", "host"], opened: ["crown", "raid"], bonus: ["pilgrims"], lands: ["north"] };
    const settlements = [{ seat: 0, city: true }, { seat: 0, city: false }, { seat: 1, city: true }];
    expect(Object.fromEntries(box.parts(seen({ players: [player], settlements }), 0).map(({ name, points }) => [name, points]))).toEqual({
      palace: 2, settlements: 2, cities: 1, quests: 5, cards: 1, bonus: 2, lands: 3,
    });
  });
  test("a land has its colour, and what is in none has a grey", () => expect([box.colour("north"), box.colour("")]).toEqual(["#123456", "#8a8a8a"]));
  test("a city pays and bears by its own side of the card", () => {
    expect([box.tax("mill", false), box.tax("mill", true)]).toEqual([{ copper: 1, silver: 0, gold: 0 }, { copper: 2, silver: 1, gold: 0 }]);
    expect([box.births("mill", false), box.births("mill", true)]).toEqual([1, 2]);
  });
  test("coins of which there are none are not said", () => expect(coinWords({ copper: 2, silver: 0, gold: 1 }).map(({ id, args }) => [id, args.count])).toEqual([["trigon-coins-copper", 2], ["trigon-coins-gold", 1]]));
  test("figures and coins are read from sentences, and added up", () => {
    expect(figuresOf(lost(["knight", 2], ["boat", 1], ["knight", 1]))).toEqual(figures(3, 0, 1));
    expect(coinsOf(undefined)).toEqual({ copper: 0, silver: 0, gold: 0 });
    expect([less(figures(1, 2), figures(3, 1)), more(figures(1), figures(2, 1))]).toEqual([figures(0, 1), figures(3, 1)]);
  });
});

test.each([
  ["turn", "tor", "march tor"],
  ["turn", "mill", "train-knight mill"],
  ["turn", "ford", "found ford"],
  ["way", "ford", "to ford"],
  ["post", "ford", "post ford 1"],
  ["offer", "ford", ""],
])("in the phase %s a click on %s means %j", (phase, spot, expected) => {
  expect(meantAt(seen({ phase, settlements: [{ spot: "mill", seat: 0 }, { spot: "ford", seat: 1 }], groups: [{ spot: "tor", seat: 0 }] }), spot)).toBe(expected);
});

describe("a battle", () => {
  const spot = { ...said("trigon-spot"), ...face("spot", "tor") };
  const attacked = told("attacked", { ...at(0), partner: { seat: 1 }, spot, figures: lost(["knight", 3]) });
  const threw = (attack: number[], defence: number[]) => told("threw", { ...at(0), partner: { seat: 1 }, spot, attack, defence });
  const fell = (seat: number, figure: string) => told("lost", { ...at(seat), figures: lost([figure, 1]) });
  const won = told("won-battle", at(0));
  const before = seen({ settlements: [{ spot: "tor", seat: 1, palace: true }], groups: [{ spot: "tor", seat: 1, figures: figures(2) }] });

  test("has who set out, who stood there, each throw with what it cost, and who won", () => {
    const fight = fightAfter(null, [attacked, threw([6, 2], [3]), fell(1, "knight"), threw([1], [5]), fell(0, "knight"), told("dice-card", { ...at(1), card: face("play", "luck") }), won], before, seen())!;
    expect(fight).toMatchObject({ attacker: { seat: 0, figures: figures(3), cards: [] }, defender: { seat: 1, figures: figures(2), hasSettlement: true, hasPalace: true, cards: ["luck"] }, winner: 0, isOver: true });
    expect(fight.throws.map(({ attack, defence, loser }) => [attack, defence, loser])).toEqual([[[6, 2], [3], 1], [[1], [5], 0]]);
  });
  test("come upon in the middle has those who must have been there at first", () => {
    const battle = { spot: "tor", attacker: 0, defender: 1, attacking: figures(2), defending: figures(1) };
    expect(fightAfter(null, [threw([6], [1]), fell(1, "scout")], null, seen({ battle }))).toMatchObject({ attacker: { figures: figures(2) }, defender: { figures: figures(1, 1) } });
  });
  test("of which nothing is told is as the view has it", () => {
    const battle = { spot: "tor", attacker: 2, defender: 1, attacking: figures(4), defending: figures(1) };
    expect(fightAfter(null, [], null, seen({ battle }))).toMatchObject({ attacker: { seat: 2, figures: figures(4) }, throws: [], winner: null });
  });
  test("stays when it is over until the next turn", () => {
    const over = fightAfter(null, [attacked, won], before, seen());
    expect([fightAfter(over, [], null, seen())?.isOver, fightAfter(over, [told("turn", at(1))], null, seen())]).toEqual([true, null]);
  });
  test("takes time for each throw, but never too long", () => {
    expect([fightTime([told("moved")]), fightTime([attacked]) > 0, fightTime([attacked, threw([1], [2])]) > fightTime([attacked])]).toEqual([0, true, true]);
    expect(throwTime(100) * 40).toBeLessThanOrEqual(5600);
  });
});

describe("cards that came to light", () => {
  const turned = told("turned-up", { ...at(0), card: face("play", "raid") });
  const drew = (id: string) => told("drew-quest", { ...at(1), quest: face("quest", id) });
  const short = (found: ReturnType<typeof turnedAfter>) => found.map(({ id, how, seat, notes }) => [id, how, seat, notes.map((note) => note.id)]);

  test("come with what they did", () => expect(short(turnedAfter([], [turned, told("stole"), told("moved")], seen()))).toEqual([["raid", "turned", 0, ["stole"]]]));
  test("drawn one after another lie side by side, a played one lies alone", () => {
    expect(short(turnedAfter([], [drew("works"), drew("host")], seen())).map(([id]) => id)).toEqual(["works", "host"]);
    expect(short(turnedAfter([], [drew("works"), told("played", { ...at(1), card: face("play", "crown") })], seen())).map(([id]) => id)).toEqual(["crown"]);
  });
  test("stay while their card is dealt with, and are gone with the next turn", () => {
    const earlier = turnedAfter([], [turned], seen());
    expect(short(turnedAfter(earlier, [told("paid")], seen({ card: "raid" })))).toEqual([["raid", "turned", 0, ["paid"]]]);
    expect(turnedAfter(earlier, [told("moved")], seen())).toEqual([]);
    expect(turnedAfter(earlier, [told("paid"), told("turn", at(1))], seen())).toEqual([]);
  });
  test("a spy sees quests and cards of whose hand it is", () => {
    const saw = told("saw", { ...at(0), partner: { seat: 2 }, quests: [face("quest", "works")], cards: [face("play", "raid")] });
    expect(short(turnedAfter([], [saw], seen()))).toEqual([["works", "seen", 2, []], ["raid", "seen", 2, []]]);
  });
});

describe("coasts", () => {
  const field = [{ x: 200, y: 200 }, { x: 400, y: 200 }, { x: 400, y: 400 }, { x: 200, y: 400 }];
  test.each([[300, 300, true], [199, 300, false], [300, 401, false]])("%i,%i lies within: %s", (x, y, expected) => expect(isInside(field, { x, y })).toBe(expected));
  test("the nearest point of a line is between its ends", () => {
    const [one, other] = [{ x: 0, y: 0 }, { x: 10, y: 0 }];
    expect([{ x: 4, y: 7 }, { x: -3, y: 2 }, { x: 12, y: 0 }].map((to) => nearestOn(one, other, to).x)).toEqual([4, 0, 10]);
    expect(nearestOn(one, one, { x: 5, y: 5 })).toEqual(one);
  });
  test("a boat lies off the nearest shore, on its far side", () => {
    expect(shoreOf(field, { x: 300, y: 390 })).toEqual({ x: 300, y: 400 });
    expect(mooringAt([field], { x: 300, y: 390 }).at).toEqual({ x: 300, y: 424 });
  });
  test("a ragged coast keeps its corners, and is the same each time", () => {
    const coast = ragged(field, 5);
    expect(coast).toEqual(ragged(field, 5));
    for (const corner of field) expect(coast).toContainEqual(corner);
    expect(coast.length).toBeGreaterThan(4 * field.length);
  });
  test("points along a line are no farther apart than wished, and its end is one of them", () => {
    const points = dotted([{ x: 0, y: 0 }, { x: 100, y: 0 }], 10);
    expect([points.length, points.at(-1)]).toEqual([11, { x: 100, y: 0 }]);
  });
  test("a name has room within its land, away from what is drawn there", () => {
    const found = roomFor(field, [], [field], [{ x: 250, y: 250 }], 60);
    expect([isInside(field, found), Math.hypot(found.x - 250, found.y - 250) > 60]).toEqual([true, true]);
  });
});
