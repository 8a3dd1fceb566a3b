"""A phone-sized window plays a game by touch, and nothing is wider than the window."""

from __future__ import annotations

import pytest
from web_table import bidder

pytestmark = pytest.mark.slow
WIDTHS = (360, 390)


def check_width(page):
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_plays_a_game(person):
    who = person("Pim", viewport={"width": 390, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = who.page
    who.poster().get_by_role("button", name="Play now").wait_for()
    check_width(page)
    who.poster().get_by_role("button", name="Play now").tap()
    who.wait_for_question()
    check_width(page)
    question = page.locator(".question").bounding_box()
    assert question["y"] + question["height"] < 740  # in sight without scrolling
    page.get_by_role("button", name="Pass").tap()

    seen = set()
    choose = bidder()

    def look(actions):
        kinds = {action.split()[0] for action in actions}
        if not kinds <= seen:
            seen.update(kinds)
            check_width(page)
        return choose(actions)

    who.play_on(look)
    assert {"pair", "with"} <= seen
    assert page.locator(".receipt tbody tr").count() == 3
    check_width(page)
    page.get_by_role("tab", name="Rules").tap()
    page.get_by_text("All rules, one by one").tap()
    check_width(page)
