// TradeWarz: the tiling, ranges before a march is rolled, battles and the end of a year from what is told.
import { describe, expect, test } from "vitest";

import { fightAfter } from "../../src/games/tradewarz/fight";
import { ANCHORS, anchorAt, crossingEnds, GATE_WORDS, mouthPaths, octagonAt, octagonsRound, PITCH, PLACES, placeAt, ROWS, SHEET, startOf } from "../../src/games/tradewarz/geometry";
import { meantAt, placeChoices, sails } from "../../src/games/tradewarz/meant";
import { channels, ranges } from "../../src/games/tradewarz/reach";
import { yearEndAfter } from "../../src/games/tradewarz/yearend";
import type { TradewarzView as View } from "../../src/lib/wire";
import { actions, at, choice, face, push, said, told, touch } from "../made";

const FIELDS = Array.from({ length: 49 }, () => "wheat");
const seen = (changed: Partial<View> = {}): View =>
  ({ tiles: FIELDS, crossings: [], posts: [], links: [], armies: [], players: [], buildings: [], battle: null, march: null, phase: "turn", seat: 0, ...changed }) as unknown as View;
const tilesWith = (...obstacles: [number, number, string][]): string[] => FIELDS.map((tile, at) => obstacles.find(([row, column]) => (row - 1) * 7 + column - 1 === at)?.[2] ?? tile);

describe("the tiling", () => {
  test("has 36 squares and 8 gates, each at a place of its own", () => {
    expect(PLACES).toHaveLength(44);
    expect(new Set(PLACES.map((place) => JSON.stringify(placeAt(place)))).size).toBe(44);
  });
  test("a square touches the four octagons round it, corner to corner", () => {
    for (const place of PLACES.filter((word) => !GATE_WORDS.includes(word))) {
      const { x, y } = placeAt(place);
      for (const octagon of octagonsRound(place)) expect([Math.abs(octagonAt(octagon).x - x), Math.abs(octagonAt(octagon).y - y)]).toEqual([PITCH / 2, PITCH / 2]);
    }
  });
  test("a crossing runs from corner to corner of its octagon, falling or rising", () => {
    const [middle, fall, rise] = [octagonAt("o34"), crossingEnds("o34", true), crossingEnds("o34", false)];
    for (const [from, to] of [fall, rise]) {
      expect([(from.x + to.x) / 2, (from.y + to.y) / 2]).toEqual([middle.x, middle.y]);
      expect(to.x - from.x).toBeGreaterThan(PITCH / 2);
      expect(to.x - from.x).toBeLessThan(PITCH);
    }
    expect([fall[1].y > fall[0].y, rise[1].y > rise[0].y]).toEqual([true, false]);
  });
  test("a gate lies in the middle of the outer side of its octagon", () => {
    for (const gate of GATE_WORDS) {
      const [{ x, y }, octagon] = [placeAt(gate), octagonAt(startOf(gate))];
      expect([Math.abs(octagon.x - x), Math.abs(octagon.y - y)].sort()).toEqual([0, PITCH / 2]);
    }
  });
  test("the drawn mouths of a gate end at the squares to which one step leads", () => {
    for (const gate of GATE_WORDS) {
      const ends = mouthPaths(gate).map((path) => path.split("L").at(-1)!.split(" ").map(Number));
      const nearest = ends.map(([x, y]) => PLACES.find((place) => Math.hypot(placeAt(place).x - x!, placeAt(place).y - y!) < PITCH / 3));
      expect(nearest.sort()).toEqual([...ranges(seen(), gate, 1).keys()].sort());
    }
  });
  test("anchors lie round the land, clockwise, and after the last comes the first", () => {
    const whole = ROWS * PITCH;
    for (let number = 0; number < ANCHORS; number++) {
      const { x, y } = anchorAt(number);
      expect(x < 0 || y < 0 || x > whole || y > whole, `anchor ${number}`).toBe(true);
      expect([x, y].every((side) => side > SHEET.x && side < SHEET.x + SHEET.wide)).toBe(true);
      const next = anchorAt(number + 1);
      const turn = (x - whole / 2) * (next.y - whole / 2) - (y - whole / 2) * (next.x - whole / 2);
      expect(turn, `from anchor ${number}`).toBeGreaterThan(0);
    }
    expect(anchorAt(ANCHORS)).toEqual(anchorAt(0));
    expect(anchorAt(0).x).toBeLessThan(0);
  });
});

