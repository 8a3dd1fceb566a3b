// Trade and Triumph: roads as curves, walks along them, what a click means, and scenes of what has happened.
import { beforeAll, describe, expect, test } from "vitest";

import { Atlas, distance, isAt } from "../../src/games/trade_and_triumph/geometry";
import { Cards } from "../../src/games/trade_and_triumph/model";
import { aimedAt, meantMove, movesOf, naming, ofVerb } from "../../src/games/trade_and_triumph/moves";
import { scene, sceneOf } from "../../src/games/trade_and_triumph/scenes";
import { land, noise, stamps } from "../../src/games/trade_and_triumph/terrain";
import { stepsBetween, timeOf } from "../../src/games/trade_and_triumph/walks";
import type { Content } from "../../src/lib/api";
import { at, choice, face, push, said, speak, told, touch } from "../made";

beforeAll(() => speak("none = none\n"));

const place = (id: string, x: number, y: number) => ({ id, name: {}, x, y });
const road = (id: string, node: string, region: string, bend_x: number, bend_y: number) => ({ id, name: {}, node, region, bend_x, bend_y });
// two roads to the mine, one to the port; three spaces on each
const atlas = new Atlas(
  {
    place: [place("city", 0, 0), place("mine", 400, 0), place("port", 0, 400)],
    region: [{ id: "hills", name: {}, x: 300, y: 300 }, { id: "sea", name: {}, x: -300, y: -300 }],
    route: [road("high", "mine", "hills", 200, -150), road("low", "mine", "hills", 200, 150), road("coast", "port", "hills", 0, 200)],
  } as unknown as Content,
  3,
);
const home = { place: "city", space: 0, heading: "" };
const stand = (where: string, space = 0, heading = "") => ({ place: where, space, heading });

describe("roads", () => {
  test("have their spaces at even distances from the city to the node", () => {
    for (const id of atlas.roads.keys()) {
      const stops = [0, 1, 2, 3, 4].map((space) => atlas.at({ place: id, space }));
      const gaps = stops.slice(1).map((stop, index) => distance(stop, stops[index]!));
      expect(Math.max(...gaps) / Math.min(...gaps), id).toBeLessThan(1.1);
      expect([stops[0], stops[4]].map((stop) => [stop!.x, stop!.y]), id).toEqual([[0, 0], [atlas.places.get(atlas.roads.get(id)!.node)!.x, atlas.places.get(atlas.roads.get(id)!.node)!.y]]);
    }
  });
  test("from the city lead all ways, from a node its own", () => {
    expect(atlas.roadsOf("city").map(({ id }) => id)).toEqual(["high", "low", "coast"]);
    expect(atlas.roadsOf("mine").map(({ id }) => id)).toEqual(["high", "low"]);
  });
});

describe("a walk", () => {
  test.each([
    ["out of the city", home, ["coast"], 2, stand("coast", 2, "out"), []],
    ["to the node at the end", home, ["high"], 4, stand("mine"), ["mine"]],
    ["through the node and back by the other road", stand("high", 3, "out"), ["low"], 3, stand("low", 2, "back"), ["mine"]],
    ["back to the city", stand("coast", 1, "back"), [], 1, home, ["city"]],
  ])("%s", (_, from, ways, steps, to, ends) => {
    const walk = atlas.walk(from, ways, steps)!;
    expect([walk.stand, walk.ends.map((end) => end.place)]).toEqual([to, ends]);
    expect(distance(walk.line[0]!, atlas.at(from)) + distance(walk.line.at(-1)!, atlas.at(to))).toBeCloseTo(0);
  });
  test("without a way to take at an end cannot be followed", () => expect([atlas.walk(home, [], 1), atlas.walk(home, ["nowhere"], 1)]).toEqual([null, null]));
  test("between two stands is the shortest one that a trader may take", () => {
    const walk = atlas.wayBetween(stand("high", 3, "out"), stand("low", 3, "back"))!;
    expect([isAt(walk.stand, stand("low", 3)), walk.ends.map((end) => end.place)]).toEqual([true, ["mine"]]);
    expect(atlas.wayBetween(home, stand("nowhere"))).toBeNull();
  });
});

describe("moves", () => {
  const ahead = choice("ahead", touch("spaces", 2, "amount"));
  const through = choice("through", touch("route", "low", "face", "route"), touch("spaces", 3, "amount"));
  test("on offer lead where they lead, and nothing else is a move", () => {
    const found = movesOf(push({ actions: [ahead, through, choice("pass")] }), atlas, stand("high", 2, "out"));
    expect(found.map(({ choice: { action }, walk }) => [action, walk.stand.place, walk.stand.space])).toEqual([["ahead 2", "mine", 0], ["through low 3", "low", 3]]);
    expect(movesOf(push({ actions: [ahead] }), atlas, undefined)).toEqual([]);
  });
  test("and other actions are found by their verb, by a card that they name, by whom they are aimed at", () => {
    const offered = push({ actions: [choice("sell", touch("good", "silk")), choice("sell", touch("good", "salt")), choice("play", touch("card", "favour", "face", "influence"), touch("seat", 2, "seat"))] });
    const found = [ofVerb(offered, "sell"), ofVerb(offered, "sell", "salt"), naming(offered, "influence", "favour"), naming(offered, "influence", "favour", ["sell"]), aimedAt(offered, 2), aimedAt(offered, 1)];
    expect(found.map((choices) => choices.length)).toEqual([2, 1, 1, 0, 1, 0]);
  });
  test.each([
    ["another space of the road", stand("high", 1, "out"), { place: "high", space: 3 }, "ahead 2"],
    ["another road", stand("high", 1, "out"), { place: "coast", space: 2 }, "via coast 2"],
    ["a node", home, { place: "port", space: 0 }, "via coast 4"],
  ])("to %s that somebody means", (_, from, to, expected) => expect(meantMove(atlas, from, to)).toBe(expected));
});

