// A card that is looked at more closely: whatever chip is under the pointer or has the focus shows its card, large.
import type { Attachment } from "svelte/attachments";

import type { Card } from "./model";

export interface Peeked {
  card: Card;
  box: DOMRect;
}
export type Peek = (peeked: Peeked | null) => void;

/** Show a card for as long as this element is pointed at or has the focus. */
export function peeks(card: Card, peek: Peek): Attachment<HTMLElement> {
  return (chip) => {
    const show = (): void => peek({ card, box: chip.getBoundingClientRect() });
    const hide = (): void => peek(null);
    const pairs = [["pointerenter", show], ["focusin", show], ["pointerleave", hide], ["focusout", hide]] as const;
    for (const [kind, act] of pairs) chip.addEventListener(kind, act);
    return () => {
      for (const [kind, act] of pairs) chip.removeEventListener(kind, act);
      hide();
    };
  };
}
