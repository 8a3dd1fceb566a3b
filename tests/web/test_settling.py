"""A table that cannot go on: two people agree in their browsers how it ended."""

from __future__ import annotations

import pytest
from postgres import carry_out

pytestmark = pytest.mark.slow


def break_positions(site):
    """Let nobody restore a position of this site: a census that does not add up."""
    carry_out(site.folder, "update snapshots set census = '{}'")


def test_two_friends_agree_how_a_table_that_cannot_go_on_has_ended(person, own_site):
    ann = person("Ann", at=own_site, reduced_motion="reduce")
    ann.poster().get_by_role("button", name="Invite").click()
    ann.page.get_by_role("button", name="Begin").click()
    link = ann.page.get_by_label("Link for player 2").input_value()
    bob = person("Bob", link.removeprefix(own_site.url), own_site, reduced_motion="reduce")
    ann.page.locator(".mats").get_by_text("Bob").wait_for()

    own_site.kill()
    break_positions(own_site)
    own_site.start()
    for who in (ann, bob):
        who.page.get_by_role("heading", name="How does it end?").wait_for()
        assert (
            who.page.locator("[role=log] .round, [role=log] li, [role=log] p").count() > 0
        )  # what happened can be read
        assert "cannot be restored" in who.page.locator("main").inner_text()

    ann.page.get_by_label("Place of Ann").select_option("2.")
    ann.page.get_by_label("Place of Bob").select_option("1.")
    ann.page.get_by_role("button", name="Propose this").click()
    bob.page.get_by_text("Ann says:").wait_for()
    assert "Bob has not said yet." in bob.page.locator("main").inner_text()
    bob.page.get_by_role("button", name="Nederlands").click()
    bob.page.get_by_role("button", name="Akkoord").click()
    for who, heading in ((ann, "Agreed by all"), (bob, "Zo heeft iedereen het afgesproken")):
        result = who.page.get_by_role("region", name=heading)
        result.wait_for()
        lines = result.get_by_role("listitem").all_inner_texts()
        assert [line.split() for line in lines] == [["1.", "Bob"], ["2.", "Ann"]]
