// The little of Markdown that the how-to-play pages use, as blocks of plain text; nothing is ever put in as HTML.
export interface Block {
  kind: "heading" | "item" | "text";
  text: string;
}

const plain = (text: string): string => text.replace(/\*\*|__|`/g, "").replace(/\*([^*]+)\*/g, "$1").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").trim();

/** Split a page into headings, list items and paragraphs; rows of tables become paragraphs. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  for (const part of page.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=#)|(?<=^#.*)\n/m)) {
    const text = part.replace(/\s*\n\s*/g, " ").trim();
    if (!text || /^\|?[-:| ]+\|?$/.test(text)) continue;
    if (text.startsWith("#")) found.push({ kind: "heading", text: plain(text.replace(/^#+/, "")) });
    else if (/^([-*]|\d+\.) /.test(text)) found.push({ kind: "item", text: plain(text.replace(/^([-*]|\d+\.) /, "")) });
    else found.push({ kind: "text", text: plain(text) });
  }
  return found;
}
