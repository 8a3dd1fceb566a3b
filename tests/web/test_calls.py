"""Calls without an answer: asked again where that is safe, told of in the language of the page, gone once it works."""

from __future__ import annotations

import re

import pytest
from table_server import Guest

pytestmark = pytest.mark.slow
RAW = re.compile(r"failed to fetch|networkerror|load failed|typeerror|undefined|web-[a-z]", re.IGNORECASE)
LOST = "De verbinding is weg."


class Line:
    """Calls to an address that fail until they are let through."""

    def __init__(self, page, address):
        self.page = page
        self.count = 0
        self.is_down = True
        page.route(address, self._answer)

    def _answer(self, route):
        if self.is_down:
            self.count += 1
            route.abort("connectionfailed")
        else:
            route.continue_()


@pytest.fixture
def ann(person):
    return person("Ann", locale="nl-NL", reduced_motion="reduce")


def check_told(who, line, times=3):
    """The page says in Dutch that the line is down, and tries again and again."""
    who.wait(lambda: line.count >= times, "another try")
    who.page.get_by_text(LOST).first.wait_for()
    assert RAW.search(who.page.inner_text("body")) is None


def check_gone(who):
    who.page.get_by_text(LOST).wait_for(state="detached")
    assert RAW.search(who.page.inner_text("body")) is None


def test_the_start_page_waits_for_its_words(browser, site):
    page = browser.new_context(locale="nl-NL").new_page()
    line = Line(page, "**/api/words/*")
    page.goto(site.url)
    page.get_by_text("De server antwoordt niet.").wait_for()
    line.is_down = False
    page.get_by_role("heading", name="Welkom").wait_for()
    assert line.count > 0
    page.context.close()


def test_the_lobby_comes_once_the_server_does(ann):
    ann.poster().wait_for()
    line = Line(ann.page, re.compile(r"/api/(games|tables\?.*)$"))
    ann.page.reload()
    check_told(ann, line)
    assert ann.poster().count() == 0
    line.is_down = False
    ann.poster().wait_for()
    check_gone(ann)


def test_a_name_and_a_language_are_changed_in_the_end(ann):
    page = ann.page
    ann.poster().wait_for()
    session, words = Line(page, "**/api/session"), Line(page, "**/api/words/en")
    page.get_by_label("Instellingen").locator("summary").click()
    page.get_by_label("Je naam").fill("Anneke")
    page.keyboard.press("Tab")
    check_told(ann, session)
    session.is_down = False
    page.get_by_role("heading", name="Anneke").wait_for()
    page.get_by_role("button", name="English").click()
    check_told(ann, words)
    words.is_down = False
    page.get_by_role("heading", name="Good to see you, Anneke").wait_for()
    page.get_by_text("The connection is lost").wait_for(state="detached")


def test_the_rules_come_in_the_end(ann):
    line = Line(ann.page, "**/rules")
    ann.poster().get_by_role("button", name="Nu spelen").click()
    ann.wait_for_question()
    ann.page.get_by_role("tab", name="Regels").click()
    check_told(ann, line)
    line.is_down = False
    ann.page.get_by_text("Alle regels, een voor een").wait_for()
    check_gone(ann)


def test_what_may_not_be_done_twice_says_so_and_is_forgotten_once_it_works(ann):
    ann.poster().wait_for()
    line = Line(ann.page, re.compile("/api/tables$"))
    ann.page.wait_for_timeout(100)
    ann.poster().get_by_role("button", name="Nu spelen").click()
    ann.page.get_by_role("alert").get_by_text("De server antwoordde niet").wait_for()
    assert RAW.search(ann.page.inner_text("body")) is None
    line.is_down = False
    ann.poster().get_by_role("button", name="Nu spelen").click()
    ann.wait_for_question()
    assert ann.page.get_by_text("De server antwoordde niet").count() == 0


def test_a_refusal_is_said_in_the_readers_language(ann):
    ann.page.goto(ann.site.url + "/replay/0123456789abcdef/0")
    ann.page.get_by_text("Die tafel is er niet; controleer de link.").wait_for()


def test_a_page_of_a_replay_that_did_not_come_is_fetched_again(ann, finished):
    page = ann.page
    page.goto(f"{ann.site.url}/replay/{finished}/0")
    page.locator(".chapters button").first.wait_for()
    page.locator(".move").wait_for()
    page.wait_for_timeout(500)  # what is fetched beforehand
    line = Line(page, re.compile(r"/replay/\d"))
    page.keyboard.press("End")
    check_told(ann, line)
    page.keyboard.press("ArrowLeft")
    line.is_down = False
    last = page.locator("button[aria-current=step]")
    ann.wait(lambda: last.inner_text().endswith(page.locator(".move").inner_text().partition(": ")[2]), "the move")
    check_gone(ann)


@pytest.fixture(scope="module")
def finished(site):
    """The id of a game that bots have played to its end."""
    ann = Guest(site.url)
    table = ann.open("bot:uniform", "bot:uniform")["table"]
    seat = ann.look(table)
    seat.until_asked()
    seat.close()
    ann.close()
    return table
