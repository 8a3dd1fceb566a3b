// What the server sends, made for tests: only what a test says differs from the plainest.
import { vi } from "vitest";

import type { Choice, Message, Push, Told, Touch } from "../src/lib/wire";
import { words } from "../src/lib/words.svelte";

export const said = (id: string, args: object = {}): Message => ({ id, args });
export const told = (kind: string, args: object = {}): Told => ({ kind, args, say: said(kind, args) });
export const touch = (name: string, value: string | number, kind = "word", table = ""): Touch => ({ kind, name, table, value: String(value) });

/** An offered action; its notation is its verb and the values that it names. */
export function choice(verb: string, ...touches: Touch[]): Choice {
  const action = [verb, ...touches.map(({ value }) => value)].join(" ");
  return { action, verb, touches, preview: [], say: said(`game-do-${verb}`) };
}

export function push(changed: Partial<Push> = {}): Push {
  const asked = { number: null, message: said("asked") };
  return { type: "push", seq: 1, first: 1, seat: 0, actions: [], events: [], outcome: null, prompt: asked, proof: null, text: [], undo: 0, view: {}, ...changed };
}

export const face = (table: string, id: string): { face: string } => ({ face: `${table}/${id}` });
export const at = (seat: number): { seat: { seat: number } } => ({ seat: { seat } });
export const actions = (choices: Choice[]): string[] => choices.map(({ action }) => action);

/** Speak English with these messages, as if the server had sent them. */
export async function speak(catalogue: string): Promise<void> {
  vi.stubGlobal("fetch", async () => new Response(catalogue));
  words["bundles"] = {}; // the files of tests share one page
  await words.speak("en");
}
