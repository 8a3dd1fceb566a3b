"""People who do not know each other meet in real browsers: open tables, a rematch of four, muting, reports, results."""

from __future__ import annotations

import re

import pytest
from table_server import Guest, close_all
from web_table import check_accessibility as axe

pytestmark = pytest.mark.slow
PHONE = {"viewport": {"width": 390, "height": 844}}
CALM = {"reduced_motion": "reduce"}


def open_table(who, seats, title="Tradejack"):
    who.poster(title).get_by_role("button", name="Open to anybody").click()
    who.page.locator("dialog select").first.select_option(str(seats))
    who.page.get_by_role("button", name="Open the table").click()
    who.page.wait_for_url("**/meeting/*")
    who.page.get_by_text("free").first.wait_for()


def sit(who, title="Tradejack"):
    who.page.get_by_role("button", name=f"Sit down: {title}").click()


def in_dutch(who):
    who.page.get_by_role("button", name="Nederlands").click()
    who.page.get_by_text("Fijn dat je er bent").wait_for()


def test_one_opens_a_table_another_sits_down_with_one_click_and_it_starts(person):
    ann, bob = person("Ann", **CALM), person("Bob", **CALM, **PHONE)
    open_table(ann, 2)
    axe(ann.page, "room")
    in_dutch(bob)
    button = bob.page.get_by_role("button", name="Ga zitten: Tradejack")
    button.wait_for()
    axe(bob.page, "lobby on a phone")
    button.click()
    for who, other in ((ann, "Bob"), (bob, "Ann")):
        who.page.wait_for_url("**/table/*")
        who.page.locator(".mats").get_by_text(other).wait_for()
        who.wait(lambda who=who: who.pushes, "the table")
    assert ann.page.url == bob.page.url
    assert sorted(who.pushes[-1]["seat"] for who in (ann, bob)) == [0, 1]
    assert {frame["unrated"] for frame in ann.frames if frame["type"] == "table"} == {""}


def test_who_has_left_is_shown_and_who_comes_back_to_a_closed_table_reads_why(person, own_site):
    ann, bob = person("Ann", at=own_site, **CALM), person("Bob", at=own_site, **CALM)
    open_table(ann, 3)
    address = ann.page.url
    ann.page.get_by_role("link", name="Back to the lobby").click()
    bob.page.get_by_text("Ann (away)").wait_for(timeout=90_000)
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Leave this table").click()
    bob.page.get_by_text("There is no open table now").wait_for()
    bob.page.goto(address)
    bob.page.get_by_text("Everybody left, so this table was closed.").wait_for()
    axe(bob.page, "closed")


def test_four_people_play_once_more_with_the_order_turned(person):
    names = ["Ann", "Bob", "Cleo", "Dirk"]
    people = [person(name, **CALM) for name in names]
    open_table(people[0], 4)
    for who, earlier in zip(people[1:], names, strict=False):
        who.page.get_by_text(earlier).last.wait_for()
        sit(who)
        who.page.get_by_text(who.name).first.wait_for()
    for who in people:
        who.page.wait_for_url("**/table/*")
        who.wait(lambda who=who: who.pushes, "the table")
    first = people[0].page.url
    before = [seat["name"] for seat in people[0].tables[-1]["seats"]]
    people[1].page.get_by_role("tab", name="Chat").click()
    people[1].page.get_by_role("button", name="Mute: Dirk").click()
    people[2].page.get_by_text("Pause, leave or end").click()
    people[2].page.get_by_role("button", name="Call the game off").click()
    people[2].page.get_by_role("button", name="Yes").click()
    for who in people:
        who.page.get_by_role("button", name=re.compile("rematch", re.IGNORECASE)).click()
    for who in people:
        who.page.wait_for_url(lambda url: "/table/" in url and url != first)
        who.wait(lambda who=who: who.tables[-1]["status"] == "playing", "everybody to come")
    again = people[0].tables[-1]
    assert [seat["name"] for seat in again["seats"]] == [*before[1:], before[0]]
    assert len({who.page.url for who in people}) == 1
    seats = {seat["name"]: at for at, seat in enumerate(again["seats"])}
    for who in people:
        who.wait(lambda who=who: who.pushes[-1]["seat"] == seats[who.name], "the new table, from their own seat")
    dirk = next(at for at, seat in enumerate(again["seats"]) if seat["name"] == "Dirk")
    assert people[1].page.evaluate("JSON.parse(localStorage['entrepot-muted'])")[again["id"]] == [dirk]


def test_who_is_muted_is_not_heard_even_after_a_reload_and_can_be_reported(person, site):
    ann = person("Ann", **CALM)
    ann.poster().get_by_role("button", name="Invite").click()
    ann.page.get_by_role("button", name="Begin").click()
    field = ann.page.get_by_label("Link for player 2")
    ann.page.get_by_text("This link works only on this machine.").wait_for()
    bob = person("Bob", field.input_value().removeprefix(site.url), sits=False, **CALM)
    bob.page.get_by_role("heading", name="Ann invites you to Tradejack").wait_for()
    axe(bob.page, "invited")
    bob.page.get_by_role("button", name="Sit down").click()
    for who in (ann, bob):
        who.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("textbox", name="Say something").fill("<b>boo</b>")
    bob.page.keyboard.press("Enter")
    chat = ann.page.get_by_role("log", name="Chat")
    chat.get_by_text("<b>boo</b>").wait_for()
    ann.page.get_by_role("button", name="Mute: Bob").click()
    ann.page.reload()
    ann.page.get_by_role("tab", name="Chat").click()
    chat.get_by_text("One line of a muted player").wait_for()
    assert "boo" not in chat.inner_text()
    ann.page.get_by_role("button", name="Report: Bob").click()
    ann.page.get_by_label("What happened?").fill("shouts")
    axe(ann.page, "report")
    ann.page.get_by_role("button", name="Send the report").click()
    ann.page.get_by_text("Your report is saved for the owner of this server.").wait_for()
    ann.page.get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name="Unmute: Bob").click()
    chat.get_by_text("<b>boo</b>").wait_for()


def test_a_finished_game_shows_places_and_the_page_of_a_player_where_they_stand(person, site):
    ann = person("Ann", **CALM)
    session = {cookie["name"]: cookie["value"] for cookie in ann.context.cookies()}
    guest = Guest(site.url, None, session=session)
    opened = guest.open("me", "bot:easy", "bot:greedy", rated=True)
    seat = guest.look(opened["table"], opened["keys"][0])
    while seat.push["outcome"] is None:
        seat.until_asked()
        if seat.push["outcome"] is None:
            seat.act(seat.choices[-1])
    close_all()
    page = ann.page
    page.get_by_role("heading", name="Finished games").wait_for()
    row = page.locator("section", has=page.get_by_role("heading", name="Finished games")).locator("li").first
    assert all(place in row.inner_text() for place in ("1.", "2."))
    page.get_by_text("Settings").or_(page.locator("summary").first).first.click()
    page.get_by_role("link", name="My games and ratings").click()
    page.get_by_text("One rated game").wait_for()
    page.get_by_role("img", name="Where Ann stands among the bots").wait_for()
    axe(page, "player")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_text("Eén spel dat meetelt").wait_for()
