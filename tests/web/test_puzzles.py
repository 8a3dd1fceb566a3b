"""Puzzles in the browser: the day's from the lobby, a wrong choice, the answer, the right one, and what is solved."""

from __future__ import annotations

from web_play import press
from web_table import check_accessibility

import entrepot
from entrepot.table.puzzles import puzzle_course

TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_puzzle_of_the_day_is_solved_and_remembered(person):
    ann = person(reduced_motion="reduce")
    day = ann.page.locator("[data-puzzle-of-day]")
    game = day.get_attribute("data-puzzle-of-day")
    id = day.locator("[data-puzzle]").get_attribute("data-puzzle")
    day.locator("[data-puzzle]").click()
    ann.wait(lambda: ann.pushes and ann.page.locator("[data-puzzle-answer]").count(), "the puzzle")
    puzzle = puzzle_course(entrepot.game(game), id).puzzle
    check_accessibility(ann.page, "a puzzle")
    wrong = next(other.action for other in puzzle.others if not other.may_be_first)
    press_until(ann, wrong, lambda: ann.page.get_by_role("alert").count(), "an answer")
    assert "Not the best" in ann.page.get_by_role("alert").inner_text()
    ann.page.locator("[data-puzzle-answer]").click()
    assert ann.page.locator("[data-puzzle-solution]").inner_text().startswith("Best: ")
    assert ann.page.evaluate("document.activeElement.matches('[data-puzzle-solution]')")
    press_until(ann, puzzle.best, lambda: ann.pushes[-1]["lesson"]["is_end"], "the end")
    ann.page.locator("[data-lesson-next]").click()
    ann.page.locator("[data-end='puzzle']").wait_for()
    check_accessibility(ann.page, "a puzzle that is solved")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    assert ann.page.evaluate(TOO_WIDE) <= 0
    ann.page.locator("[data-end='puzzle'] a[href='/puzzles']").click()
    solved = ann.page.locator(f"[data-puzzles='{game}'] [data-puzzle='{id}']")
    solved.wait_for()
    assert "solved" in (solved.get_attribute("aria-label") or "")
    assert ann.page.evaluate(TOO_WIDE) <= 0
    check_accessibility(ann.page, "all puzzles")
    ann.page.go_back()
    ann.page.locator("header .brand").click()
    assert "solved" in day.inner_text()


def press_until(who, action, until, what):
    """Press an action's button until something is so: a press that comes too soon is not taken."""

    def is_so():
        if until():
            return True
        press(who, action)
        return False

    who.wait(is_so, what)
