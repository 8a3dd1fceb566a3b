"""Two people in two browsers: by link, with secret choices in both orders, and a server that is killed in between."""

from __future__ import annotations

import json
import re

import pytest
from web_table import first_set

pytestmark = pytest.mark.slow
PRODUCT = re.compile(r'"((?:soap|noodles|margarine|biscuits|ice-cream|lipstick)-(?:blue|yellow))"')


def invite(ann, person, site):
    """Ann opens a table for two; Bob comes in by her link."""
    page = ann.page
    ann.poster().get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Begin").click()
    field = page.get_by_label("Link for player 2")
    link = field.input_value()
    page.locator(".mats").get_by_text("waiting for a friend").wait_for()
    bob = person("Bob", link.removeprefix(site.url), site, reduced_motion="reduce")
    bob.page.locator(".mats").get_by_text("Ann").wait_for()
    assert "key" not in bob.page.url
    page.locator(".mats").get_by_text("Bob").wait_for()
    field.wait_for(state="detached")
    return bob


def is_producing(who):
    return any(action.split()[0] in ("pair", "sell", "done") for action in who.actions)


def bid_until_production(*people):
    """Everybody bids 1 or passes until all are asked what they produce."""
    for _ in range(400):
        if all(is_producing(who) for who in people):
            return
        for who in people:
            if who.actions and not is_producing(who):
                who.press("bid 1" if "bid 1" in who.actions else "pass")
        people[0].page.wait_for_timeout(30)
    raise AssertionError("the auctions did not end")


def produce(who):
    """Lay down every set, then say done. What nothing is laid of is asked about once more."""
    while is_producing(who) or who.actions:
        before = who.actions
        who.press(first_set(before))
        who.wait(lambda was=before: who.actions != was, "the next step")
        if who.actions == ["done"]:
            who.press("done")
            who.wait(lambda: who.actions != ["done"], "the end of the choice")
            return


def say(who, text):
    who.page.get_by_role("tab", name="Chat").click()
    who.page.get_by_role("textbox", name="Say something").fill(text)
    who.page.keyboard.press("Enter")
    who.page.get_by_role("tab", name="Log").click()


def check_secrets(who):
    """No product is named to this browser before it is its own, or lies open on the table."""
    known: set[str] = set()
    for frame in who.frames:
        if frame["type"] == "push":
            view = frame["view"]
            shown = [product for sets in view["shown"] for product, *_ in sets]
            told = [event["args"] for event in frame["events"] if event["kind"].startswith("showed-")]
            shown += [args["product"]["face"].partition("/")[2] for args in told]
            known.update(view["products"], shown, view["discards"]["product"])
            own = [event for event in frame["events"] if event["kind"] in ("drew-card", "laid")]
            assert {event["args"]["seat"]["seat"] for event in own} <= {view["seat"]}
            known.update(
                event["args"]["product"]["face"].partition("/")[2] for event in own if event["kind"] == "drew-card"
            )
        assert set(PRODUCT.findall(json.dumps(frame))) <= known


def test_two_friends_choose_in_secret_in_both_orders_and_the_server_dies_in_between(person, own_site):
    ann = person("Ann", at=own_site, reduced_motion="reduce")
    bob = invite(ann, person, own_site)

    for first, second in ((ann, bob), (bob, ann)):
        bid_until_production(ann, bob)
        produce(first)
        first.page.locator(".mine").get_by_text("ready").wait_for()
        second.page.locator(".mats").get_by_text("ready").wait_for()
        assert second.page.locator(".reveal").count() == 0
        pushes = len(second.pushes)
        own_site.kill()
        second.page.get_by_text("The connection is lost").wait_for()
        before = second.actions
        second.press(before[0])  # sent while nobody listens: it is sent again, and so is what is said
        say(second, f"Still there? {second.name}")
        own_site.start()
        second.wait(lambda who=second, was=before: who.actions and who.actions != was, "the answer after the restart")
        second.page.get_by_text("The connection is lost").wait_for(state="detached")
        second.wait(lambda who=second, heard=pushes: len(who.pushes) > heard, "a push over the new connection")
        produce(second)
        for who in (ann, bob):
            who.page.locator(".reveal, .strip").wait_for()

    for who in (ann, bob):
        who.page.get_by_text("Round 3 of 6").wait_for()
        check_secrets(who)

    say(ann, "Well played")
    for who in (ann, bob):
        who.page.get_by_role("tab", name="Chat").click()
        who.page.get_by_text("Well played").wait_for()
    for who in (ann, bob):
        lines = who.page.locator(".chat p").all_inner_texts()
        assert [line.partition(" ")[2] for line in lines] == ["Still there? Bob", "Still there? Ann", "Well played"]
    bob.page.reload()
    bob.page.get_by_text("Round 3 of 6").wait_for()
