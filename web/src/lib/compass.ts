// Arrow keys on the map: the focus goes to the nearest place in that direction.
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much worse a place is for lying aside than for lying ahead. */
const ASIDE = 2.5;

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export const compass: Attachment<HTMLElement> = (map) => {
  function move(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here || here === map || !map.contains(here)) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = middle(here);
    let nearest = Infinity;
    let found: HTMLButtonElement | null = null;
    for (const button of map.querySelectorAll("button")) {
      const [dx, dy] = [middle(button)[0] - x, middle(button)[1] - y];
      const ahead = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1] + dy * way[0]);
      const cost = ahead + aside * ASIDE;
      if (button !== here && ahead > 1 && aside <= ahead && cost < nearest) [nearest, found] = [cost, button];
    }
    found?.focus();
  }
  map.addEventListener("keydown", move);
  return () => map.removeEventListener("keydown", move);
};
