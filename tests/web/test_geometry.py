"""Every screen of a game in both languages, light and dark, at four sizes: no text is on another, is cut, or is faint.

One page a game is led through the states of a table: a first question, and the middle and the end of a game, with the
eyes of a player.
"""

from __future__ import annotations

import pytest
from long_game import at_random, finished_game
from web_geometry import faint, faults
from web_play import on_offer

pytestmark = pytest.mark.slow
GAMES = {
    "tradejack": "Tradejack",
    "trade_and_triumph": "Trade and Triumph",
    "tradewarz": "TradeWarz",
    "trigon": "Rule of Trigon",
    "price_of_power": "The Price of Power: Trade",
}
UNSETTLED: dict[str, tuple[str, ...]] = {}
"""Names for which there is no room everywhere, by game."""
SIZES = {"a phone": (390, 844), "a laptop": (1280, 800), "a large screen": (1920, 1080), "a laptop at 200%": (640, 400)}
LANGUAGES = ("English", "Nederlands")
BAD_PAGE = """
<p style="position: absolute; top: 100px; left: 50px">One text</p>
<p style="position: absolute; top: 104px; left: 60px">Another</p>
<p style="width: 150px; overflow: hidden; white-space: nowrap">A sentence that is too long</p>
<p style="width: 60px; overflow: auto; white-space: nowrap">One that can be scrolled</p>
<p style="color: #999; background: #fff">Faint</p>
<p style="color: #333; background: #fff">Plain</p>
<p style="position: absolute; top: 300px">Covered</p>
<p style="position: absolute; top: 300px; background: #fff">Above it</p>
<p style="position: absolute; top: 2900px">Far below</p>
<p style="position: absolute; top: 2904px">And on it</p>
"""
SETTLED = 250
"""Milliseconds in which a page takes its new size or language."""


class Walk:
    """One page, looked at in all its guises; `found` is what is wrong, each with where it was seen first."""

    def __init__(self, who, game):
        self.page = who.page
        self.unsettled = UNSETTLED.get(game, ())
        self.found: dict[str, str] = {}

    def look(self, where):
        """Look at what is on the page now in every language, size and theme."""
        for language in LANGUAGES:
            self.page.get_by_role("button", name=language).click()
            for name, (width, height) in SIZES.items():
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.wait_for_timeout(SETTLED)
                self.note(faults(self.page), f"{where}, {language}, on {name}")
        self.page.set_viewport_size({"width": 1280, "height": 800})
        for theme in ("light", "dark"):
            self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            self.page.wait_for_timeout(2 * SETTLED)
            self.note(faint(self.page), f"{where}, {theme}")
        self.page.evaluate("delete document.documentElement.dataset.theme")
        self.page.get_by_role("button", name=LANGUAGES[0]).click()

    def note(self, wrong, where):
        for fault in wrong:
            if not any(name in fault for name in self.unsettled):
                self.found.setdefault(fault, where)


@pytest.mark.parametrize("game", GAMES)
def test_no_text_lies_on_another_is_cut_or_faint_in_the_middle_of_a_game_and_at_its_end(person, site, game):
    who = person("Ann", reduced_motion="reduce")
    walk = Walk(who, game)
    table, last = finished_game(site.url, site.folder, game, 4, at_random(3))
    for ply in (last // 2, last):
        who.page.goto(f"{site.url}/replay/{table}/{ply}")
        who.page.locator(".bar .move").wait_for()
        who.page.get_by_label("Seen by").select_option("1")
        walk.look(f"action {ply}")
    assert walk.found == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_text_lies_on_another_is_cut_or_faint_at_a_first_question(person, game):
    who = person("Ann", reduced_motion="reduce")
    walk = Walk(who, game)
    who.poster(GAMES[game]).get_by_role("button").first.click()
    who.wait(lambda: on_offer(who) and who.page.locator(".choices.asked").count(), "a question")
    walk.look("the first question")
    assert walk.found == {}


def test_what_is_wrong_is_found_and_nothing_else(person):
    who = person("Ann", reduced_motion="reduce")
    page = who.context.new_page()
    page.set_content(f"<!doctype html><main>{BAD_PAGE}</main>")
    is_cut, lies, lies_below = faults(page)
    assert "One text" in lies
    assert "Another" in lies
    assert "Far below" in lies_below
    assert "And on it" in lies_below
    assert "too long" in is_cut
    [dim] = faint(page)
    assert "Faint" in dim
