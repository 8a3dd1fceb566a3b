"""A server that is killed again and again while people play there."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from table_process import Forked
from table_server import PATIENCE, close_all

AHEAD_SECONDS = 100.0
LONGEST_LIFE = 40
"""Acknowledged actions, or orders, from the start to the kill, at most."""
Victims = list[Any]


def kill_often(
    folder: Path,
    victims: Sequence[Callable[[Forked, str], Any]],
    kills: int,
    seed: int,
    check: Callable[[Path, Victims], None],
    check_started: Callable[[Path, Victims], None] = lambda folder, victims: None,
    **settings: Any,
) -> Victims:
    """Let victims `play` and kill the server under them; `check` after each kill, and once it has started again.

    A victim has in `done` the ids of what was acknowledged. `settings` are the server's; its clock on the wall goes
    ahead with each start, so that what was tried is tried again at once.
    """
    rng = random.Random(seed)
    served = Forked(folder, **settings)
    try:
        found = [victim(served, f"{seed} {table}") for table, victim in enumerate(victims)]
        with ThreadPoolExecutor(len(found)) as people:
            for kill in range(1, kills + 1):
                playing = [people.submit(each.play) for each in found]
                wait_for(found, rng.randint(0, LONGEST_LIFE))
                time.sleep(rng.uniform(0.0, 0.05))
                served.kill()
                for played in playing:
                    played.result()
                check(folder, found)
                close_all()
                served.start(kill * AHEAD_SECONDS)
                check_started(folder, found)
    finally:
        close_all()
        served.close()
    return found


def wait_for(victims: Victims, count: int) -> None:
    """Return once so many more have been acknowledged, or once it takes too long."""
    before = sum(len(victim.done) for victim in victims)
    end = time.monotonic() + PATIENCE
    while sum(len(victim.done) for victim in victims) < before + count and time.monotonic() < end:
        time.sleep(0.001)
