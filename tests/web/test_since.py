"""What others did stays on the table until one answers, and can be seen again; a question waits for its scene."""

from __future__ import annotations

import pytest
from web_table import bidder, first_set

pytestmark = pytest.mark.slow
LATELY = "[...document.querySelectorAll('[data-lately]')].map((one) => one.innerText.trim()).filter(Boolean)"
MUTE = """() => {
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard += 1; start.apply(this, when); };
}"""
WATCH = """() => {
    window.early = 0;
    const isPaid = (income) => income.classList.contains("paid");
    setInterval(() => {
        const incomes = [...document.querySelectorAll(".reveal .income")];
        if (document.querySelector(".choices.asked") && !incomes.every(isPaid)) window.early += 1;
    }, 20);
}"""
HIDDEN = """() => {
    const foot = document.querySelector(".choices").getBoundingClientRect().top;
    return [...document.querySelectorAll(".mine .mat, .mine .card")].map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top < 0 || bottom > foot).length;
}"""


def at_tradejack(person, **settings):
    who = person("Ann", **settings)
    who.poster().get_by_role("button", name="Play now").click()
    who.wait_for_question()
    return who


def answer(who, action):
    """Answer, and wait for what is asked next."""
    number = who.pushes[-1]["prompt"]["number"]
    who.press(action)
    who.wait(lambda: who.pushes[-1]["prompt"]["number"] not in (number, None), "the next question")
    who.wait(lambda: who.page.locator(".choices.asked").count(), "the question on the page")


def test_what_others_did_stays_until_the_next_answer_and_can_be_seen_again(person):
    who = at_tradejack(person, reduced_motion="reduce")
    page = who.page
    answer(who, "pass")
    said = page.evaluate(LATELY)
    assert said, "what the others have done stands on their mats"
    page.wait_for_timeout(1500)
    assert page.evaluate(LATELY) == said
    page.reload()
    who.wait(lambda: page.evaluate(LATELY) == said, "the same after the page was opened anew")
    who.wait(
        lambda: page.locator(".log p").first.inner_text().startswith("The game begins"), "the log from its beginning"
    )
    newest = who.pushes[-1]["seq"]
    page.locator(".choices.asked").wait_for()
    who.look()
    page.keyboard.press("r")
    heading = page.get_by_text("You are looking back, at step")
    heading.wait_for()
    shown = int(heading.inner_text().split("step ")[1].split()[0])
    assert 1 < shown < newest
    page.get_by_label("How fast the moves of others are shown", exact=True).select_option("brisk")
    page.locator(".choices.asked").wait_for()  # it runs up to the game by itself
    who.look()
    page.keyboard.press("r")
    heading.wait_for()
    who.look()
    page.keyboard.press("r")
    page.get_by_role("button", name="Run").wait_for()
    stopped = heading.inner_text()
    page.wait_for_timeout(2500)
    assert heading.inner_text() == stopped
    page.keyboard.press("Escape")
    page.locator(".choices.asked").wait_for()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_new_round_asks_once_the_sales_have_been_seen_and_leaves_the_hand_in_sight(person, size):
    who = at_tradejack(person, viewport={"width": size[0], "height": size[1]})
    page = who.page
    choose = bidder()
    while "done" not in who.actions or any(action.startswith(("pair", "with")) for action in who.actions):
        answer(who, choose(who.actions) if "done" not in who.actions else first_set(who.actions))
    page.evaluate(WATCH)
    who.press("done")
    page.locator(".reveal").wait_for()
    page.locator(".choices.asked").wait_for()
    assert page.evaluate("window.early") == 0
    page.get_by_role("button", name="Last sales").wait_for()
    who.wait(lambda: page.evaluate(HIDDEN) == 0, "the hand in sight")


def test_a_line_of_the_log_lights_up_what_it_speaks_of_and_shows_its_card(person):
    who = at_tradejack(person, reduced_motion="reduce")
    page = who.page
    line = page.locator(".log p").filter(has_text="Ann draws").last
    name = line.inner_text().split("draws ")[1].split(" (")[0]
    line.hover()
    assert page.locator("#log-card").inner_text().count(name)
    assert page.locator("[data-anchor^=mat-][data-lit]").count() == 1
    assert page.locator(".hand [data-thing][data-lit]").count() >= 1
    page.mouse.move(5, 5)
    page.locator("#log-card").wait_for(state="detached")
    assert page.locator("[data-lit]").count() == 0
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    newest = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.innerText") != newest
    while name not in page.evaluate("document.activeElement.innerText"):
        page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "log-card"


def test_sounds_are_off_until_asked_for(person):
    who = at_tradejack(person, reduced_motion="reduce")
    page = who.page
    page.evaluate(MUTE)
    answer(who, "pass")
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Sounds").click()
    first = page.evaluate("window.heard")
    assert first > 0
    answer(who, "pass" if "pass" in who.actions else who.actions[0])
    assert page.evaluate("window.heard") > first
    page.get_by_role("button", name="Sounds").click()
    last = page.evaluate("window.heard")
    answer(who, "pass" if "pass" in who.actions else who.actions[0])
    assert page.evaluate("window.heard") == last
