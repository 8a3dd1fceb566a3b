// The Price of Power: chains, shares of a Trade, sums, and what is shown of what has happened.
import { beforeAll, describe, expect, test } from "vitest";

import { Atlas } from "../../src/games/price_of_power/atlas";
import { chainLine, chainTo, holds } from "../../src/games/price_of_power/chain";
import { dealAfter, dealTime } from "../../src/games/price_of_power/deal";
import { boxOf, foldOf } from "../../src/games/price_of_power/fold";
import { linesOf as nameLines } from "../../src/games/price_of_power/layout";
import { INKS, rhumbs } from "../../src/games/price_of_power/lines";
import { choicesAt, meantAt } from "../../src/games/price_of_power/meant";
import { rowOf } from "../../src/games/price_of_power/places";
import { reportAfter } from "../../src/games/price_of_power/report";
import { clearest, roomFor } from "../../src/games/price_of_power/room";
import { linesOf } from "../../src/games/price_of_power/shares";
import { finalOf, incomeOf, sumOf, tallies } from "../../src/games/price_of_power/sums";
import type { Entry, View } from "../../src/games/price_of_power/view";
import type { Content } from "../../src/lib/api";
import { actions, at, choice, face, push, said, speak, told, touch } from "../made";

beforeAll(() => speak("none = none\n"));

// Areas home, inland and east in a row, with the sea south of the first two; the isle and the cape are on a Distant Continent far below.
const box = (x: number, y: number) => `${x},${y} ${x + 300},${y} ${x + 300},${y + 300} ${x},${y + 300}`;
const space = (id: string, kind: string, board: string, x: number, y: number) => ({ id, name: { en: id }, kind, board, slots: 3, x: x + 150, y: y + 150, points: box(x, y) });
const border = (one: string, two: string, via = "") => ({ id: `${one}-${two}`, name: {}, one, two, via });
const CONTENT = {
  space: [space("home", "area", "west", 0, 0), space("inland", "area", "west", 300, 0), space("east", "area", "east", 600, 0), space("bay", "sea", "west", 0, 300), space("gulf", "sea", "west", 300, 300), space("isle", "area", "continent-2", 0, 900), space("cape", "area", "continent-2", 300, 900)],
  border: [border("home", "inland"), border("inland", "east"), border("home", "bay"), border("bay", "gulf"), border("isle", "bay", "150,800 150,700"), border("isle", "cape")],
  province: [
    { id: "town", name: {}, area: "inland", size: "large", x: 450, y: 100 },
    { id: "port", name: {}, area: "home", size: "small", port: "gulf", x: 100, y: 100 },
    { id: "harbour", name: {}, area: "east", size: "small", port: "gulf", x: 700, y: 100 },
  ],
  node: [
    { id: "market", name: { en: "Market" }, kind: "inland", place: "east", x: 750, y: 200 },
    { id: "strait", name: { en: "Strait" }, kind: "maritime", place: "gulf", x: 450, y: 450 },
    { id: "factory", name: { en: "Factory" }, kind: "inland", place: "cape", x: 450, y: 1050 },
  ],
  realm: [{ id: "crown", name: {}, capital: "home" }, { id: "league", name: {}, capital: "" }],
  card: [{ id: "wool", name: {}, need_top: 5, need_middle: 3, green_top: 6, green_middle: 4, green_bottom: 2, red_top: 9, red_middle: 6, red_bottom: 3, continent_two: true }],
  entry: [{ id: "wool-market", name: {}, key_one: "town", plus_one: 2, key_three: "port", plus_three: 1 }],
  limit: Object.entries({ ships: 12, "score-full": 20, "score-ducats": 5, "score-beyond": 10 }).map(([id, value]) => ({ id, name: {}, value })),
} as unknown as Content;
const atlas = new Atlas(CONTENT, true);
const realm = (changed: object = {}) => ({ realm: "crown", base_tax: 6, vassal_tax: 2, interest: 1, ships_left: 12, ducats: 0, prestige: 0, power: [0, 0, 0], ...changed });
const seen = (changed: object = {}): View =>
  ({ phase: "turn", seat: 0, turn: 0, options: {}, realms: [realm(), realm({ realm: "league" })], seas: [], areas: [], provinces: [], nodes: [], cards: { shown: [] }, ...changed }) as unknown as View;

