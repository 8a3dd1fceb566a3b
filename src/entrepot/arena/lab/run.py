"""One run: the games of an order, played into a folder, from wherever it was left."""

from collections.abc import Callable
from pathlib import Path

from entrepot.arena.lab.board import Board
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.store import Store
from entrepot.arena.lab.workers import Alone, Pool, Processes, Workers

Hire = Callable[[Order], Workers]
"""Makes the workers of an order."""


def hire(jobs: int) -> Hire:
    """Return what makes the workers of this machine: so many processes, or this one."""
    pool = Pool(jobs)
    return lambda order: Alone(order) if jobs == 1 else Processes(order, pool)


def run(folder: Path, order: Order, workers: Hire, advance: Callable[[int], None] | None = None) -> Store:
    """Play what is missing of an order and return its folder, complete.

    `advance` is called with the number of games done since its last call, at first with those found there. Raises what
    `Plan.check` and `Store.open` do, and BotFailed; KeyboardInterrupt leaves a folder from which `run` goes on.
    """
    game = order.plan.check()
    store = Store(folder, order)
    store.open(order.as_data(game))
    try:
        play(store, workers, advance or (lambda games: None))
    finally:
        store.close()
    return store


def play(store: Store, workers: Hire, advance: Callable[[int], None]) -> None:
    """Play what is missing."""
    board = Board(store, 1)
    advance(board.done)
    if not board.open and not board.full and board.is_complete():
        return
    crew = workers(store.order)
    board.jobs = crew.jobs
    try:
        work(board, crew, advance)
    finally:
        for done in crew.stop():
            advance(board.take(*done))


def work(board: Board, crew: Workers, advance: Callable[[int], None]) -> None:
    """Give and take until nothing is left."""
    while True:
        while crew.has_room() and (task := board.next()) is not None:
            crew.give(task)
        if crew.is_idle():
            return
        for done in crew.results():
            advance(board.take(*done))


def hire_cluster(address: str, jobs: int | None = None) -> Hire:
    """Return what makes the workers of a Ray cluster; 'local' starts one on this machine, of so many processes.

    The cluster serves one run after the other, and is left when this process ends.
    """
    from entrepot.arena.lab.cluster import Cluster

    return lambda order: Cluster(order, address, jobs, keep=True)
