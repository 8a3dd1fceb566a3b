// Cells come from spreadsheets and go back to them as they were.
import { expect, test } from "vitest";

import { csv, parsed, written } from "../../../src/shell/workshop/sheet";

test.each([
  ["a\tb\nc\td", [["a", "b"], ["c", "d"]]],
  ["a\tb\r\nc\td\r\n", [["a", "b"], ["c", "d"]]],
  ['"two\nlines"\t"a ""word"""', [["two\nlines", 'a "word"']]],
  ['5" nail\tb', [['5" nail', "b"]]],
  ['"open\tb', [['"open', "b"]]],
  ["\t\n\t", [["", ""], ["", ""]]],
  ["", [[""]]],
  ["one", [["one"]]],
])("%j is read", (text, cells) => expect(parsed(text)).toEqual(cells));

test("a file for a Dutch spreadsheet has semicolons between its cells", () => expect(parsed("a;b,c\r\n1;2\r\n", ";")).toEqual([["a", "b,c"], ["1", "2"]]));

test.each(["\t", ",", ";"])("whatever stands in cells is read back, %j between them", (delimiter) => {
  const cells = [["plain", 'a "word"', "a,b;c\td"], ["two\nlines", "", '"'], ["a\rb", " space ", "7"], ["=1+1", "'=1+1", "'s"], ["-7", "+2 coins", "@here"]];
  expect(parsed(written(cells, delimiter), delimiter)).toEqual(cells);
  expect(parsed(csv(cells, delimiter).slice(1), delimiter)).toEqual(cells);
});

test("no text goes out as a formula, and numbers stay numbers", () => {
  expect(written([["=HYPERLINK(1)", "+1 coin", "-7", "@x", "\t=1", "soap-blue"]], ";")).toBe("'=HYPERLINK(1);'+1 coin;-7;'@x;'\t=1;soap-blue");
});
