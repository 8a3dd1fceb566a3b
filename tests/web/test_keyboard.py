"""The keyboard alone plays a game, from the name to the scores."""

from __future__ import annotations

import pytest
from web_keys import choose_option, tab_to

pytestmark = pytest.mark.slow
MOST_QUESTIONS = 300
CALM = 500
"""Milliseconds after which a press is one of its own."""


def test_keys_alone_set_up_and_play_a_game(person):
    who = person("Kay", reduced_motion="reduce")
    page = who.page
    who.poster().get_by_role("button", name="Invite").wait_for()
    tab_to(page, "Invite", within="article:has-text('Tradejack')")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    choose_option(page, "Player 2", "A bot")
    choose_option(page, "Which bot", "Greedy")
    tab_to(page, "Options")
    page.keyboard.press("Enter")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("[...(document.activeElement.options ?? [])].some((option) => option.value === 'quick-4')"):
            break
    page.keyboard.type("Quick Game (4")
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    who.wait_for_question()

    laid = False
    for _ in range(MOST_QUESTIONS):
        if who.is_over:
            break
        actions = who.wait_for_question()
        verbs = {action.split()[0] for action in actions}
        if "bid" in verbs and not laid:
            page.keyboard.press("ArrowUp")
            page.keyboard.press("b")
        elif "pass" in verbs:
            page.keyboard.press("p")
        elif "with" in verbs:
            page.locator(".hand button.source.glow").first.evaluate("(card) => card.focus()")
            page.keyboard.press("Enter")
            laid = True
        elif "pair" in verbs and not laid:
            tab_to(page, ", Value", most=120)
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
            focused = "document.activeElement.classList.contains('glow')"
            for _ in range(12):
                if page.evaluate(focused):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        elif "done" in verbs:
            page.keyboard.press("d")
        page.wait_for_timeout(CALM)
    assert who.is_over, f"{who.actions}: {page.inner_text('body')[:900]}"
    assert laid
    assert page.locator(".receipt tbody tr").count() == 2
    tab_to(page, "Replay")
