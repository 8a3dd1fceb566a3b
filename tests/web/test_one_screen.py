"""Three people round one screen: the curtain, and nothing of another seat on the screen or behind it."""

from __future__ import annotations

import re

import pytest
from web_table import first_set

pytestmark = pytest.mark.slow
NAMES = ["Ann", "Bo", "Cleo"]


def test_three_seats_share_a_screen_and_see_only_their_own(person):
    who = person("Ann", reduced_motion="reduce")
    page = who.page
    who.poster().get_by_role("button", name="One screen").click()
    page.get_by_role("button", name="One more seat").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()

    looked: dict[str, set[str]] = {name: set() for name in NAMES}
    hands: dict[str, str] = {}
    produced: list[str] = []
    curtain = page.locator(".curtain")
    for _ in range(300):
        if "Round 2 of 6" in page.inner_text("body"):
            break
        who.wait(lambda: curtain.count() or who.actions, "a curtain or a question")
        if curtain.count():
            name = re.search(r"I am (\w+)", curtain.inner_text())[1]
            check_nothing_is_there(page)
            who.look()
            page.get_by_role("button", name=f"I am {name}").click()
            page.locator(".mine").wait_for()
            check_only_own(page, name)
            hands[name] = page.locator(".hand").inner_text()
            looked[name].update(page.locator(".log p").all_inner_texts())
            continue
        actions = who.actions
        if not actions:
            continue
        if actions[0].split()[0] in ("pair", "with", "sell", "done"):
            produced.append(page.locator(".mine strong").inner_text())
        who.press("bid 1" if "bid 1" in actions else first_set(actions))
        page.wait_for_timeout(40)

    assert list(dict.fromkeys(produced)) != []
    assert set(produced) == set(NAMES)
    assert all(hands[name] for name in NAMES)
    for name in NAMES:
        draws = [line for line in looked[name] if " draws " in line and not re.search(r"draws \d", line)]
        assert draws
        assert all(line.startswith(name) or line.strip().startswith(name) for line in draws)


def check_nothing_is_there(page):
    """Behind the curtain stand no cards, no log and no question."""
    assert page.locator(".hand, .mat, .card.small, .choices, .log p, [role=log] p").count() == 0


def check_only_own(page, name):
    assert page.locator(".mine strong").inner_text() == name
    others = page.locator(".mats strong").all_inner_texts()
    assert sorted([name, *others]) == sorted(NAMES)
    assert page.locator(".mats .card").count() == 0
