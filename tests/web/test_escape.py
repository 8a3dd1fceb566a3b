"""Escape closes whatever is open over a page, and the focus is back where it was: all of them, in every game."""

from __future__ import annotations

import pytest
from web_table import CALM

pytestmark = pytest.mark.slow
TITLES = {
    "tradejack": "Tradejack",
    "tradewarz": "TradeWarz",
    "trigon": "Rule of Trigon",
    "trade_and_triumph": "Trade and Triumph",
    "price_of_power": "The Price of Power: Trade",
}
AT_LEAST = {"tradewarz": 2, "trigon": 2, "price_of_power": 2}
"""How many things say at the first question that they open something: keys of signs, trees, points counted up."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
FIND = """[...document.querySelectorAll("main [aria-expanded='false']:not([data-group])")]
    .filter((one) => one.checkVisibility())"""
LABEL = "(one) => (one.innerText || one.ariaLabel || '').trim()"
CLOSED = f"() => {FIND}.map({LABEL})"
FOCUS = f"([words, which]) => {FIND}.filter((one) => ({LABEL})(one) === words)[which]?.focus()"


def start(person, title, **settings):
    who = person("Ann", reduced_motion="reduce", **settings)
    who.poster(title).get_by_role("button", name="Play now").click()
    who.wait_for_question()
    who.look()
    return who


def focused(page):
    return page.evaluate(f"({LABEL})(document.activeElement)")


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_escape_closes_what_a_table_opens_and_gives_the_focus_back(person, game, settings):
    who = start(person, TITLES[game], **settings)
    page = who.page
    closed = page.evaluate(CLOSED)
    tried = 0
    for at, words in enumerate(closed):
        count = page.evaluate(CLOSED).count(words)
        which = closed[:at].count(words)
        if which >= count:  # a scene has ended meanwhile, which is no table's own thing
            continue
        page.evaluate(FOCUS, [words, which])
        page.wait_for_timeout(CALM)  # a press of its own
        page.keyboard.press("Enter")
        who.wait(lambda words=words, count=count: page.evaluate(CLOSED).count(words) < count, f"what {words!r} opens")
        page.keyboard.press("Escape")
        who.wait(lambda words=words, count=count: page.evaluate(CLOSED).count(words) == count, f"{words!r} closed")
        who.wait(lambda words=words: focused(page) == words, f"the focus at {words!r}")
        tried += 1
    assert tried >= AT_LEAST.get(game, 0), closed


def test_escape_closes_dialog_settings_and_the_drawer_of_a_phone(person):
    who = person("Ann", reduced_motion="reduce", **PHONE)
    page = who.page
    invite = who.poster().get_by_role("button", name="Invite")
    settings, rules = page.locator("header summary"), page.get_by_role("tab", name="Rules")
    opened = [(invite, page.get_by_role("dialog")), (settings, page.locator("header .menu"))]
    for opener, found in opened:
        opener.focus()
        page.wait_for_timeout(CALM)
        page.keyboard.press("Enter")
        found.wait_for()
        page.keyboard.press("Escape")
        found.wait_for(state="hidden")
        who.wait(lambda opener=opener: opener.evaluate("(one) => one === document.activeElement"), "the focus")
    who.poster("Rule of Trigon").get_by_role("button", name="Play now").click()
    who.wait_for_question()
    rules.click()
    page.get_by_text("All rules, one by one").click()
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Escape")
    page.locator("#drawer-panel").wait_for(state="hidden")
    who.wait(lambda: rules.evaluate("(one) => one === document.activeElement"), "the focus at the tab")


def test_a_legend_that_is_opened_has_the_focus(person):
    who = start(person, TITLES["price_of_power"])
    page = who.page
    page.locator(".tool").first.click()
    legend = page.locator(".legend")
    legend.wait_for()
    assert legend.evaluate("(one) => one === document.activeElement")
    page.keyboard.press("Escape")
    legend.wait_for(state="detached")
