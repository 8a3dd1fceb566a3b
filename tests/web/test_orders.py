"""In real browsers: what somebody orders in advance, also by keyboard; and what is taken back where all agree."""

from __future__ import annotations

import pytest
from web_table import check_accessibility

pytestmark = pytest.mark.slow


def friendly_table(person, site, **settings):
    """Ann opens a table where actions may be taken back, and Bob, who is told so first, sits down there."""
    ann = person("Ann", reduced_motion="reduce")
    ann.poster().get_by_role("button", name="Invite").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.locator("summary").last.click()
    assert dialog.get_by_label("counts for ratings").is_checked()
    dialog.get_by_label("may be taken back").check()
    assert not dialog.get_by_label("counts for ratings").is_checked()  # such a game is not rated
    dialog.get_by_role("button", name="Begin").click()
    link = ann.page.get_by_label("Link for player 2", exact=True).input_value()
    bob = person("Bob", link.removeprefix(site.url), sits=False, reduced_motion="reduce", **settings)
    bob.page.get_by_text("A friendly table").wait_for()
    bob.page.get_by_role("button", name="Sit down").click()
    for who in (ann, bob):
        who.wait(lambda who=who: who.pushes, "the table")
    asked = ann if ann.pushes[-1]["prompt"]["number"] is not None else bob
    return asked, bob if asked is ann else ann


def panel(who):
    return who.page.get_by_role("region", name="Standing orders")


def bid(who):
    button = who.page.locator(".choices [data-action^=bid]").first
    button.wait_for()
    who.look()
    button.click()


def test_an_order_is_given_listed_revoked_and_carried_out(person, site):
    asked, waiting = friendly_table(person, site, viewport={"width": 390, "height": 844}, has_touch=True)
    panel(waiting).locator("summary").click()
    row = panel(waiting).locator("[data-offer=bid-up-to]")
    row.get_by_role("button", name="More").click()
    row.get_by_role("button", name="Bid up to 2").click()
    panel(waiting).locator("[data-offer=only] > button").click()
    panel(waiting).get_by_role("button", name="Revoke: Take the only possible action").wait_for()
    assert panel(waiting).locator("[data-offer=only]").count() == 0  # it stands already
    check_accessibility(waiting.page, "orders")
    panel(waiting).get_by_role("button", name="Revoke: Take the only possible action").click()
    panel(waiting).locator("[data-order=only]").wait_for(state="detached")
    assert panel(waiting).locator("[data-order]").count() == 1
    before = len(asked.frames)
    bid(asked)
    asked.wait(lambda: asked.pushes[-1]["view"]["auction"]["standing_bid"] == 2, "the bid by order")
    heard = asked.frames[before:]
    assert [frame for frame in heard if frame["type"] != "orders" and "order" in str(frame)] == []
    assert [frame["given"] for frame in heard if frame["type"] == "orders" and frame["given"]] == []  # none of its own


def test_an_order_is_given_by_keyboard(person, site):
    _, waiting = friendly_table(person, site)
    page = waiting.page
    panel(waiting).locator("summary").focus()
    page.keyboard.press("Enter")
    panel(waiting).locator("[data-offer=bid-up-to] input").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("40")  # more than there is
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    panel(waiting).get_by_role("button", name="Revoke: Bid up to 6").wait_for()
    page.reload()
    panel(waiting).get_by_role("button", name="Revoke: Bid up to 6").wait_for()


def test_where_all_agree_a_bid_is_taken_back(person, site):
    asked, other = friendly_table(person, site)
    bid(asked)
    asked.page.get_by_role("button", name="Ask to take my last action back").click()
    other.page.get_by_text("asks to take the last action back, with").wait_for()
    check_accessibility(other.page, "a vote on taking back")
    other.page.get_by_role("button", name="Agree").click()
    asked.wait(lambda: asked.pushes[-1]["view"]["auction"]["standing_bid"] == 0, "the position before")
    bid(asked)
    asked.page.get_by_role("button", name="Ask to take my last action back").click()
    other.page.get_by_role("button", name="Rather not").click()
    asked.page.get_by_role("button", name="Ask to take my last action back").wait_for()
    assert asked.pushes[-1]["view"]["auction"]["standing_bid"] == 1
