"""The work of a review in tasks, each with a seed of its own: done here or by several processes, with one result."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

import msgspec

from entrepot.files.record import Record, parse
from entrepot.kernel.errors import EntrepotError
from entrepot.review.chances import Moment, moment
from entrepot.review.choices import Choice, choices_of
from entrepot.review.weighing import Compared, Effort, Weighed, duel, weigh

Found = Weighed | Compared | Moment


class ReviewFailed(EntrepotError):
    """A process that weighed choices has died."""

    code = "review-failed"


class Task(msgspec.Struct, frozen=True):
    """What to find out about one choice: how it compares, how two actions do in a duel, or the chances before it.

    `at` is the choice's place in the list; of a duel's two actions the second is the one thought to be better.
    """

    at: int
    effort: Effort
    seed: str
    duel: tuple[str, str] | None = None
    is_course: bool = False

    @property
    def kind(self) -> type[Found]:
        """What comes of it."""
        return Moment if self.is_course else Compared if self.duel is not None else Weighed

    def run(self, choices: list[Choice]) -> Found:
        """Do it."""
        choice = choices[self.at]
        if self.is_course:
            return moment(choice, self.effort, self.seed)
        if self.duel is not None:
            return duel(choice, self.effort, self.seed, *self.duel)
        return weigh(choice, self.effort, self.seed)


class Hands:
    """Whoever does the tasks: this process or, with more than one job, a pool of others."""

    def __init__(self, choices: list[Choice], pool: ProcessPoolExecutor | None) -> None:
        self.choices = choices
        self._pool = pool

    def do(self, tasks: list[Task]) -> Iterator[Found]:
        """Yield what comes of the tasks, in their order."""
        if self._pool is None:
            yield from (task.run(self.choices) for task in tasks)
            return
        try:
            yield from self._pool.map(_run, tasks)
        except BrokenProcessPool:
            raise ReviewFailed("a process of the review died; try with one job to see why") from None


@contextmanager
def hands(record: Record, seats: list[int], jobs: int = 1) -> Iterator[Hands]:
    """Give hands for the choices of these seats, and let go of them in the end."""
    choices = choices_of(record, seats)
    if jobs == 1:
        yield Hands(choices, None)
        return
    context = multiprocessing.get_context("spawn")
    start = (msgspec.json.encode(record).decode(), seats)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start, initargs=start)
    try:
        yield Hands(choices, pool)
    finally:
        pool.shutdown(cancel_futures=True)


_worker: list[Any] = []
"""The choices, in a process of the pool."""


def _start(record: str, seats: list[int]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker[:] = choices_of(parse(record), seats)


def _run(task: Task) -> Found:
    return task.run(_worker)
