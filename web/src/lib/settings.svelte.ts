// What this browser's person has chosen: name, theme, language, keys. Kept in local storage.
import type { Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
const PLACE = "entrepot-settings";

class Settings {
  name = $state("");
  theme = $state<Theme>("auto");
  language = $state<Language>(navigator.language.startsWith("nl") ? "nl" : "en");
  /** How strong the bots are that this browser's person plays against. */
  level = $state("easy");
  /** Single keys do things at the table. */
  hasShortcuts = $state(true);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
      if (typeof kept.name === "string") this.name = kept.name;
      if (kept.theme === "light" || kept.theme === "dark") this.theme = kept.theme;
      if (kept.language === "en" || kept.language === "nl") this.language = kept.language;
      if (typeof kept.level === "string") this.level = kept.level;
      if (kept.hasShortcuts === false) this.hasShortcuts = false;
    } catch {
      // what cannot be read is as good as nothing
    }
    this.show();
  }

  save(): void {
    const { name, theme, language, level, hasShortcuts } = this;
    localStorage.setItem(PLACE, JSON.stringify({ name, theme, language, level, hasShortcuts }));
    this.show();
  }

  private show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
