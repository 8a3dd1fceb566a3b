"""Puzzles made by several processes, each with games of its own; the same ones as by one."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from entrepot.kernel import registry
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.puzzles.making import make
from entrepot.puzzles.puzzle import Puzzle


class MakingFailed(EntrepotError):
    """A process that made puzzles has died."""

    code = "making-failed"


def made_by(name: str, games: range, seed: str, jobs: int) -> Iterator[Puzzle | None]:
    """Yield what each of these games gives, in their order. `name` is the game's; UnknownGame."""
    jobs = min(jobs, len(games))
    if jobs <= 1:
        yield from make(registry.build(name), games, seed)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start, initargs=(name, seed))
    try:
        yield from pool.map(_run, games)
    except BrokenProcessPool:
        raise MakingFailed("a process that made puzzles died; try with one job to see why") from None
    finally:
        pool.shutdown(cancel_futures=True)


_worker: list[tuple[Game, str]] = []
"""The game and the seed, in a process of the pool."""


def _start(name: str, seed: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker[:] = [(registry.build(name), seed)]


def _run(number: int) -> Puzzle | None:
    game, seed = _worker[0]
    return next(make(game, [number], seed))
