"""Several servers of one PostgreSQL database, behind a balancer that takes any of them for each connection."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import postgres
from line_proxy import LineProxy
from table_process import Forked, Parent
from table_server import Guest


class Balancer(LineProxy):
    """A line to any of several ports, chosen anew for each connection."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self._rng = random.Random(1)
        super().__init__(0)

    @property
    def target(self) -> int:
        return self._rng.choice(self.ports) if self.ports else 0

    @target.setter
    def target(self, port: int) -> None:
        pass


class DatabaseLine(LineProxy):
    """A bad line between one server and the database."""

    def __init__(self) -> None:
        self._socket = postgres.server().folder / ".s.PGSQL.5432"
        super().__init__(0)

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_unix_connection(self._socket)

    def database(self, url: str) -> str:
        """Return the address of a database at the end of this line."""
        port, name = self.url.rpartition(":")[2], url.partition("?")[0].rpartition("/")[2]
        return f"postgresql://entrepot@127.0.0.1:{port}/{name}?sslmode=disable&gssencmode=disable"


class Fleet:
    """`url` is the balancer's, `servers` are behind it. With `lines`, each has its own bad line to the database.

    The database is one of the tests' PostgreSQL, or `of` another.
    """

    def __init__(
        self,
        folder: Path,
        count: int,
        lines: bool = False,
        database: str = "",
        of: postgres.Server | None = None,
        **settings: Any,
    ) -> None:
        self.postgres = of or postgres.server()
        self.database = database or self.postgres.database(folder)
        self.folder = folder
        self.parent = Parent(database=self.database, **settings)
        self.balancer = Balancer()
        self.url = self.balancer.url
        self.servers: list[Forked] = []
        self.lines = [DatabaseLine() for _ in range(count if lines else 0)]
        for number in range(count):
            self.add(self.parent, **({"database": self.lines[number].database(self.database)} if lines else {}))
        self.balance()

    def add(self, parent: Parent, **own: Any) -> Forked:
        """Start another server, with the keys of the first."""
        folder = self.folder / str(len(self.servers))
        folder.mkdir(parents=True)
        for key in ("session.key", "push.key") if self.servers else ():
            shutil.copy(self.folder / "0" / key, folder)
        self.servers.append(Forked(folder, parent, **own))
        return self.servers[-1]

    def balance(self) -> None:
        """Let the balancer take those that are there, as one does that looks after their health."""
        self.balancer.ports = [server.port for server in self.servers if server.is_there()]

    def guest(self, *arguments: Any, **options: Any) -> Guest:
        """Return somebody whose every call comes to any server."""
        guest = Guest(self.url, *arguments, **options)
        guest.http.headers["connection"] = "close"
        return guest

    def rows(self, query: str) -> list[Any]:
        return self.postgres.sql(query, self.database.partition("?")[0].rpartition("/")[2])

    def holder(self, place: str) -> Forked:
        """Return the server that has a table; '' leads."""
        ((address,),) = self.rows(
            f"SELECT address FROM holders JOIN processes ON number = process WHERE place = '{place}'"
        )
        there = [server for server in self.servers if server.is_there()]
        return next(server for server in there if address in self.addresses(server))

    def addresses(self, server: Forked) -> set[str]:
        """Return where a process listens, as the system tells it."""
        listening = Path(f"/proc/{server.pid}/net/tcp").read_text().splitlines()[1:]
        inodes = {
            str(link.readlink()).strip("socket:[]")
            for link in Path(f"/proc/{server.pid}/fd").iterdir()
            if str(link.readlink()).startswith("socket:")
        }
        fields = [line.split() for line in listening]
        return {f"127.0.0.1:{int(one[1].split(':')[1], 16)}" for one in fields if one[3] == "0A" and one[9] in inodes}

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.parent.close()
        self.balancer.close()
        for line in self.lines:
            line.close()


@contextmanager
def fleet(folder: Path, count: int, **settings: Any) -> Iterator[Fleet]:
    found = Fleet(folder, count, **settings)
    try:
        yield found
    finally:
        found.close()
