// The little of Markdown that the how-to-play pages use, as blocks of plain text; nothing is ever put in as HTML.
export interface Span {
  text: string;
  /** How it is printed; "" as the rest. */
  face: "" | "strong" | "em";
}
/** A row of a table has a list of spans for each cell. */
export type Block =
  | { kind: "heading" | "text"; spans: Span[] }
  | { kind: "item"; mark: string; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const ITEM = /^([-*]|\d+\.) /;
const RULE = /^\|?[-:| ]+\|?$/;
const FACES = /\*\*(.+?)\*\*|\*([^*]+)\*/g;
const plain = (text: string): string => text.replace(/\*\*|__|`/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");

/** Split a line into what is printed bold, in italics, or neither. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const match of text.matchAll(FACES)) {
    found.push({ text: plain(text.slice(done, match.index)), face: "" }, { text: plain(match[1] ?? match[2]!).replaceAll("*", ""), face: match[1] ? "strong" : "em" });
    done = match.index + match[0].length;
  }
  return [...found, { text: plain(text.slice(done)), face: "" as const }].filter((span) => span.text);
}

const cellsOf = (line: string): Span[][] => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

function tableOf(part: string): Block {
  const [head, ...rows] = part.split("\n").map((line) => line.trim()).filter((line) => !RULE.test(line));
  return { kind: "table", head: cellsOf(head!), rows: rows.map(cellsOf) };
}

/** Split a page into headings, list items with their bullet or number, tables and paragraphs. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  for (const part of page.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=#)|(?<=^#.*)\n/m)) {
    const text = part.replace(/\s*\n\s*/g, " ").trim();
    if (!text || RULE.test(text)) continue;
    const mark = ITEM.exec(text)?.[1];
    if (text.startsWith("|")) found.push(tableOf(part.trim()));
    else if (text.startsWith("#")) found.push({ kind: "heading", spans: spans(text.replace(/^#+\s*/, "")) });
    else if (mark) found.push({ kind: "item", mark: /\d/.test(mark) ? mark : "•", spans: spans(text.replace(ITEM, "")) });
    else found.push({ kind: "text", spans: spans(text) });
  }
  return found;
}
