"""Tips in the first games: one at a time, each once, and none any more for whoever wants none."""

from __future__ import annotations

from web_play import press
from web_table import check_accessibility

TIPS = "[...document.querySelectorAll('[data-tip]')].map((tip) => tip.dataset.tip)"


def play_now(who):
    who.page.get_by_role("button", name="Play now").first.click()
    who.page.wait_for_url("**/table/*")
    who.wait_for_question()


def answer(who):
    """Do the first thing that is offered, and return the tips of the next question."""
    number = who.pushes[-1]["prompt"]["number"]

    def is_asked_anew():
        now = who.pushes[-1]["prompt"]["number"]
        if now is not None and now != number:
            return True
        if now is not None:
            press(who, who.pushes[-1]["actions"][0]["action"])
        return False

    who.wait(is_asked_anew, "another question")
    who.wait_for_question()
    who.page.wait_for_timeout(100)
    return who.page.evaluate(TIPS)


def test_a_tip_comes_once_and_never_two_at_a_time(person):
    ann = person(reduced_motion="reduce")
    play_now(ann)
    seen = ann.wait(lambda: ann.page.evaluate(TIPS), "a tip")
    check_accessibility(ann.page, "a tip")
    for _ in range(8):
        tips = answer(ann)
        assert len(tips) <= 1
        assert not set(tips) & set(seen)
        seen += tips
    assert "tradejack-tip-verb-bid" in seen
    ann.page.reload()
    ann.wait_for_question()
    ann.page.wait_for_timeout(200)
    assert "tradejack-tip-verb-bid" not in ann.page.evaluate(TIPS)


def test_tips_are_switched_off_at_once_and_for_good(person):
    ann = person(reduced_motion="reduce", locale="nl-NL")
    ann.page.get_by_role("button", name="Nu spelen").first.click()
    ann.wait(lambda: ann.page.evaluate(TIPS), "a tip")
    ann.page.get_by_role("button", name="Geen tips meer").click()
    assert ann.page.evaluate(TIPS) == []
    for _ in range(4):
        assert answer(ann) == []
    ann.page.reload()
    ann.wait_for_question()
    assert ann.page.evaluate(TIPS) == []


def test_a_lesson_has_no_tips(person):
    ann = person(reduced_motion="reduce")
    ann.page.locator("[data-learn='tradejack']").click()
    ann.page.locator("[data-lesson='first']").click()
    ann.page.locator("[data-lesson-next]").wait_for()
    assert ann.page.evaluate(TIPS) == []


def test_a_tip_lies_over_nothing_of_the_drawer(person):
    ann = person(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    play_now(ann)
    ann.wait(lambda: ann.page.evaluate(TIPS), "a tip")
    for tab in ("Log", "Chat", "Rules"):
        ann.page.get_by_role("tab", name=tab).click()
        tip = ann.page.locator("[data-tip]").bounding_box()
        panel = ann.page.locator("#drawer-panel").bounding_box()
        assert panel["y"] + panel["height"] <= tip["y"] + 0.5, tab
        assert panel["height"] > 300
