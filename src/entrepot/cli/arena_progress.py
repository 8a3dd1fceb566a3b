"""The arena's progress bar: games may take minutes each, so the time left rests on all that was seen of the run."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from entrepot.cli.progress import Bar

MEMORY: Final = 24 * 3600.0
"""Seconds of progress that the speed is taken from."""


class LongBar(Bar):
    """A bar for hours."""

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), time_column())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=MEMORY)
        self._task = self._progress.add_task(self._label, total=self._total, completed=self._done)
        self._progress.start()


def time_column() -> Any:
    """Return a column that says how long the work will still take and, once it is done, how long it took in all."""
    from rich.progress import Task, TimeRemainingColumn
    from rich.text import Text

    class TimeColumn(TimeRemainingColumn):
        def render(self, task: Task) -> Text:
            return super().render(task).append(" in all" if task.finished else " left")

    return TimeColumn(elapsed_when_finished=True)


@contextmanager
def long_progress(label: str, total: int) -> Iterator[Bar]:
    """Give a bar that counts work as done, and take it away in the end."""
    bar = LongBar(label, total)
    try:
        yield bar
    finally:
        bar.close()
