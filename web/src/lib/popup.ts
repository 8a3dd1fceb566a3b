// What somebody opens over the page: it takes the focus; Escape and Back close it.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { router } from "./route.svelte";

/** An attachment of an element that can have the focus. */
export const popup = (close: () => void): Attachment<HTMLElement> => (element) =>
  untrack(() => {
    const leave = router.over(close);
    element.focus({ preventScroll: true });
    return leave;
  });
