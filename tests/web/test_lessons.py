"""Lessons in the browser: the way there, one walk through each, and that all they point at is on the screen."""

from __future__ import annotations

import pytest
from web_lessons import begin, lessons, read_on, walk
from web_play import press
from web_table import check_accessibility

RING = 16
"""Pixels by which a ring is larger than its thing, and a little more."""


@pytest.mark.parametrize(("game", "lesson"), lessons(), ids=lambda name: name)
def test_all_that_a_lesson_points_at_is_on_the_screen(person, game, lesson):
    ann = person(reduced_motion="reduce")
    for step, seen in walk(ann, begin(ann, game, lesson)):
        assert seen["inSight"][:1] != [False], step.words
    assert ann.page.locator("[data-end='lesson']").is_visible()


def test_a_lesson_on_a_phone_in_dutch(person):
    ann = person(reduced_motion="reduce", viewport={"width": 390, "height": 844}, locale="nl-NL")
    for _ in walk(ann, begin(ann, "tradejack", "first"), "nl"):
        wide = ann.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
    ann.page.get_by_role("button", name="Speel een spel tegen makkelijke bots").click()
    ann.page.wait_for_url("**/table/*")
    ann.wait_for_question()


def test_on_a_phone_a_lesson_opens_the_part_of_the_table_that_it_points_at(person):
    ann = person(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    steps = walk(ann, begin(ann, "tradewarz", "first"))
    step, _ = next(steps)
    assert ann.page.locator("[data-panes] [aria-pressed=true]").inner_text() == "Map"
    while step.look != ("actions",):
        step, _ = next(steps)  # waits until everything that the step points at has its ring
    assert ann.page.locator("[data-panes] [aria-pressed=true]").inner_text() == "Seasons"


def test_on_a_phone_ones_own_things_do_not_cover_what_a_lesson_points_at(person):
    ann = person(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    for step, _ in walk(ann, begin(ann, "tradejack", "first")):
        if step.do and step.look[:1] == ("lot",):
            lot, own = (ann.page.locator(what).bounding_box() for what in ("[data-ring=lot]", "[data-foot]"))
            assert lot["y"] + lot["height"] <= own["y"] + RING
            break


def test_two_places_that_have_room_together_come_into_sight_together(person):
    ann = person(reduced_motion="reduce")
    for step, _ in walk(ann, begin(ann, "trade_and_triumph", "roads")):
        if step.look == ("place-of", "place-do"):  # of which the second would lie under one's own things
            top = ann.page.locator("[data-ring=place-of]").bounding_box()
            bottom, own = (ann.page.locator(what).bounding_box() for what in ("[data-ring=place-do]", "[data-foot]"))
            assert top["y"] >= 0
            assert bottom["y"] + bottom["height"] <= own["y"] + RING
            break
    else:
        raise AssertionError("the lesson has no such step")


def to_first_question(who):
    """Read on until something is to be done."""
    while who.page.locator("[data-lesson-next]").count():
        read_on(who)


def test_a_wrong_choice_gets_the_lessons_answer(person):
    ann = person(reduced_motion="reduce")
    begin(ann, "tradejack", "first")
    ann.page.locator("[data-lesson-next]").wait_for()
    to_first_question(ann)
    press(ann, "pass")
    answer = ann.page.get_by_role("alert")
    assert "Passing is allowed and costs nothing." in answer.inner_text()
    press(ann, "bid 1")
    ann.wait(lambda: "Begin low" in answer.inner_text(), "another answer")
    assert ann.pushes[-1]["lesson"]["at"] == 4
    check_accessibility(ann.page, "a lesson")


def test_a_lesson_is_left_and_taken_up_again(person):
    ann = person(reduced_motion="reduce")
    lesson = begin(ann, "tradejack", "first")
    steps = walk(ann, lesson)
    for _ in range(7):
        step, _ = next(steps)
    assert step is lesson.steps[6]
    ann.page.locator("header .brand").click()
    assert ann.page.get_by_role("heading", name="Your tables").count() == 0  # it is not a game that waits for somebody
    ann.page.locator("[data-learn='tradejack']").click()
    assert ann.page.locator("[data-lesson='first']").inner_text() == "Go on"
    check_accessibility(ann.page, "the list of lessons")
    ann.page.locator("[data-lesson='first']").click()
    assert next(walk(ann, lesson))[0] is lesson.steps[6]


def test_what_was_done_is_remembered_and_the_next_lesson_is_offered(person):
    ann = person(reduced_motion="reduce")
    assert "Your first round" in ann.page.locator("[data-learn='tradejack']").inner_text()
    for _ in walk(ann, begin(ann, "tradejack", "first")):
        pass
    assert ann.page.locator("[data-end='lesson'] li").count() > 2
    ann.page.reload()
    ann.page.locator("header .brand").click()
    offered = ann.page.locator("[data-learn='tradejack']")
    offered.wait_for()
    assert "Your first round" not in offered.inner_text()
    offered.click()
    assert ann.page.locator("[data-lesson='first']").inner_text() == "Once more"


def test_a_lesson_is_read_with_the_keyboard_alone(person):
    ann = person(reduced_motion="reduce")
    begin(ann, "tradejack", "first")
    ann.page.locator("[data-lesson-next]").focus()
    for page in range(1, 5):
        ann.page.wait_for_timeout(500)  # a key that comes at once is the last one, held down
        ann.page.keyboard.press("Enter")
        ann.wait(lambda page=page: ann.page.locator(f"[data-lesson-page='{page}']").count(), "the next page")
    assert ann.page.evaluate("document.activeElement.closest('.choices') !== null")
    assert ann.pushes[-1]["lesson"]["at"] == 4  # nothing was done by it
