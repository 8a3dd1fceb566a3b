"""A PostgreSQL server of the tests' own, begun when it is first wanted, and a database in it for each folder.

It writes nothing through to the disk (`fsync` is off): what survives a power cut is not tested here.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from system_packages import found_or_installed

SERVERS = int(os.environ.get("ENTREPOT_TEST_SERVERS", "1"))
"""How many servers a site of the browser's tests has, behind a balancer that takes any of them."""
EVERYWHERE = SERVERS > 1 or os.environ.get("ENTREPOT_TEST_DATABASE") == "postgresql"
"""Whether every test that stores tables does so in PostgreSQL."""
of_a_file = pytest.mark.skipif(EVERYWHERE, reason="it is about the file of SQLite")
PLACES = "/usr/lib/postgresql/*/bin"
FAST = "-c fsync=off -c full_page_writes=off -c max_connections=200 -c shared_buffers=32MB -c listen_addresses=''"


def programs() -> Path:
    """Return the folder of PostgreSQL's programs; install them where that is allowed."""
    found = found_or_installed("postgresql", installed)
    assert found, "The tests need PostgreSQL 15 or newer: install your system's package 'postgresql'."
    return found


def installed() -> Path | None:
    beside = shutil.which("initdb")
    numbered = sorted(Path("/").glob(f"{PLACES[1:]}/initdb"), key=lambda path: int(path.parts[-3]))
    return Path(beside).resolve().parent if beside else numbered[-1].parent if numbered else None


class Server:
    """A server that listens at a socket in a folder of its own; a replica of another, with `of`.

    Its data may be elsewhere, in a folder that is not there yet.
    """

    def __init__(self, of: Server | None = None, data: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._user = {"user": "postgres"} if os.geteuid() == 0 else {}  # it refuses to run as root
        if self._user:
            shutil.chown(self.folder, "postgres")
        self._data = data or self.folder / "data"
        if of is None:
            self.run(
                "initdb", "-U", "entrepot", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1"
            )
        else:
            self.run("pg_basebackup", "-h", str(of.folder), "-U", "entrepot", "-R", "-c", "fast", "--no-sync")
        stop = f"{programs() / 'pg_ctl'} -D {self._data} -m immediate -w stop; rm -rf {self.folder}"
        nowhere = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        self._watch = subprocess.Popen(["sh", "-c", f"read _; {stop}"], stdin=subprocess.PIPE, **nowhere, **self._user)
        """It ends the server when this process is gone, however it goes."""
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs on this server's files."""
        command = [str(programs() / program), "-D", str(self._data), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, timeout=120, **self._user)

    def start(self, *more: str) -> None:
        options = " ".join([FAST, f"-k {self.folder}", *more])
        self.run("pg_ctl", "-l", str(self.folder / "log"), "-w", "-t", "100", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it: 'fast' cuts all connections, 'immediate' is as a kill."""
        self.run("pg_ctl", "-m", how, "-w", "stop")

    def is_there(self) -> bool:
        """Say whether it runs."""
        command = [str(programs() / "pg_ctl"), "-D", str(self._data), "status"]
        return subprocess.run(command, stdout=subprocess.DEVNULL, cwd=self.folder, **self._user).returncode == 0

    def promote(self) -> None:
        """Let a replica go on by itself."""
        self.run("pg_ctl", "-w", "promote")

    def close(self) -> None:
        """End it for good."""
        self._watch.communicate()

    def url(self, name: str) -> str:
        return f"postgresql://entrepot@/{name}?host={self.folder}"

    def sql(self, statement: str, name: str = "postgres") -> list[tuple]:
        """Carry out a statement in a database, and return what it finds."""
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def database(self, folder: Path) -> str:
        """Return the address of the database that belongs to a folder; it is made where it is missing."""
        name = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
        if not self.sql(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
            self.sql(f"CREATE DATABASE {name}")
        return self.url(name)


@functools.cache
def server() -> Server:
    """Return the one server of this process."""
    found = Server()
    atexit.register(found.close)
    return found


def carry_out(folder: Path, *statements: str) -> list[Any]:
    """Carry out statements in the database of a folder, be it a file or not; return what the last one finds."""
    with opened(folder) as database:
        found = [database.execute(statement) for statement in statements][-1]
        return found.fetchall() if found.description else []


@contextmanager
def opened(folder: Path) -> Iterator[Any]:
    """Give a connection to the database of a folder, for one transaction; a `?` in a statement stands for a value."""
    if EVERYWHERE:
        import psycopg

        with psycopg.connect(server().database(folder), cursor_factory=cursors()) as database:
            yield database
    else:
        with closing(sqlite3.connect(folder / "entrepot.db")) as database, database:
            yield database


@functools.cache
def cursors() -> Any:
    """Return cursors of psycopg that take statements as those of SQLite do."""
    import psycopg

    class Cursor(psycopg.Cursor):
        def execute(self, query, params=None, **more):
            return super().execute(query if params is None else query.replace("?", "%s"), params, **more)

        def executemany(self, query, params_seq, **more):
            return super().executemany(query.replace("?", "%s"), params_seq, **more)

    return Cursor


def whole_text(folder: Path) -> str:
    """Return all that stands in a folder's database where that is one of PostgreSQL, be it text or bytes."""
    from entrepot.table.all_columns import WHOLE

    found = "\n".join(str(carry_out(folder, f"select t::text from {name} t")) for name in WHOLE.tables)
    return re.sub(r"\\+x([0-9a-f]+)", lambda held: bytes.fromhex(held[1]).decode(errors="replace"), found)


def instead_of_files(monkeypatch) -> None:
    """Let every folder's database be one of PostgreSQL from now on."""
    from entrepot.table import database, storage
    from entrepot.table.operating import looking

    def found(folder, url=""):
        return database.PostgresDatabase(url or server().database(folder.path))

    monkeypatch.setattr(storage, "database_of", found)
    monkeypatch.setattr(looking, "database_of", found)
