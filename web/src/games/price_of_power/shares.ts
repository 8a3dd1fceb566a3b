// Who would collect which row of a card at a node: the power table before a choice.
import type { Atlas } from "./atlas";
import type { Entry, Share, View } from "./view";

export interface Cell {
  pays: number;
  /** Who would collect it; null where nobody would. */
  share: Share | null;
}
export interface Line {
  entry: string;
  node: string;
  isSecondary: boolean;
  isExpanded: boolean;
  /** Why it is shut, the end of a refusal's id; empty where it can be chosen. */
  shut: string;
  cells: Cell[];
  /** In a secondary node: what the mover takes there, whatever the primary one pays the others. */
  own: Cell | null;
  /** Who would stand there and collect nothing. */
  others: Share[];
}

/** What the rows of a card pay at a node as it is. */
function pays(view: View, atlas: Atlas, card: string, node: string): number[] {
  const isExpanded = view.nodes.some(({ id, expanded }) => id === node && expanded);
  return atlas.incomeRows(card).map(({ green, red }) => (isExpanded ? red : green));
}

/** The shares in their rows: each row's pay is unlike the others', from the top down. */
function placed(amounts: number[], table: Share[]): Pick<Line, "cells" | "own" | "others"> {
  const cells = amounts.map((amount): Cell => ({ pays: amount, share: table.find(({ ducats }) => ducats === amount) ?? null }));
  return { cells, own: null, others: table.filter(({ ducats }) => ducats === 0) };
}

/** The lines of one node of a card: the node's own, and that of the node in parentheses below it. */
export function linesOf(view: View, atlas: Atlas, card: string, row: Entry): Line[] {
  const isExpanded = (node: string): boolean => view.nodes.some(({ id, expanded }) => id === node && expanded);
  const amounts = pays(view, atlas, card, row.node);
  const primary: Line = { entry: row.entry, node: row.node, isSecondary: false, isExpanded: isExpanded(row.node), shut: row.shut, ...placed(amounts, row.table) };
  if (!row.secondary) return [primary];
  return [primary, { entry: row.entry, node: row.secondary, isSecondary: true, isExpanded: isExpanded(row.secondary), shut: row.secondary_shut, ...secondary(view, atlas, card, row, amounts) }];
}

/** In a secondary node the mover takes the bottom row there, and the primary one pays the others. PP-SECOND-04 */
function secondary(view: View, atlas: Atlas, card: string, row: Entry, amounts: number[]): Pick<Line, "cells" | "own" | "others"> {
  const share = row.secondary_table.find(({ seat }) => seat === view.turn) ?? null;
  const rest = placed(amounts, row.secondary_table.filter((other) => other !== share));
  return { ...rest, own: { pays: pays(view, atlas, card, row.secondary).at(-1)!, share } };
}
