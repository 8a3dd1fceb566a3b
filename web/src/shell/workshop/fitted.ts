// A drawing made as large as its card allows, whatever size it has at the table.
import type { Attachment } from "svelte/attachments";

/** How much of a card the drawing may fill: the rest is for scissors that slip. */
const FILLED = 0.94;
/** A drawing that grows by so much if it lies is laid. */
const MUCH = 1.2;

export const fitted: Attachment<HTMLElement> = (element) => {
  const fit = (): void => {
    const card = element.parentElement;
    if (!card || !element.offsetWidth || !element.offsetHeight) return;
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const scale = (wide: number, high: number): number => FILLED * Math.min(card.clientWidth / wide, card.clientHeight / high);
    const isLying = scale(height, width) > MUCH * scale(width, height);
    element.style.transform = isLying ? `rotate(90deg) scale(${scale(height, width)})` : `scale(${scale(width, height)})`;
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(element);
  fit();
  return () => watcher.disconnect();
};
