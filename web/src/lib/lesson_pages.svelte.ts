// Which page of a lesson is read. The server says what there is to read; how far one has read is known here alone.
import type { Choice, Push } from "./wire";

export class LessonPages {
  private turned = $state.raw({ step: "", page: 0 });

  constructor(private readonly push: () => Push | null) {}

  /** From 0; as many as there are pages once all of a lesson that is over are read. */
  get page(): number {
    return this.turned.step === this.step ? this.turned.page : 0;
  }

  /** The others act first. */
  get isWaiting(): boolean {
    const push = this.push();
    return !push?.lesson || push.lesson.pages.length === 0 || (!push.lesson.is_end && push.prompt.number === null);
  }

  /** There is something to be read before anything can be done. */
  get isReading(): boolean {
    const lesson = this.push()?.lesson;
    return Boolean(lesson) && !this.isWaiting && (lesson!.is_end || this.page < lesson!.pages.length - 1);
  }

  get isOver(): boolean {
    const lesson = this.push()?.lesson;
    return Boolean(lesson?.is_end) && this.page >= lesson!.pages.length;
  }

  /** What may be chosen from now. */
  get offered(): Choice[] {
    const push = this.push();
    return push?.actions.filter(({ action }) => push.lesson?.offered.includes(action)) ?? [];
  }

  turn(page: number): void {
    this.turned = { step: this.step, page };
  }

  private get step(): string {
    const lesson = this.push()?.lesson;
    return lesson ? `${lesson.at} ${lesson.is_end}` : "";
  }
}
