// Hints at one table: what was asked of a strong bot and is not answered yet, and what it has answered.
import type { AskHint, HintArgs, Push, Refused, Told } from "./wire";

const PREFIX = "hint-";

export class Hints {
  asking = $state.raw<AskHint | null>(null);

  constructor(private readonly send: (message: AskHint) => void) {}

  /** Ask about the question of a push. */
  ask(push: Push, id: string): void {
    if (push.seat === null || push.prompt.number === null || this.asking) return;
    this.asking = { type: "hint", seat: push.seat, prompt: push.prompt.number, id: PREFIX + id };
    this.send(this.asking);
  }

  /** After a lost connection: the server knows a question by its id. */
  askAgain(): void {
    if (this.asking) this.send(this.asking);
  }

  done(id: string): void {
    if (this.asking?.id === id) this.asking = null;
  }

  /** Take a refusal; true where nobody need be told, since the question has gone. */
  isSettledBy(refused: Refused): boolean {
    if (!refused.id?.startsWith(PREFIX)) return false;
    const isAwaited = this.asking?.id === refused.id;
    if (isAwaited) this.asking = null;
    return !isAwaited || refused.code === "stale";
  }
}

export const isHint = (event: Told): boolean => event.kind === "hint";

/** The hint that was told for a question, if there was one. */
export function hintFor(log: Told[], prompt: number | null): HintArgs | null {
  const told = log.findLast(isHint)?.args as unknown as HintArgs | undefined;
  return told && told.prompt === prompt ? told : null;
}
