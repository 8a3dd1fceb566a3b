"""The Price of Power: Trade by the keyboard alone, from the name to the scores."""

from __future__ import annotations

from collections import Counter

import pytest
from web_keys import answer, choose_option, tab_to, walk_to
from web_play import act, on_offer, told, view

pytestmark = pytest.mark.slow
TITLE = "The Price of Power: Trade"
ORDER = (
    *("select", "escort", "to", "send-new", "rank", "trade", "build", "launch", "bring", "done", "decline"),
    *("claim", "annex", "subjugate", "research", "sail", "pass", "end", "keep"),
)
"""What the player of this test likes best; of a kind it takes what stands first."""
MOST_QUESTIONS = 200
ENOUGH = 3
"""Questions of a kind that are answered by keys, at a person's pace; the rest of them are answered at once."""


def liked(actions):
    for verb in ORDER:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[0]
    return actions[0]


def set_up(who):
    """Sit down against a bot, one round an Age."""
    page = who.page
    who.poster(TITLE).get_by_role("button", name="Invite").wait_for()
    tab_to(page, "Invite", within=f"article:has-text('{TITLE}')", most=120)
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    choose_option(page, "Player 2", "A bot")
    tab_to(page, "Options")
    page.keyboard.press("Enter")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('label')?.innerText.startsWith('Rounds in an Age') ?? false"):
            break
    page.keyboard.type("1: short")
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    who.wait(lambda: on_offer(who), "the first question")


def select_on_the_map(who):
    """Choose a node of a Trade where it lies: Tab to the chart, arrows to the node, Enter; then its card if asked."""
    page = who.page
    number = who.pushes[-1]["prompt"]["number"]
    node = next(row["node"] for card in view(who)["cards"]["shown"] for row in card["entries"] if not row["shut"])
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('spot')"):
            break
    walk_to(page, f"node-{node}")
    who.look()
    page.keyboard.press("Enter")

    def is_done():
        return who.is_over or who.pushes[-1]["prompt"]["number"] != number

    def are_cards():  # picked, or several trade there
        chosen = [action for action in who.actions if action != "decline"]
        return chosen and all(action.startswith("select ") and action.endswith(f"_{node}") for action in chosen)

    who.wait(lambda: is_done() or are_cards(), f"an answer in {node}")
    if not is_done() and are_cards():
        who.look()
        page.keyboard.press(page.locator(".choices [data-action^=select]").first.get_attribute("aria-keyshortcuts"))
    who.wait(is_done, f"a trade in {node}")
    return node


def can_select(who):
    return any(action.startswith("select ") for action in on_offer(who))


def test_keys_answer_every_kind_of_question_of_a_whole_game(person):
    who = person("Kay", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    set_up(who)
    assert view(who)["rounds"] == 4
    ways, kinds, node = Counter(), Counter(), ""
    for _ in range(MOST_QUESTIONS):
        who.wait(lambda: who.is_over or on_offer(who), "a question")
        if who.is_over:
            break
        if can_select(who) and not node:
            node = select_on_the_map(who)
            continue
        action = liked(on_offer(who))
        kind = action.split()[0]
        kinds[kind] += 1
        if kinds[kind] <= ENOUGH:
            ways[answer(who, action)] += 1
        else:
            act(who, action)
    assert who.is_over, on_offer(who)
    assert node
    assert ways["key"] > 20 > ways["tab"], ways
    assert len(told(who, "collected")) > 2
    assert who.page.locator(".receipt tbody tr").count() == 2
    tab_to(who.page, "Replay")
    who.look()
    who.page.keyboard.press("Enter")
    who.page.locator("aside [data-ply]").first.wait_for()
