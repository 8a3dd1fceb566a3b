"""After a game somebody asks for a review, reads it, tries what would have been better, and plays on from there."""

from __future__ import annotations

import pytest
from table_server import Guest, play_out
from web_geometry import faults
from web_table import check_accessibility

pytestmark = pytest.mark.slow
MADE_SECONDS = 240
"""So long a review may take where other tests have the machine."""

HAND_ABOVE_FOOT = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    return box(".mine").bottom <= box(".at-foot").top + 1;
}"""


def careless(choices, turn):
    """Make no set that could be made, and bid for this and that."""
    return "done" if "done" in choices else choices[turn % min(2, len(choices))]


@pytest.fixture
def over(person, site):
    """Ann at her browser, and the table where she has just lost to Bob."""
    ann = person("Ann", reduced_motion="reduce")
    cookies = {cookie["name"]: cookie["value"] for cookie in ann.context.cookies()}
    player, bob = Guest(site.url, None, session=cookies), Guest(site.url, "Bob")
    opened = player.open("me", "friend", is_full=False, options={"length": "quick-4"})
    own = bob.sit(opened["table"], opened["keys"][1])
    seats = [player.look(opened["table"], opened["keys"][0]), bob.look(opened["table"], own)]
    play_out(seats, careless)
    yield ann, opened["table"], bob
    for each in (*seats, player, bob):
        each.close()


def test_a_review_is_asked_for_read_and_tried_out(over, site):
    ann, table, bob = over
    page = ann.page
    page.goto(f"{site.url}/table/{table}")
    page.locator(".receipt").get_by_role("link", name="Review", exact=True).click()
    page.get_by_role("button", name="Review my game").click()
    page.get_by_text("You may leave this page").wait_for()
    page.goto(site.url)
    page.locator(f"a[href='/review/{table}/0']").click()
    page.locator(".board").wait_for(timeout=1000 * MADE_SECONDS)
    assert bob.get(f"/api/tables/{table}/reviews/0").json()["code"] == "not-your-review"

    review = page.request.get(f"{site.url}/api/tables/{table}/reviews/0").json()["found"]
    listed = page.get_by_role("region", name="The costliest choices").locator("ol button")
    assert listed.count() == min(3, len(review["mistakes"])) > 0
    dearest = review["mistakes"][0]
    assert page.locator(".board").get_attribute("data-choice") == str(dearest["number"])
    foot = page.get_by_role("region", name=f"choice {dearest['number']} of {review['choices']}")
    for word in ("Played:", "Stronger:", "Average differences"):
        assert foot.get_by_text(word).count() == 1

    chart = page.get_by_role("region", name="Chances to win")
    assert chart.locator("polyline").count() == 2
    slider = chart.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    assert slider.get_attribute("aria-valuetext").startswith("The end: Ann ")
    assert chart.get_by_role("button", name="Show it on the table").is_disabled()
    page.keyboard.press("ArrowLeft")
    last = review["course"][-2]
    said = slider.get_attribute("aria-valuetext")
    assert said.startswith(f"Round {last['round']}, choice {last['number']}: Ann {round(last['shares'][0] / 10)}%")
    chart.get_by_role("button", name="Show it on the table").click()
    page.locator(f".board[data-choice='{last['number']}']").wait_for()

    listed.first.click()
    page.locator(f".board[data-choice='{dearest['number']}']").wait_for()
    check_accessibility(page, "a review")
    for size in ({"width": 390, "height": 844}, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)
        assert faults(page) == []
        page.locator(".board").evaluate("(board) => board.scrollIntoView({ block: 'end' })")
        ann.wait(lambda: page.evaluate(HAND_ABOVE_FOOT), f"one's own cards above the foot at {size}")
    page.get_by_role("button", name="Choose again").click()
    bar = page.locator(".choices")
    bar.locator(f"[data-action='{dearest['other']}']").click()
    bar.get_by_text("stronger than what was played").wait_for()
    bar.get_by_role("button", name="Back to what was played").click()

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    assert dearest["other"] in ann.wait_for_question()
    assert table not in page.url
