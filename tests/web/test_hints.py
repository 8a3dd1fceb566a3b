"""Levels of bots in the lobby, and hints at the table: by pointer, by keyboard, on a phone, and in Dutch."""

from __future__ import annotations

import pytest
from web_play import check_phone
from web_table import check_accessibility

pytestmark = pytest.mark.slow
MINUTES = (
    "[...document.querySelectorAll('article .facts')].map((line) => Number(/(\\d+) min/.exec(line.innerText)?.[1]))"
)


def play_now(who):
    who.poster().get_by_role("button", name="Play now").click()
    who.wait_for_question()


def bots(who):
    """The kinds of bot at the table."""
    table = next(frame for frame in reversed(who.frames) if frame["type"] == "table")
    return {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"}


def test_the_lobby_begins_with_the_easiest_game_and_easy_bots_and_remembers_another_level(person):
    who = person("Lea", reduced_motion="reduce")
    who.poster().get_by_role("button", name="Play now").wait_for()
    minutes = who.page.evaluate(MINUTES)
    assert len(minutes) == 5
    assert minutes == sorted(minutes)
    level = who.page.get_by_label("Bots play")
    assert level.input_value() == "easy"
    check_accessibility(who.page, "the lobby with its levels")
    play_now(who)
    assert bots(who) == {"easy"}
    assert who.page.locator("[title='Bot: Easy']").count() > 0
    who.page.goto(who.site.url)
    level.select_option("hard")
    who.page.reload()
    assert level.input_value() == "hard"
    who.poster().get_by_role("button", name="Play now").click()
    who.wait(lambda: bots(who) == {"hard"}, "a table with strong bots")


def test_levels_are_offered_before_a_games_other_bots(person):
    who = person("Lev")
    who.poster().get_by_role("button", name="Invite").click()
    who.page.get_by_label("Player 2", exact=True).select_option("bot")
    offered = "(list) => [...list.options].map((option) => option.value)"
    which = who.page.get_by_label("Which bot")
    assert which.evaluate(offered) == ["easy", "medium", "hard", "greedy", "thrifty", "uniform"]
    assert which.input_value() == "easy"
    labels = which.locator("optgroup").evaluate_all("(groups) => groups.map((group) => group.label)")
    assert labels == ["Levels", "Others"]


def hint(who):
    """The hint that stands at the foot of the table, once it has come."""
    line = who.page.locator(".choices .hint")
    line.wait_for()
    return line


def test_a_key_asks_for_a_hint_which_is_read_out_and_can_be_followed(person):
    who = person("Kim", reduced_motion="reduce")
    play_now(who)
    who.look()
    before = who.pushes[-1]["prompt"]["number"]
    who.page.keyboard.press("?")
    text = hint(who).inner_text()
    assert text.startswith("Hint: ")
    told = who.pushes[-1]["events"][-1]
    assert (told["kind"], told["args"]["prompt"]) == ("hint", before)
    assert who.page.get_by_role("log", name="What happens, as it happens").get_by_text("Hint: ").count() == 1
    asked = who.page.get_by_role("button", name="Hint")
    assert asked.get_attribute("aria-disabled") == "true"
    who.page.keyboard.press("?")  # it has been given: nothing is asked once more, and nothing refused
    check_accessibility(who.page, "the table with a hint")
    glowing = who.page.locator(".choices .hinted")
    assert {told["args"]["action"]} >= set(glowing.evaluate_all("(found) => found.map((one) => one.dataset.action)"))
    who.page.reload()
    hint(who)
    assert who.page.get_by_role("alert").count() == 0
    who.look()
    who.page.get_by_role("button", name="Do that").focus()
    who.page.keyboard.press("Enter")
    who.wait(lambda: who.pushes[-1]["prompt"]["number"] != before, "the answer to what was hinted")
    who.page.locator(".choices .hint").wait_for(state="detached")


def test_a_hint_on_a_dutch_phone(person):
    who = person("Fien", locale="nl-NL", viewport={"width": 390, "height": 844}, has_touch=True)
    page = who.page
    who.poster().get_by_role("button", name="Uitnodigen").tap()
    page.get_by_label("Speler 2", exact=True).select_option("bot")
    page.get_by_text("Opties", exact=True).tap()
    assert page.locator("dialog").evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    page.keyboard.press("Escape")
    check_phone(who)
    who.poster().get_by_role("button", name="Nu spelen").tap()
    who.wait_for_question()
    ask = who.page.get_by_role("button", name="Hint")
    box = ask.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    ask.tap()
    assert "Op één na de beste: " in hint(who).inner_text()
    check_phone(who)


def test_where_friends_sit_hints_are_there_only_if_the_table_was_opened_with_them(person):
    who = person("Ann", reduced_motion="reduce")
    for allowed in (False, True):
        who.poster().get_by_role("button", name="Invite").click()
        who.page.get_by_text("Options", exact=True).click()
        if allowed:
            who.page.get_by_label("Everybody may ask for hints").check()
        who.page.get_by_role("button", name="Begin").click()
        who.page.locator(".choices").wait_for()
        told = who.page.get_by_text("Hints are allowed at this table")
        if allowed:
            told.wait_for()
        assert told.count() == allowed
        who.page.goto(who.site.url)
        row = who.page.locator("section li").first
        row.wait_for()
        assert ("hints allowed" in row.inner_text()) is allowed
