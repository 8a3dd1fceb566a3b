"""Back closes what is open over a page before it leaves the page, and what was typed is there again."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.slow


def close(page, found, depth=1):
    """Go Back once what is found is open, and so many steps of the history with it: it is closed."""
    found.wait_for()
    page.wait_for_function("(depth) => history.state?.depth === depth", arg=depth)
    page.go_back()
    found.wait_for(state="hidden")


def opens(page, what, found):
    """Do something that opens what is found, then go Back: it is closed, and the page is the same."""
    where = page.url
    what()
    close(page, found)
    assert page.url == where


def test_back_closes_the_new_table_and_keeps_what_was_set_up(person):
    ann = person("Ann")
    page = ann.page
    ann.poster().get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog")
    page.get_by_label("Player 2", exact=True).select_option("bot")
    page.get_by_label("Which bot").select_option("greedy")
    page.get_by_role("button", name="One more seat").click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Others may watch").uncheck()
    length = page.get_by_label("Length")
    length.select_option("quick-4")
    page.go_back()
    dialog.wait_for(state="detached")
    assert page.url == ann.site.url + "/"

    ann.poster().get_by_role("button", name="One screen").click()  # another plan is another draft
    page.get_by_label("Name of player 2").fill("Bo")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")

    ann.poster().get_by_role("button", name="Invite").click()
    assert page.get_by_label("Which bot").input_value() == "greedy"
    assert page.locator("dialog .seat").count() == 3
    assert (length.input_value(), page.get_by_label("Others may watch").is_checked()) == ("quick-4", False)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/**")
    page.go_back()
    page.wait_for_url(ann.site.url + "/")
    assert dialog.count() == 0
    ann.poster().get_by_role("button", name="Invite").click()
    assert page.locator("dialog .seat").count() == 2  # it was begun: the next one is a new one
    page.get_by_role("button", name="Cancel").click()
    dialog.wait_for(state="detached")
    page.go_forward()
    page.wait_for_timeout(200)
    assert page.url == ann.site.url + "/"
    assert dialog.count() == 0


def test_back_closes_settings_keys_and_drawers_and_then_leaves_the_table(person):
    ann = person("Ann", viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    page = ann.page
    lobby = page.url
    settings = page.locator("header .menu")
    opens(page, lambda: page.locator("header summary").click(), settings)
    ann.poster("Rule of Trigon").get_by_role("button", name="Play now").click()
    ann.wait_for_question()
    opens(page, lambda: page.get_by_role("tab", name="Rules").click(), page.get_by_role("region", name="Rules"))
    legend = page.locator(".legend")
    opens(page, page.get_by_role("button", name="Signs").click, legend)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_text("All rules, one by one").click()
    page.get_by_role("searchbox").fill("harbour")
    page.locator("header summary").click()
    close(page, settings, depth=2)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Rules").click()
    assert page.get_by_role("searchbox").input_value() == "harbour"
    page.reload()  # what was open is not, and takes no step any more
    ann.wait_for_question()
    page.go_back()
    page.go_back()
    page.wait_for_url(lobby)
    ann.poster().wait_for()
