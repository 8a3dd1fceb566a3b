"""Where tables are stored: in a file of the folder, or in a PostgreSQL database; and how either is spoken to."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from entrepot.files.extras import need
from entrepot.table.config import BadSetting
from entrepot.table.folder import Folder
from entrepot.table.trouble import BadDatabase
from entrepot.table.upgrading import bring_file_up_to_date, bring_server_up_to_date

POOL: Final = 4
"""Connections that read."""
OLDEST: Final = 15
"""The oldest PostgreSQL that we are tested with."""
IN_USE: Final = 3_687_001
"""The advisory lock that each server holds, shared with others; who wants the database alone tries to have it alone."""
CONNECT: Final = {
    "application_name": "entrepot",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""So a connection that leads nowhere any more is noticed within seconds; the address may say otherwise."""
IDLE_MILLISECONDS: Final = 1_500
"""Between two statements of one transaction."""
_ROOM: Final = text(
    "CREATE TEMPORARY TABLE room ON COMMIT DROP AS SELECT repeat('x', 1000) AS x FROM generate_series(1, 1000)"
)
"""Takes a megabyte where PostgreSQL keeps this database."""
LOOKS_LIKE: Final = "it should look like postgresql://user:password@host/name"


class Database(Protocol):
    """Either kind. `name` is what it is called where operators read of it, and tells no password."""

    name: str

    def prepare(self, may_begin_anew: bool) -> None:
        """Do nothing where it may be opened; BadDatabase otherwise."""

    def engine(self) -> AsyncEngine:
        """Return what reads."""

    def writing(self) -> Engine:
        """Return what writes."""

    def bring_up_to_date(self, connection: Connection) -> None:
        """Make what is missing, and what an older version lacks; BadDatabase where it is newer."""

    def opened(self) -> None:
        """Note that it is open from now on."""

    def check_still_there(self) -> None:
        """Do nothing where it is what was opened; Moved otherwise."""

    def remember(self, holds_tables: bool) -> None:
        """Remember whether there are tables."""

    def takes_room(self) -> Sequence[Executable]:
        """Return statements that leave nothing behind, and fail where the disk has no room for a game or two."""


def database_of(folder: Folder, url: str) -> Database:
    """Return the PostgreSQL database of that address, or the folder's own file for ''; BadSetting."""
    return PostgresDatabase(url) if url else SqliteFile(folder)


class SqliteFile:
    """The file in a folder."""

    def __init__(self, folder: Folder) -> None:
        self.name = str(folder.database)
        self.prepare = folder.prepare
        self.opened = folder.opened
        self.check_still_there = folder.check_still_there
        self.remember = folder.remember
        self._path = folder.database

    def engine(self) -> AsyncEngine:
        engine = create_async_engine(f"sqlite+aiosqlite:///{self._path}", pool_size=POOL)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine

    def writing(self) -> Engine:
        engine = create_engine(f"sqlite:///{self._path}")
        event.listen(engine, "connect", _set_up_sqlite)
        return engine

    def bring_up_to_date(self, connection: Connection) -> None:
        bring_file_up_to_date(connection, self.name)

    def takes_room(self) -> Sequence[Executable]:
        return ()  # every write does, in the file beside it


class PostgresDatabase:
    """A database of a server of PostgreSQL, by its address; BadSetting where that is none."""

    def __init__(self, url: str) -> None:
        self._url = checked_url(url)
        self.name = self._url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
        need("psycopg", "postgresql")

    def prepare(self, may_begin_anew: bool) -> None:
        """Nothing has to be there but the server, which is seen once it is spoken to."""

    def engine(self) -> AsyncEngine:
        return self._reading(POOL, more=POOL)

    def engine_of_beats(self) -> AsyncEngine:
        """Return what tells the other processes that this one is alive: it waits for no other connection."""
        return self._reading(1, more=0)

    def _reading(self, size: int, more: int) -> AsyncEngine:
        pool = {"pool_size": size, "max_overflow": more}
        engine = create_async_engine(self._url, isolation_level="AUTOCOMMIT", connect_args=self._options(), **pool)
        event.listen(engine.sync_engine, "connect", _set_up_text)
        return engine

    def writing(self) -> Engine:
        engine = create_engine(self._url, pool_size=1, connect_args=self._options())
        event.listen(engine, "connect", _set_up_text)
        event.listen(engine, "connect", _tell_in_use)
        return engine

    def _options(self) -> dict[str, Any]:
        return {name: value for name, value in CONNECT.items() if name not in self._url.query}

    def bring_up_to_date(self, connection: Connection) -> None:
        version = int((connection.dialect.server_version_info or (0,))[0])
        if version < OLDEST:
            raise BadDatabase(f"{self.name} is of PostgreSQL {version}: {OLDEST} or newer is needed")
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
        if encoding != "UTF8":
            raise BadDatabase(f"{self.name} is encoded in {encoding}: make one with createdb --encoding UTF8")
        bring_server_up_to_date(connection, self.name)

    def opened(self) -> None:
        pass

    def check_still_there(self) -> None:
        pass

    def remember(self, holds_tables: bool) -> None:
        pass

    def takes_room(self) -> Sequence[Executable]:
        return (_ROOM,)  # a row that is changed often finds its room in place


def checked_url(url: str) -> URL:
    """Return the address of a PostgreSQL database; BadSetting, which tells no password."""
    try:
        found = make_url(url)
        is_one = urlsplit(url).scheme in ("postgresql", "postgres") and bool(found.database)
    except (ArgumentError, ValueError):
        is_one = False
    if not is_one:
        raise BadSetting(f"--database is not the address of a PostgreSQL database: {LOOKS_LIKE}")
    return found.set(drivername="postgresql+psycopg")


def storable(text: str) -> str:
    """Return text as PostgreSQL holds it, which takes no NUL."""
    return text.replace("\0", "\ufffd")


def storable_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row as PostgreSQL holds it."""
    return {name: storable(own) if isinstance(own, str) else own for name, own in row.items()}


def _set_up_sqlite(connection: Any, record: object) -> None:
    """Set up a connection. FULL: what is answered for survives a power cut too, at one flush for each group."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()


def _set_up_text(connection: Any, record: object) -> None:
    """Let text have no NUL, which PostgreSQL does not take: whoever sends one sends text like any other."""
    string = importlib.import_module("psycopg.types.string")

    class WithoutNul(string.StrDumperUnknown):  # type: ignore[misc, name-defined]
        def dump(self, obj: str) -> Any:
            return super().dump(storable(obj))

    getattr(connection, "driver_connection", connection).adapters.register_dumper(str, WithoutNul)


def _tell_in_use(connection: Any, record: object) -> None:
    """Hold the lock that a server holds, for as long as the connection lasts.

    A process that stands still in the middle of a transaction holds up nobody who takes over for longer than that.
    """
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE_MILLISECONDS}")
        is_free = cursor.execute("SELECT pg_try_advisory_lock_shared(%s)", (IN_USE,)).fetchone()[0]
    connection.commit()
    if not is_free:
        raise BadDatabase("'entrepot move' has this database to itself: wait until it is done")
