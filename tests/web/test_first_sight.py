"""What somebody new looks for is in sight: how a table begins, and how far the game has come."""

from __future__ import annotations

import pytest
from web_play import play, view
from web_table import PAINTED

pytestmark = pytest.mark.slow
SIZES = [(1280, 800), (390, 844)]
IN_SIGHT = """(one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""
FITS = "(one) => one.scrollWidth <= one.clientWidth"


def visitor(person, size):
    return person("Ann", reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})


@pytest.mark.parametrize("size", SIZES)
def test_begin_stays_in_sight_and_only_options_that_mean_something_are_offered(person, size):
    who = visitor(person, size)
    page = who.page
    who.poster().get_by_role("button", name="Invite").click()
    page.get_by_text("Options", exact=True).click()
    begin = page.get_by_role("button", name="Begin")
    assert page.get_by_role("dialog").evaluate("(one) => one.scrollHeight > one.clientHeight"), (
        "there is much to scroll"
    )
    assert begin.evaluate(IN_SIGHT)
    first = page.get_by_label("First Player").locator("option")
    assert first.all_inner_texts() == ["Drawn by lot", "Seat 1 begins", "Seat 2 begins"]
    limit = page.get_by_label("CO2 limit")
    assert limit.count() == 0
    page.get_by_label("Carbon Dioxide variant").select_option("on")
    limit.wait_for()
    page.get_by_role("button", name="One more seat").click()
    assert first.count() == 4
    assert begin.evaluate(IN_SIGHT)


@pytest.mark.parametrize(
    ("title", "place", "told"),
    [("TradeWarz", "th.year", ("Year 1 of 4", "Jaar 1 van 4")), ("Rule of Trigon", ".points small", ("/25", "/25"))],
)
def test_how_far_the_game_has_come_can_be_seen(person, title, place, told):
    who = visitor(person, SIZES[0])
    who.poster(title).get_by_role("button").first.click()
    who.wait_for_question()
    found = who.page.locator(place).first
    for language, words in zip(("English", "Nederlands"), told, strict=True):
        who.page.get_by_role("button", name=language).click()
        who.wait(lambda words=words: found.inner_text() == words, words)
        for width, height in SIZES:
            who.page.set_viewport_size({"width": width, "height": height})
            who.page.evaluate(PAINTED)
            assert found.inner_text() == words
            assert found.evaluate(FITS), (language, width)


def test_at_the_first_turn_of_tradewarz_it_is_in_sight_what_wins_and_how_one_gets_it(person):
    who = visitor(person, SIZES[0])
    who.poster("TradeWarz").get_by_role("button").first.click()
    who.wait_for_question()
    play(who, lambda actions: actions[0], until=lambda: view(who)["phase"] == "turn")
    who.wait(lambda: who.page.locator(".choices .skip").count() == 0 and who.actions, "the question as it is")
    who.look()
    goal = who.page.locator(".bar .goal")
    assert "Xadlas" in goal.inner_text()
    assert len(goal.inner_text().split()) > 8, "what it comes from, too"
    box = goal.bounding_box()
    assert box["y"] + box["height"] <= who.page.locator(".choices").bounding_box()["y"]


@pytest.mark.parametrize("size", SIZES)
def test_at_the_first_auction_ones_own_cards_are_in_sight_and_say_when_they_are_played(person, size):
    who = visitor(person, size)
    who.poster().get_by_role("button").first.click()
    who.wait_for_question()
    cards = who.page.locator(".mine .card")
    cards.first.wait_for()
    foot = who.page.locator(".choices").bounding_box()["y"]
    boxes = [one.bounding_box() for one in [*cards.all(), who.page.locator(".mine .mat")]]
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= foot for box in boxes)
    who.look()
    assert who.page.locator(".shelf .round").inner_text().endswith("Most Capital and Award points win")
    lot = view(who)["auction"]["source"]
    colours = {one.split("-")[-1] for one in view(who)["products"]}
    told = who.page.locator(".lot .fit").inner_text()
    assert ("Capital" in told) == (lot.split("-")[-1] in colours), "what the lot is worth with one's own products"
    cards.first.click()
    who.page.get_by_text("Cards from the hand are laid down in Production").wait_for()
