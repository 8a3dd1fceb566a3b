// Arrow keys move the focus along a row of buttons.
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export const arrows: Attachment<HTMLElement> = (row) => {
  function move(event: KeyboardEvent): void {
    const buttons = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(at + step + buttons.length) % buttons.length]!.focus();
  }
  row.addEventListener("keydown", move);
  return () => row.removeEventListener("keydown", move);
};
