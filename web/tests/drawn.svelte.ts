// Whether everything that a view tells is drawn: each value of a recorded view is changed, and the picture has to change with it.
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import type { Content } from "../src/lib/api";
import type { BoardProps, Drawing } from "../src/lib/drawings";
import type { Push } from "../src/lib/wire";
import { speak } from "./made";
import { covers, UNDRAWN } from "./undrawn";

type Value = unknown;
type Path = (string | number)[];
interface Recorded {
  game: string;
  content: Content;
  words: string;
  pushes: Push[];
}

/** A value is tried at so many places of each push, with so many others, before it counts as drawn nowhere. */
const PLACES = 3;
const OTHERS = 2;
const recorded = JSON.parse(readFileSync(process.env.RECORDED_VIEWS!, "utf-8")) as Recorded[];

const nameOf = (path: Path): string => path.map((step) => (typeof step === "number" ? "[]" : `.${step}`)).join("");
const isBranch = (value: Value): value is object => typeof value === "object" && value !== null && (!Array.isArray(value) || value.some((one) => typeof one === "object" && one !== null));

/** Every value that is no list or table of others, with where it stands. */
function* leaves(value: Value, path: Path = []): Generator<[Path, Value]> {
  if (!isBranch(value)) yield [path, value];
  else if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* leaves(one, [...path, at]);
  else for (const [key, one] of Object.entries(value)) yield* leaves(one, [...path, key]);
}

/** Everything that stands anywhere in a view, lists and tables too, by where that is. */
function* wholes(value: Value, path: Path = []): Generator<[string, Value]> {
  yield [nameOf(path), value];
  if (isBranch(value)) for (const [key, one] of Object.entries(value)) yield* wholes(one, [...path, Array.isArray(value) ? 0 : key]);
}

/** A view with another value at one place; all that the place is not in is the same, so that none of it is drawn anew. */
function changed(view: object, [step, ...rest]: Path, value: Value): object {
  const copy = (Array.isArray(view) ? [...view] : { ...view }) as Record<string | number, Value>;
  copy[step!] = rest.length ? changed(copy[step!] as object, rest, value) : value;
  return copy;
}

/** What else could stand there: what stood there elsewhere, or what is nearly the same. */
function others(value: Value, known: Value[]): Value[] {
  const near = typeof value === "boolean" ? [!value] : typeof value === "number" ? [value + 1] : Array.isArray(value) ? [value.slice(1)] : [];
  return [...known, ...near].filter((other) => JSON.stringify(other) !== JSON.stringify(value)).slice(0, OTHERS);
}

/** What is only said to the ear, stands under the pointer, or is there for tests. */
const UNSEEN = /^(title|aria-.*|data-.*|tabindex|role)$/;
const drawnOf = (nodes: NodeList): string => [...nodes].map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ""))).join("");
const parentOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

/** Whether something that is seen has changed. */
function isSeen({ type, target, attributeName, oldValue, removedNodes, addedNodes }: MutationRecord): boolean {
  if (parentOf(target)?.closest(".unseen, title")) return false;
  if (type === "attributes") return !UNSEEN.test(attributeName!) && (target as Element).getAttribute(attributeName!) !== oldValue;
  if (type === "characterData") return target.textContent !== oldValue;
  return drawnOf(removedNodes) !== drawnOf(addedNodes);
}

/** A table that stays mounted, and shows one push after another. */
class Easel {
  private push: Push;
  private target = document.createElement("div");
  private shown: Record<string, unknown> | null = null;
  private watcher: MutationObserver | null = null;

  constructor(
    private readonly drawing: Drawing,
    private readonly content: Content,
    first: Push,
  ) {
    this.push = $state.raw(first);
  }

  private props(): BoardProps {
    const easel = this;
    const seats = [0, 1, 2].map(() => ({ bot: "", taken: true })) as unknown as BoardProps["seats"];
    const idle = (): void => undefined;
    return {
      get push() {
        return easel.push;
      },
      content: this.content,
      seats,
      names: (seat: number) => `Player ${seat + 1}`,
      isRunning: false,
      isNext: false,
      lit: null,
      choose: idle,
      whyNot: idle,
    };
  }

  /** Show a push, whether or not something came before it. */
  show(push: Push): void {
    this.push = push;
    if (!this.shown) {
      this.shown = mount(this.drawing.Board, { target: this.target, props: this.props() });
      this.watcher = new MutationObserver(() => undefined);
      this.watcher.observe(this.target, { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true, characterDataOldValue: true });
    }
    flushSync();
  }

  /** Whether two pushes look different. What cannot be drawn so, as no game ever comes to it, is at least looked at. */
  differ(one: Push, other: Push): boolean {
    this.show(one);
    this.watcher!.takeRecords();
    try {
      this.show(other);
    } catch {
      this.clear();
      return true;
    }
    return this.watcher!.takeRecords().some(isSeen);
  }

  clear(): void {
    this.watcher?.disconnect();
    try {
      if (this.shown) void unmount(this.shown);
    } catch {
      // it broke on what it was shown
    }
    this.shown = null;
    this.target = document.createElement("div");
  }
}

describe.each(recorded)("$game", (game) => {
  let easel: Easel;
  beforeAll(async () => {
    await speak(game.words);
    const { default: drawing } = (await import(`../src/games/${game.game}/index.ts`)) as { default: Drawing };
    easel = new Easel(drawing, game.content, game.pushes[0]!);
  }, 120_000);
  afterAll(() => {
    easel.clear();
    vi.unstubAllGlobals();
  });

  test("every value of a view changes the picture", () => {
    vi.stubGlobal("matchMedia", (asked: string) => Object.assign(new EventTarget(), { matches: asked.includes("reduce") })); // nothing moves
    const places = new Map<string, { push: Push; path: Path; value: Value }[]>();
    for (const push of game.pushes) for (const [path, value] of leaves(push.view)) places.set(nameOf(path), [...(places.get(nameOf(path)) ?? []), { push, path, value }]);
    const everything = new Map<string, Map<string, Value>>();
    for (const { view } of game.pushes)
      for (const [name, value] of wholes(view)) {
        if (!everything.has(name)) everything.set(name, new Map());
        everything.get(name)!.set(JSON.stringify(value), value);
      }
    const meant = UNDRAWN[game.game] ?? {};
    const left = new Set([...places.keys()].filter((name) => !Object.keys(meant).some((one) => covers(one, name))));
    const known = new Map([...everything].map(([name, values]) => [name, [...values.values()].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)]));
    for (const push of game.pushes) // one after the other: a whole other table takes long to be drawn
      for (const name of [...left]) {
        const found = places.get(name)!.filter((place) => place.push === push);
        const step = Math.max(1, Math.floor(found.length / PLACES));
        const tried = found.filter((_, at) => at % step === 0);
        if (tried.some(({ path, value }) => others(value, known.get(name)!).some((other) => easel.differ(push, { ...push, view: changed(push.view as object, path, other) } as Push)))) left.delete(name);
      }
    const undrawn = [...left];
    expect(undrawn).toEqual([]);
    expect(Object.keys(meant).filter((one) => ![...places.keys()].some((name) => covers(one, name)))).toEqual([]);
  }, 300_000);
});
