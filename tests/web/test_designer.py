"""A designer without a terminal changes cards, plays with a friend by link, and reads the answers in the workshop.

What the bots find by experiment, and what is printed, is in `test_workshop` and `test_printing`.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect
from table_server import Guest, play_out
from web_table import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)
CHANGES = [("lipstick-blue", "value", "14"), ("soap-blue", "value", "3"), ("noodles-blue", "copies", "4")]
KEYS = "(table) => JSON.parse(localStorage.getItem('entrepot-keys'))[table]"


def change(page, id, column, text):
    page.wait_for_selector("[role=grid] td")
    columns = page.locator("[role=grid] thead th").all_inner_texts()
    ids = page.locator("[role=grid] tbody tr td:nth-of-type(1)").all_inner_texts()
    cell = page.locator(f'[data-cell="{ids.index(id)}-{columns.index(column) - 1}"]')
    cell.click()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    return cell


def at_the_table(who, table):
    """The same person's socket, by which the rest of a game is played quickly."""
    guest = Guest(who.site.url, None, session={one["name"]: one["value"] for one in who.context.cookies()})
    return guest.look(table, *who.page.evaluate(KEYS, table))


def answer(who, grade, unclear):
    form = who.page.get_by_role("form", name="Three questions")
    form.get_by_label(grade, exact=True).check()
    form.get_by_label("about right").check()
    form.get_by_label("What was unclear?").fill(unclear)
    form.get_by_role("button", name="Send").click()
    expect(who.page.get_by_text("reads them in the workshop, under People")).to_be_visible()


def test_cards_are_changed_played_with_a_friend_and_judged(person, site):
    ann = person("Ann", start="/workshop/tradejack", reduced_motion="reduce")
    page = ann.page
    cells = [change(page, *one) for one in CHANGES]
    expect(page.locator(".changed")).to_have_count(3)
    expect(cells[0]).to_have_attribute("title", "The game's own cards: 5.")
    expect(page.get_by_text("These cards can be played")).to_be_visible()

    page.locator("#part-sit").click()
    page.get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("With the cards of the workshop")
    dialog.get_by_label("Length").select_option("quick-4")
    dialog.get_by_role("button", name="Begin").click()
    link = page.get_by_label("Link for player 2").input_value()
    bob = person("Bob", link.removeprefix(site.url), reduced_motion="reduce")
    expect(page.locator(".mats")).to_contain_text("Bob")
    table = page.url.partition("/table/")[2].partition("#")[0]
    ann.wait(lambda: ann.actions or bob.actions, "a question for one of them")
    who = ann if ann.actions else bob
    who.press(who.actions[0])

    seats = [at_the_table(each, table) for each in (ann, bob)]
    play_out(seats, lambda choices, _: choices[0])
    for seat in seats:
        seat.close()
    answer(ann, "4", "Nothing at all")
    answer(bob, "2", "Is lipstick so dear?")

    page.goto(f"{site.url}/workshop/tradejack")
    page.locator("#part-people").click()
    report = page.locator("[data-cards]").filter(has_text="Is lipstick so dear?")
    expect(report).to_contain_text("One finished game")
    expect(report).to_contain_text(re.compile(r"Fun, of 5\s*3"))
    expect(report).to_contain_text("Nothing at all")
    expect(report).not_to_contain_text("Bob")
    report.get_by_role("button", name="Open these cards and try them").click()
    page.locator("#part-cards").click()
    expect(page.locator(".changed")).to_have_count(3)
