// Messages said in the viewer's language. The catalogues come from the server, the same ones that the terminal uses.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { reach } from "./calls.svelte";
import { isolated } from "./names";
import type { Message } from "./wire";

export type Language = "en" | "nl";
export const LANGUAGES: Language[] = ["en", "nl"];
export type SeatNames = (seat: number) => string;
type Argument = unknown;

/** A piece of a sentence: plain text, or a seat's name. */
export interface Part {
  text: string;
  seat: number | null;
}
/** Milliseconds until words that are still lacking are asked for again; each time twice as long. */
const FIRST_PAUSE = 3000;
const SEAT_MARK = /\u0001(\d+)\u0002/;

class Words {
  language = $state<Language>("en");
  private wanted: Language = "en";
  private bundles = $state<Partial<Record<Language, FluentBundle>>>({});
  private isAsking = false;
  private pause = 0;

  /** Fetch a language's catalogue, once, and speak it from now on. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    if (!this.bundles[language]) {
      const answer = await reach(`/api/words/${language}`, {}, true);
      if (!answer.ok) throw new Error(`no words in ${language}`);
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await answer.text()));
      this.bundles = { ...this.bundles, [language]: bundle };
    }
    if (this.wanted !== language) return; // another was asked for while this one came
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Ask for more words: while servers are upgraded one by one, these may be from one of another version. */
  private lack(): void {
    if (this.isAsking) return;
    this.isAsking = true;
    const { language } = this;
    setTimeout(() => void this.learn(language), this.pause); // at once means: once what lacks them is drawn
    this.pause = Math.max(FIRST_PAUSE, 2 * this.pause);
  }

  private async learn(language: Language): Promise<void> {
    const answer = await fetch(`/api/words/${language}`).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => "") : "";
    this.bundles[language]?.addResource(new FluentResource(text)); // what it has stays as it is
    this.isAsking = false;
    this.bundles = { ...this.bundles };
  }

  has(id: string): boolean {
    return this.bundles[this.language]?.hasMessage(id) ?? false;
  }

  /** Say a message of the shell's own. */
  t(id: string, args: Record<string, Argument> = {}, seats?: SeatNames): string {
    return this.say({ id, args }, seats);
  }

  /** Say a message; seats are named by `seats`, else 'Player 1'. An unknown message shows its id. */
  say(message: Message, seats?: SeatNames): string {
    const bundle = this.bundles[this.language];
    const pattern = bundle?.getMessage(message.id)?.value;
    if (!bundle || !pattern) {
      if (bundle) this.lack();
      return message.id;
    }
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.args as Record<string, Argument>)) {
      args[name] = this.argument(value, seats);
    }
    return bundle.formatPattern(pattern, args, []);
  }

  /** Say a message as pieces, so that the names of seats in it can carry their marks. */
  parts(message: Message, seats: SeatNames): Part[] {
    const pieces = this.say(message, (seat) => `\u0001${seat}\u0002`).split(SEAT_MARK);
    return pieces.map((piece, at) => (at % 2 ? { text: seats(Number(piece)), seat: Number(piece) } : { text: piece, seat: null }));
  }

  /** Say an argument on its own: a text in all languages, a seat, a message, a number or a list of these. */
  text(value: Argument, seats?: SeatNames): string {
    return String(this.argument(value, seats));
  }

  private argument(value: Argument, seats?: SeatNames): string | number {
    if (typeof value === "number" || typeof value === "string") return value;
    if (typeof value === "boolean") return value ? "true" : "false";
    if (Array.isArray(value)) return this.list(value.map((item) => this.text(item, seats)));
    if (typeof value === "object" && value !== null) {
      const fields = value as Record<string, unknown>;
      if (typeof fields.name === "string") return isolated(fields.name);
      if ("id" in fields) return this.say(fields as unknown as Message, seats);
      if (typeof fields.seat === "number") return this.seat(fields.seat, seats);
      if (this.language in fields) return String(fields[this.language]);
    }
    return "";
  }

  private seat(seat: number, seats?: SeatNames): string {
    return seats ? seats(seat) : this.t("kernel-seat", { number: seat + 1 });
  }

  private list(items: string[]): string {
    if (items.length === 0) return this.t("kernel-none");
    if (items.length === 1) return items[0]!;
    if (items.length === 2) return this.t("kernel-list-two", { first: items[0], second: items[1] });
    const joined = items.slice(1, -1).reduce((first, second) => this.t("kernel-list-more", { first, second }), items[0]!);
    return this.t("kernel-list-last", { first: joined, second: items.at(-1) });
  }
}

export const words = new Words();
