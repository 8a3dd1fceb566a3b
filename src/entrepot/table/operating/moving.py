"""Everything of one database, carried into another that is empty: from a folder's file to PostgreSQL, or back."""

import contextlib
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Connection, Select, Table, Text, cast, exists, func, literal, select
from sqlalchemy.exc import SQLAlchemyError

from entrepot.table.all_columns import ALL
from entrepot.table.database import IN_USE, Database, PostgresDatabase, database_of, storable_row
from entrepot.table.folder import DATABASE, Folder
from entrepot.table.migrations import REVISION
from entrepot.table.statements import Prepared
from entrepot.table.trouble import BadDatabase, told
from entrepot.table.upgrading import revision

ROWS_AT_ONCE: Final = 200
"""Some rows are whole positions."""
_DIGEST_BYTES: Final = 16
Row = dict[str, Any]
Step = Callable[[int, int], None]


class Kind(msgspec.Struct, frozen=True):
    """Of one table of a database: how many rows it has, and what is the same wherever all of them are the same."""

    rows: int
    digest: str


def move(source: str, target: str, step: Step) -> dict[str, Kind]:
    """Carry all that is stored at one place to another; each is a folder, or the address of a PostgreSQL database.

    Of text only what both kinds can hold is carried: a file of SQLite may have NUL in it, which players can send.
    It is one transaction: whatever goes wrong, and wherever it is killed, the target is as empty as it was. It is
    stored once every table there has as many rows as here, and the same. `step` gets how many rows are done, and of how
    many. BadDatabase where a server has one of them, the target holds anything, or the source is of another version.
    """
    with _alone(source) as (origin, here), _alone(target, is_target=True) as (place, there):
        if revision(here) != REVISION:
            raise BadDatabase(f"{origin.name} is from another version: start the server of this version with it once")
        there.rollback()
        if any(there.execute(select(exists(select(literal(1)).select_from(table)))).scalar() for table in ALL):
            raise BadDatabase(f"{place.name} is not empty: tables are moved to a new folder, or to a new database")
        total, done = sum(_count(here, table) for table in ALL), 0
        moved: dict[str, Kind] = {}
        for table in ALL:
            tally, insertion = _Tally(), Prepared(table.insert().inline())
            for rows in _chunks(here, table):
                insertion.run(there, rows)
                tally.add(rows)
                done += len(rows)
                step(done, total)
            moved[table.name] = tally.kind()
            _count_on(there, table)
        for table in ALL:
            if _kind(there, table) != moved[table.name]:
                raise BadDatabase(f"{table.name} is not the same at {place.name}: nothing was moved")
        place.remember(moved["tables"].rows > 0)
        there.commit()
    return moved


@contextlib.contextmanager
def _alone(where: str, is_target: bool = False) -> Iterator[tuple[Database, Connection]]:
    """Give a database that nobody else has; BadDatabase where that cannot be."""
    is_server = "://" in where
    folder = Folder(Path() if is_server else Path(where))
    if not is_server and not is_target and not (folder.path / DATABASE).exists():
        raise BadDatabase(f"{folder.path} has no {DATABASE}: name the folder of a server")
    database = database_of(folder, where if is_server else "")
    if not is_server:
        folder.take()
    engine = database.writing()
    try:
        if is_target and not is_server and folder.may_hold_tables():
            raise BadDatabase(f"{folder.path} holds tables: tables are moved to a new folder, or to a new database")
        database.prepare(False)
        with engine.connect() as connection:
            if isinstance(database, PostgresDatabase):
                _take(connection, database)
            if is_target:
                database.bring_up_to_date(connection)
            yield database, connection
    except SQLAlchemyError as error:
        raise BadDatabase(f"{database.name}: {told(error)}") from error
    finally:
        engine.dispose()
        folder.let_go()


def _take(connection: Connection, database: Database) -> None:
    """Have a PostgreSQL database to oneself: then nobody waits for who takes long between two statements."""
    connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")
    if not connection.execute(select(func.pg_try_advisory_lock(IN_USE))).scalar_one():
        raise BadDatabase(f"{database.name} is in use by another entrepot: stop that one")
    connection.commit()


# ------------------------------------------------------------------ rows, as they are


def _rows(table: Table) -> Select[*tuple[Any, ...]]:
    """Return the question for all rows of a table. JSON stays the text that it is."""
    return select(
        *(
            cast(column, Text).label(column.name) if isinstance(column.type, JSON) else column
            for column in table.columns
        )
    )


def _chunks(connection: Connection, table: Table) -> Iterator[list[Row]]:
    found = connection.execute(_rows(table), execution_options={"yield_per": ROWS_AT_ONCE})
    for part in found.mappings().partitions():
        yield [storable_row(dict(row)) for row in part]


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _kind(connection: Connection, table: Table) -> Kind:
    tally = _Tally()
    for rows in _chunks(connection, table):
        tally.add(rows)
    return tally.kind()


class _Tally:
    """Counts rows and adds up their digests, so that their order makes no difference."""

    def __init__(self) -> None:
        self._rows = self._sum = 0

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            told = msgspec.msgpack.encode(list(row.values()))
            self._sum += int.from_bytes(hashlib.blake2b(told, digest_size=_DIGEST_BYTES).digest(), "big")
        self._rows += len(rows)

    def kind(self) -> Kind:
        return Kind(self._rows, f"{self._sum % (1 << 8 * _DIGEST_BYTES):0{2 * _DIGEST_BYTES}x}")


def _count_on(connection: Connection, table: Table) -> None:
    """Let PostgreSQL number the next row of a table behind those that were brought; SQLite does so by itself."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != "postgresql":
        return
    last = connection.execute(select(func.max(column))).scalar()
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(select(func.setval(sequence, max(last, 1))))
