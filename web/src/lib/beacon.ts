// The browser's tab says whose turn it is: its title and its icon.
import { words } from "./words.svelte";

/** Show in the tab what the page is, and whether this person is asked something. */
export function beacon(title: string, isAsked: boolean): void {
  document.title = `${isAsked ? `● ${words.t("web-your-turn")} · ` : ""}${title ? `${title} · ` : ""}entrepot`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = isAsked ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
