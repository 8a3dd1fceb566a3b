"""What is kept, in a browser: all games as one file, being forgotten in two steps, and tables that say that they go."""

from __future__ import annotations

import zipfile

import pytest
from table_server import running
from web_table import Person, check_accessibility

from entrepot.table.pruning import prune

pytestmark = pytest.mark.slow
NOW = [1_000_000.0]


@pytest.fixture
def site(tmp_path, client):
    with running(tmp_path, client=client, clock=lambda: NOW[0]) as found:
        yield found


@pytest.fixture
def ann(browser, site):
    who = Person(browser, site, "Ann", reduced_motion="reduce")
    yield who
    who.close()


def test_games_are_taken_along_and_somebody_is_forgotten(ann, site):
    page = ann.page
    ann.poster().get_by_role("button", name="Play now").click()
    ann.wait_for_question()
    page.goto(f"{site.url}/you")
    with page.expect_download() as download:
        page.get_by_role("link", name="All my finished games").click()
    assert download.value.suggested_filename == "entrepot-games.zip"
    assert zipfile.ZipFile(download.value.path()).namelist() == ["README.txt"]  # the game is not over

    page.get_by_role("button", name="Forget me").click()
    page.get_by_text("Your seat in a game under way is left to a bot.").wait_for()
    check_accessibility(page, "being forgotten")
    page.get_by_role("button", name="No, stay").click()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_role("heading", name="Welcome").wait_for()
    assert page.evaluate("localStorage.getItem('entrepot-keys')") is None
    page.get_by_role("textbox").fill("Ann")
    page.keyboard.press("Enter")
    ann.poster().wait_for()
    assert page.evaluate("fetch('/api/tables').then((answer) => answer.json())") == []


def test_a_table_tells_that_it_goes_and_that_it_has_gone(ann, site):
    page = ann.page
    ann.poster().get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_label("Link for player 2").wait_for()
    table = page.url
    page.goto(site.url)
    page.get_by_text("Nobody has begun to play. It is removed on January 19").wait_for()
    check_accessibility(page, "the lobby")
    page.goto(f"{site.url}/you")  # nobody looks at the table
    NOW[0] += 8 * 86_400
    ann.wait(lambda: site.run(lambda: prune(site.service.tables)), "the table to go")
    page.goto(table)
    page.get_by_text("A table is removed after a week if nobody begins to play.").wait_for()
    page.goto(site.url)
    page.get_by_text("A table was removed because nobody had begun to play").click()
    page.get_by_text("Tradejack, opened on January 12, removed on January 20").wait_for()
