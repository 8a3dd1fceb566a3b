// A number on the table that has changed keeps a mark until one answers again: whoever looks away misses none.
import type { Attachment } from "svelte/attachments";

const DIGITS = /\d+/g;
/** A number by itself, with a sign or a unit at most: no sentence. */
const BARE = /^\D{0,4}\d+\D{0,4}(\d+\D{0,2})?$/;
/** What stands in its place on the table, and is no scene. */
const PLACES = "[data-anchor]:not([data-anchor=stage])";

export class Marks {
  private board: HTMLElement | null = null;
  private before = new WeakMap<Node, string>();
  private observer: MutationObserver | null = null;

  /** Watch the numbers in an element. */
  watch: Attachment<HTMLElement> = (board) => {
    this.board = board;
    this.observer = new MutationObserver((changes) => this.look(changes));
    this.observer.observe(board, { subtree: true, characterData: true, characterDataOldValue: true });
    return () => this.observer?.disconnect();
  };

  /** All has been seen: what is on the table now is what the next changes are measured by. */
  clear(): void {
    this.observer?.takeRecords();
    this.before = new WeakMap();
    for (const marked of this.board?.querySelectorAll("[data-was]") ?? []) marked.removeAttribute("data-was");
  }

  private look(changes: MutationRecord[]): void {
    for (const { target, oldValue } of changes) {
      const was = this.before.get(target) ?? oldValue ?? "";
      this.before.set(target, was);
      const now = target.nodeValue ?? "";
      const isPlaced = target.parentElement?.closest(PLACES);
      if (isPlaced && was !== now && isNumber(was, now)) target.parentElement?.setAttribute("data-was", was.trim());
      else target.parentElement?.removeAttribute("data-was");
    }
  }
}

/** Whether a number has become another. */
export const isNumber = (was: string, now: string): boolean => BARE.test(was.trim()) && was.replace(DIGITS, "#") === now.replace(DIGITS, "#");
