// Every press of a pointer or a key passes here before anything hears of it. It belongs to what was on the screen when it
// began: the rest of a double click, a key held down, and a press on what has only just come under the finger do nothing.
import { isTyping } from "./shortcuts";

/** Presses nearer in time, in milliseconds, are one; and so long a new question takes none where it appeared under the hand. */
const CALM = 450;
/** Places nearer to each other, in pixels, are the same. */
const NEAR = 48;
const CONTROLS = "a, button, input, label, select, summary, textarea";
/** What answers the question that is asked; log, chat and settings do not change with it. */
const ANSWERS = "[data-answers]";
const PRESSING = ["Enter", " "];

/** Where a pointer is, or which key. */
type Place = { x: number; y: number } | string;

interface Press {
  place: Place;
  time: number;
  /** What was on the screen when the first of a row of presses began, and what that was on. */
  sight: string;
  control: Element | null;
}

const near = (one: Place | null, other: Place): boolean =>
  one !== null && typeof one === "object" && typeof other === "object" ? Math.hypot(one.x - other.x, one.y - other.y) < NEAR : one === other;

class Presses {
  private question = "";
  private shown = "";
  /** What a finger's first tap has shown of a thing on the table. */
  private looked = "";
  /** When the question could first be seen, and where the pointer was then. */
  private since = -Infinity;
  private under: Place | null = null;
  private pointer: Place | null = null;
  private last: Press | null = null;
  /** The press from which the next click comes. */
  private begun: { isStale: boolean; sight: string } | null = null;

  constructor() {
    addEventListener("pointermove", (event) => this.move(event), { capture: true, passive: true });
    addEventListener("pointerdown", (event) => this.down(event), true);
    addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("click", (event) => this.click(event), true);
  }

  /** Say what is asked, and which of its answers are shown, once they are on the page. */
  see(question: string, shown = ""): void {
    this.shown = shown;
    if (question !== this.question) {
      this.question = question;
      this.looked = "";
      this.under = this.pointer;
      this.since = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => (this.since = performance.now()))); // now it is painted
    }
  }

  /** Say whether a tap only shows what it would do: a finger's first one at this thing. The next one, not its other half, does it. */
  isLook(event: MouseEvent, thing: string): boolean {
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    this.looked = isTouch && this.looked !== thing ? thing : "";
    return this.looked !== "";
  }

  private get sight(): string {
    return `${this.question} ${this.shown} ${this.looked}`;
  }

  private move(event: PointerEvent): void {
    if (event.isPrimary) this.pointer = { x: event.clientX, y: event.clientY };
  }

  private down(event: PointerEvent): void {
    if (!event.isPrimary || event.button) return;
    this.move(event);
    this.begin(event, this.pointer!);
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isPressing = PRESSING.includes(event.key);
    const doesAct = isTyping(event) ? event.key === "Enter" : isPressing || event.key.length === 1;
    if (!doesAct) {
      this.last = null; // who goes on by Tab or an arrow means the next press anew
      return;
    }
    if (!event.repeat) this.begin(event, event.key);
    if (event.repeat || this.begun?.isStale) this.stop(event);
    if (!isPressing) this.begun = null;
  }

  private click(event: MouseEvent): void {
    const { begun } = this;
    this.begun = null; // a label clicks its field, and Enter the form's button: those are not presses
    if (begun && (begun.isStale || (doesAnswer(event) && begun.sight !== this.sight))) this.stop(event);
  }

  private begin(event: Event, place: Place): void {
    const time = event.timeStamp;
    const isLetter = typeof place === "string" && !PRESSING.includes(place);
    const control = isLetter ? null : controlOf(event);
    const { last, sight } = this;
    const goesOn = last !== null && time - last.time < CALM && (near(last.place, place) || (typeof place === "object" && control === last.control));
    this.last = { place, time, sight: goesOn ? last.sight : sight, control: goesOn ? last.control : control };
    const isMisplaced = this.last.control !== control;
    const isLate = this.last.sight !== sight || time < this.since || (time - this.since < CALM && (typeof place === "string" || near(this.under, place)));
    this.begun = { isStale: isMisplaced || (isLate && (isLetter || doesAnswer(event))), sight };
  }

  private stop(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

const controlOf = ({ target }: Event): Element | null => (target instanceof Element ? (target.closest(CONTROLS) ?? target) : null);

const doesAnswer = ({ target }: Event): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

export const presses = new Presses();