describe("ranges", () => {
  const reach = (view: View, from: string, most: number): string[] => [...ranges(view, from, most)].map(([place, far]) => `${place} ${far}`).sort();

  test("one step leads along the channels, never slantwise", () => expect(reach(seen(), "s33", 1)).toEqual(["s23 1", "s32 1", "s34 1", "s43 1"]));
  test("a channel between two obstacles is closed, one beside a single obstacle is not", () => {
    const closed = channels(tilesWith([3, 3, "mountain"], [4, 3, "lake"])).filter(({ isClosed }) => isClosed);
    expect(closed).toEqual([{ from: "s32", to: "s33", isClosed: true }]);
    expect(channels(tilesWith([3, 3, "mountain"])).some(({ isClosed }) => isClosed)).toBe(false);
  });
  test("a crossing is one step, on the slant it was built on", () => {
    expect(reach(seen({ crossings: [{ octagon: "o44", falling: true }] as View["crossings"] }), "s33", 1)).toContain("s44 1");
    expect(reach(seen({ crossings: [{ octagon: "o44", falling: false }] as View["crossings"] }), "s33", 1)).not.toContain("s44 1");
    expect(reach(seen({ crossings: [{ octagon: "o44", falling: false }] as View["crossings"] }), "s34", 1)).toContain("s43 1");
  });
  test("linked trading posts are one step apart", () => {
    const posts = [{ number: 1, place: "s11" }, { number: 2, place: "s66" }] as View["posts"];
    expect(reach(seen({ posts, links: [[1, 2]] }), "s11", 1)).toEqual(["s12 1", "s21 1", "s66 1"]);
  });
  test("each place is as far as the shortest way, and the start is no place to go to", () => {
    const found = ranges(seen(), "s11", 10);
    expect([found.get("s66"), found.get("s16"), found.has("s11")]).toEqual([10, 5, false]);
  });
});

describe("a click on the map", () => {
  const view = (phase: string): View => seen({ phase, armies: [{ place: "s22", seats: [0], soldiers: [2] }] as unknown as View["armies"], players: [{ gate: "n3", sailed: 30 }, { gate: "e5" }] as View["players"] });
  const offered = push({ actions: ["march", "build", "recruit", "retreat"].map((verb) => choice(verb)) });

  test.each([
    ["one's own army", "s22", ["march", "retreat"]],
    ["an empty square", "s33", ["build"]],
    ["one's own gate", "n3", ["recruit"]],
    ["another's gate", "e5", []],
  ])("on %s stands for what begins there", (_, place, expected) => expect(actions(placeChoices(offered, view("turn"), place))).toEqual(expected));
  test("by a spectator stands for nothing of anybody's", () => expect(actions(placeChoices(offered, { ...view("turn"), seat: null }, "s22"))).toEqual(["build"]));
  test("in a phase that asks for a place, it is that place", () => {
    const steps = push({ actions: [choice("step", touch("place", "s23")), choice("step", touch("place", "s32"))] });
    expect(actions(placeChoices(steps, view("march"), "s32"))).toEqual(["step s32"]);
    expect(placeChoices(steps, view("march"), "s44")).toEqual([]);
  });
  test.each([
    ["muster", "s22", "squad s22 1"],
    ["march", "s23", "step s23"],
    ["sail", "n3", "dock n3"],
    ["sail", "s11", ""],
    ["turn", "s11", ""],
  ])("where it is forbidden, in the phase %s on %s, it means %j", (phase, place, expected) => expect(meantAt(view(phase), place)).toBe(expected));
  test("a ship sails on past the first anchor", () => {
    const found = sails(push({ actions: [choice("sail", touch("count", 5, "amount"))] }), view("sail"));
    expect(found).toMatchObject([{ anchor: 3, at: anchorAt(3) }]);
  });
});

