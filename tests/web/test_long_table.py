"""A table that has gone on for three thousand actions answers, scrolls and keeps as a new one does."""

from __future__ import annotations

import itertools
import statistics

import pytest
from long_game import unfinished_games

pytestmark = pytest.mark.slow
ACTIONS = 3000
FEW = 250
"""So many make a log that can be scrolled."""
PRESSES = 6
PRESSED = """() => new Promise((done) => {
    const board = document.querySelector(".board[data-seq]");
    const begun = performance.now();
    new MutationObserver((_, watcher) => {
        watcher.disconnect();
        requestAnimationFrame(() => done(performance.now() - begun));
    }).observe(board, { attributes: true, attributeFilter: ["data-seq"] });
    (document.querySelector(".choices .undo") ?? document.querySelector(".choices [data-action]:not(.undo)")).click();
})"""
"""Milliseconds from a click, which is taken back the next time, to the frame with the changed table."""
SCROLLED = """async () => {
    const log = document.querySelector(".log");
    const frame = () => new Promise(requestAnimationFrame);
    log.scrollTo(0, log.scrollHeight);
    for (let step = 0; step < 60; step++) {
        log.scrollBy(0, -100);
        await frame();
    }
}"""
READY = (
    "document.querySelectorAll('.choices.asked:not(.busy) [data-action], .choices.asked:not(.busy) .undo').length > 0"
)


class Sitter:
    """Somebody whose turn it is at a table."""

    def __init__(self, who, table, key):
        self.who = who
        self.page = who.page
        self.page.goto(f"{who.site.url}/table/{table}#key={key}")
        who.accept()
        self.ready()
        self.session = who.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def ready(self):
        self.who.wait(lambda: self.page.evaluate(READY), "a question")
        self.who.look()

    def press(self):
        self.ready()
        return self.page.evaluate(PRESSED)

    def scroll(self):
        """Seconds of processor that the page takes to scroll through its log."""
        before = self.busy()
        self.page.evaluate(SCROLLED)
        return {name: self.busy()[name] - before[name] for name in before}

    def busy(self):
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return {name: found[f"{name}Duration"] for name in ("Task", "Script", "Layout", "RecalcStyle")}

    def heap(self):
        """Bytes that the page holds."""
        self.session.send("HeapProfiler.collectGarbage")
        return self.session.send("Runtime.getHeapUsage")["usedSize"]

    def nodes(self):
        return self.page.evaluate("document.querySelectorAll('*').length")


def test_a_table_of_three_thousand_actions_is_as_quick_as_a_new_one(person, own_site, record_property):
    """Times by turns in one run, so that only their ratio counts."""
    tables = unfinished_games(own_site, ACTIONS, FEW)
    long, new = (Sitter(person("Ann", at=own_site, reduced_motion="reduce"), *table) for table in tables)
    log = long.page.locator(".log")
    log.evaluate("(log) => log.scrollTo(0, 0)")
    for _ in range(2):  # a reader who wants to see what was before
        long.page.get_by_role("button", name="earlier events").click()
        long.page.wait_for_timeout(300)
    clicks = [(long.press(), new.press()) for _ in range(PRESSES)]
    scrolls = [(long.scroll(), new.scroll()) for _ in range(2)]
    heaps, nodes = (long.heap(), new.heap()), (long.nodes(), new.nodes())
    figures = {"clicks": clicks, "scrolls": scrolls, "heaps": heaps, "nodes": nodes}
    record_property("figures", figures)
    ratios = [statistics.median(one) for one in zip(*clicks, strict=True)]
    assert ratios[0] < 2 * ratios[1], figures
    assert min(one["Task"] / other["Task"] for one, other in scrolls) < 3, figures
    assert heaps[0] < 2 * heaps[1], figures
    assert nodes[0] < 1.3 * nodes[1], figures
    before = long.heap()
    for _ in itertools.repeat(None, 2 * PRESSES):
        long.press()
    assert long.heap() < 1.1 * before
