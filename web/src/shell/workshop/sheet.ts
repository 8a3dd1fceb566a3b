// Tables as spreadsheets copy, paste and save them: cells with tabs, semicolons or commas between them.

/** Return the cells of a text. A cell in quotes may hold what parts cells and lines, and two quotes for one. */
export function parsed(text: string, delimiter = "\t"): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const put = (cell: string): void => void rows.at(-1)!.push(cell);
  while (at <= text.length) {
    const isQuoted = text[at] === '"' && closing(text, at, delimiter) > 0;
    const end = isQuoted ? closing(text, at, delimiter) : plainEnd(text, at, delimiter);
    put(unmarked(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end)));
    at = end;
    if (text.startsWith(delimiter, at)) at += 1;
    else {
      at += text.startsWith("\r\n", at) ? 2 : 1;
      if (at < text.length) rows.push([]);
      else break;
    }
  }
  return rows;
}

/** Where a cell ends that has no quotes round it. */
function plainEnd(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === delimiter || text[at] === "\n" || text[at] === "\r") return at;
  return text.length;
}

/** Behind the quote that closes a cell; 0 where none does, so that the quote is a sign like any other. */
function closing(text: string, from: number, delimiter: string): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || [delimiter, "\n", "\r"].includes(text[at + 1]!) ? at + 1 : 0;
  }
  return 0;
}

/** Return cells as a text that `parsed` and spreadsheets read back. */
export function written(rows: string[][], delimiter = "\t", end = "\n"): string {
  const quoted = (cell: string): string => (/["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(delimiter)).join(end);
}

/** How a cell begins that spreadsheets may take for a formula. A number is none, whatever its sign. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+$/;

/** A text as a cell which no spreadsheet carries out: with an apostrophe before it, which `unmarked` takes away. */
const harmless = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
const unmarked = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** A CSV file for spreadsheets: the mark by which they know UTF-8, and lines as they end them. */
export const csv = (rows: string[][], delimiter = ","): string => `\uFEFF${written(rows, delimiter, "\r\n")}\r\n`;