describe("a battle", () => {
  const place = said("tradewarz-place-s22");
  const attacked = told("attacked", { ...at(0), defender: { seat: 1 }, place });
  const revealed = (seat: number, id: string, strength: number) => told("revealed", { ...at(seat), card: face("battle", id), cards: [face("morale", "brave")], strength, kill: 1, block: 0 });
  const before = seen({ armies: [{ place: "s22", seats: [1], soldiers: [2, 1] }] as unknown as View["armies"], march: { soldiers: 3 } as View["march"], buildings: [{ place: "s22", kind: "castle" }] as View["buildings"] });

  test("begins with those who stood there, and says what is defended", () => {
    const going = seen({ ...before, battle: { place: "s22", attacker: 0, defender: 1, attackers: 3, defenders: 3, attacking: { strength: 0, kill: 0, block: 0 }, defending: { strength: 2, kill: 0, block: 0 }, burnt: ["", ""], chosen: [], committed: [] } as unknown as View["battle"] });
    expect(fightAfter(null, [attacked], going, before)).toMatchObject({ site: "castle", attacker: { seat: 0, soldiers: 3 }, defender: { seat: 1, soldiers: 3 }, winner: null, isOver: false });
  });
  test("shows what each side played, lost and burnt, and who won", () => {
    const events = [attacked, told("burned", { ...at(1), card: face("battle", "shield") }), revealed(0, "charge", 6), revealed(1, "wall", 4), told("fell", { ...at(1), count: 2 }), told("won", { ...at(0), place })];
    expect(fightAfter(null, events, seen(), before)).toMatchObject({
      attacker: { played: "charge", morale: ["brave"], values: { strength: 6, kill: 1, block: 0 }, lost: 0 },
      defender: { played: "wall", burnt: "shield", lost: 2 },
      notes: [{ id: "won" }],
      winner: 0,
      isOver: true,
    });
  });
  test("of which only the end is told has the attacker first", () => {
    const found = fightAfter(null, [revealed(2, "charge", 6), revealed(1, "wall", 6), told("level", { place })], seen(), null);
    expect(found).toMatchObject({ attacker: { seat: 2 }, defender: { seat: 1 }, winner: null, isOver: true });
  });
  test("stays until the next action, and a new one begins anew", () => {
    const over = fightAfter(null, [attacked, told("fell", { ...at(1), count: 2 }), told("won", { ...at(0), place })], seen(), before);
    expect(fightAfter(over, [told("chatted")], seen(), null)?.isOver).toBe(true);
    expect(fightAfter(over, [told("took", at(1))], seen(), null)).toBeNull();
    expect(fightAfter(over, [attacked, told("won", { ...at(0), place })], seen(), null)?.defender.lost).toBe(0);
  });
});

describe("the end of a year", () => {
  const goods = (...given: [string, number][]) => given.map(([resource, count]) => said("tradewarz-amount", { resource: said(`tradewarz-resource-${resource}`), count }));
  const income = (seat: number, ...given: [string, number][]) => told("income", { ...at(seat), goods: goods(...given) });

  test("gathers what each player got, goods in the order of the bank", () => {
    const ended = yearEndAfter(null, [income(1, ["wheat", 2], ["gold", 1]), income(0), told("recruited", { ...at(1), count: 2 }), told("drew", at(0)), told("drew", at(0)), told("xadlas", { ...at(1), count: 1 })], 3);
    expect(ended).toEqual({
      year: 3,
      yields: [
        { seat: 1, goods: [["gold", 1], ["wheat", 2]], soldiers: 2, cards: 0, golden: 1 },
        { seat: 0, goods: [], soldiers: 0, cards: 2, golden: 0 },
      ],
    });
  });
  test("is that of the year before the one that begins", () => expect(yearEndAfter(null, [income(0), told("season", { year: 5 })], 5)?.year).toBe(4));
  test("is shown until the next action", () => {
    const ended = yearEndAfter(null, [income(0)], 1);
    expect([yearEndAfter(ended, [], 1), yearEndAfter(ended, [told("took", at(0))], 1)]).toEqual([ended, null]);
  });
});
