"""Those who do the work: this process, several processes, or a Ray cluster (`lab.cluster`).

All take tasks and return messages; what they return depends on the task alone. A worker tells errors as text, since
not every error survives the way between processes.
"""

import hashlib
import multiprocessing
import os
import pickle
import signal
import time
import weakref
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, Protocol

from entrepot.arena.lab.block import make_block
from entrepot.arena.lab.board import Task
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.span import play_span
from entrepot.arena.play import BotFailed
from entrepot.arena.simulate import interrupts_held
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game

PATIENCE: Final = 3.0
"""Seconds that work under way may still take after Ctrl-C."""


class Done(NamedTuple):
    """A task with its result."""

    task: Task
    message: bytes
    seconds: float


class Workers(Protocol):
    """What the laboratory needs of workers."""

    jobs: int

    def has_room(self) -> bool:
        """Say whether another task should be given now."""

    def is_idle(self) -> bool:
        """Say whether nothing is under way."""

    def give(self, task: Task) -> None:
        """Begin a task, or line it up."""

    def results(self) -> list[Done]:
        """Wait for at least one result, if anything is under way, and return all there are. BotFailed."""

    def stop(self) -> list[Done]:
        """End all work soon, and return what was still finished."""


def carry_out(game: Game, order: Order, task: Task) -> bytes:
    """Do one task."""
    if task.block < 0:
        return play_span(game, order, task.games)
    return make_block(game, order, task.games, list(task.spans))


class Alone(Workers):
    """No other process: one task at a time."""

    jobs = 1

    def __init__(self, order: Order) -> None:
        self._order = order
        self._game = order.plan.build()
        self._tasks: list[Task] = []

    def has_room(self) -> bool:
        return not self._tasks

    def is_idle(self) -> bool:
        return not self._tasks

    def give(self, task: Task) -> None:
        self._tasks.append(task)

    def results(self) -> list[Done]:
        task = self._tasks.pop()
        begun = time.perf_counter()
        message = carry_out(self._game, self._order, task)
        return [Done(task, message, time.perf_counter() - begun)]

    def stop(self) -> list[Done]:
        self._tasks.clear()
        return []


class Pool:
    """Processes of this machine, started afresh when first needed, which several runs may use one after the other."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, key: str, packed: bytes, task: Task) -> "Future[tuple[bytes | str, float]]":
        """Line up a task. BotFailed if a process has died."""
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_start)
            # an executor that is merely dropped ends in a thread of its own, over which the interpreter's end stumbles
            weakref.finalize(self, self._executor.shutdown)
        with interrupts_held():  # processes start when work is given
            try:
                return self._executor.submit(work, key, packed, task)
            except BrokenProcessPool:
                raise died() from None

    def end(self) -> None:
        """End all processes at once; they start anew when needed."""
        if self._executor is None:
            return
        for process in list((self._executor._processes or {}).values()):
            process.terminate()
        self._executor.shutdown(cancel_futures=True)
        self._executor = None


class Processes(Workers):
    """The processes of a pool, at work on one order."""

    def __init__(self, order: Order, pool: Pool) -> None:
        self.jobs = pool.jobs
        self._pool = pool
        self._key, self._packed = pack(order)
        self._tasks: dict[Future[tuple[bytes | str, float]], Task] = {}

    def has_room(self) -> bool:
        return len(self._tasks) < 2 * self.jobs

    def is_idle(self) -> bool:
        return not self._tasks

    def give(self, task: Task) -> None:
        self._tasks[self._pool.submit(self._key, self._packed, task)] = task

    def results(self, timeout: float | None = None) -> list[Done]:
        done, _ = wait(self._tasks, timeout, FIRST_COMPLETED)
        return [self._result(future) for future in done]

    def _result(self, future: "Future[tuple[bytes | str, float]]") -> Done:
        task = self._tasks.pop(future)
        try:
            message, seconds = future.result()
        except BrokenProcessPool:
            raise died() from None
        return Done(task, told(message), seconds)

    def stop(self) -> list[Done]:
        if not self._tasks:
            return []
        found = list(self._last_results())
        self._pool.end()
        return found

    def _last_results(self) -> Iterator[Done]:
        """Yield what is finished within a short time; what only waited in line is given up."""
        for future in list(self._tasks):
            if future.cancel():
                del self._tasks[future]
        until = time.monotonic() + PATIENCE
        while self._tasks and time.monotonic() < until:
            try:
                yield from self.results(until - time.monotonic())
            except EntrepotError:
                return


def died() -> BotFailed:
    """Return the error of a process that was killed or crashed."""
    return BotFailed(
        "a process of the arena died; what was finished is kept: the same command goes on, with --jobs 1 to see why"
    )


def told(message: bytes | str) -> bytes:
    """Return a worker's result; BotFailed where it tells an error."""
    if isinstance(message, str):
        raise BotFailed(message)
    return message


# ---------------------------------------------------------------- inside a process

_known: dict[str, tuple[Game, Order]] = {}
"""The game that this process has built last, by the key of its order."""


def _start() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["POLARS_MAX_THREADS"] = "1"


def pack(order: Order) -> tuple[str, bytes]:
    """Return an order as it travels: a key by which a process knows it again, and the order itself."""
    packed = pickle.dumps(order)
    return hashlib.sha256(packed).hexdigest(), packed


def work(key: str, packed: bytes, task: Task) -> tuple[bytes | str, float]:
    """Return the result of a task, or the text of an error, and the seconds it took."""
    begun = time.perf_counter()
    try:
        if key not in _known:
            order: Order = pickle.loads(packed)
            _known.clear()
            _known[key] = (order.plan.build(), order)
        message: bytes | str = carry_out(*_known[key], task)
    except EntrepotError as error:
        message = str(error)
    return message, time.perf_counter() - begun
