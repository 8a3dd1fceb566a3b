// The rows of a table's content by id, and what they say.
import type { Content, ContentRow } from "./api";
import { words } from "./words.svelte";

export type Row = ContentRow & Record<string, string | number | boolean>;

export class Tables {
  private readonly tables: Map<string, Map<string, Row>>;

  constructor(content: Content) {
    const tables = Object.entries(content).filter(([, rows]) => Array.isArray(rows)); // what tells of the content itself is not a table
    this.tables = new Map(tables.map(([table, rows]) => [table, new Map(rows.map((row) => [row.id, row as Row]))]));
  }

  row(table: string, id: string): Row | undefined {
    return this.tables.get(table)?.get(id);
  }

  /** All rows of a table, in the order of the file. */
  rows(table: string): Row[] {
    return [...(this.tables.get(table)?.values() ?? [])];
  }

  name(table: string, id: string): string {
    return this.said(table, id, "name") || id;
  }

  /** A text of a row in the viewer's language. */
  said(table: string, id: string, column: string): string {
    const text = this.row(table, id)?.[column] as unknown;
    return text ? words.text(text) : "";
  }

  number(table: string, id: string, column: string): number {
    return Number(this.row(table, id)?.[column] ?? 0);
  }

  is(table: string, id: string, column: string): boolean {
    return Boolean(this.row(table, id)?.[column]);
  }

  word(table: string, id: string, column: string): string {
    return String(this.row(table, id)?.[column] ?? "");
  }
}
