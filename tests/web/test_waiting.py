"""A table that waits for nobody, in real browsers: who is there, clocks, stand-ins, ends, and once more."""

from __future__ import annotations

import pytest
from web_table import PAINTED, check_accessibility

pytestmark = pytest.mark.slow
GONE = 90_000
"""Milliseconds in which somebody who has closed the page is said to be away."""


def table_for_two(person, site, clock="", **settings):
    """Ann opens a table and Bob comes by the link; where there is a clock, he is told of it first."""
    ann = person("Ann", reduced_motion="reduce")
    ann.poster().get_by_role("button", name="Invite").click()
    ann.page.get_by_label("Clock").select_option(clock)
    ann.page.get_by_role("button", name="Begin").click()
    link = ann.page.get_by_label("Link for player 2", exact=True).input_value()
    bob = person("Bob", link.removeprefix(site.url), sits=not clock, reduced_motion="reduce", **settings)
    if clock:
        bob.page.get_by_text("5 min + 15 s a turn").wait_for()
        bob.page.get_by_role("button", name="Sit down").click()
    for who in (ann, bob):
        chip(who, 1).locator(".here").wait_for()
    return ann, bob


def chip(who, seat):
    return who.page.locator(f".people [data-seat='{seat}']")


def seconds(who, seat):
    minutes, rest = chip(who, seat).locator(".clock").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def asked_first(ann, bob):
    """Return the one who is asked, the other, and the seat of the first."""
    return (ann, bob, 0) if chip(ann, 0).get_attribute("class").count("turn") else (bob, ann, 1)


def more(who, name):
    """Press a button of the menu."""
    who.page.locator("summary", has_text="Pause, leave or end").click()
    who.page.wait_for_timeout(600)  # a double click would not do
    who.page.get_by_role("button", name=name).click()


def test_a_clock_is_told_before_one_sits_down_and_counts_for_who_is_asked(person, site):
    ann, bob = table_for_two(person, site, "quick")
    asked, other, seat = asked_first(ann, bob)
    before = [seconds(asked, seat), seconds(asked, 1 - seat)]
    asked.page.wait_for_timeout(2_500)
    after = [seconds(asked, seat), seconds(asked, 1 - seat)]
    assert 1 <= before[0] - after[0] <= 6
    assert before[1] == after[1] == 300
    assert abs(seconds(other, seat) - seconds(asked, seat)) <= 1  # both see the server's time
    check_accessibility(asked.page, "a table with a clock")
    more(ann, "Stop the clocks")
    bob.page.get_by_text("Ann would like to stop the clocks.").wait_for()
    bob.page.get_by_role("button", name="Agree").click()
    for who in (ann, bob):
        who.page.get_by_text("The clocks are stopped.").first.wait_for()
    stands = seconds(ann, seat)
    ann.page.wait_for_timeout(1_500)
    assert seconds(ann, seat) == stands


def test_who_goes_is_said_to_be_away_and_the_others_may_remind_them(person, site):
    ann, bob = table_for_two(person, site)
    asked, other, seat = asked_first(ann, bob)
    other.page.get_by_role("button", name=f"Remind {asked.name}").click()
    asked.page.get_by_text("The others are waiting for you").wait_for()
    other.page.get_by_text(f"In 10 min the players who are here may let a bot play for {asked.name}.").wait_for()
    assert other.page.get_by_role("button", name=f"Remind {asked.name}").count() == 0
    path = asked.page.url
    asked.page.goto(site.url)
    chip(other, seat).get_by_text("away since").wait_for(timeout=GONE)
    asked.page.goto(path)
    chip(other, seat).locator(".here").wait_for()


def test_a_bot_plays_until_its_owner_takes_the_seat_back_and_reads_what_was_done(person, site):
    ann, bob = table_for_two(person, site, viewport={"width": 390, "height": 844}, color_scheme="dark")
    asked, other, seat = asked_first(ann, bob)
    more(asked, "Let a bot play for me")
    chip(other, seat).get_by_text("a bot plays").wait_for()
    asked.page.get_by_text("A bot plays for you.").wait_for()
    asked.wait(lambda: "turn" not in (chip(asked, seat).get_attribute("class") or ""), "the bot's answer")
    path = asked.page.url
    asked.page.goto(site.url)
    asked.page.locator(".going").get_by_text("A bot plays for you.").wait_for()
    asked.page.goto(path)
    asked.page.get_by_role("button", name="Take my seat back").wait_for()
    asked.look()
    asked.page.get_by_role("button", name="Take my seat back").focus()
    asked.page.keyboard.press("Enter")
    done = asked.page.get_by_role("region", name="What the bot did for you")
    done.wait_for()
    assert done.locator("li").first.inner_text().replace("\xa0", " ").strip().startswith(f"{asked.name} ")
    asked.page.set_viewport_size({"width": 390, "height": 844})
    assert done.locator("li b").evaluate_all("(names) => names.every((name) => name.getClientRects().length === 1)")
    check_accessibility(bob.page, "a seat taken back")
    done.get_by_role("button", name="Close").click()
    chip(other, seat).locator(".here").wait_for()


