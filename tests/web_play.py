"""Playing on with the buttons, and no English on a Dutch table: what the browser tests of several games share."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from web_table import ROOT, Person

MOST_QUESTIONS = 900
PHONES = (360, 390)
"""Widths of phones, in pixels."""
LIFT = "(() => { const button = document.querySelector('.curtain button'); button?.click(); return !!button })()"
PRESS = """([action, seq]) => {
    const find = (what) => document.querySelector(`.choices ${what}`);
    const isShown = document.querySelector(".board")?.dataset.seq === String(seq);
    if (!isShown || document.querySelector(".choices.busy")) return;
    const doubt = find(".buttons > .main[data-action]");
    if (doubt && doubt.dataset.action !== action) return void doubt.nextElementSibling.click();
    const last = (text) => Number(text.split(" ").at(-1));
    const rest = (text) => text.split(" ").slice(0, -1).join(" ");
    const amounts = [...document.querySelectorAll(".choices .amount .main")];
    const shown = amounts.find((one) => rest(one.dataset.action) === rest(action));
    const isMore = shown && last(action) > last(shown.dataset.action);
    const step = shown?.parentElement.querySelector(isMore ? ".step:last-of-type" : ".step");
    (find(`[data-action='${action}']`) ?? find(`[data-group~='${action.split(" ")[0]}']`) ?? step)?.click();
}"""
ALL_TEXT = """() => [document.body.innerText, ...[...document.querySelectorAll("[title], [aria-label]")]
    .flatMap((one) => [one.title, one.getAttribute("aria-label") ?? ""])].join("\\n")"""


def on_offer(who: Person) -> list[str]:
    """Every action that the newest push offers, those folded behind a button included."""
    return [choice["action"] for choice in who.pushes[-1]["actions"]] if who.pushes else []


def verbs(who: Person) -> set[str]:
    """The kinds of action that the newest push offers."""
    return {action.split()[0] for action in on_offer(who)}


def view(who: Person) -> Any:
    """What the newest push shows."""
    return who.pushes[-1]["view"]


def told(who: Person, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, as far as they have been told."""
    return [event for push in who.pushes for event in push["events"] if event["kind"] == kind]


def press(who: Person, action: str) -> None:
    """Press what leads to an action, if the page shows the newest push: otherwise it could fold the next question."""
    who.page.evaluate(PRESS, [action, who.pushes[-1]["seq"]])


def act(who: Person, action: str) -> None:
    """Press until an action is answered: the button that folds its kind, more or less of its amount, its own, yes."""
    number = who.pushes[-1]["prompt"]["number"]

    def is_done() -> bool:
        if who.is_over or who.pushes[-1]["prompt"]["number"] != number or who.page.locator(".curtain").count():
            return True
        press(who, action)
        return False

    who.wait(is_done, f"an answer to {action!r}")


def lifted(who: Person) -> bool:
    """On one screen, lift the curtain if it hangs."""
    return bool(who.page.evaluate(LIFT))


def play(who: Person, liked: Callable[[list[str]], str], until: Callable[[], Any] = lambda: False) -> None:
    """Answer every question with what is liked until something is so, or the game is over."""
    for _ in range(MOST_QUESTIONS):
        who.wait(lambda: who.is_over or on_offer(who) or lifted(who), "a question")
        if who.is_over or until():
            return
        if on_offer(who):
            act(who, liked(on_offer(who)))
    raise AssertionError("the game does not end")


def dutch_phone(person: Callable[..., Person], title: str) -> Person:
    """Somebody at a table of a game, on a phone and in Dutch."""
    size = {"width": 390, "height": 844}
    who = person("Pim", viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")
    who.poster(title).get_by_role("button", name="Play now").tap()
    who.wait_for_question()
    who.page.get_by_role("button", name="Nederlands").tap()
    return who


def check_phone(who: Person) -> None:
    """Nothing scrolls sideways on a phone of any width."""
    for width in PHONES:
        who.page.set_viewport_size({"width": width, "height": 844})
        assert who.page.evaluate("document.documentElement.scrollWidth") <= width


DOUBLE_TAP = 400
"""Milliseconds after which the browser takes a tap beside another one for a tap of its own."""


def check_zoom(who: Person) -> None:
    """On a Dutch table, the map can be made larger than its frame, and small again."""
    frame = who.page.locator(".frame")
    larger = who.page.get_by_role("button", name="Groter")
    for _ in range(4):  # at first the whole map is there, with room beside it or above, or the part that is asked about
        if larger.is_enabled():
            larger.tap()
    who.wait(lambda: frame.evaluate("(frame) => frame.scrollWidth > frame.clientWidth + 50"), "a larger map")
    who.page.wait_for_timeout(DOUBLE_TAP)
    who.page.get_by_role("button", name="De hele kaart").tap()
    who.wait(lambda: frame.evaluate("(frame) => frame.scrollWidth <= frame.clientWidth + 1"), "the whole map")


class Dutch:
    """What a game says in English that its Dutch says otherwise, and never says itself."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = ROOT / "src" / "entrepot" / "games" / game
        dutch, english = self._sentences("nl"), self._sentences("en")
        said = {text for key, text in english.items() if dutch.get(key) != text}
        said |= {text for text in self._content("en") if len(text) > 3}
        rules = tomllib.loads((self.folder / "rules.toml").read_text("utf-8"))
        said |= {
            row[name]
            for kind in ("clause", "ruling")
            for row in rules[kind]
            for name in ("rule", "text")
            if name in row
        }
        about = (self.folder / "about" / "nl.md").read_text("utf-8")
        known = "\n".join([about, *dutch.values(), *self._content("nl"), *(row["nl"] for row in rules["clause"])])
        self.english = {text for text in said if not appears(text, known)}

    def _sentences(self, language: str) -> dict[str, str]:
        shared = (ROOT / "src" / "entrepot" / "words" / language).glob("[!c]*.ftl")  # not those of the command line
        files: list[Path] = [self.folder / "words" / f"{language}.ftl", *shared]
        text = "\n".join(path.read_text("utf-8") for path in files)
        return dict(re.findall(r"^([\w-]+) = ([^{}\n]{4,})$", text, flags=re.MULTILINE))

    def _content(self, language: str) -> list[str]:
        found: list[str] = []
        for path in sorted((self.folder / "content").glob("*.toml")):
            for table in tomllib.loads(path.read_text("utf-8")).values():
                for row in table if isinstance(table, list) else []:
                    found += [text[language] for text in row.values() if isinstance(text, dict)]
        return found

    def check(self, page: Page, where: str) -> None:
        """Nothing is said in English that Dutch says otherwise, and no message lacks its words."""
        text = page.evaluate(ALL_TEXT)
        found = [said for said in self.english if appears(said, text)]
        found += re.findall(rf"\b{self.game}-[\w-]+", text)
        assert found == [], f"{where}: {found}"


def appears(text: str, where: str) -> bool:
    """Say whether a text stands somewhere as words of its own."""
    return text in where and re.search(rf"(?<![\w-]){re.escape(text)}(?![\w-])", where) is not None
