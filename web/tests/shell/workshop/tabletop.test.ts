import { expect, test } from "vitest";

import { ON_SHEET, savedObject, sheetsOf, type Deck } from "../../../src/shell/workshop/tabletop";

const deck = (table: string, count: number, copies = 1): Deck => ({
  table,
  name: table,
  cards: Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `Card ${at}`, text: "", copies })),
});

interface Saved {
  ObjectStates: { Name: string; DeckIDs?: number[]; CustomDeck: Record<string, { FaceURL: string; BackURL: string; NumHeight: number }>; ContainedObjects?: { CardID: number; Nickname: string }[] }[];
}

test("a sheet keeps its last place free, and never has fewer than two rows", () => {
  expect(sheetsOf([deck("a", 3)]).map(({ down }) => down)).toEqual([2]);
  expect(sheetsOf([deck("a", 20)]).map(({ down }) => down)).toEqual([3]);
  const sheets = sheetsOf([deck("a", ON_SHEET + 1), deck("b", 2)]);
  expect(sheets.map(({ number, file, down }) => [number, file, down])).toEqual([[1, "sheets/a-1.png", 7], [2, "sheets/a-2.png", 2], [3, "sheets/b-1.png", 2]]);
});

test("the saved object has each copy, and says where on which sheet it is", () => {
  const saved = savedObject("Game", [deck("a", ON_SHEET + 1, 2), deck("b", 1)], "https://example.org/cards") as Saved;
  const [many, one] = saved.ObjectStates;
  expect(many!.Name).toBe("DeckCustom");
  expect(many!.DeckIDs).toHaveLength(2 * (ON_SHEET + 1));
  expect(many!.DeckIDs!.slice(0, 3)).toEqual([100, 100, 101]);
  expect(many!.DeckIDs!.at(-1)).toBe(200);
  expect(many!.ContainedObjects!.at(-1)).toMatchObject({ CardID: 200, Nickname: `Card ${ON_SHEET}` });
  expect(many!.CustomDeck["2"]).toMatchObject({ FaceURL: "https://example.org/cards/sheets/a-2.png", BackURL: "https://example.org/cards/backs/a.png", NumHeight: 2 });
  expect(one!.Name).toBe("CardCustom");
});