def test_a_game_is_called_off_and_the_same_people_play_again(person, site):
    ann, bob = table_for_two(person, site)
    more(ann, "Call the game off")
    ann.page.get_by_role("button", name="Yes").click()
    for who in (ann, bob):
        who.page.get_by_role("heading", name="Ann has called the game off in its first round.").wait_for()
    assert ann.page.get_by_role("link", name="Save the record").get_attribute("href").endswith("/record")
    bob.page.get_by_role("link", name="Replay").click()  # nothing has to stay secret
    bob.page.get_by_role("region", name="Replay").wait_for()
    bob.page.go_back()
    ann.page.get_by_role("button", name="Rematch").click()
    chip(ann, 0).get_by_text("has not come yet").wait_for()
    kept = ann.page.get_by_role("region", name="Invitations")
    assert "Bob" in kept.inner_text()
    assert kept.get_by_role("button").count() == 0  # his seat is given to nobody else yet
    bob.page.get_by_role("button", name="To the rematch").click()
    chip(ann, 0).locator(".here").wait_for()
    assert "Bob" in chip(bob, 0).inner_text()
    assert ann.page.url == bob.page.url


@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_that_is_asked_beside_the_game_moves_the_board(person, site, width):
    ann, bob = table_for_two(person, site, "quick", viewport={"width": width, "height": 844})
    _, other, _ = asked_first(ann, bob)
    stands = [board_top(bob)]
    if other is ann:
        ann.page.get_by_role("button", name="Remind Bob").click()
        bob.page.get_by_text("The others are waiting for you").wait_for()
        stands.append(board_top(bob))
    more(ann, "Stop the clocks")
    bob.page.get_by_text("Ann would like to stop the clocks.").wait_for()
    stands.append(board_top(bob))
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    chip(bob, 0).get_by_text("a bot plays").wait_for()
    stands.append(board_top(bob))
    assert len(set(stands)) == 1


def board_top(who):
    """Where the board stands once the page has its letters, on which the height of all above it depends."""
    who.page.evaluate("document.fonts.ready.then(() => true)")
    who.page.evaluate(PAINTED)
    return who.page.evaluate("Math.round(document.querySelector('.board').getBoundingClientRect().top + scrollY)")


def test_who_has_resigned_is_not_asked_to_resign_again(person, site):
    ann, _ = table_for_two(person, site)
    more(ann, "Resign")
    ann.page.get_by_role("button", name="Yes").click()
    ann.page.get_by_text("You have resigned").wait_for()
    assert ann.page.get_by_role("button", name="Give my seat back").count() == 1
    assert ann.page.get_by_role("button", name="Resign").count() == 0


def test_all_agree_to_end_a_game_in_dutch_too(person, site):
    ann, bob = table_for_two(person, site, viewport={"width": 390, "height": 844})
    bob.page.get_by_role("button", name="Nederlands").click()
    more(ann, "Ask to end the game")
    ann.page.get_by_role("button", name="Yes").click()
    bob.page.get_by_text("Ann wil het spel beëindigen.").wait_for()
    bob.page.get_by_role("button", name="Liever niet").click()
    bob.page.get_by_text("Ann wil het spel beëindigen.").wait_for(state="detached")
    ann.page.get_by_role("button", name="Ask to end the game").click()
    ann.page.get_by_role("button", name="Yes").click()
    bob.page.locator(".ask").get_by_role("button").first.click()
    bob.page.get_by_role("heading", name="De spelers hebben afgesproken het spel te beëindigen.").wait_for()


OPEN = """async (clock) => (await (await fetch("/api/tables", { method: "POST",
  headers: { "content-type": "application/json" }, body: JSON.stringify({ game: "tradejack", clock,
  seats: [{ kind: "friend" }, { kind: "friend" }], options: { "first-player": "seat-1" } }) })).json())"""


def test_when_time_is_up_a_bot_plays_and_the_result_says_so(person, site):
    ann = person("Ann", reduced_motion="reduce")
    opened = ann.page.evaluate(OPEN, {"kind": "live", "bank": 0, "move": 6})
    links = [f"/table/{opened['table']}#key={key}" for key in opened["keys"]]
    ann.page.goto(site.url + links[0])
    ann.accept()
    bob = person("Bob", links[1], reduced_motion="reduce")
    ann.page.get_by_text("Your time was up: a bot plays for you.").wait_for()
    chip(bob, 0).get_by_text("a bot plays").wait_for()
    bob.page.locator(".log").get_by_text("Ann is out of time; a bot plays on for player 1.").wait_for()
    bob.page.close()  # his time will be up as well, and then bots play to the end, as Ann looks on
    over = ann.page.locator(".receipt")
    over.wait_for(timeout=120_000)
    assert "A bot has played for Ann, first in round 1." in over.inner_text()
    assert over.get_by_role("button", name="Rematch").count() == 1
