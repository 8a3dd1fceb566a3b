"""Three questions at the end of a game that is played to try its cards, and the answers in the workshop."""

from __future__ import annotations

from playwright.sync_api import expect
from table_server import Guest, play_out
from web_table import PATIENCE
from web_table import check_accessibility as axe

expect.set_options(timeout=PATIENCE * 1000)


def test_a_player_answers_once_and_whoever_asked_reads_it_without_a_name(person, site):
    ann = person("Ann", reduced_motion="reduce")
    page = ann.page
    cookies = {cookie["name"]: cookie["value"] for cookie in ann.context.cookies()}
    player, bob = Guest(site.url, None, session=cookies), Guest(site.url, "Bob")
    opened = player.open("me", "friend", is_full=False, options={"length": "quick-4"}, asks=True)
    own = bob.sit(opened["table"], opened["keys"][1])
    seats = [player.look(opened["table"], opened["keys"][0]), bob.look(opened["table"], own)]
    play_out(seats, lambda choices, _: choices[0])
    for each in (*seats, player, bob):
        each.close()
    page.goto(f"{site.url}/table/{opened['table']}")
    form = page.get_by_role("form", name="Three questions")
    expect(form.get_by_role("button", name="Send")).to_be_disabled()
    axe(page, "three questions")
    form.get_by_label("4", exact=True).check()
    form.get_by_label("too long").check()
    form.get_by_label("What was unclear?").fill("Who pays the rent?")
    form.get_by_role("button", name="Send").click()
    expect(page.get_by_text("your answers are kept")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(form).to_have_count(0)  # it is asked once

    page.goto(f"{site.url}/workshop/tradejack")
    page.locator("#part-people").click()
    expect(page.get_by_text("Who pays the rent?")).to_be_visible()
    expect(page.locator("[data-cards]")).not_to_contain_text("Ann")
    axe(page, "people of the workshop")
