"""The report in a browser: nothing is cut without a cue, on a wide window and on a phone."""

import pytest

from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Figure, Finding, Page, Section

pytestmark = pytest.mark.slow

VERSIONS = [f"{letter} · length=advanced-{at}" for at, letter in enumerate("ABCDEF")]
CHAPTERS = ["The search", "What differs", "Who wins", "The course of a game", "What players do", "Cards"]


def made():
    """A report of six versions with all chapters that there are."""
    row = ["part of the game when it is decided", "139.52", *(["139.52 (+55.77 ✓)"] * 5)]
    table = Figure("measures", "All measures", "Six.", None, ["measure", *VERSIONS], [row] * 9)
    sections = [Section(f"s{at}", title, [table] if at == 0 else []) for at, title in enumerate(CHAPTERS)]
    return html(Page("Six", "versions", [("Versions", "6")], [Finding("plain", "One.")], sections))


@pytest.fixture
def page(browser, request):
    width = request.param
    shown = browser.new_page(viewport={"width": width, "height": 900})
    shown.set_content(made())
    assert shown.evaluate("document.documentElement.scrollWidth") == width
    yield shown
    shown.close()


def hidden(page, of):
    """How many pixels of an element can only be scrolled to."""
    return page.locator(of).evaluate("one => one.scrollWidth - one.clientWidth")


@pytest.mark.parametrize("page", [1280, 900], indirect=True)
def test_all_chapters_of_the_navigation_show(page):
    edge = page.locator("nav").evaluate("one => one.getBoundingClientRect().right")
    for link in page.locator("nav a").all():
        assert link.evaluate("one => one.getBoundingClientRect().right") <= edge
    assert hidden(page, "nav ul") == 0


@pytest.mark.parametrize("page", [1280], indirect=True)
def test_a_table_of_six_versions_uses_the_window(page):
    assert hidden(page, ".scroll") == 0
    assert page.locator("figure").evaluate("one => one.offsetWidth") > 1000


@pytest.mark.parametrize("page", [390], indirect=True)
def test_what_is_cut_on_a_phone_has_a_shadow_and_keeps_its_first_column(page):
    for part in ("nav ul", ".scroll"):
        assert hidden(page, part) > 0
        style = page.locator(part).evaluate("one => getComputedStyle(one).backgroundAttachment")
        assert style.startswith("local, local, scroll, scroll"), "covers that move with the content, shadows that stay"
    before, after = (
        page.locator(".scroll").evaluate(
            "(one, by) => { one.scrollLeft = by; return one.querySelector('td').getBoundingClientRect().left }", by
        )
        for by in (0, 300)
    )
    assert before == after