describe("a chain", () => {
  const cube = { id: "inland", influence: [1, 0], claims: [] };
  const ship = { id: "bay", ships: [1, 0], slots: 3, slotted: [0, 0] };

  test.each([
    ["a cube", { areas: [cube] }, "inland", true],
    ["another's cube", { areas: [{ ...cube, influence: [0, 1] }] }, "inland", false],
    ["an Owned Province", { provinces: [{ id: "town", town: 0, vassal: -1 }] }, "inland", true],
    ["a Vassal", { provinces: [{ id: "town", town: 1, vassal: 0 }] }, "inland", true],
    ["a ship", { seas: [ship] }, "bay", true],
    ["no ship", { seas: [{ ...ship, ships: [0, 2] }] }, "bay", false],
  ])("is carried by %s: %j", (_, held, where, expected) => expect(holds(seen(held), atlas, 0, where)).toBe(expected));
  test("to an inland node reaches its Area or one next to it", () => {
    expect(chainTo(seen({ areas: [cube] }), atlas, 0, "market")).toEqual(["home", "inland"]);
    expect(chainTo(seen(), atlas, 0, "market")).toEqual([]);
  });
  test("to a maritime node needs the sea next to it", () => {
    expect(chainTo(seen({ seas: [ship] }), atlas, 0, "strait")).toEqual([]);
    expect(chainTo(seen({ seas: [ship, { ...ship, id: "gulf" }] }), atlas, 0, "strait")).toEqual(["home", "bay", "gulf"]);
  });
  test("links along a coast only where the table has agreed on that", () => {
    const view = seen({ provinces: [{ id: "harbour", town: 0, vassal: -1 }] });
    expect(chainTo(view, atlas, 0, "market")).toEqual([]);
    expect(chainTo({ ...view, options: { "coast-links": "by-ports" } }, atlas, 0, "market")).toEqual(["home"]);
  });
  test("is that of a realm with a capital", () => expect(chainTo(seen({ areas: [{ ...cube, influence: [0, 1] }] }), atlas, 1, "market")).toEqual([]));
  test("is drawn along the sea route round other boards, in the direction it goes", () => {
    const view = seen({ seas: [ship], areas: [{ ...cube, id: "isle" }] });
    expect(chainTo(view, atlas, 0, "factory")).toEqual(["home", "bay", "isle"]);
    const line = chainLine(view, atlas, 0, "factory");
    expect(line).toHaveLength(6); // three spaces, two bends of the route, the node
    expect(line.slice(2, 4)).toEqual([{ x: 150, y: 700 }, { x: 150, y: 800 }]);
    expect(line.at(-1)).toMatchObject({ id: "factory" });
    expect(chainLine(seen(), atlas, 0, "factory")).toEqual([]);
  });
  test("does not lead over the Eastern board where that is not in play", () => {
    const west = new Atlas(CONTENT, false);
    expect([atlas.near(false).get("inland"), west.near(false).get("inland")]).toEqual([["home", "east"], ["home"]]);
  });
});

describe("the content", () => {
  test("has a card's rows from the top down, its Key Provinces and its continents", () => {
    expect(atlas.incomeRows("wool")).toEqual([{ need: 5, green: 6, red: 9 }, { need: 3, green: 4, red: 6 }, { need: 1, green: 2, red: 3 }]);
    expect(atlas.keys("wool-market")).toEqual([{ province: "town", plus: 2 }, { province: "port", plus: 1 }]);
    expect(atlas.continentsOn("wool")).toEqual([2]);
  });
  test("knows the continents by their boards", () => expect([atlas.continentOf(atlas.space("isle")), atlas.continentOf(atlas.space("east"))]).toEqual([2, 0]));
  test.each([
    ["Ems", ["Ems"]],
    ["North Sea", ["North Sea"]],
    ["Mediterranean", ["Mediterranean"]],
    ["Gulf of Finland", ["Gulf of", "Finland"]],
    ["Bay of the North", ["Bay of", "the North"]],
  ])("writes %s in lines as even as can be", (name, lines) => expect(nameLines(name)).toEqual(lines));
});

