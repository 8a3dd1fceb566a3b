// What is open over the page: Escape closes what came last, and gives the focus back to where it was before.
interface Layer {
  close: () => void;
  /** What had the focus when it opened. */
  before: Element | null;
}

const layers: Layer[] = [];

/** Something has opened that Escape shall close. Returns what is to be called once it is closed, however. */
export function layer(close: () => void): () => void {
  const own: Layer = { close, before: document.activeElement };
  layers.push(own);
  return () => {
    const at = layers.indexOf(own);
    if (at < 0) return;
    layers.splice(at, 1);
    queueMicrotask(() => giveBack(own.before)); // by then it is off the page
  };
}

/** The focus goes back, unless it is at something else that can be seen. */
function giveBack(before: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || !activeElement.checkVisibility();
  if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}

/** What is pressed and what comes in its place hand the focus on: a strip that unfolds, a scene that folds. */
export class Handing {
  private isPressed = false;

  press(act: () => void): void {
    this.isPressed = true;
    act();
  }

  /** An attachment of what comes. */
  take = (element: HTMLElement): void => {
    if (this.isPressed && document.activeElement === document.body) element.focus({ preventScroll: true });
    this.isPressed = false;
  };
}

addEventListener("keydown", (event) => {
  const top = layers.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top) return;
  event.preventDefault();
  top.close();
});
