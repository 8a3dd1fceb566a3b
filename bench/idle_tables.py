"""What tables cost that nobody looks at: memory with many of them in the database, and the time to open one.

    PYTHONPATH=src .venv/bin/python bench/idle_tables.py [--tables 100000] [--live 1000] [--waiting 10] [--postgresql]

A table of four is played for a while and copied in the database as often as is said; a server is started on it. Then
somebody looks at `--live` tables at once, and at `--through` others one after the other. All is done twice: with no
more tables than are looked at, and with all of them, so that what differs is what idle ones cost. At `--waiting` tables
a bot is asked when the server starts: it is told how long they wait. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import postgres
from table_load import PATIENCE, Served, Times, serving
from table_server import Guest, close_all

COPIED = {"tables": "id", "seats": "table_id", "sitters": "table_id", "actions": "table_id", "snapshots": "table_id"}
SETTLED_SECONDS = 10.0
LONGEST_SECONDS = 120.0
TICKS = os.sysconf("SC_CLK_TCK")
SPREAD = 2_654_435_761
"""Ids come in no order, as those of real tables do."""


class Database:
    """Where the tables are: a file, or a database of PostgreSQL."""

    def __init__(self, folder: Path, is_postgresql: bool) -> None:
        self._file = folder / "data" / "entrepot.db"
        self._url = postgres.server().database(folder) if is_postgresql else ""
        self.flags = ["--database", self._url] if is_postgresql else []

    def change(self, *statements: str) -> None:
        """Carry out statements."""
        if self._url:
            name = self._url.partition("?")[0].rpartition("/")[2]
            for statement in statements:
                postgres.server().sql(statement, name)
            return
        connection = sqlite3.connect(self._file)
        for statement in statements:
            connection.execute(statement)
            connection.commit()
        connection.close()

    def count(self, question: str) -> int:
        """Return the number that a question has for its answer."""
        if self._url:
            return int(postgres.server().sql(question, self._url.partition("?")[0].rpartition("/")[2])[0][0])
        with contextlib.closing(sqlite3.connect(self._file)) as connection:
            return int(connection.execute(question).fetchone()[0])

    def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns."""
        from entrepot.table.all_columns import WHOLE

        return [column.name for column in WHOLE.tables[table].columns]

    def copies(self, template: str, first: int, last: int) -> list[str]:
        """Return the statements that copy a table under the ids of these numbers."""
        if self._url:
            numbers = f"generate_series({first}, {last}) AS numbers(n)"
        else:
            further = f"SELECT n + 1 FROM counted WHERE n < {last}"
            count = f"WITH RECURSIVE counted(n) AS (SELECT {first} UNION ALL {further}) SELECT n FROM counted"
            numbers = f"({count}) AS numbers"
        low = f"(n * {SPREAD}) % 4294967296"
        new = (
            f"lpad(to_hex({low}), 8, '0') || lpad(to_hex(n), 12, '0')"
            if self._url
            else f"printf('%08x%012x', {low}, n)"
        )
        if self._url:
            new = new.replace("n * ", "n::bigint * ")
        made = []
        for table, key in COPIED.items():
            names = self.columns(table)
            own = [new if name == key else name for name in names]
            made.append(
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(own)} FROM {table}, {numbers} "
                f"WHERE {table}.{key} = '{template}'"
            )
        return made

    def size(self) -> float:
        """Return how many MB it has."""
        if self._url:
            ((size,),) = postgres.server().sql("SELECT sum(pg_database_size(datname))::bigint FROM pg_database")
            return float(size) / 1e6
        return self._file.stat().st_size / 1e6


def id_of(number: int) -> str:
    return f"{number * SPREAD % (1 << 32):08x}{number:012x}"


def memory(served: Served) -> float:
    """Return the MB that the process has for itself."""
    status = Path(f"/proc/{served.process.pid}/status").read_text("utf-8")
    return int(status.partition("RssAnon:")[2].split()[0]) / 1000


