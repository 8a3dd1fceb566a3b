"""A whole game against bots, from the lobby to its scores, its replay and a game that goes on from it."""

from __future__ import annotations

import re

import pytest
from web_table import bidder, check_accessibility

pytestmark = pytest.mark.slow


@pytest.fixture
def ann(person):
    return person("Ann", reduced_motion="reduce")


def test_a_game_against_bots_from_the_lobby_to_its_replay(ann, person, site):
    page = ann.page
    ann.poster().get_by_role("button", name="Play now").wait_for()
    check_accessibility(page, "lobby")
    ann.poster().get_by_role("button", name="Play now").click()
    ann.wait_for_question()
    page.wait_for_function("document.title.startsWith('● Your turn')")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
    check_accessibility(page, "auction")

    page.locator(".hand button").first.click()
    refusal = page.get_by_role("alert")
    refusal.wait_for()
    assert "laid down in Production" in refusal.inner_text()

    choose = bidder()
    ann.play_on(choose, until=lambda: any(action.startswith("pair") for action in ann.actions))
    check_accessibility(page, "production")
    ann.play_on(choose)
    check_accessibility(page, "end")

    rows = page.locator(".receipt tbody tr").all()
    assert len(rows) == 3
    for row in rows:
        capital, awards, reputation = [int(re.sub(r"\D", "", text)) for text in row.locator("td").all_inner_texts()[1:]]
        assert capital + awards == reputation
    page.locator(".receipt").get_by_text("Decided by TJ-END").wait_for()

    page.get_by_role("link", name="Replay").click()
    page.locator(".chapters button").first.wait_for()
    assert page.locator(".chapters button").all_inner_texts() == ["1", "2", "3", "4", "5", "6"]
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    page.get_by_text("Round 2 of 6").wait_for()
    check_accessibility(page, "replay")

    other = ann.context.browser.new_context()  # a link to a position is for anybody
    stranger = other.new_page()
    stranger.goto(page.url)
    stranger.get_by_text("Round 2 of 6").wait_for()
    stranger.locator(".count").get_by_text(page.locator(".count").inner_text(), exact=True).wait_for()
    other.close()

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    ann.wait_for_question()
    assert "Round 2 of 6" in page.locator(".shelf").inner_text()


def test_what_is_not_allowed_says_why_with_the_rule(ann):
    page = ann.page
    ann.poster().get_by_role("button", name="Play now").click()
    ann.wait_for_question()
    ann.play_on(bidder(), until=lambda: any(action.startswith("with") for action in ann.actions))
    ann.look()  # the keys below answer nothing until then, however late it is painted
    page.locator(".hand button:not(.source)").first.click()
    clause = page.get_by_role("button", name=re.compile("^Rule TJ-"))
    clause.wait_for()
    id = clause.inner_text().removeprefix("Rule ")
    clause.click()
    meant = page.locator(".meant")
    meant.wait_for()
    assert meant.get_attribute("data-clause") == id
    assert meant.is_visible()

    page.get_by_role("button", name="Nederlands").click()
    page.get_by_text("Welke bron maakt de set").wait_for()
    page.keyboard.press("t")
    page.get_by_role("region", name="De tafel als tekst").get_by_text("Kapitaal").first.wait_for()
    before = ann.actions
    page.keyboard.press("u")
    ann.wait(lambda: ann.actions and ann.actions != before, "the question before")
    assert "done" in ann.actions
