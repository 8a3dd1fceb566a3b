// What went wrong with a call, as somebody reads it.
import { Refusal } from "./api";
import { words } from "./words.svelte";

export const told = (error: unknown): string => (error instanceof Refusal ? error.message : words.t("web-offline"));
