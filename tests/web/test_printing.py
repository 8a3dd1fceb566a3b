"""What the workshop prints beside cards: the board of every game that has one, and how to play, in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

BOX = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)")
A4, LETTER = (595, 842), (612, 792)
TITLE = {"en": "How to play", "nl": "Zo speel je"}
LANGUAGES = [("en", "A4", A4), ("nl", "letter", LETTER)]
DRAWN = "(texts) => texts.map((one) => one.textContent.replaceAll(' ', '').toUpperCase())"
BENCH = "async (game) => (await fetch(`/api/workshop/${game}`)).json()"
ABOUT = "async (game) => (await fetch(`/api/games/${game}/about`)).json()"
PAPER = """() => {
    const printed = document.querySelector(".rules");
    return [...printed.querySelectorAll("p, li, td, h3")].map((one) => one.textContent.trim()).filter(Boolean);
}"""
NAMED = {
    "tradejack": [],
    "trade_and_triumph": ["place", "region"],
    "tradewarz": [],
    "trigon": ["spot", "land"],
    "price_of_power": ["space", "node", "province"],
}
"""Tables of places that stand on a game's board with their names."""
LYING = ("trigon", "price_of_power")
"""Games whose board is wider than high."""
TILES = {"lumber": 12, "mining": 12, "wheat": 12, "mountain": 7, "lake": 6}
CROSSING = "crossing"


def pages(page):
    """The sizes of the pages that are printed, in points, and how many there are of each."""
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    return Counter((round(float(wide)), round(float(high))) for wide, high in BOX.findall(printed))


def open_printing(page, url, game, paper):
    page.goto(f"{url}/workshop/{game}")
    page.locator("#part-print").click()
    page.locator(".choices select").first.select_option(paper)
    for box in page.locator(".choices fieldset [type=checkbox]").all()[:-1]:
        box.uncheck()
    page.locator(".rules h3").first.wait_for()


def names_of(bench, tables, language):
    """What those places are called; a crossing has no name on the map."""
    rows = [row for table in tables for row in bench["data"][table] if row.get("kind") != CROSSING]
    return {row["name"][language].replace(" ", "").upper() for row in rows}


@pytest.mark.parametrize(("language", "paper", "size"), LANGUAGES)
def test_the_board_and_how_to_play_are_printed(person, language, paper, size):
    ann = person("Ann", locale=language)
    page = ann.page
    for game, tables in NAMED.items():
        open_printing(page, ann.site.url, game, paper)
        bench, about = page.evaluate(BENCH, game), page.evaluate(ABOUT, game)
        title = bench["title"][language]
        assert page.locator(".rules h1").inner_text() == f"{title}: {TITLE[language]}"
        assert page.locator(".rules h2").count() == 0, "nothing is changed"
        words = re.sub(r"\W", "", about[language])
        assert [line for line in page.evaluate(PAPER) if re.sub(r"\W", "", line) not in words] == []
        assert len(page.evaluate(PAPER)) > 40
        drawn = page.locator(".plan text").evaluate_all(DRAWN)
        assert names_of(bench, tables, language) - set(drawn) == set(), game
        found = pages(page)
        lying = (size[1], size[0])
        assert found[lying] == (game in LYING), game
        assert found[size] >= 2 + (game == "trade_and_triumph") + 2 * (game == "tradewarz")
        assert set(found) <= {size, lying}
        if game == "tradewarz":
            assert {f"S{row}{column}" for row in range(1, 7) for column in range(1, 7)} <= set(drawn)
            for kind, count in TILES.items():
                assert page.locator(f'.plan use[href="#tw-tile-{kind}"]').count() == count


def test_a_large_board_and_what_was_changed(person):
    ann = person("Ann")
    page = ann.page
    page.goto(f"{ann.site.url}/workshop/trade_and_triumph")
    grid = page.locator("[role=grid]")
    grid.locator("[data-cell='0-0']").click()
    column = grid.locator("thead th").all_inner_texts().index("copies") - 1
    grid.locator(f"[data-cell='0-{column}']").click()
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    page.get_by_text("These cards can be played").wait_for()
    open_printing(page, ann.site.url, "trade_and_triumph", "A4")
    page.get_by_text("Changed in this version").wait_for()
    assert re.search("copies.*4", page.locator(".rules tbody").last.inner_text())
    whole = pages(page)[A4]
    page.get_by_label("Size of the board").select_option(label="four pages, to be joined")
    assert pages(page)[A4] == whole + 3
    page.get_by_role("checkbox", name="Board").uncheck()
    page.get_by_role("checkbox", name="How to play").uncheck()
    assert page.get_by_role("button", name="Print").is_disabled()
