"""Trade and Triumph in the browser: a whole game on its map, from the lobby to its scores."""

from __future__ import annotations

import re

import pytest
from web_play import press
from web_table import check_accessibility

pytestmark = pytest.mark.slow
TITLE = "Trade and Triumph"
WIDTHS = (360, 390)
MOST_QUESTIONS = 900
ORDER = (
    "sell-set",
    "apply",
    "via",
    "ahead",
    "through",
    "specialty",
    "upgrade",
    "lay",
    "influence",
    "draw",
    "end",
    "done",
)
"""What the player of this test likes best; of a kind it takes what stands last."""


def verbs(actions):
    return {action.split()[0] for action in actions}


def liked(actions):
    for verb in ORDER:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[-1]
    return actions[0]


def on_offer(who):
    """Every action that the newest push offers, those folded behind a button included."""
    pushes = who.pushes
    return [choice["action"] for choice in pushes[-1]["actions"]] if pushes else []


def act(who, action):
    """Press until an action is answered: the button that folds its kind, more of its amount, its own, and then yes."""
    number = who.pushes[-1]["prompt"]["number"]

    def is_done():
        if who.is_over or who.pushes[-1]["prompt"]["number"] != number:
            return True
        press(who, action)
        return False

    who.wait(is_done, f"an answer to {action!r}")


def play(who, until=lambda: False):
    """Answer every question until something is so, or the game is over."""
    for _ in range(MOST_QUESTIONS):
        who.wait(lambda: who.is_over or on_offer(who), "a question")
        if who.is_over or until():
            return
        if on_offer(who):
            act(who, liked(on_offer(who)))
    raise AssertionError("the game does not end")


@pytest.fixture
def ann(person):
    return person("Ann", reduced_motion="reduce")


def begin(who):
    """Sit down against one bot, on roads of two spaces."""
    who.poster(TITLE).get_by_role("button", name="Invite").click()
    who.page.get_by_label("Player 2").select_option(label="A bot")
    who.page.get_by_text("Options", exact=True).click()
    who.page.get_by_label("Spaces on a route").select_option("2")
    who.page.get_by_role("button", name="Begin").click()
    who.wait_for_question()


def test_a_whole_game_on_the_map_from_the_lobby_to_its_scores(ann):
    page = ann.page
    begin(ann)
    assert page.locator(".map .spot").count() == 5 + 8 * 2
    check_first_move(ann)
    play(ann, until=lambda: "draw trade" in on_offer(ann))
    page.get_by_role("button", name=re.compile("^Trade: ")).first.click()  # the deck
    ann.wait(lambda: any(event["kind"] == "drew-card" for push in ann.pushes for event in push["events"]), "a card")
    play(ann, until=lambda: ann.pushes[-1]["view"]["down"])
    assert page.locator(".hand [data-chip]").count() == len(ann.pushes[-1]["view"]["down"])
    play(ann, until=lambda: any(event["kind"] == "revealed" for push in ann.pushes for event in push["events"]))
    check_accessibility(page, "a reveal")
    play(ann)

    check_accessibility(page, "end")
    scores = [int(text) for text in page.locator(".receipt .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 2
    assert scores[0] >= 20
    lanes = [int(re.sub(r"\D", "", text)) for text in page.locator(".race li b").all_inner_texts()]
    assert sorted(lanes, reverse=True) == scores
    assert "Decided by TT-" in page.locator(".receipt").inner_text()
    page.get_by_role("link", name="Replay").click()
    page.locator(".chapters button").first.wait_for()
    page.keyboard.press("PageDown")
    page.locator(".race").get_by_text("Round 2").wait_for()


def check_first_move(ann):
    """A road on the map is what a button is: it shows the way, and a click goes there; elsewhere it says why not."""
    page = ann.page
    view = ann.pushes[-1]["view"]
    assert view["traders"][view["seat"]]["place"] == "city"
    page.locator(".map .spot.end").nth(1).click()
    page.get_by_role("alert").wait_for()
    glowing = page.locator(".map .spot:not(.end)[tabindex='0']")
    assert glowing.count() == 8
    glowing.first.hover()
    page.locator(".map .walked").wait_for(state="attached")
    glowing.first.click()
    ann.wait(lambda: on_offer(ann) and not verbs(on_offer(ann)) & {"via", "ahead"}, "the Draw step")
    trader = ann.pushes[-1]["view"]["traders"][view["seat"]]
    assert (trader["space"], trader["heading"]) == (1, "out")


def test_a_phone_shows_the_whole_table_without_scrolling_sideways(person):
    who = person("Pim", viewport={"width": 390, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = who.page
    who.poster(TITLE).get_by_role("button", name="Play now").tap()
    who.wait_for_question()
    page.get_by_role("button", name="Nederlands").tap()
    page.get_by_role("heading", name="Je hand").wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    way = page.locator(".map .spot:not(.end)[tabindex='0']").first
    way.tap()
    page.locator(".map .signpost").wait_for()  # what it would pay
    way.tap()  # the other half of a double tap does nothing
    who.look()
    assert "via" in verbs(on_offer(who))
    way.tap()
    who.wait(lambda: not verbs(on_offer(who)) & {"via"}, "the step after the move")
    box = page.locator(".race").first.bounding_box()
    page.evaluate("scrollTo(0, 900)")
    assert box["height"] < 110
    assert 0 <= page.locator(".race").first.bounding_box()["y"] < 5  # always in sight
