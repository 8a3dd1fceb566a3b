// What is wrong with a cell, in the reader's language: what its column allows. Where the game itself has found something, its own
// sentence, which is English.
import type { BenchColumn, CellProblem } from "../../lib/wire";
import { words } from "../../lib/words.svelte";

/** Codes that a column alone explains. */
const BY_COLUMN = ["type", "range", "choice", "reference", "empty", "missing"];
const MOST_LISTED = 12;

/** What a column takes. */
export function allowed(column: BenchColumn): string {
  const { lo, hi } = column;
  if (column.choices) return words.t("workshop-allowed-choices", { choices: listed(column.choices.map((choice) => String(choice) || words.t("workshop-empty"))) });
  if (column.kind === "int") return words.t("workshop-allowed-int", { lo, hi });
  if (column.kind === "bool") return words.t("workshop-allowed-bool");
  if (column.aim) return words.t("workshop-allowed-row", { table: column.aim });
  if (column.kind === "id") return words.t("workshop-allowed-id", { hi });
  return words.t(lo ? "workshop-allowed-text" : "workshop-allowed-any-text", { lo, hi });
}

function listed(choices: string[]): string {
  const more = choices.length - MOST_LISTED;
  return more > 0 ? `${choices.slice(0, MOST_LISTED).join(", ")}, …` : choices.join(", ");
}

/** Why something is wrong; without a fault a number is beyond its limits. */
export function faultTold(fault: CellProblem | null, column: BenchColumn | undefined): string {
  const code = fault?.code ?? "range";
  if (column && BY_COLUMN.includes(code)) return words.t("workshop-fault-allowed", { allowed: allowed(column) });
  if (code === "duplicate" && column?.name === "id") return words.t("workshop-fault-duplicate");
  if (code === "hidden") return words.t("workshop-fault-hidden");
  return fault?.message ?? "";
}

/** Whether what is said of a fault is English whatever the reader speaks. */
export const isForeign = (fault: CellProblem, column: BenchColumn | undefined): boolean => faultTold(fault, column) === fault.message;
