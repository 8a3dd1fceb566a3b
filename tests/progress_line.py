"""How far the tests are, as one line (`--one-line`, as make asks for it) in place of a page of dots."""

from __future__ import annotations

import time
from typing import Any

import pytest

LINES = 10
"""So many where nobody watches, as in a log; a terminal has one that changes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--one-line", action="store_true", help="tell in one line how far the tests are")


@pytest.hookimpl(trylast=True)  # once there is a reporter
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--one-line") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config.pluginmanager.get_plugin("terminalreporter"), time.monotonic))


class Progress:
    """Counts what is done. What fails is told at once, and pytest's own last words stay as they are."""

    def __init__(self, reporter: Any, clock: Any) -> None:
        self._reporter = reporter
        self._clock = clock
        self._began = clock()
        self._total = self._done = self._failed = self._told = 0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._total = max(self._total, len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self._total = len(ids)

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Any:
        category, _, _ = yield
        return category, "", ""  # counted, and no letter printed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed += 1
            self._say(f"FAILED {report.nodeid}" + ("" if report.when == "call" else f" ({report.when})"))
        if report.outcome == "rerun":  # type: ignore[comparison-overlap]  # of pytest-rerunfailures
            self._done -= 1  # its end is told twice
            self._say(f"AGAIN {report.nodeid}: it failed, and is tried once more")
        if report.when == "teardown":
            self._done += 1
            self._tell()

    def _tell(self) -> None:
        share = self._done / max(1, self._total)
        if not self._reporter.isatty:
            if int(share * LINES) > self._told:
                self._told = int(share * LINES)
                self._reporter.write_line(self._line(share))
        else:
            self._reporter.rewrite(self._line(share), erase=True)
            if self._done == self._total:
                self._reporter.write_line("")

    def _say(self, line: str) -> None:
        if self._reporter.isatty:
            self._reporter.rewrite("", erase=True)
        self._reporter.write_line(line)

    def _line(self, share: float) -> str:
        gone = self._clock() - self._began
        failed = f", {self._failed} failed" if self._failed else ""
        left = "" if share >= 1 else f", about {minutes(gone / share - gone)} left"
        return f"tests: {share:4.0%} of {self._total:,}{failed}, {minutes(gone)} gone{left}"


def minutes(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
