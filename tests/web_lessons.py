"""Taking a lesson in a browser, page by page, with a look at what each page points at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from web_play import press
from web_table import ROOT, Person

from entrepot.files.lesson import Lesson, Step, read_lesson
from entrepot.files.lesson_course import is_one_of

GAMES = ROOT / "src" / "entrepot" / "games"
SEEN = """(language) => {
    const shown = (what) => document.querySelector(what)?.getClientRects().length > 0;
    return {
        words: document.querySelector(".lesson p")?.innerText ?? "",
        isEnd: shown("[data-end='lesson']"),
        mayGoOn: shown("[data-lesson-next]"),
        rings: [...document.querySelectorAll("[data-ring]")].map((ring) => ring.dataset.ring),
        inSight: [...document.querySelectorAll("[data-ring]")].map((ring) => {
            const box = ring.getBoundingClientRect();
            const foot = document.querySelector(".lesson")?.closest("section").getBoundingClientRect().top ?? Infinity;
            return box.bottom > 0 && box.top < foot && box.right > 0 && box.left < innerWidth;
        }),
        isAsked: shown(".choices [data-action]") || shown(".choices [data-group]"),
    };
}"""


def lessons() -> list[tuple[str, str]]:
    """Every lesson that is shipped, as game and id."""
    return [(path.parents[1].name, path.stem) for path in sorted(GAMES.glob("*/lessons/*.toml"))]


def begin(who: Person, game: str, lesson: str) -> Lesson:
    """Go from the lobby to a lesson, in two clicks."""
    who.page.locator(f"[data-learn='{game}']").click()
    who.page.locator(f"[data-lesson='{lesson}']").click()
    return read_lesson(GAMES / game / "lessons" / f"{lesson}.toml")


def walk(
    who: Person, lesson: Lesson, language: str = "en", look: Callable[[int], None] | None = None
) -> Iterator[tuple[Step, Any]]:
    """Take a lesson to its end by the first action that each step allows; yield each step as it is seen."""
    before = ""
    number = 0
    while True:
        seen = who.wait(lambda before=before: changed(who, before), f"a page after {before!r}")
        if seen["isEnd"]:
            if look:
                look(number)
            return
        step = step_of(lesson, seen["words"], language)
        seen = who.wait(lambda step=step: pointed(who, step), f"rings round {step.look}")
        yield step, seen
        before = seen["words"]
        if look:
            who.page.wait_for_timeout(500)
            look(number)
            number += 1
        if seen["mayGoOn"]:
            read_on(who)
        else:
            act(who, step)


def read_on(who: Person) -> None:
    """Turn the page, once what has just come there takes a press."""
    page = "document.querySelector('.lesson')?.dataset.lessonPage"
    before = who.page.evaluate(page)

    def is_turned() -> bool:
        if who.page.evaluate(page) != before:
            return True
        who.page.evaluate("document.querySelector('[data-lesson-next]')?.click()")
        return False

    who.wait(is_turned, "the next page")


def changed(who: Person, before: str) -> Any:
    seen = who.page.evaluate(SEEN)
    is_new = seen["isEnd"] or (seen["words"] and seen["words"] != before)
    return seen if is_new and (seen["isEnd"] or seen["mayGoOn"] or seen["isAsked"]) else None


def pointed(who: Person, step: Step) -> Any:
    """What is seen once every thing that a step points at has its ring, in sight."""
    seen = who.page.evaluate(SEEN)
    return seen if sorted(seen["rings"]) == sorted(step.look) and all(seen["inSight"][:1]) else None


def step_of(lesson: Lesson, words: str, language: str) -> Step:
    """The step that says these words."""
    found = [step for step in lesson.steps if " ".join(step.words.get(language, "").split()) == " ".join(words.split())]
    assert found, words
    return found[0]


def act(who: Person, step: Step) -> None:
    """Do the first thing that a step allows, by its button."""
    number = who.pushes[-1]["prompt"]["number"]
    wanted = next(action for action in who.pushes[-1]["lesson"]["offered"] if is_one_of(action, step.do))

    def is_done() -> bool:
        if who.pushes[-1]["prompt"]["number"] != number or who.pushes[-1]["lesson"]["is_end"]:
            return True
        press(who, wanted)
        return False

    who.wait(is_done, f"an answer to {wanted!r}")
