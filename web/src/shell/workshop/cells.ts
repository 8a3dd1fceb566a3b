// Cards as cells: the fields of a table, what stands in each, and changes of them. Data are never changed in place.
import type { Bench, BenchColumn, BenchTable, CellProblem } from "../../lib/wire";

export type Row = Record<string, unknown>;
export type Data = { meta: Row } & Record<string, unknown>;
export const META = "meta";
const LANGUAGES = ["en", "nl"];
const WHOLE = /^[+-]?\d{1,15}$/;
/** As spreadsheets write them in several countries. */
const YES = ["true", "yes", "waar", "ja", "1"];
const NO = ["false", "no", "onwaar", "nee", "0"];

/** A column as a sheet has it: a text takes one for each language. */
export interface Field {
  key: string;
  part: string;
  column: BenchColumn;
}

export interface Place {
  row: number;
  field: number;
}

/** The tables of a game, and behind them what describes the whole, as a table of one row. */
export const sheetsOf = (bench: Bench): BenchTable[] => [...bench.tables, { name: META, columns: bench.meta.filter(({ name }) => name !== "game"), capacity: 1, about: "" }];

export const fieldsOf = (table: BenchTable): Field[] =>
  table.columns.flatMap((column) => (column.kind === "text" ? LANGUAGES.map((part) => ({ key: `${column.name}.${part}`, part, column })) : [{ key: column.name, part: "", column }]));

export function rowsOf(data: Data, table: string): Row[] {
  if (table === META) return [data.meta];
  return Array.isArray(data[table]) ? (data[table] as Row[]) : [];
}

/** What a cell shows. */
export function shown(row: Row, field: Field): string {
  const value = field.part ? (row[field.column.name] as Row | undefined)?.[field.part] : row[field.column.name];
  return value === undefined || value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What the game's own cards have in a cell that is otherwise here; null where they have the same, or no such row. */
export function before(shipped: Row[], row: Row, field: Field): string | null {
  const own = shipped.find(({ id }) => id === row.id);
  const was = own && shown(own, field);
  return was === undefined || was === shown(row, field) ? null : was;
}

/** What is meant by what was typed. What cannot be meant stays text: the server's check says why. */
export function meant(text: string, column: BenchColumn): unknown {
  if (column.kind === "str" || column.kind === "text") return text;
  const word = text.trim();
  if (word === "" && !column.is_required) return column.default;
  if (column.kind === "int" && WHOLE.test(word)) return Number(word);
  if (column.kind === "bool" && YES.includes(word.toLowerCase())) return true;
  if (column.kind === "bool" && NO.includes(word.toLowerCase())) return false;
  return word;
}

/** Return a row with something typed into one of its fields. */
export function typed(row: Row, field: Field, text: string): Row {
  const { name } = field.column;
  if (!field.part) return { ...row, [name]: meant(text, field.column) };
  const parts = typeof row[name] === "object" ? (row[name] as Row) : {};
  return { ...row, [name]: { ...parts, [field.part]: text } };
}

/** Return data with other rows in one table. */
export const withRows = (data: Data, table: string, rows: Row[]): Data => (table === META ? { ...data, meta: rows[0]! } : { ...data, [table]: rows });

/** Return a row that nobody has filled in yet: what may be left out is, and its id is one that no row has. */
export function blank(table: BenchTable, rows: Row[], like?: Row): Row {
  const used = new Set(rows.map(({ id }) => id));
  const stem = String(like?.id ?? table.name.replaceAll("_", "-")).replace(/-\d+$/, "");
  let number = 2;
  while (used.has(`${stem}-${number}`)) number += 1;
  const fresh = like ?? Object.fromEntries(table.columns.map((column) => [column.name, empty(column)]));
  return { ...fresh, id: `${stem}-${number}` };
}

function empty(column: BenchColumn): unknown {
  if (!column.is_required) return column.default;
  if (column.choices) return column.choices[0];
  if (column.kind === "int") return Math.max(column.lo, column.name === "copies" ? 1 : column.lo);
  if (column.kind === "bool") return false;
  return column.kind === "text" ? Object.fromEntries(LANGUAGES.map((part) => [part, ""])) : "";
}

/** Return a table's rows with a block of cells put in at a place, below the last row too as far as the table has room. */
export function pasted(table: BenchTable, rows: Row[], at: Place, block: string[][]): Row[] {
  const fields = fieldsOf(table);
  const named = block[0]!.map((cell) => fields.findIndex(({ key }) => key === cell.trim()));
  const hasHeader = block.length > 1 && named.every((field) => field >= 0);
  const cells = hasHeader ? block.slice(1) : block;
  const next = [...rows];
  cells.forEach((line, down) => {
    const row = at.row + down;
    if (row >= table.capacity) return;
    if (row >= next.length) next.push(blank(table, next));
    line.forEach((cell, right) => {
      const field = fields[hasHeader ? named[right]! : at.field + right];
      if (field) next[row] = typed(next[row]!, field, cell);
    });
  });
  return next;
}

/** What is wrong with a cell, of all that is wrong; what is missing in a text is wrong in each of its languages. */
export const faultOf = (problems: CellProblem[], table: string, row: number, field: Field): CellProblem | undefined =>
  problems.find((one) => one.table === table && (one.row === row + 1 || (table === META && one.row === 0)) && (one.column === field.key || one.column === field.column.name));

/** Whether a number is beyond its column's limits: the one thing that is known here before the server has said it. */
export function isBeyond(row: Row, { column }: Field): boolean {
  const value = row[column.name];
  if (column.kind !== "int" || (!column.is_required && value === column.default)) return false;
  return typeof value !== "number" || value < column.lo || value > column.hi;
}