describe("steps of traders", () => {
  const moved = (spaces: number, route: string) => told("moved", { ...at(0), step: said("step", { spaces, route: face("route", route) }) });
  test("follow the road as it was told, and stand still where nothing moved", () => {
    const steps = stepsBetween(atlas, [home, home], [stand("coast", 2, "out"), home], [moved(2, "coast")]);
    expect(Object.keys(steps)).toEqual(["0"]);
    expect(steps[0]!.line).toEqual(atlas.walk(home, ["coast"], 2)!.line);
  });
  test("who is forced is pushed straight", () => {
    const steps = stepsBetween(atlas, [stand("coast", 1)], [stand("high", 1)], [told("forced", at(0))]);
    expect(steps[0]!.line).toHaveLength(2);
  });
  test("take longer the farther they go, up to a limit", () => {
    expect([timeOf([told("sold")]), timeOf([moved(1, "high")]) < timeOf([moved(3, "high")]), timeOf([moved(50, "high")]), timeOf([told("forced", at(0))])]).toEqual([0, true, 1200, 420]);
  });
});

describe("a scene", () => {
  const cards = (...ids: string[]) => ids.map((id) => face("trade", id));
  const revealed = told("revealed", { ...at(0), cards: cards("silk", "salt") });
  const gained = (seat: number, gold: number, card?: string) => told("gained-gold", { ...at(seat), gold, ...(card && { card: face("trade", card) }) });

  test("has the cards turned up, what each brought, and the sum", () => {
    const found = sceneOf([told("arrived", at(0)), revealed, gained(0, 3, "silk"), gained(0, 2), told("levelled")], 1)!;
    expect(found.title.id).toBe("arrived");
    expect(found.cards.map(({ id, gold }) => [id, gold])).toEqual([["silk", 3], ["salt", 0]]);
    expect([found.gold, found.isReveal, found.notes.map(({ id }) => id)]).toEqual([5, true, ["gained-gold", "levelled"]]);
  });
  test("counts nothing that others gain", () => {
    const found = sceneOf([revealed, gained(1, 4, "silk")], 0)!;
    expect([found.gold, found.cards[0]!.gold, found.notes]).toEqual([0, 0, [said("gained-gold", gained(1, 4, "silk").say.args)]]);
  });
  test("is not made for who has just played the card, but for the others", () => {
    const played = told("played", { ...at(0), card: face("influence", "favour") });
    expect([sceneOf([played], 0), sceneOf([played], 1)?.cards.map(({ deck, id }) => `${deck} ${id}`)]).toEqual([null, ["influence favour"]]);
  });
  test("waits for the walk before it, and takes a step for each card and note", () => {
    const moved = told("moved", { ...at(0), step: { args: { spaces: 2 } } });
    const found = sceneOf([moved, revealed], 1)!;
    expect([found.delay, found.steps]).toEqual([timeOf([moved]), 3]);
    expect(scene(push({ events: [moved, revealed], seat: 1 }))).toBe(found.delay + 3 * found.beat + 900);
    expect(scene(push({ events: [moved], seat: 1 }))).toBe(timeOf([moved]));
  });
});

test("cards have their effects in order, and steps of a track their price", () => {
  const found = new Cards({
    influence: [{ id: "favour", name: {}, kind: "eternal", when: "sale", cost: 2, effect1: "gold", amount1: 3, effect2: "draw", what2: "trade", cap2: 5 }],
    track: [{ id: "move", name: {}, second: 4, third: 7 }],
  } as unknown as Content);
  expect(found.any("favour")).toMatchObject({ deck: "influence", cost: 2, isEternal: true, effects: [{ word: "gold", amount: 3 }, { word: "draw", what: "trade", cap: 5 }] });
  expect([1, 2, 3].map((level) => found.price("move", level))).toEqual([4, 7, null]);
});

describe("the country", () => {
  test("looks the same each time", () => expect([noise(3, 4), land(atlas, atlas.regions.get("hills")!)]).toEqual([noise(3, 4), land(atlas, atlas.regions.get("hills")!)]));
  test("has nothing growing on roads, on places or in boxes to be left free", () => {
    const clear = { at: { x: 200, y: 250 }, width: 160, height: 90 };
    const found = stamps(atlas, [clear]);
    expect(found.length).toBeGreaterThan(10);
    for (const stamp of found) {
      for (const id of atlas.roads.keys()) for (const point of atlas.line(id)) expect(distance(point, stamp)).toBeGreaterThan(30);
      for (const one of atlas.places.values()) expect(distance(one, stamp)).toBeGreaterThan(70);
      expect(Math.abs(stamp.x - 200) > 80 || Math.abs(stamp.y - 250) > 45).toBe(true);
    }
  });
});