describe("the lines of a card", () => {
  const share = (seat: number, ducats: number) => ({ seat, power: 4, ducats });
  const entry: Entry = { entry: "wool-market", node: "market", secondary: "", secondary_shut: "", secondary_table: [], shut: "", table: [share(1, 6), share(0, 2), share(2, 0)] };
  const nodes = [{ id: "market", expanded: false }, { id: "strait", expanded: true }];

  test("say who collects which row, and who stands there for nothing", () => {
    const [line] = linesOf(seen({ nodes }), atlas, "wool", entry);
    expect(line!.cells.map(({ pays, share: found }) => [pays, found?.seat ?? null])).toEqual([[6, 1], [4, null], [2, 0]]);
    expect([line!.others.map(({ seat }) => seat), line!.own]).toEqual([[2], null]);
  });
  test("pay by the red column at an expanded node", () => {
    const [line] = linesOf(seen({ nodes: [{ id: "market", expanded: true }] }), atlas, "wool", { ...entry, table: [] });
    expect([line!.isExpanded, line!.cells.map(({ pays }) => pays)]).toEqual([true, [9, 6, 3]]);
  });
  test("give the mover of a secondary node its bottom row, and the others the primary one's", () => {
    const lines = linesOf(seen({ nodes, turn: 0 }), atlas, "wool", { ...entry, secondary: "strait", secondary_table: [share(0, 3), share(1, 6)] });
    expect(lines.map(({ isSecondary, isExpanded }) => [isSecondary, isExpanded])).toEqual([[false, false], [true, true]]);
    expect(lines[1]!.own).toEqual({ pays: 3, share: share(0, 3) });
    expect(lines[1]!.cells.map(({ pays, share: found }) => [pays, found?.seat ?? null])).toEqual([[6, 1], [4, null], [2, null]]);
  });
});

describe("sums", () => {
  test("an income is taxes less interest and a Ducat for every two ships, rounded up", () => {
    const parts = (ships: number) => incomeOf(seen({ realms: [realm({ ships_left: 12 - ships })] }), atlas, 0).map(({ count }) => count);
    expect([parts(0), parts(1), parts(4)].map((found) => found.join())).toEqual(["6,2,-1,0", "6,2,-1,-1", "6,2,-1,-2"]);
  });
  test.each([[0, 0], [4, 0], [5, 1], [20, 4], [29, 4], [30, 5]])("%i Ducats score %i", (ducats, points) => {
    expect(finalOf(seen({ realms: [realm({ ducats })] }), atlas, 0).find(({ name }) => name === "treasury")!.count).toBe(points);
  });
  test("Occupied Towns lose their Tax Value", () => {
    const provinces = [{ id: "town", town: 0, occupied: true }, { id: "port", town: 0, occupied: true }, { id: "harbour", town: 0, occupied: false }];
    expect(finalOf(seen({ provinces }), atlas, 0).at(-1)).toEqual({ name: "occupied", count: -3 });
  });
  test("what a score is made of adds up to it, and ties are broken beside it", () => {
    const view = seen({ realms: [realm({ prestige: 31, ducats: 10, power: [3, 2, 1] }), realm({ prestige: 12 })] });
    const found = tallies(view, atlas);
    const totals = [0, 1].map((seat) => found.filter(({ isBeside }) => !isBeside).reduce((sum, { points }) => sum + points[seat]!, 0));
    expect([totals, found.at(-1)!.points, found.some(({ name }) => name.endsWith("occupied"))]).toEqual([[31, 12], [6, 0], false]);
    expect(sumOf(finalOf(view, atlas, 0))).toBe(9);
  });
});

const selected = told("selected", { ...at(0), card: face("card", "wool"), node: face("node", "market") });
const collected = (seat: number, count: number, row: string) => told("collected", { ...at(seat), count, row: said(`price_of_power-row-${row}`) });

