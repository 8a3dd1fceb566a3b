"""Coming in and going out, in real browsers: links whole and broken, seats taken, given back and moved, and names."""

from __future__ import annotations

import json

import pytest

pytestmark = pytest.mark.slow
KEPT = "(name) => JSON.parse(localStorage.getItem(name) ?? '{}')"
HEBREW = "\u05d3\u05e0\u05d4"


def opened(ann):
    """Ann opens a table for two; return its path and the whole link for the other seat."""
    ann.poster().get_by_role("button", name="Invite").click()
    ann.page.get_by_role("button", name="Begin").click()
    link = ann.page.get_by_label("Link for player 2", exact=True).input_value()
    return ann.page.url, link


def stand(who, button):
    """Give a seat back: first one button, and in its own time the other."""
    who.page.get_by_text("Pause, leave or end").click()
    who.page.wait_for_timeout(600)
    button.click()
    who.page.wait_for_timeout(600)  # a double click would not do
    who.page.get_by_role("button", name="Yes").click()
    who.page.get_by_text("You have given the seat back.").wait_for()


def log_of(who):
    return who.page.locator(".log")


def test_an_invited_friend_finds_the_table_in_the_lobby_and_all_see_who_came(person, site):
    ann = person("Ann", reduced_motion="reduce")
    table, link = opened(ann)
    bob = person("Bob", link.removeprefix(site.url), reduced_motion="reduce")
    bob.page.locator(".mine").get_by_text("Bob").wait_for()
    for who in (ann, bob):
        log_of(who).get_by_text("Bob sits down as player 2.").wait_for()
    bob.page.get_by_role("link", name="entrepot").click()
    bob.page.get_by_role("heading", name="Your tables").wait_for()
    assert bob.page.locator(f"a[href='{table.removeprefix(site.url)}']").count() == 1
    bob.page.goto(link)  # the friend's own link, from the mail, once more
    bob.page.locator(".mine").get_by_text("Bob").wait_for()
    bob.page.reload()
    bob.page.locator(".mine").get_by_text("Bob").wait_for()


def test_a_used_link_opens_the_table_to_look_on_and_says_so(person, site):
    ann = person("Ann", reduced_motion="reduce")
    _, link = opened(ann)
    person("Bob", link.removeprefix(site.url)).page.locator(".mine").wait_for()
    eve = person("Eve", link.removeprefix(site.url), reduced_motion="reduce")
    eve.page.get_by_text("This invitation has been used").wait_for()
    eve.page.locator(".mats").get_by_text("Bob").wait_for()
    assert eve.page.locator(".mine").count() == 0
    assert "key" not in eve.page.url
    eve.page.get_by_role("button", name="Nederlands").click()
    eve.page.get_by_text("Deze uitnodiging is al gebruikt").wait_for()
    ann.page.goto(ann.page.url + "#" + link.partition("#")[2])
    ann.page.get_by_text("You already sit here").wait_for()


def test_a_link_cut_short_is_forgotten_and_the_right_one_works(person, site):
    ann = person("Ann", reduced_motion="reduce")
    _, link = opened(ann)
    path = link.removeprefix(site.url)
    bob = person("Bob", path[:-3], reduced_motion="reduce")
    bob.page.get_by_text("This link is incomplete. Ask the person who sent it for the whole link.").wait_for()
    bob.page.locator(".mats").get_by_text("Ann").wait_for()
    wrong = path[:-4] + "0000"
    bob.page.goto(site.url + wrong)
    bob.page.get_by_text("This link is not for a seat of this table").wait_for()
    assert not any(bob.page.evaluate(KEPT, "entrepot-keys").values())
    bob.page.goto(link + ").")  # as a mail program makes it
    bob.accept()
    bob.page.locator(".mine").get_by_text("Bob").wait_for()


def test_a_key_of_no_use_that_was_kept_condemns_no_other(person, site):
    ann = person("Ann", reduced_motion="reduce")
    table, _ = opened(ann)
    id = table.rpartition("/")[2]
    kept = ann.page.evaluate(KEPT, "entrepot-keys")
    kept[id].insert(0, "an-old-key-of-no-use")
    ann.page.evaluate("(kept) => localStorage.setItem('entrepot-keys', kept)", json.dumps(kept))
    ann.page.reload()
    ann.page.locator(".mine").get_by_text("Ann").wait_for()
    ann.wait(lambda: len(ann.page.evaluate(KEPT, "entrepot-keys")[id]) == 1, "the forgetting of the bad key")


@pytest.mark.parametrize("takes_both", [False, True])
def test_a_host_who_opens_the_friends_link_is_asked_before_both_seats_are_on_one_screen(person, site, takes_both):
    ann = person("Ann", reduced_motion="reduce")
    _, link = opened(ann)
    ann.page.goto(link)
    ann.page.get_by_text("You already sit here").wait_for()
    if not takes_both:
        ann.page.get_by_role("button", name="Back to my seat").click()
        ann.page.locator(".mine").get_by_text("Ann").wait_for()
        assert ann.page.locator(".curtain").count() == 0
        person("Bob", link.removeprefix(site.url)).page.locator(".mine").get_by_text("Bob").wait_for()
        return
    ann.page.get_by_role("button", name="Take that seat as well").click()
    ann.page.locator(".curtain").get_by_role("button").click()
    stand(ann, ann.page.get_by_role("button", name="Give back the seat of Ann").nth(1))
    ann.page.locator(".mine").get_by_text("Ann").wait_for()
    ann.page.get_by_role("button", name="New link, player 2").click()
    fresh = ann.page.get_by_label("Link for player 2", exact=True).input_value()
    assert fresh != link
    person("Bob", fresh.removeprefix(site.url)).page.locator(".mine").get_by_text("Bob").wait_for()


def test_a_friend_gives_the_seat_back_and_another_comes(person, site):
    ann = person("Ann", reduced_motion="reduce")
    _, link = opened(ann)
    bob = person("Bob", link.removeprefix(site.url), reduced_motion="reduce")
    stand(bob, bob.page.get_by_role("button", name="Give my seat back"))
    assert bob.page.locator(".mine").count() == 0
    log_of(ann).get_by_text("Bob has given back the seat of player 2").wait_for()
    bob.page.get_by_role("link", name="entrepot").click()
    bob.page.get_by_role("heading", name="Good to see you").wait_for()
    assert bob.page.get_by_role("heading", name="Your tables").count() == 0
    ann.page.get_by_role("button", name="New link, player 2").click()
    fresh = ann.page.get_by_label("Link for player 2", exact=True)
    ann.wait(lambda: fresh.count() and fresh.input_value() != link, "a new link")
    person("Cleo", fresh.input_value().removeprefix(site.url)).page.locator(".mine").get_by_text("Cleo").wait_for()


def test_names_of_every_kind_stay_within_the_log_and_turn_no_sentence_round(person, site):
    ann = person("W" * 39 + "!", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    _, link = opened(ann)
    bob = person(f"\u202e{HEBREW} (you)\u200b", link.removeprefix(site.url), reduced_motion="reduce")
    line = log_of(bob).get_by_text("sits down as player 2.")
    line.wait_for()
    assert line.inner_text() == f"\u2068{HEBREW} you\u2069 sits down as player 2."
    ann.page.get_by_role("tab", name="Log").click()
    log_of(ann).get_by_text("sits down as player 2.").wait_for()
    for who in (ann, bob):
        wide = "(element) => element.scrollWidth - element.clientWidth"
        assert log_of(who).evaluate(wide) <= 0
        assert who.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
