// What this browser's person has chosen: name, theme, language, keys. Kept in local storage.
import type { Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Tempo = "calm" | "usual" | "brisk";
/** By how much what others do is shown longer. */
export const TEMPOS: Record<Tempo, number> = { calm: 2, usual: 1, brisk: 0.5 };
const PLACE = "entrepot-settings";

class Settings {
  name = $state("");
  theme = $state<Theme>("auto");
  language = $state<Language>(navigator.language.startsWith("nl") ? "nl" : "en");
  /** How strong the bots are that this browser's person plays against. */
  level = $state("easy");
  /** Whether tables that are opened here count for ratings. */
  isRated = $state(true);
  /** Single keys do things at the table. */
  hasShortcuts = $state(true);
  /** How fast what others do is shown, and shown again. */
  tempo = $state<Tempo>("usual");
  hasSound = $state(false);
  /** Tips stand beside what comes up for the first time; those that came up already. */
  hasTips = $state(true);
  tips = $state.raw<string[]>([]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
      if (typeof kept.name === "string") this.name = kept.name;
      if (kept.theme === "light" || kept.theme === "dark") this.theme = kept.theme;
      if (kept.language === "en" || kept.language === "nl") this.language = kept.language;
      if (typeof kept.level === "string") this.level = kept.level;
      if (kept.isRated === false) this.isRated = false;
      if (kept.tempo && kept.tempo in TEMPOS) this.tempo = kept.tempo;
      if (kept.hasSound === true) this.hasSound = true;
      if (kept.hasShortcuts === false) this.hasShortcuts = false;
      if (kept.hasTips === false) this.hasTips = false;
      if (Array.isArray(kept.tips)) this.tips = kept.tips;
    } catch {
      // what cannot be read is as good as nothing
    }
    this.show();
  }

  save(): void {
    const { name, theme, language, level, isRated, hasShortcuts, tempo, hasSound, hasTips, tips } = this;
    localStorage.setItem(PLACE, JSON.stringify({ name, theme, language, level, isRated, hasShortcuts, tempo, hasSound, hasTips, tips }));
    this.show();
  }

  private show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
