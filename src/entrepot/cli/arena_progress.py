"""The arena's progress: before the games and after the first few it says how long they take; a bar shows how far it is.

Games may take minutes each, so the time left rests on all that was seen of the run.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import typer

from entrepot.cli.progress import Bar

if TYPE_CHECKING:
    from entrepot.arena.lab.order import Order
    from entrepot.arena.lab.run import Hire
    from entrepot.arena.lab.workers import Workers
    from entrepot.kernel.game import Game

MEMORY: Final = 24 * 3600.0
"""Seconds of progress that the speed is taken from."""


FEW: Final = 4
"""Games after which it is said how long the others will take, once they have lasted so many SECONDS."""
SECONDS: Final = 4.0
LONG: Final = 30.0
"""What takes no longer than so many seconds more is not announced."""


def said(id: str, **args: str) -> str:
    """Return a message of the arena's words in the language that is spoken; they are read once they are needed."""
    from entrepot.arena.report.say import say

    return say(id, **args)


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
            from entrepot.arena.report.say import whole

            told = {"left": whole(self._total - self._done), "played": whole(played), "took": duration(seconds)}
            typer.echo(said("ahead-more", label=self._label, time=duration(left), **told), err=True)

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), time_column())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=MEMORY)
        self._task = self._progress.add_task(self._label, total=self._total, completed=self._done)
        self._progress.start()


class Ahead(NamedTuple):
    """Work that lies ahead: so many runs of an order; `most` where it may be less."""

    label: str
    order: "Order"
    runs: int = 1
    most: bool = False


@dataclass(frozen=True)
class Crew:
    """Who plays, and how many at once: that is None where no forecast is to be made."""

    hire: "Hire"
    jobs: int | None

    def foretelling(self, game: "Game", *parts: Ahead) -> "Hire":
        """Return what hires the workers, and says before their first game about how long all parts will take.

        Workers are hired only once the order was checked and the folder is known to be right.
        """
        waiting = list(parts) if self.jobs is not None else []

        def hired(order: "Order") -> "Workers":
            while waiting:
                foretell(game, waiting.pop(0), self.jobs or 1)
            return self.hire(order)

        return hired


def foretell(game: "Game", ahead: Ahead, jobs: int) -> None:
    """Say about how long work will take, before it begins, where a short sample says that this is long."""
    from entrepot.arena.lab.forecast import run_seconds
    from entrepot.arena.report.say import whole

    order = ahead.order
    try:
        seconds = ahead.runs * run_seconds(game, order, jobs)
    except Exception:  # whatever a bot of the user's own does: the run itself tells of it
        return
    if seconds > LONG:
        told = {"games": whole(order.games), "times": str(ahead.runs), "time": duration(seconds), "jobs": str(jobs)}
        runs, most = "one" if ahead.runs == 1 else "other", "yes" if ahead.most else "no"
        typer.echo(said("ahead", label=ahead.label, runs=runs, most=most, **told), err=True)


def duration(seconds: float) -> str:
    """Return a time in the unit that suits it."""
    for unit, size in (("hours", 3600.0), ("minutes", 60.0)):
        if seconds >= 1.5 * size:
            return said("time", unit=unit, count=f"{seconds / size:.0f}")
    return said("time", unit="seconds", count=f"{seconds:.0f}")


def time_column() -> Any:
    """Return a column that says how long the work will still take and, once it is done, how long it took in all."""
    from rich.progress import Task, TimeRemainingColumn
    from rich.text import Text

    # the bar is drawn by a thread, which does not know the language that is spoken here
    ends = [said(id, time="|").split("|") for id in ("ahead-left", "ahead-in-all")]

    class TimeColumn(TimeRemainingColumn):
        def render(self, task: Task) -> Text:
            before, after = ends[task.finished]
            return Text(before).append(super().render(task)).append(after)

    return TimeColumn(elapsed_when_finished=True)


@contextmanager
def long_progress(label: str, total: int) -> Iterator[Bar]:
    """Give a bar that counts work as done, and take it away in the end."""
    bar = LongBar(label, total)
    try:
        yield bar
    finally:
        bar.close()
