// The cells of a spreadsheet's own file (XLSX): a ZIP file of XML, of which only texts, numbers and truth values count.

/** A file that is none, or that no spreadsheet would write. */
export class NotXlsx extends Error {}

/** The most bytes that a part of the file may become. */
const MOST_BYTES = 8_000_000;
const MOST_COLUMNS = 200;
const END = 0x06054b50;
const END_SIZE = 22;
const LISTED = 0x02014b50;
const LISTED_SIZE = 46;
const HEAD_SIZE = 30;
const DEFLATED = 8;
const LETTERS = 26;

/** Return the parts of a ZIP file by their names, packed as they are. */
function partsOf(file: Uint8Array<ArrayBuffer>): Map<string, { method: number; body: Uint8Array<ArrayBuffer> }> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let end = file.length - END_SIZE;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new NotXlsx();
  const parts = new Map<string, { method: number; body: Uint8Array<ArrayBuffer> }>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== LISTED) throw new NotXlsx();
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [named, extra, noted] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number];
    const head = view.getUint32(at + 42, true);
    const from = head + HEAD_SIZE + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    parts.set(new TextDecoder().decode(file.subarray(at + LISTED_SIZE, at + LISTED_SIZE + named)), { method, body: file.subarray(from, from + size) });
    at += LISTED_SIZE + named + extra + noted;
  }
  return parts;
}

async function unpacked({ method, body }: { method: number; body: Uint8Array<ArrayBuffer> }): Promise<string> {
  if (method !== DEFLATED) return new TextDecoder().decode(body);
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) throw new NotXlsx();
    text += decoder.decode(value, { stream: true });
  }
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
export async function cellsOf(file: Uint8Array<ArrayBuffer>, names: string[]): Promise<string[][]> {
  try {
    const parts = partsOf(file);
    const xml = async (path: string): Promise<Document> => {
      const part = parts.get(path);
      if (!part) throw new NotXlsx();
      return new DOMParser().parseFromString(await unpacked(part), "application/xml");
    };
    const sheets = all(await xml("xl/workbook.xml"), "sheet");
    const wanted = names.map((name) => name.toLowerCase());
    const sheet = sheets.find((one) => wanted.includes(one.getAttribute("name")!.toLowerCase())) ?? sheets[0]!;
    const aims = all(await xml("xl/_rels/workbook.xml.rels"), "Relationship");
    const target = aims.find((one) => one.getAttribute("Id") === sheet.getAttribute("r:id"))!.getAttribute("Target")!;
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    const shared = parts.has("xl/sharedStrings.xml") ? all(await xml("xl/sharedStrings.xml"), "si").map(textOf) : [];
    return linesOf(await xml(path), shared);
  } catch {
    throw new NotXlsx(); // whatever is wrong inside, it can only be saved again
  }
}
