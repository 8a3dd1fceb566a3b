// Lessons: what this browser's person has begun and done, kept in local storage, and the way to a lesson's table.
import { api, Refusal } from "./api";
import { seatOf, settle } from "./opening";
import type { GameInfo, LessonInfo } from "./wire";

const PLACE = "entrepot-lessons";

interface Kept {
  /** Where it was begun; empty where it is over. */
  table: string;
  isDone: boolean;
}

class Lessons {
  private kept = $state.raw<Record<string, Kept>>({});

  constructor() {
    try {
      this.kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
    } catch {
      // what cannot be read is as good as nothing
    }
  }

  isDone(game: string, lesson: string): boolean {
    return this.kept[`${game}/${lesson}`]?.isDone ?? false;
  }

  isBegun(game: string, lesson: string): boolean {
    return Boolean(this.kept[`${game}/${lesson}`]?.table);
  }

  /** Which lesson of a game to take next: the first that is not done, or none. */
  next(game: GameInfo): LessonInfo | undefined {
    return game.lessons.find(({ id }) => !this.isDone(game.id, id));
  }

  finish(game: string, lesson: string): void {
    this.keep(game, lesson, { table: "", isDone: true });
  }

  /** Return the address of a lesson's table: where it was left, else a new one. A Refusal where the server does not want it. */
  async take(game: string, lesson: string, isAgain = false): Promise<string> {
    const left = this.kept[`${game}/${lesson}`]?.table;
    if (left && !isAgain && (await this.isThere(left))) return `/table/${left}`;
    const opened = await api.learn(game, lesson);
    this.keep(game, lesson, { table: opened.table, isDone: this.isDone(game, lesson) });
    return settle(opened, opened.keys.map((key) => seatOf(key === null ? "bot" : "me")));
  }

  private async isThere(table: string): Promise<boolean> {
    try {
      const found = await api.table(table);
      return !("status" in found) || found.status === "playing";
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private keep(game: string, lesson: string, kept: Kept): void {
    this.kept = { ...this.kept, [`${game}/${lesson}`]: kept };
    localStorage.setItem(PLACE, JSON.stringify(this.kept));
  }
}

export const lessons = new Lessons();