describe("a Trade", () => {
  test("is shown with its powers, what was paid and what came of it", () => {
    const power = told("power-shown", { powers: [said("standing", { seat: { seat: 1 }, count: 5 })] });
    expect(dealAfter(null, [selected, power, collected(1, 6, "top"), told("inflated-power")])).toMatchObject({
      seat: 0, card: "wool", node: "market", primary: "",
      powers: [{ seat: 1, count: 5 }], paid: [{ seat: 1, count: 6, row: "top" }], notes: [{ id: "inflated-power" }],
    });
  });
  test("goes on over several pushes", () => expect(dealAfter(dealAfter(null, [selected]), [collected(0, 2, "bottom")])?.paid).toHaveLength(1));
  test("has nothing of a later turn, in the same push or in another", () => {
    const over = dealAfter(null, [selected, told("turn", at(1)), told("borrowed", at(1))]);
    expect([over?.notes, dealAfter(over, [told("borrowed", at(1))])?.notes]).toEqual([[], []]);
  });
  test("stays until there is another", () => {
    const over = dealAfter(null, [selected, collected(0, 2, "bottom"), told("turn", at(1))]);
    expect([dealAfter(over, [told("built")])?.paid.length, dealAfter(over, [selected])?.paid]).toEqual([1, []]);
  });
  test("takes time where something is to be seen of it", () => expect([dealTime([selected]), dealTime([collected(0, 2, "top")]) > 0]).toEqual([0, true]));
});

describe("a report", () => {
  const event = (id: string) => told("turned-up", { event: face("event", id) });
  const kinds = (items: ReturnType<typeof reportAfter>) => items.map(({ kind, event: id, rolls, notes }) => [kind, id, rolls, notes.map(({ id: note }) => note)]);

  test("has each Event card with what came of it", () => {
    expect(kinds(reportAfter([], [event("plague"), told("pirate"), event("calm"), told("no-effect"), told("built")]))).toEqual([["event", "plague", [], ["pirate"]], ["event", "calm", [], ["no-effect"]]]);
  });
  test("begins anew with another kind, and has the dice of it", () => {
    expect(kinds(reportAfter(reportAfter([], [event("plague")]), [told("rolled", { ...at(0), roll: 5 }), told("discovered")]))).toEqual([["explore", "", [5], ["discovered"]]]);
  });
  test("has nothing of a later turn, in the same push or in another", () => {
    const over = reportAfter([], [event("plague"), told("turn", at(1)), told("borrowed", at(1))]);
    expect([kinds(over)[0]![3], kinds(reportAfter(over, [told("claim", at(1))]))[0]![3]]).toEqual([[], []]);
    expect(kinds(reportAfter(over, [event("calm")])).map(([, id]) => id)).toEqual(["calm"]);
  });
  test("tells prizes of an Age in words", () => expect(reportAfter([], [told("age-first", at(0))])).toMatchObject([{ kind: "prize", say: { id: "age-first" } }]));
});

describe("a click on the chart", () => {
  const shown = [{ card: "wool", entries: [{ entry: "wool-market", node: "market", secondary: "strait" }] }];
  test.each([
    ["turn", "space", "bay", "sail bay"],
    ["turn", "space", "isle", "colonize isle"],
    ["turn", "space", "inland", "influence inland"],
    ["turn", "node", "market", ""],
    ["turn", "province", "town", "build town"],
    ["turn", "province", "port", "annex port"],
    ["turn", "province", "harbour", "restore harbour"],
    ["turn", "province", "unknown", "subjugate unknown"],
    ["voyage", "space", "bay", "to bay loose"],
    ["trade", "node", "market", "select wool-market"],
    ["trade", "node", "strait", "select-secondary wool-market"],
    ["trade", "node", "factory", ""],
    ["pirate", "node", "market", "pirate market"],
    ["revolt", "province", "town", "revolt town"],
    ["revolt", "node", "market", ""],
  ] as const)("in the phase %s on the %s %s means %j", (phase, kind, id, expected) => {
    const provinces = [{ id: "town", town: 0, vassal: -1, occupied: false }, { id: "port", town: -1, vassal: 0, occupied: false }, { id: "harbour", town: 0, vassal: -1, occupied: true }];
    expect(meantAt(seen({ phase, provinces, cards: { shown } }), atlas, kind, id)).toBe(expected);
  });
  test("on an Area stands for its Provinces and for the realm whose capital it is", () => {
    const offered = push({ view: seen(), actions: [choice("build", touch("province", "port")), choice("realm", touch("realm", "crown")), choice("build", touch("province", "town"))] });
    expect(actions(choicesAt(offered, atlas, "space", "home"))).toEqual(["realm crown", "build port"]);
  });
  test("on a node stands for the cards that list it", () => {
    const offered = push({ view: seen({ cards: { shown } }), actions: ["select", "select-secondary"].map((verb) => choice(verb, touch("entry", "wool-market"))) });
    expect(["market", "strait"].map((node) => actions(choicesAt(offered, atlas, "node", node)))).toEqual([["select wool-market"], ["select-secondary wool-market"]]);
  });
});

