"""A progress bar on stderr, for work that turns out to take more than a second."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 1.0
"""Seconds without a bar."""


class Bar:
    """Shows how far the work is, once it has lasted long enough and if stderr is a terminal."""

    def __init__(self, label: str, total: int) -> None:
        self._label = label
        self._total = total
        self._done = 0
        self._begun = time.monotonic()
        self._progress: Any = None
        self._task: Any = None

    def advance(self, count: int = 1) -> None:
        """Count work as done."""
        self._done += count
        if self._progress is None and sys.stderr.isatty() and time.monotonic() - self._begun > PATIENCE:
            self._show()
        if self._progress is not None:
            self._progress.update(self._task, completed=self._done)

    def reach(self, done: int, total: int | None = None) -> None:
        """Count so much work as done in all; `total` where only now it is known how much there is."""
        self._total = self._total if total is None else total
        self.advance(done - self._done)

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import Progress

        self._progress = Progress(console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task(self._label, total=self._total)
        self._progress.start()

    def close(self) -> None:
        """Take the bar away."""
        if self._progress is not None:
            self._progress.stop()


@contextmanager
def progress(label: str, total: int = 0) -> Iterator[Bar]:
    """Give a bar that counts work as done, and take it away in the end."""
    bar = Bar(label, total)
    try:
        yield bar
    finally:
        bar.close()
