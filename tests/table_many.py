"""A fleet of servers of which one after another is killed, stopped in order or stands still, while people play.

As a program, `python tests/table_many.py --kills 100 --servers 3`, it tells how soon people were back. With `--lines`
it is the lines between servers and database that become slow, stall or break.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from fleet import DatabaseLine, Fleet, fleet
from fleet_players import GONE, LONG, Player, check, two
from table_process import Forked
from table_server import close_all

TROUBLES = ("killed", "still", "killed", "stopped")
LINE_TROUBLES = ("broken", "stalled", "slow", "stalled for a moment", "broken")
SLOW_SECONDS = 0.1
MOMENT_SECONDS = 1.0
"""Shorter than a process may be silent."""
STILL_SECONDS = 4.0
"""Longer than a process may be silent."""


class Table:
    """Two people who play on and on; `back` has how long they were away."""

    def __init__(self, crew: Any) -> None:
        self.crew = crew
        self.back: list[float] = []
        self.games = self.acknowledged = 0
        self.begin()

    def begin(self) -> None:
        self.table, self.players = self.opened()
        for player in self.players:
            player.look = self.timed(player)  # type: ignore[method-assign]

    def opened(self) -> tuple[str, list[Player]]:
        """Return a new table; whoever is not answered asks again."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            with suppress(*GONE, AssertionError):
                return self.seated()
            time.sleep(0.1)
        raise AssertionError("no table can be opened")

    def seated(self) -> tuple[str, list[Player]]:
        return two(self.crew)

    def timed(self, player: Player):
        look = player.look

        def looking() -> float:
            seconds: float = look()
            self.back.append(seconds)
            return seconds

        return looking

    def play(self, is_done: threading.Event) -> None:
        while not is_done.is_set():
            if not sum(player.act() for player in self.players) and self.is_over():
                self.end()
                self.begin()

    def is_over(self) -> bool:
        """Look for news, at another server where this one has gone."""
        first = self.players[0]
        try:
            first.seat.news()
        except GONE:
            first.look()
        return first.seat.push["outcome"] is not None

    def going(self) -> int:
        """Return how many actions were acknowledged until now."""
        return self.acknowledged + sum(len(player.done) for player in self.players)

    def end(self) -> None:
        for player in self.players:
            while player.under_way is not None:
                player.act()
        check(self.crew, self.table, self.players)
        self.games += 1
        self.acknowledged += sum(len(player.done) for player in self.players)


def tell(server: Forked, number: int) -> None:
    """Send it a signal, unless it has just gone."""
    with suppress(ProcessLookupError):
        os.kill(server.pid, number)


def trouble(crew: Fleet, server: Forked, what: str) -> None:
    """Let something happen to one of the servers, and see to it that it runs again."""
    if not server.is_there():  # on a slow machine others have taken it for dead by themselves
        server.start()
    crew.balancer.ports = [other.port for other in crew.servers if other is not server]  # no one new comes to it
    if what == "killed":
        server.kill()
    else:
        tell(server, signal.SIGTERM if what == "stopped" else signal.SIGSTOP)
    time.sleep(STILL_SECONDS)
    if what == "still":
        tell(server, signal.SIGCONT)
    end = time.monotonic() + LONG
    while server.is_there() and time.monotonic() < end:
        time.sleep(0.05)
    if not server.is_there():
        server.start()
    else:  # it goes on where the others stood still as well, as a slow machine lets them
        assert what == "still", f"a server that was {what} does not end"
    crew.balance()


def trouble_line(crew: Fleet, line: DatabaseLine, server: Forked, what: str) -> None:
    """Let something happen to the line of one of the servers, and see to it that both work again."""
    if what == "broken":
        line.drop()
        time.sleep(MOMENT_SECONDS)
    elif what == "slow":
        line.delay = SLOW_SECONDS
        time.sleep(STILL_SECONDS)
    else:
        line.stall()
        time.sleep(STILL_SECONDS if what == "stalled" else MOMENT_SECONDS)
    line.mend(resume=True)
    end = time.monotonic() + LONG
    while what == "stalled" and server.is_there():  # it finds out that others have taken over
        assert time.monotonic() < end, "it goes on"
        time.sleep(0.05)
    if not server.is_there():
        server.start()
    crew.balance()


def main() -> None:
    """Play, and trouble the servers as often as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", action="store_true", help="trouble the lines to the database instead")
    asked = parser.parse_args()
    rng, is_done = random.Random(asked.seed), threading.Event()
    with tempfile.TemporaryDirectory() as folder, fleet(Path(folder), asked.servers, lines=asked.lines) as crew:
        tables = [Table(crew) for _ in range(asked.tables)]
        people = [threading.Thread(target=table.play, args=[is_done], daemon=True) for table in tables]
        for each in people:
            each.start()
        kinds = LINE_TROUBLES if asked.lines else TROUBLES
        found = [kinds[number % len(kinds)] for number in range(asked.kills)]
        for what in found:
            at = rng.randrange(len(crew.servers))
            if asked.lines:
                trouble_line(crew, crew.lines[at], crew.servers[at], what)
            else:
                trouble(crew, crew.servers[at], what)
        is_done.set()
        for each in people:
            each.join(LONG)
        assert not any(each.is_alive() for each in people), "somebody does not go on"
        for table in tables:
            table.end()
        close_all()
    back = sorted(seconds for table in tables for seconds in table.back)
    counts = {what: found.count(what) for what in sorted(set(found))}
    print(f"{counts}, {sum(table.acknowledged for table in tables)} actions acknowledged, none lost or doubled")
    print(f"{len(back)} looks: half within {back[len(back) // 2]:.2f} s, the slowest {back[-1]:.2f} s")


if __name__ == "__main__":
    sys.exit(main())
