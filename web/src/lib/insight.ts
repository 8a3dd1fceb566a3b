// Where a scene stands below the map, on a narrow page, it comes into sight as it opens.
import type { Attachment } from "svelte/attachments";

import { isStill } from "./settings.svelte";

const GAP = 6;
const NARROW = "(max-width: 560px)";

/** Whether the page is as narrow as a phone is. */
export const isInHand = (): boolean => matchMedia(NARROW).matches;

export const intoSight: Attachment<HTMLElement> = (element) => {
  const pane = element.closest("[data-pane] > *");
  if (isInHand() && pane) pane.scrollTop += element.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  else if (isInHand()) requestAnimationFrame(() => show(element)); // what is asked has its height by then
};

/** A scene is seen right above one's own things, where these stand at the foot of the window. */
function show(element: HTMLElement): void {
  const foot = document.querySelector("[data-foot]");
  element.style.scrollMarginBottom = foot ? `${innerHeight - foot.getBoundingClientRect().top + GAP}px` : "";
  element.scrollIntoView({ block: foot ? "end" : "center", behavior: isStill() ? "instant" : "smooth" });
}
