"""What one server on SQLite carries, and one, two and three on one PostgreSQL, with what each action costs each part.

    PYTHONPATH=src .venv/bin/python bench/many.py [--tables 800] [--seconds 20] [--servers 0 1 2 3]

0 is the server on SQLite. Everything runs on this machine: servers, database and the players, each of whose sockets is
at any of the servers, as behind a balancer without sticky sessions. The database writes through to the disk (fsync). It
takes about six minutes, in which nothing else may run. Linux, Node and PostgreSQL's programs are needed. In the end it
says what ten machines would carry by these figures, on paper.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import postgres
from table_load import Served, serving

TICKS = os.sysconf("SC_CLK_TCK")
DURABLE = "-c fsync=on -c full_page_writes=on -c shared_buffers=256MB -c track_wal_io_timing=on"
IDLE_SECONDS = 5.0
BUSY = 0.7
"""Of a processor, that one plans with."""
MACHINES = 10
Figures = dict[str, float]


def used(pid: int) -> float:
    """Return the seconds of processor of a process, and of those of its children that are gone."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def family(pid: int) -> list[int]:
    """Return a process and its children."""
    found = [pid]
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1]) == pid:
                found.append(int(folder.name))
    return found


class Parts:
    """What servers and database have used; a difference of two is what was used between them."""

    def __init__(self, served: list[Served], name: str) -> None:
        self.at = time.monotonic()
        self.servers = sum(used(one.process.pid) for one in served)
        self.database = self.flushes = self.flushing = self.transactions = 0.0
        self.memory = sum(one.memory() for one in served)
        if name:
            pid = int((postgres.server().folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
            self.database = sum(used(one) for one in family(pid))
            ((self.flushes, self.flushing),) = postgres.server().sql("SELECT wal_sync, wal_sync_time FROM pg_stat_wal")
            commits = f"SELECT xact_commit FROM pg_stat_database WHERE datname = '{name}'"
            ((self.transactions,),) = postgres.server().sql(commits)

    def since(self, before: Parts, moves: int, idle: float = 0.0) -> Figures:
        seconds, each = self.at - before.at, 1000 / max(1, moves)
        return {
            "server_ms": (self.servers - before.servers) * each,
            "database_ms": (self.database - before.database - idle * seconds) * each,
            "server_percent": 100 * (self.servers - before.servers) / seconds,
            "database_percent": 100 * (self.database - before.database) / seconds,
            "transactions_s": (self.transactions - before.transactions) / seconds,
            "flushes_s": (self.flushes - before.flushes) / seconds,
            "flush_ms": (self.flushing - before.flushing) / max(1, self.flushes - before.flushes),
            "memory_mib": self.memory,
        }


@contextlib.contextmanager
def servers(count: int, folder: Path) -> Iterator[tuple[list[Served], str]]:
    """Run so many servers on a new database of PostgreSQL, or for 0 one on SQLite."""
    url = postgres.server().database(folder) if count else ""
    with contextlib.ExitStack() as stack:
        found: list[Served] = []
        for number in range(count or 1):
            own = folder / str(number)
            (own / "data").mkdir(parents=True)
            for key in ("session.key", "push.key") if number else ():
                shutil.copy(folder / "0" / "data" / key, own / "data")
            flags = ["--database", url] if count else []
            found.append(stack.enter_context(serving(own, "--no-limits", *flags)))
        yield found, url.partition("?")[0].rpartition("/")[2]


def measure(count: int, asked: argparse.Namespace) -> list[Figures]:
    """Return the figures of each stretch."""
    found: list[Figures] = []
    folder = Path(tempfile.mkdtemp(prefix="many-"))
    try:
        with servers(count, folder) as (served, name):
            before = Parts(served, name)
            time.sleep(IDLE_SECONDS)
            idle = Parts(served, name).since(before, 1)["database_percent"]
            order = {
                "urls": [one.url for one in served],
                "tables": asked.tables,
                "periods": asked.periods,
                "warm": asked.warm,
                "seconds": asked.seconds,
            }
            command = ["node", str(Path(__file__).with_name("many.mjs")), json.dumps(order)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:
                assert players.stdout is not None
                for line in players.stdout:
                    told: dict[str, Any] = json.loads(line)
                    if "begin" in told:
                        before = Parts(served, name)
                    elif "end" in told:
                        figures = Parts(served, name).since(before, told["moves"], idle / 100)
                        found.append({"servers": count, "idle": idle, **told, **figures})
                        tell(found[-1])
            assert players.returncode == 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return found


def tell(one: Figures) -> None:
    name = f"{one['servers']:.0f} on PostgreSQL" if one["servers"] else "1 on SQLite"
    moves = f"{one['moves']:6.0f} moves, p50 {one['p50']:.1f}, p95 {one['p95']:.1f}, p99 {one['p99']:.1f}, "
    moves += f"longest {one['longest']:.1f} ms, {one['lost']:.0f} lost"
    of_servers = (
        f"servers {one['server_percent']:.0f}%, {one['server_ms']:.2f} ms an action, {one['memory_mib']:.0f} MiB"
    )
    of_database = f"database {one['database_percent']:.0f}%, {one['database_ms']:.2f} ms an action beside beats of "
    of_database += f"{one['idle']:.1f}%, {one['transactions_s']:.0f} transactions/s, {one['flushes_s']:.0f} flushes/s "
    of_database += f"of {one['flush_ms']:.2f} ms"
    print(f"{name:16} | {moves} | {of_servers} | {of_database}", flush=True)


def on_paper(found: list[Figures], period: float) -> None:
    """Say what ten machines with one server on each would carry, by the smallest and the largest number of servers.

    An action costs the servers so much, and more for each socket that is at another server than the table: of k servers
    that is the share (k - 1) / k of all. It costs the database the same, wherever it comes from, and the beats of each
    server cost it something.
    """
    several = {one["servers"]: one for one in found if one["servers"] and one["end"] == period}
    if len(several) < 2:
        return
    few, many = several[min(several)], several[max(several)]
    shares = [1 - 1 / one["servers"] for one in (few, many)]
    carrying = (many["server_ms"] - few["server_ms"]) / (shares[1] - shares[0])
    own = few["server_ms"] - carrying * shares[0]
    ten = own + carrying * (1 - 1 / MACHINES)
    beats = many["idle"] / many["servers"] * MACHINES / 100
    by_servers = MACHINES * BUSY * 1000 / ten
    by_database = (BUSY - beats) * 1000 / many["database_ms"]
    print(f"\nOn paper, {MACHINES} machines with one server on one processor each, {BUSY:.0%} of a processor used:")
    print(f"  servers: {own:.2f} ms an action, and {carrying:.2f} where all of it is carried; of ten, {ten:.2f} ms")
    print(f"           so {by_servers:.0f} actions/s, or {by_servers * period:.0f} tables with one in {period:g} s")
    print(f"  database: {many['database_ms']:.2f} ms an action, and {100 * beats:.0f}% of a processor for beats")
    print(f"           so {by_database:.0f} actions/s on one processor, or {by_database * period:.0f} tables")
    print(f"           and {by_servers / by_database:.1f} processors for as many as the servers carry")
    print(f"  its disk: {many['flush_ms']:.2f} ms a flush, each for all that wait")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=800)
    parser.add_argument("--periods", type=float, nargs="+", default=[2.0, 1.0], help="seconds from move to move")
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--servers", type=int, nargs="+", default=[0, 1, 2, 3])
    asked = parser.parse_args()
    postgres.server().stop()
    postgres.server().start(DURABLE)
    found = [figures for count in asked.servers for figures in measure(count, asked)]
    on_paper(found, asked.periods[0])


if __name__ == "__main__":
    main()
