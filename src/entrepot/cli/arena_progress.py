"""The arena's progress bar: games may take minutes each, so the time left rests on all that was seen of the run."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from entrepot.cli.progress import Bar

MEMORY: Final = 24 * 3600.0
"""Seconds of progress that the speed is taken from."""


class LongBar(Bar):
    """A bar for hours."""

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
            TextColumn("left"),
        )
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=MEMORY)
        self._task = self._progress.add_task(self._label, total=self._total, completed=self._done)
        self._progress.start()


@contextmanager
def long_progress(label: str, total: int) -> Iterator[Bar]:
    """Give a bar that counts work as done, and take it away in the end."""
    bar = LongBar(label, total)
    try:
        yield bar
    finally:
        bar.close()
