// The cells of a spreadsheet's own file (XLSX): a ZIP file of XML, of which only texts, numbers and truth values count.
import { strFromU8, unzipSync, type UnzipFileInfo } from "fflate";

/** A file that is none, or that no spreadsheet would write. */
export class NotXlsx extends Error {}

/** The most bytes that a part of the file may become. */
const MOST_BYTES = 8_000_000;
const MOST_COLUMNS = 200;
const SHARED = "xl/sharedStrings.xml";
const LETTERS = 26;

/** Return a part of the file as text; null where there is none, NotXlsx where it would be too long. */
function partOf(file: Uint8Array, path: string): string | null {
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name === path && originalSize > MOST_BYTES) throw new NotXlsx();
    return name === path;
  };
  const part = unzipSync(file, { filter })[path];
  return part ? strFromU8(part) : null;
}

const all = (node: Document | Element, name: string): Element[] => [...node.getElementsByTagName(name)];
/** The text of a cell, without what only says how it is read aloud. */
const textOf = (node: Element): string => all(node, "t").filter((one) => one.parentElement?.tagName !== "rPh").map((one) => one.textContent).join("");

/** The column of a cell such as BC12, counted from 0. */
function columnOf(place: string): number {
  const letters = /^[A-Z]+/.exec(place)?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown(cell: Element, shared: string[]): string {
  const kind = cell.getAttribute("t") ?? "n";
  const value = all(cell, "v")[0]?.textContent ?? "";
  if (kind === "inlineStr") return textOf(cell);
  if (kind === "s") return shared[Number(value)] ?? "";
  if (kind === "b") return value === "1" ? "true" : "false";
  return kind === "n" && value !== "" ? String(Number(value)) : value;
}

/** Return the lines of a sheet, each as long as the first, and none behind the last that has anything. */
function linesOf(sheet: Document, shared: string[]): string[][] {
  const lines: string[][] = [];
  for (const row of all(sheet, "row")) {
    const line: string[] = [];
    for (const cell of all(row, "c")) {
      const column = columnOf(cell.getAttribute("r") ?? "") < 0 ? line.length : columnOf(cell.getAttribute("r")!);
      if (column < MOST_COLUMNS) line[column] = shown(cell, shared);
    }
    lines.push(Array.from(line, (cell) => cell ?? ""));
  }
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ""));
  const wide = filled[0]?.findLastIndex((cell) => cell.trim() !== "") ?? -1;
  return filled.map((line) => Array.from({ length: Math.max(wide + 1, line.findLastIndex((cell) => cell !== "") + 1) }, (_, at) => line[at] ?? ""));
}

/** Return the lines of a file's sheet that has one of these names, else of its first; NotXlsx where it cannot be read. */
export function cellsOf(file: Uint8Array, names: string[]): string[][] {
  try {
    const xml = (path: string): Document => {
      const part = partOf(file, path);
      if (part === null) throw new NotXlsx();
      return new DOMParser().parseFromString(part, "application/xml");
    };
    const sheets = all(xml("xl/workbook.xml"), "sheet");
    const wanted = names.map((name) => name.toLowerCase());
    const sheet = sheets.find((one) => wanted.includes(one.getAttribute("name")!.toLowerCase())) ?? sheets[0]!;
    const aims = all(xml("xl/_rels/workbook.xml.rels"), "Relationship");
    const target = aims.find((one) => one.getAttribute("Id") === sheet.getAttribute("r:id"))!.getAttribute("Target")!;
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    const shared = partOf(file, SHARED) === null ? [] : all(xml(SHARED), "si").map(textOf);
    return linesOf(xml(path), shared);
  } catch {
    throw new NotXlsx(); // whatever is wrong inside, it can only be saved again
  }
}
