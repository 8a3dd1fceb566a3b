"""A replay of more than four thousand actions, and a log as long: no more is fetched or drawn than of a short one."""

from __future__ import annotations

import itertools
import json
import re
import time

import pytest
from long_game import long_game

pytestmark = pytest.mark.slow
PLIES = 4300
MOST_FETCHES = 30
"""In a second's drag and what follows of it."""
MOST_DRAGS = 6
"""Whatever else the machine has to do may make one slow, but not each of so many."""
MOST_NODES = 4500


@pytest.fixture(scope="module")
def tables(site):
    """A very long game and a short one."""
    return long_game(site.url, site.folder, PLIES), long_game(site.url, site.folder, 0)


class Reader:
    """Somebody who reads a replay; `fetches` are the positions that were asked for."""

    def __init__(self, who, table):
        self.who = who
        self.page = who.page
        self.fetches = []
        self.page.goto(f"{who.site.url}/replay/{table}/0")
        self.page.locator(".chapters button").first.wait_for()
        self.page.on(
            "request", lambda call: self.fetches.append(call.url) if re.search(r"/replay/\d", call.url) else None
        )

    @property
    def at(self):
        return int(self.page.locator(".count").inner_text().partition("/")[0])

    def shown(self):
        """Whether the board shows what the bar says: the move of the list that is marked."""
        marked = self.page.locator("button[aria-current=step]")
        if not marked.count():
            return False
        told = [re.sub(r"\s", "", text) for text in (marked.inner_text(), self.page.locator(".move").inner_text())]
        return told[0] == told[1]

    def drag(self):
        """Drag along the bar for about a second; return how long it takes until the last position is shown."""
        box = self.page.locator("input[type=range]").bounding_box()
        x, y, width = box["x"] + 8, box["y"] + box["height"] / 2, box["width"] - 40
        begun = time.monotonic()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(30):
            self.page.mouse.move(x + width * step / 30, y)
            self.page.wait_for_timeout(25)
        self.page.mouse.up()
        self.who.wait(self.shown, "the position that was dragged to")
        return time.monotonic() - begun

    def nodes(self):
        return self.page.evaluate("document.querySelectorAll('*').length")

    def overlaps(self):
        """Pairs of neighbouring marks that lie on one another."""
        boxes = [mark.bounding_box() for mark in self.page.locator(".chapters button").all()]
        return [(one, two) for one, two in itertools.pairwise(boxes) if one["x"] + one["width"] > two["x"] + 0.5]


def test_a_huge_replay_is_as_quick_as_a_short_one(person, tables):
    long, short = (Reader(person("Ann", reduced_motion="reduce"), table) for table in tables)
    assert int(long.page.locator(".count").inner_text().split()[-1]) >= PLIES
    times = []
    while not times or (len(times) < MOST_DRAGS and times[-1][0] >= 3 * times[-1][1]):
        times.append((long.drag(), short.drag()))
    assert long.at > PLIES * 0.8
    assert len(long.fetches) <= len(times) * MOST_FETCHES
    assert times[-1][0] < 3 * times[-1][1], times
    assert long.nodes() < MOST_NODES
    assert long.nodes() < 1.5 * short.nodes()

    long.fetches.clear()
    for _ in range(10):
        long.page.keyboard.press("ArrowLeft")
        long.who.wait(long.shown, "the move before")
    assert len(long.fetches) <= 4

    for width in (1280, 390):
        long.page.set_viewport_size({"width": width, "height": 844})
        long.page.wait_for_timeout(200)
        assert long.page.locator(".chapters button").count() >= 3
        assert long.overlaps() == []


def test_the_list_of_moves_can_be_scrolled_through_and_leads_anywhere(person, tables):
    reader = Reader(person("Ann", reduced_motion="reduce"), tables[0])
    moves = reader.page.get_by_role("complementary")
    moves.evaluate("(list) => list.scrollTo(0, list.scrollHeight / 2)")
    reader.who.wait(lambda: moves.get_by_role("button").count() > 40, "what is in the middle")
    ply = moves.evaluate("""(list) => {
        const { top, bottom } = list.getBoundingClientRect();
        const inSight = [...list.querySelectorAll("button")].find((one) => one.getBoundingClientRect().top > top + 20);
        if (!inSight || inSight.getBoundingClientRect().bottom > bottom) return null;
        inSight.click();
        return Number(inSight.dataset.ply); }""")
    assert PLIES / 3 < ply < PLIES
    reader.who.wait(lambda: reader.at == ply and reader.shown(), "the position of that move")
    reader.page.keyboard.press("End")
    reader.who.wait(reader.shown, "the end")
    list_box, row = moves.bounding_box(), reader.page.locator("button[aria-current=step]").bounding_box()
    assert list_box["y"] <= row["y"] <= list_box["y"] + list_box["height"]
    whole = moves.evaluate("""async (list) => {
        dispatchEvent(new Event("beforeprint"));
        const count = list.querySelectorAll("button").length;
        dispatchEvent(new Event("afterprint"));
        return count; }""")
    assert whole >= PLIES


def test_a_log_of_thousands_of_events_is_drawn_as_far_as_it_is_seen(person):
    who = person("Ann", reduced_motion="reduce")

    def lengthen(ours):
        theirs = ours.connect_to_server()

        def answer(text):
            message = json.loads(text)
            if message["type"] == "push" and message["events"]:
                message["events"] = (message["events"] * 4000)[:4000]
            ours.send(json.dumps(message))

        theirs.on_message(answer)

    who.page.route_web_socket(re.compile("/socket$"), lengthen)
    who.poster().get_by_role("button", name="Play now").click()
    who.wait_for_question()
    log = who.page.locator(".log")
    who.wait(lambda: log.evaluate("(log) => log.scrollHeight > 50_000"), "a long log")
    who.wait(lambda: log.evaluate("(log) => log.scrollHeight - log.scrollTop - log.clientHeight < 60"), "its end")
    assert log.locator("p").count() < 200
    assert log.locator("p").last.is_visible()
    log.evaluate("(log) => log.scrollTo(0, 0)")
    who.wait(lambda: log.locator("[data-block='0'] p").count() == 30, "its beginning")
    who.wait(lambda: log.locator("p").count() < 200, "what is out of sight to go")
