// Cells of cards: what is typed is meant as its column has it, and a block lands where it is pasted.
import { expect, test } from "vitest";

import type { BenchColumn, BenchTable } from "../../../src/lib/wire";
import { before, blank, faultOf, fieldsOf, isBeyond, meant, pasted, shown, typed } from "../../../src/shell/workshop/cells";

const column = (name: string, kind: BenchColumn["kind"], more: Partial<BenchColumn> = {}): BenchColumn => ({ name, kind, lo: 0, hi: 9, choices: null, is_required: true, default: null, aim: "", about: "", ...more });
const table: BenchTable = { name: "card", capacity: 3, about: "", columns: [column("id", "id"), column("value", "int"), column("name", "text"), column("rare", "bool", { is_required: false, default: false })] };
const [id, value, english, dutch, rare] = fieldsOf(table) as [never, ...never[]] as ReturnType<typeof fieldsOf>;
const rows = [{ id: "vase", value: 1, name: { en: "Vase", nl: "Vaas" }, rare: false }, { id: "cup", value: 2, name: { en: "Cup", nl: "Kop" }, rare: true }];

test("a text takes a field for each language", () => expect(fieldsOf(table).map(({ key }) => key)).toEqual(["id", "value", "name.en", "name.nl", "rare"]));
test.each([["7", 7], [" 7 ", 7], ["-3", -3], ["ten", "ten"], ["1.5", "1.5"], ["", ""], ["9999999999999999999", "9999999999999999999"]])("%j is meant as a number where it can be", (text, found) => expect(meant(text, value!.column)).toBe(found));
test.each([["true", true], ["WAAR", true], ["Nee", false], ["", false], ["perhaps", "perhaps"]])("%j is meant as yes or no", (text, found) => expect(meant(text, rare!.column)).toBe(found));

test("one field changes, and the row that was stays what it was", () => {
  const changed = typed(rows[0]!, dutch!, "Pul");
  expect([shown(changed, dutch!), shown(changed, english!), shown(rows[0]!, dutch!)]).toEqual(["Pul", "Vase", "Vaas"]);
});

test("a block lands where it is pasted, makes rows as far as there is room, and nothing falls off at the right", () => {
  const next = pasted(table, rows, { row: 1, field: 1 }, [["5", "Mug", "Mok", "ja", "too much"], ["6"], ["7"]]);
  expect(next.map((row) => row.value)).toEqual([1, 5, 6]);
  expect(next[1]).toEqual({ id: "cup", value: 5, name: { en: "Mug", nl: "Mok" }, rare: true });
  expect(new Set(next.map((row) => row.id)).size).toBe(3);
});

test("with the names of columns above it a block finds its columns", () => {
  const next = pasted(table, rows, { row: 0, field: 0 }, [["name.nl", "value"], ["Pul", "8"]]);
  expect(next[0]).toEqual({ id: "vase", value: 8, name: { en: "Vase", nl: "Pul" }, rare: false });
});

test("a new row has an id of its own, and all that the other had", () => expect(blank(table, [...rows, { id: "cup-2" }], rows[1])).toEqual({ ...rows[1], id: "cup-3" }));

test("a fault is found by its cell, in a text by its language or for all of it", () => {
  const fault = (name: string) => ({ table: "card", row: 1, column: name, code: "range", message: "", is_noted: false });
  expect(faultOf([fault("name.nl")], "card", 0, english!)).toBeUndefined();
  expect(faultOf([fault("name.nl")], "card", 0, dutch!)).toBeDefined();
  expect(faultOf([fault("name")], "card", 0, english!)).toBeDefined();
  expect(faultOf([fault("value")], "card", 1, value!)).toBeUndefined();
});

test.each([[9, false], [10, true], [-1, true], ["ten", true]])("a number of %j is beyond the limits: %j", (number, found) => expect(isBeyond({ value: number }, value!)).toBe(found));
test("no limits are known of what is no number", () => expect(isBeyond({ id: "" }, id!)).toBe(false));

test("what the game itself has is told of a cell that differs, by the row's id wherever the row stands", () => {
  const own = [{ id: "jar", value: 3 }, ...rows];
  expect(before(own, { ...rows[1], value: 7 }, value!)).toBe("2");
  expect(before(own, rows[1]!, value!)).toBeNull();
  expect(before(own, { ...rows[1], name: { en: "Cup", nl: "Mok" } }, dutch!)).toBe("Kop");
  expect(before(own, { id: "bowl", value: 1 }, value!)).toBeNull(); // a row of one's own
});
