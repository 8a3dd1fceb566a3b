"""A browser without a pointer: going through a page with Tab, and answering questions by the keys that buttons name."""

from __future__ import annotations

from playwright.sync_api import Page
from web_table import Person

KEY = """(action) => {
    const find = (what) => document.querySelector(`.choices [${what}][aria-keyshortcuts]`);
    const button = find(`data-action="${action}"`) ?? find(`data-group~="${action.split(" ")[0]}"`);
    return button?.getAttribute("aria-keyshortcuts") ?? "";
}"""
"""The key of an action's button, or of the button behind which its kind is folded; none if it has none."""
FOCUSED = """(action) => document.activeElement.dataset.action === action
    || (document.activeElement.dataset.group ?? "").split(" ").includes(action.split(" ")[0])"""
ALONG = {"x": ("ArrowLeft", "ArrowRight"), "y": ("ArrowUp", "ArrowDown")}


def tab_to(page: Page, wanted: str, most: int = 60, within: str = "html") -> None:
    """Press Tab until the focus is on something whose text or label has these words, inside of something."""
    told = "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted in page.evaluate(told) and page.locator(within).filter(has=page.locator(":focus")).count():
            return
    raise AssertionError(f"Tab never comes to {wanted!r}")


def choose_option(page: Page, label: str, first_letters: str) -> None:
    """Open a list that has the focus or is tabbed to, and type what is wanted."""
    tab_to(page, label)
    page.keyboard.type(first_letters)


def answer(who: Person, action: str) -> str:
    """Answer the question with an action by its key, or else by Tab and Enter; return how: 'key' or 'tab'."""
    page, number, how = who.page, who.pushes[-1]["prompt"]["number"], "key"

    def is_done() -> bool:
        return who.is_over or who.pushes[-1]["prompt"]["number"] != number

    for _ in range(6):
        who.look()
        if is_done():  # the press before was heard late
            return how
        key = page.evaluate(KEY, action)
        if key:
            page.keyboard.press(key)
        else:
            how = "tab"
            tab_to_action(page, action)
            page.keyboard.press("Enter")
        for _ in range(12):
            page.wait_for_timeout(25)
            if is_done():
                return how
    who.wait(is_done, f"an answer to {action!r} by keys")
    return how


def tab_to_action(page: Page, action: str, most: int = 150) -> None:
    """Press Tab until the focus is on an action's button, or on the one behind which its kind is folded."""
    for _ in range(most):
        if page.evaluate(FOCUSED, action):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {action!r}")


def walk_to(page: Page, anchor: str, most: int = 40) -> None:
    """From somewhere on a map, go to a place with the arrow keys, each along the way that is longer."""
    wanted = page.locator(f".map [data-anchor='{anchor}']").bounding_box()
    assert wanted is not None, anchor
    for _ in range(most):
        here = page.evaluate("""() => { const { x, y } = document.activeElement.getBoundingClientRect();
            return { x, y, anchor: document.activeElement.dataset.anchor ?? "" }; }""")
        if here["anchor"] == anchor:
            return
        away = {"x": wanted["x"] - here["x"], "y": wanted["y"] - here["y"]}
        longer = max(away, key=lambda axis: abs(away[axis]))
        page.keyboard.press(ALONG[longer][away[longer] > 0])
    raise AssertionError(f"the arrow keys never come to {anchor!r}")
