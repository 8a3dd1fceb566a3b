"""One person in two browsers: a link is shown, pressed and used up, both play the seat, and one is signed out."""

from __future__ import annotations

import pytest
from web_keys import tab_to
from web_table import PATIENCE, check_accessibility

pytestmark = pytest.mark.slow
PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture
def phone(browser, site):
    """A browser that nobody has used yet."""
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    yield context.new_page()
    context.close()


def link_of(who):
    """Open one's own page and make a link, as with the keyboard alone."""
    page = who.page
    page.get_by_label("Settings").last.click()
    page.get_by_role("link", name="Devices and notices").click()
    page.get_by_role("heading", name="Your devices").wait_for()
    tab_to(page, "Play on another device too")
    page.keyboard.press("Enter")
    return page.get_by_label("The link to another device").input_value()


def test_a_phone_becomes_the_same_person_plays_on_and_is_signed_out(person, phone, site):
    ann = person("Ann", reduced_motion="reduce")
    ann.poster().get_by_role("button", name="Play now").click()
    ann.wait_for_question()
    table = ann.page.url
    ann.page.goto(site.url)
    link = link_of(ann)
    assert link.startswith(f"{site.url}/link#")
    ann.page.get_by_text("works only on this machine").wait_for()  # 127.0.0.1 is no address for a phone
    picture = ann.page.get_by_role("img", name="The link as a picture for a camera")
    assert picture.evaluate("(image) => image.naturalWidth") > 100
    check_accessibility(ann.page, "one's own page")

    phone.goto(link)
    phone.get_by_role("heading", name="Play on as Ann?").wait_for()
    check_accessibility(phone, "the page of a link")
    phone.reload()  # to look at it, however often, uses nothing up
    phone.get_by_role("button", name="I am Ann").click()
    phone.get_by_role("link", name="Tradejack").first.wait_for()
    assert phone.url == f"{site.url}/"
    phone.get_by_text("Your turn").wait_for()  # the lobby knows, though this browser was never at the table
    assert phone.get_by_text("Your turn").bounding_box()["y"] < 844  # before all posters
    ann.page.get_by_text("Another device has joined with your link.").wait_for()

    phone.goto(table)
    phone.locator(".choices [data-action]").first.wait_for()
    phone.goto(link)
    phone.get_by_text("This link has been used, or its ten minutes are over").wait_for()

    ann.page.get_by_role("button", name="Sign out Chrome, Linux").last.click()
    ann.page.get_by_role("button", name="Yes").click()
    ann.page.get_by_text("It is signed out.").wait_for()
    phone.goto(table)
    phone.get_by_text("Another device has signed this one out.").wait_for()
    ann.page.goto(table)
    ann.wait_for_question()


def test_whoever_is_somebody_here_already_is_asked_and_may_stay(person, phone, site):
    ann, bob = person("Ann"), person("Bob", reduced_motion="reduce")
    bob.page.goto(link_of(ann))
    bob.page.get_by_text("You are Bob here now.").wait_for()
    bob.page.get_by_role("link", name="Stay Bob").click()
    bob.page.get_by_text("Bob").first.wait_for()
    assert bob.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Bob"


def test_the_pages_are_there_in_dutch(person, phone, site):
    ann = person("Ann")
    link = link_of(ann)
    ann.page.get_by_role("button", name="Nederlands").click()
    ann.page.get_by_role("heading", name="Je apparaten").wait_for()
    phone.goto(f"{site.url}/link")
    phone.get_by_role("button", name="Nederlands").click()
    phone.get_by_role("heading", name="Ik speel al op een ander apparaat").wait_for()
    phone.goto(link)
    phone.get_by_role("button", name="Ik ben Ann").wait_for()
