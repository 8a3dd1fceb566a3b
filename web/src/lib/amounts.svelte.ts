// An offer that is put together good by good: of which one an amount is being chosen. Escape and the next question close it.
import { layer } from "./layers";
import { naming } from "./offers";
import type { Choice, Push } from "./wire";

export type Verb = "give" | "want";
interface Asked {
  push: Push;
  choose: (choices: Choice[]) => void;
  whyNot: (action: string) => void;
}

export class Amounts<Good extends string> {
  opened = $state.raw<{ verb: Verb; good: Good } | null>(null);

  /** `name` is what actions call a good. */
  constructor(
    private readonly name: string,
    private readonly asked: () => Asked,
  ) {
    const close = (): void => void (this.opened = null);
    $effect(() => {
      void asked().push.prompt.number;
      close();
    });
    $effect(() => (this.opened ? layer(close) : undefined));
  }

  /** The amounts to choose from. */
  get choices(): Choice[] {
    return this.opened ? this.of(this.opened.verb, this.opened.good) : [];
  }

  of(verb: Verb, good: Good): Choice[] {
    return naming(this.asked().push, this.name, good, [verb]);
  }

  isOpen(verb: Verb, good: Good): boolean {
    return this.opened?.verb === verb && this.opened.good === good;
  }

  /** A single amount is chosen at once. */
  press(verb: Verb, good: Good): void {
    const { push, choose, whyNot } = this.asked();
    const choices = this.of(verb, good);
    if (choices.length === 1) choose(choices);
    else if (choices.length) this.opened = { verb, good };
    else if (push.prompt.number !== null) whyNot(`${verb} ${good} 1`);
  }
}
