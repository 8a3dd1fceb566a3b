// Where a scene stands below the map, on a narrow page, it comes into sight as it opens.
import type { Attachment } from "svelte/attachments";

import { isStill } from "./settings.svelte";

const NARROW = "(max-width: 560px)";

export const intoSight: Attachment<HTMLElement> = (element) => {
  if (matchMedia(NARROW).matches) element.scrollIntoView({ block: "center", behavior: isStill() ? "instant" : "smooth" });
};