describe("the sheet", () => {
  const corners = (x: number, y: number, wide: number, high: number) => [{ x, y }, { x: x + wide, y }, { x: x + wide, y: y + high }, { x, y: y + high }];
  const boards = [{ board: "west", points: corners(0, 0, 500, 300) }, { board: "east", points: corners(500, 0, 500, 300) }, { board: "continent-1", points: corners(0, 400, 1000, 200) }];
  const folded = (hasEast: boolean) => foldOf(boards, (board) => !board.startsWith("continent"), (board) => board === "east", hasEast);

  test("with the Eastern board is as the content has it", () => expect(folded(true).at({ x: 700, y: 500 })).toEqual({ x: 700, y: 500 }));
  test("without it ends where the west does, and what lies below draws together", () => {
    const { sheet, main, at: fold } = folded(false);
    expect(main.wide).toBe(512);
    expect(fold({ x: 400, y: 200 })).toEqual({ x: 400, y: 200 });
    const far = fold({ x: 1000, y: 600 });
    expect(far.x).toBeCloseTo(512);
    expect(sheet.y + sheet.high - far.y).toBeCloseTo(5); // a margin, and nothing left empty below
  });
  test("a box goes round all points", () => expect(boxOf(corners(3, 4, 10, 20))).toEqual({ x: 3, y: 4, wide: 10, high: 20 }));
  test("a row stands with its middle at a point", () => expect(rowOf(3, { x: 10, y: 5 }, 4)).toEqual([{ x: 6, y: 5 }, { x: 10, y: 5 }, { x: 14, y: 5 }]));
  test("there is room clear of what is drawn, within the outline", () => {
    const taken = [{ x: 60, y: 50, wide: 100, high: 90 }];
    const found = roomFor({ outline: corners(0, 0, 300, 100), board: boxOf(corners(-50, -50, 400, 200)), taken }, { wide: 60, high: 20 }, { x: 60, y: 50 }, 0.03);
    expect([found.isTight, found.x - 30 >= 110, found.x + 30 <= 300]).toEqual([false, true, true]);
  });
  test("where there is none, that is said", () => {
    const taken = [{ x: 50, y: 50, wide: 200, high: 200 }];
    expect(roomFor({ outline: corners(0, 0, 100, 100), board: boxOf(corners(0, 0, 100, 100)), taken }, { wide: 60, high: 20 }, { x: 50, y: 50 }, 0.03).isTight).toBe(true);
  });
  test("of places that are as clear the first is taken", () => {
    const [one, two] = [{ x: 0, y: 0, wide: 10, high: 10 }, { x: 100, y: 0, wide: 10, high: 10 }];
    expect([clearest([one, two], []), clearest([one, two], [one])]).toEqual([one, two]);
  });
  test("a rose has 32 winds: 8 in one ink, 8 in another, 16 in the third", () => {
    expect([...new Set(INKS)].map((ink) => rhumbs({ x: 0, y: 0 }, ink).split("M").length - 1)).toEqual([8, 16, 8]);
  });
});
