"""Simulation: many games between bots, in one process or several, with the same result."""

import multiprocessing
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import entrepot
from entrepot.arena.entrants import bot_class
from entrepot.arena.faces import FaceWatch, related
from entrepot.arena.play import BotFailed, play_game
from entrepot.arena.seating import seating
from entrepot.arena.statistics import Tally
from entrepot.kernel import registry
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadSeats, EntrepotError
from entrepot.kernel.game import Game

LARGEST_CHUNK = 100
"""Games that a process plays before it reports; Ctrl-C waits for them."""


@dataclass(frozen=True)
class Plan:
    """What is simulated: a game by its name, a bot for each seat by its name, and the seed that all else follows from.

    `content` is plain data as `Content.as_data` gives it; None stands for what the game ships.
    """

    game: str
    bots: tuple[str, ...]
    seed: object = field(default_factory=lambda: secrets.randbits(32))
    options: dict[str, str] = field(default_factory=dict)
    content: dict[str, Any] | None = None

    def build(self) -> Game:
        """Return the game with its content."""
        if self.content is None:
            return entrepot.game(self.game)
        return entrepot.game(self.game, make_content(registry.game_module(self.game).SCHEMA, self.content))

    def check(self) -> Game:
        """Return the game after a trial set-up: UnknownGame, UnknownBot, BadSeats, BadOption or BadContent if amiss."""
        game = self.build()
        for bot in self.bots:
            bot_class(game, bot)
        if not game.fewest <= len(self.bots) <= game.most:
            raise BadSeats(
                f"{game.id} is for {game.fewest} to {game.most} seats, not {len(self.bots)}: name as many bots"
            )
        game.new(len(self.bots), self.seed, self.options)
        return game


def fill_seats(bots: list[str], seats: int | None) -> tuple[str, ...]:
    """Return a bot for each seat: the list itself, or repeated until all seats are filled; BadSeats if it is longer."""
    if not bots:
        raise BadSeats("name at least one bot")
    if seats is None:
        return tuple(bots)
    if len(bots) > seats:
        raise BadSeats(f"{len(bots)} bots do not fit in {seats} seats: name at most {seats}, or leave the seats out")
    return tuple(bots[at % len(bots)] for at in range(seats))


def simulate(plan: Plan, games: int, jobs: int = 1, advance: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play `games` games and return their statistics as plain data; all but `seconds` depends on plan and games alone.

    `advance` is called with the number of games done since its last call. Errors as `Plan.check` and BotFailed.
    """
    game = plan.check()
    begun = time.perf_counter()
    total = Tally(plan.bots)
    for tally in tallies(game, plan, games, jobs):
        total.merge(tally)
        if advance is not None:
            advance(tally.games)
    seconds = time.perf_counter() - begun
    head = {"game": game.id, "version": game.version, "seats": len(plan.bots), "bots": list(plan.bots)}
    setup = {"seed": plan.seed, "options": plan.options, "content": game.content.digest()}
    return {**head, **setup, "seconds": round(seconds, 3), **total.as_data(related(game, total.faces))}


def tallies(game: Game, plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """Yield the statistics of the games in stretches, in order, as they are done."""
    jobs = max(1, min(jobs, games))
    size = max(1, min(LARGEST_CHUNK, games // (16 * jobs)))
    spans = [(start, min(start + size, games)) for start in range(0, games, size)]
    if jobs == 1:
        for span in spans:
            yield run(game, plan, *span)
    else:
        yield from in_processes(plan, spans, jobs)


def run(game: Game, plan: Plan, start: int, stop: int) -> Tally:
    """Play the games with these indices."""
    tally = Tally(plan.bots)
    classes = [bot_class(game, name) for name in plan.bots]
    for index in range(start, stop):
        seats = seating(len(classes), plan.seed, index)
        bots = [classes[number](f"{plan.seed}/{index}/bot/{number}") for number in seats]
        watch = FaceWatch(game)
        played = play_game(game, bots, f"{plan.seed}/{index}", plan.options, watch)
        tally.add(played, [plan.bots[number] for number in seats], watch)
    return tally


# ---------------------------------------------------------------- several processes, started afresh


def in_processes(plan: Plan, spans: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """Yield the statistics of each span in order."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start, initargs=(plan,))
    try:
        with interrupts_held():
            results = pool.map(_run, spans)  # starts all processes
        for result in results:
            if isinstance(result, str):
                raise BotFailed(result)
            yield result
    except BrokenProcessPool:
        raise BotFailed("a process of the simulation died; try with one job to see why") from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait, for good in processes started meanwhile: their parent ends the work, and all of them quietly."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_worker: list[Any] = []
"""The plan and its game, in a process of `in_processes`."""


def _start(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker[:] = [plan.build(), plan]


def _run(span: tuple[int, int]) -> Tally | str:
    """Return the statistics, or the text of an error: not every error survives the way between processes."""
    game, plan = _worker
    try:
        return run(game, plan, *span)
    except EntrepotError as error:
        return str(error)
