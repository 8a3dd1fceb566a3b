"""A line that is dead and does not say so: the page says it, keeps what was clicked and said, and comes back."""

from __future__ import annotations

import time

import pytest
from line_proxy import line_to
from postgres import opened
from web_table import check_accessibility

pytestmark = pytest.mark.slow
PROMISED = 15.0
"""Seconds within which a page says in what state its line is."""
EVENTS = ("online", "offline", "focus", "pageshow")


@pytest.fixture
def line(site):
    with line_to(site.port) as found:
        yield found


@pytest.fixture
def ann(person, line):
    """Somebody at the first question of a game, whose page has a clock that can be put forward."""
    who = person("Ann", at=line, reduced_motion="reduce")
    who.page.clock.install()
    who.poster().get_by_role("button", name="Play now").click()
    who.wait_for_question()
    return who


def state(who):
    return who.page.locator("[data-line]").get_attribute("data-line")


def banner(who):
    return who.page.locator("[data-line]")


def log(site, table):
    """What a table's people have done and said, by the ids of their browsers."""
    with opened(site.folder) as database:
        done = "select words, client_id from actions where table_id = ? and client_id is not null order by number"
        said = "select text from chat where table_id = ? order by id"
        acts = database.execute(done, [table]).fetchall()
        return [words for words, _ in acts], [text for (text,) in database.execute(said, [table])]


def table_of(who):
    return who.page.url.rpartition("/")[2]


def say(who, text):
    who.page.get_by_role("tab", name="Chat").click()
    who.page.get_by_role("textbox", name="Say something").fill(text)
    who.page.keyboard.press("Enter")


def sleep(who, seconds):
    """Let the page's time pass."""
    for _ in range(seconds):
        who.page.clock.run_for(1000)
        who.page.wait_for_timeout(5)


def test_a_line_that_dies_is_told_of_in_time_and_nothing_is_lost_or_doubled(ann, line, site):
    assert state(ann) == "live"
    line.stall(new=False)
    begun = time.monotonic()
    ann.press("pass")
    say(ann, "Is this on?")
    ann.wait(lambda: state(ann) != "live", "a word about the line")
    assert time.monotonic() - begun < PROMISED
    ann.page.get_by_text("Not yet sent: Pass").wait_for()
    ann.wait(lambda: log(site, table_of(ann)) == (["pass"], ["Is this on?"]), "what was clicked and said")
    ann.wait(lambda: state(ann) == "live", "the line")
    ann.wait(lambda: banner(ann).inner_text() == "", "the end of the banner")
    ann.page.locator(".chat").get_by_text("Is this on?").wait_for()
    line.mend(resume=True)  # what the old line had swallowed arrives too
    ann.page.wait_for_timeout(500)
    assert log(site, table_of(ann)) == (["pass"], ["Is this on?"])


@pytest.mark.parametrize("event", EVENTS)
def test_a_page_that_wakes_looks_at_once_whether_its_line_is_alive(ann, line, event):
    line.stall()
    ann.page.evaluate("(name) => dispatchEvent(new Event(name))", event)
    sleep(ann, 5)
    assert state(ann) == "lost"
    line.mend()
    sleep(ann, 3)
    ann.page.evaluate("(name) => dispatchEvent(new Event(name))", event)
    ann.wait(lambda: state(ann) == "live", "the line, without waiting")


def test_a_laptop_that_has_slept_looks_at_once(ann, line):
    line.stall()
    ann.page.clock.fast_forward(60_000)
    sleep(ann, 5)
    assert state(ann) == "lost"


def test_a_line_that_only_rests_is_left_alone(ann):
    sockets = []
    ann.page.on("websocket", lambda socket: sockets.append(socket))
    for _ in range(20):
        ann.page.clock.run_for(1000)
        ann.page.wait_for_timeout(100)
        assert state(ann) == "live"
    assert sockets == []


def test_what_is_not_sent_outlives_a_reload_and_is_sent_once(ann, line, site):
    line.stall(only_sockets=True)
    ann.press("pass")
    say(ann, "Hello?")
    ann.page.reload()
    ann.wait(lambda: state(ann) is not None, "the page")
    sleep(ann, 14)
    assert state(ann) == "lost"
    assert ann.page.locator(".unsent").all_inner_texts() == ["Not yet sent: Pass", "Not yet sent: “Hello?”"]
    assert log(site, table_of(ann)) == ([], [])
    line.mend()
    ann.page.get_by_role("button", name="Try now").click()
    ann.wait(lambda: log(site, table_of(ann)) == (["pass"], ["Hello?"]), "what was clicked and said")
    ann.wait(lambda: banner(ann).inner_text() == "", "the end of the banner")
    assert ann.page.evaluate("Object.keys(sessionStorage).filter((name) => name.startsWith('entrepot-unsent'))") == []


def test_what_is_given_up_is_not_sent_again(ann, line, site):
    line.stall(only_sockets=True)
    sleep(ann, 14)
    ann.press("pass")
    ann.page.get_by_role("button", name="Give up").click()
    line.mend()
    ann.page.get_by_role("button", name="Try now").click()
    ann.wait(lambda: state(ann) == "live", "the line")
    other = ann.actions[-1]
    ann.press(other)
    ann.wait(lambda: log(site, table_of(ann))[0], "another answer")
    assert log(site, table_of(ann)) == ([other], [])


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_banner_is_seen_wherever_the_page_is_scrolled(person, line, size):
    who = person("Ann", at=line, viewport=dict(zip(("width", "height"), size, strict=True)), reduced_motion="reduce")
    who.page.clock.install()
    who.poster("TradeWarz").get_by_role("button", name="Play now").click()
    who.wait(lambda: who.pushes and who.pushes[-1]["actions"], "a question")
    line.stall(only_sockets=True)
    sleep(who, 14)
    for y in (0, 100_000):
        who.page.evaluate("(y) => scrollTo(0, y)", y)
        box = banner(who).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert 0 <= box["y"] < size[1] / 2
        banner(who).evaluate("(banner) => (banner.style.pointerEvents = 'auto')")  # so that it can be asked for
        assert who.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('[data-line]') !== null",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
    check_accessibility(who.page, "the line is lost")
