"""During a game one may step back through what one was shown, do nothing there, and return with one key."""

from __future__ import annotations

import json
import re

import pytest
from web_play import check_phone
from web_table import check_accessibility, first_set

pytestmark = pytest.mark.slow


def board(who):
    return who.page.locator(".board").inner_text()


def step_of(who):
    return int(who.page.locator("[aria-label='Look back'] strong").inner_text().split()[-3])


def test_steps_back_show_what_was_there_and_one_key_returns(person):
    ann = person("Ann", reduced_motion="reduce")
    page = ann.page
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])))
    ann.poster().get_by_role("button", name="Play now").click()
    ann.wait_for_question()
    page.get_by_role("button", name="As text").click()
    page.get_by_role("region", name="The table as text").wait_for()
    seen = {}
    for _ in range(12):
        ann.wait_for_question()
        ann.wait(lambda: ann.pushes[-1]["prompt"]["number"] is not None, "a question")
        page.wait_for_timeout(100)
        seen[ann.pushes[-1]["seq"]] = board(ann)
        ann.press(first_set(ann.actions))
        page.wait_for_timeout(100)
    ann.wait_for_question()
    ann.look()
    now, last = board(ann), ann.pushes[-1]["seq"]
    acts = sent.count("act")

    page.keyboard.press("ArrowLeft")
    here = page.get_by_role("region", name="Look back")
    here.wait_for()
    assert page.locator(".choices").count() == 0
    for _ in range(last):
        at = step_of(ann)
        if at in seen:
            ann.wait(lambda want=seen[at]: board(ann) == want, f"what push {at} showed")
        told = page.locator("[aria-label='Look back'] .told").inner_text()
        assert not re.search(r"[a-z][.!?][^\W\d]", told), told
        if at == 1:
            break
        page.keyboard.press("ArrowLeft")
        ann.wait(lambda was=at: step_of(ann) == was - 1, "the step before")
    assert step_of(ann) == 1
    assert len(seen) >= 5
    for key in ("p", "d", "1", "Enter", "u"):
        page.keyboard.press(key)
    page.keyboard.press("t")
    page.locator(".hand button").first.click()
    check_accessibility(page, "looking back")
    assert sent.count("act") == acts
    page.keyboard.press("t")
    page.keyboard.press("ArrowRight")
    assert step_of(ann) == 2
    page.keyboard.press("Escape")
    here.wait_for(state="detached")
    ann.wait(lambda: board(ann) == now, "the game")

    page.get_by_role("button", name="Look back").click()
    here.wait_for()
    where = page.url
    page.go_back()
    here.wait_for(state="detached")
    assert page.url == where
    page.reload()
    ann.wait_for_question()
    ann.look()
    page.keyboard.press("ArrowLeft")
    here.wait_for()
    page.get_by_role("button", name="Back to the game").click()
    ann.wait_for_question()
    ann.look()
    ann.press(first_set(ann.actions))
    ann.wait(lambda: sent.count("act") == acts + 1, "an answer")


def test_a_dutch_phone_looks_back_over_the_whole_board(person):
    who = person("Fien", locale="nl-NL", viewport={"width": 390, "height": 844}, has_touch=True)
    page = who.page
    who.poster("Rule of Trigon").get_by_role("button", name="Nu spelen").tap()
    who.wait_for_question()
    who.press(who.actions[0])
    page.wait_for_timeout(1500)
    page.get_by_role("button", name="Terugkijken").tap()
    page.get_by_text("Je kijkt terug").wait_for()
    check_phone(who)
    page.get_by_role("button", name="Terug naar het spel").tap()
    page.locator(".choices").wait_for()
