"""The arena's progress: before the games and after the first few it says how long they take; a bar shows how far it is.

Games may take minutes each, so the time left rests on all that was seen of the run.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import typer

from entrepot.cli.common import counted
from entrepot.cli.progress import Bar

if TYPE_CHECKING:
    from entrepot.arena.lab.order import Order
    from entrepot.kernel.game import Game

MEMORY: Final = 24 * 3600.0
"""Seconds of progress that the speed is taken from."""


FEW: Final = 4
"""Games after which it is said how long the others will take, once they have lasted so many SECONDS."""
SECONDS: Final = 4.0
LONG: Final = 30.0
"""What takes no longer than so many seconds more is not announced."""


class LongBar(Bar):
    """A bar for hours."""

    def __init__(self, label: str, total: int) -> None:
        super().__init__(label, total)
        self._found: int | None = None
        """What was done already, with the first word of it."""
        self._is_announced = False

    def advance(self, count: int = 1) -> None:
        """Count work as done."""
        super().advance(count)
        if self._found is None:
            self._found, self._begun = self._done, time.monotonic()
        elif not self._is_announced:
            self._announce(self._done - self._found, time.monotonic() - self._begun)

    def _announce(self, played: int, seconds: float) -> None:
        """Say once how long the rest will take at this speed, where that is long."""
        if played < FEW or seconds < SECONDS:
            return
        self._is_announced = True
        left = (self._total - self._done) * seconds / played
        if left > LONG:
            typer.echo(
                f"{self._label}: about {duration(left)} more for the {self._total - self._done:,} that are left, as the"
                f" first {played:,} took {duration(seconds)}; Ctrl-C keeps what is played",
                err=True,
            )

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), time_column())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=MEMORY)
        self._task = self._progress.add_task(self._label, total=self._total, completed=self._done)
        self._progress.start()


def foretell(label: str, game: "Game", order: "Order", jobs: int) -> None:
    """Say about how long a run will take, before it begins, where a short sample says that this is long."""
    from entrepot.arena.lab.forecast import run_seconds

    try:
        seconds = run_seconds(game, order, jobs)
    except Exception:  # whatever a bot of the user's own does: the run itself tells of it
        return
    if seconds > LONG:
        typer.echo(
            f"{label}: {order.games:,} will take about {duration(seconds)}, an estimate from the first choices of one"
            f" game, with {jobs} at once",
            err=True,
        )


def duration(seconds: float) -> str:
    """Return a time in the unit that suits it."""
    for unit, size in (("hours", 3600.0), ("minutes", 60.0)):
        if seconds >= 1.5 * size:
            return f"{seconds / size:.0f} {unit}"
    return counted(round(seconds), "second")


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