def seconds_used(served: Served) -> float:
    fields = Path(f"/proc/{served.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Played(NamedTuple):
    """A table that has been played for a while: its id, a key, and a seat that is asked."""

    table: str
    key: str
    asked: int


def template(url: str, moves: int) -> Played:
    """Play a table of four for some moves."""
    ann = Guest(url)
    opened = ann.open("me", "friend", "friend", "friend")
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    for _ in range(moves):
        for seat in seats:
            seat.news()
        asked = next(seat for seat in seats if seat.number is not None)
        assert asked.act(asked.choices[0])["type"] == "done"
    for seat in seats:
        seat.news()
    at = next(at for at, seat in enumerate(seats) if seat.number is not None)
    close_all()
    return Played(opened["table"], opened["keys"][0], at)


class Looking:
    """Somebody who opens tables, one after the other."""

    def __init__(self, url: str, key: str) -> None:
        self._url = url.replace("http", "ws")
        self._key = key
        self._open: list[Any] = []

    async def look(self, number: int) -> float:
        """Open a table; return the seconds from the first byte to the position."""
        begin = time.perf_counter()
        socket = await connect(f"{self._url}/api/tables/{id_of(number)}/socket", proxy=None, max_size=None)
        hello = {"type": "hello", "keys": [self._key], "seq": 0, "text": False, "chat": False}
        await socket.send(json.dumps(hello))
        async with asyncio.timeout(PATIENCE):
            while json.loads(await socket.recv())["type"] != "push":
                pass
        self._open.append(socket)
        return time.perf_counter() - begin

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._open))
        self._open = []


async def looked(served: Served, key: str, live: int, through: int, tables: int, tell: Callable[..., None]) -> None:
    """Look at tables, and tell what that takes."""
    staying, passing = Looking(served.url, key), Looking(served.url, key)
    first = 1 + (tables - live) // 2
    before = seconds_used(served)
    times = Times([await staying.look(first + number) for number in range(live)])
    tell("processor for opening one", f"{1e3 * (seconds_used(served) - before) / live:.1f} ms")
    tell(
        f"opening {live}",
        f"{1e3 * times.at(0.5):.1f} ms, p99 {1e3 * times.at(0.99):.1f} ms, {1e3 * times.at(1):.1f} ms at most",
    )
    tell(f"memory with {live} looked at", f"{memory(served):.0f} MB")
    others = [number for number in range(1, tables + 1) if not first <= number < first + live]
    for number in others[:through]:
        await passing.look(number)
        await passing.close()
    if others:
        tell(f"memory after {min(through, len(others))} more, one after the other", f"{memory(served):.0f} MB")
    await staying.close()


def until_bots_have_played(database: Database, template: str, waiting: str, tables: int) -> str:
    """Return after how many seconds from now the bots have played that are asked at these tables."""
    begin, first = time.monotonic(), 0.0
    before = f"(SELECT max(number) FROM actions WHERE table_id = '{template}')"
    played = f"SELECT count(DISTINCT table_id) FROM actions WHERE {waiting} AND number > {before}"
    while (count := database.count(played)) < tables:
        if time.monotonic() - begin > LONGEST_SECONDS:
            return f"{LONGEST_SECONDS:.0f} s at {count} of {tables}"
        if count and not first:
            first = time.monotonic() - begin
        time.sleep(0.1)
    last = time.monotonic() - begin
    return f"{first or last:.1f} s the first, {last:.1f} s the last of {tables}"


def measure(database: Database, folder: Path, played: Played, tables: int, asked: argparse.Namespace) -> None:
    def tell(what: str, found: str) -> None:
        print(f"{tables:>8} tables  {what:46} {found}", flush=True)

    tell("database", f"{database.size():.0f} MB")
    bots = min(asked.waiting, tables - asked.live)
    chosen = ", ".join(f"'{id_of(number)}'" for number in range(tables - bots + 1, tables + 1))
    waiting = f"table_id IN ({chosen})"
    if bots:
        database.change(f"UPDATE seats SET kind = 'bot', bot = 'uniform' WHERE seat = {played.asked} AND {waiting}")
    begin = time.monotonic()
    with serving(folder, "--no-limits", *database.flags) as served:
        tell("start", f"{time.monotonic() - begin:.1f} s")
        before, begin = seconds_used(served), time.monotonic()
        if bots:
            tell("bots that are asked have played after", until_bots_have_played(database, played.table, waiting, bots))
        time.sleep(max(0.0, begin + SETTLED_SECONDS - time.monotonic()))
        used = seconds_used(served) - before
        tell("memory with none looked at", f"{memory(served):.0f} MB")
        tell("processor while it looks which go on", f"{used:.2f} s in {time.monotonic() - begin:.0f} s")
        asyncio.run(looked(served, played.key, min(asked.live, tables), asked.through, tables, tell))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--live", type=int, default=1_000)
    parser.add_argument("--through", type=int, default=2_000)
    parser.add_argument("--waiting", type=int, default=10)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--postgresql", action="store_true")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="idle-tables-"))
    try:
        database = Database(folder, asked.postgresql)
        with serving(folder, "--no-limits", *database.flags) as served:
            played = template(served.url, asked.moves)
            served.process.terminate()
            served.process.wait(PATIENCE)
        for before, after in ((0, asked.live), (asked.live, asked.tables)):
            if after > before:
                database.change(
                    *database.copies(played.table, before + 1, after), *(["ANALYZE"] if asked.postgresql else [])
                )
            measure(database, folder, played, after, asked)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
