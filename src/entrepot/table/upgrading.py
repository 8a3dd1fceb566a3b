"""Makes the tables of a new database, and gives those of an older version of the program what they lack."""

import importlib
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, MetaData, String, Table, func, inspect, select

from entrepot.kernel.registry import build, game_modules
from entrepot.table import migrations
from entrepot.table.all_columns import WHOLE
from entrepot.table.columns import ACTIONS, TABLES
from entrepot.table.migrations import REVISION
from entrepot.table.processes.columns import PROCESSES
from entrepot.table.rows import digest_of
from entrepot.table.trouble import BadDatabase

LAST_COUNTED: Final = 11
"""SQLite files had their version in `user_version`, up to this one; since then it is a step of Alembic's."""
STEPS: Final = LAST_COUNTED + 1
"""What `user_version` is since then, so that programs from before leave the file alone."""
VERSION: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Made and changed as Alembic does it."""
UPGRADING: Final = 3_687_002
"""The advisory lock of whoever makes or changes the tables of a PostgreSQL database."""

STEP_SECONDS: Final = 60
"""Between two statements: a slow machine needs some, and one that stands still holds up the others for no longer."""


def bring_file_up_to_date(connection: Connection, name: str) -> None:
    """Make what is missing in a file of SQLite, and what its older version lacks; BadDatabase where it is newer."""
    found: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if found > STEPS:
        raise _newer(name)
    if found == STEPS and revision(connection) == REVISION:
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # SQLite alone begins no transaction for changes of tables
    if 0 < found < LAST_COUNTED:
        _bring_up(connection, found)
    _take_steps(connection, name, is_new=not found)
    connection.exec_driver_sql(f"PRAGMA user_version = {STEPS}")
    connection.commit()


def bring_server_up_to_date(connection: Connection, name: str) -> None:
    """Make what is missing in a PostgreSQL database, and what its older version lacks; BadDatabase where it is newer.

    Of several who come at once one does it, and the others wait. So do older servers that run meanwhile: each of their
    writes begins with their row of `processes`. Were that locked later, a write and a step could wait for each other.
    """
    if revision(connection) == REVISION:
        return
    connection.rollback()
    connection.execution_options(isolation_level="READ COMMITTED")
    connection.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = '{STEP_SECONDS}s'")
    connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
    found = revision(connection)
    if not found and inspect(connection).has_table(TABLES.name):
        raise BadDatabase(f"{name} holds tables of some other program: name a database of its own")
    if found != REVISION:
        importlib.import_module("alembic.command")  # now, as whoever writes will wait: it takes a while to load
        if inspect(connection).has_table(PROCESSES.name):
            connection.exec_driver_sql(f"LOCK TABLE {PROCESSES.name} IN ACCESS EXCLUSIVE MODE")
        _take_steps(connection, name, is_new=not found)
    connection.commit()


def revision(connection: Connection) -> str:
    """Return the last step that a database has been through; '' where there is none."""
    is_known = inspect(connection).has_table(VERSION.name)
    return (connection.execute(select(VERSION)).scalar() or "") if is_known else ""


def _take_steps(connection: Connection, name: str, is_new: bool) -> None:
    if is_new:
        WHOLE.create_all(connection)
        VERSION.create(connection)
        connection.execute(VERSION.insert().values(version_num=REVISION))
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # it knows no such step
        raise _newer(name) from error


def _newer(name: str) -> BadDatabase:
    return BadDatabase(f"{name} was written by a newer entrepot; install that, or choose another --data or --database")


# ------------------------------------------------------------------ files from before Alembic


def _bring_up(connection: Connection, version: int) -> None:
    """Give the tables of an older file the columns that they lack; the first step makes whole tables and indexes."""
    if version < 3:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT 0 NOT NULL")
    if version < 4:
        connection.exec_driver_sql("ALTER TABLE chat ADD COLUMN client_id VARCHAR")
    if version < 5:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN begun BOOLEAN DEFAULT 0 NOT NULL")
        played = "SELECT table_id FROM actions WHERE client_id IS NOT NULL"
        connection.exec_driver_sql(f"UPDATE tables SET begun = 1 WHERE id IN ({played})")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN content_digest VARCHAR")
        _store_contents_once(connection)
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN content")
    if version < 6:
        connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN invitation_hash BLOB")
        connection.exec_driver_sql("UPDATE seats SET invitation_hash = key_hash, key_hash = NULL WHERE NOT taken")
    if version < 7:
        _count_seats_from_zero(connection)
    if version < 9:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN clock JSON")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN stand_in VARCHAR DEFAULT '' NOT NULL")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN rematch VARCHAR")
        connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN zone VARCHAR")
        connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN seen FLOAT")
    if version < 10:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN lesson VARCHAR DEFAULT '' NOT NULL")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN takebacks BOOLEAN DEFAULT 0 NOT NULL")
    if version < 11:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN unrated VARCHAR DEFAULT 'by-choice' NOT NULL")


def _count_seats_from_zero(connection: Connection) -> None:
    """Write actions that name a seat as notation has them now; those of a game that is not installed stay."""
    known = game_modules()
    games = connection.execute(select(TABLES.c.game).distinct())
    told = select(ACTIONS.c.table_id, ACTIONS.c.number, ACTIONS.c.words).where(ACTIONS.c.kind == "act")
    for game in [build(id) for (id,) in games.all() if id in known]:
        here = select(TABLES.c.id).where(TABLES.c.game == game.id)
        acts = connection.execute(told.where(ACTIONS.c.table_id.in_(here)))
        for table, number, words in acts.all():
            newer = game.from_older(words)
            if newer != words:
                place = ACTIONS.update().where(ACTIONS.c.table_id == table, ACTIONS.c.number == number)
                connection.execute(place.values(words=newer))


def _store_contents_once(connection: Connection) -> None:
    connection.exec_driver_sql(
        "CREATE TABLE IF NOT EXISTS contents (digest VARCHAR NOT NULL PRIMARY KEY, data JSON NOT NULL) WITHOUT ROWID"
    )
    rows = connection.exec_driver_sql("SELECT id FROM tables WHERE content IS NOT NULL")
    for (id,) in rows.all():
        text: str = connection.exec_driver_sql("SELECT content FROM tables WHERE id = ?", (id,)).scalar_one()
        content: dict[str, Any] = msgspec.json.decode(text)
        connection.exec_driver_sql("INSERT OR IGNORE INTO contents VALUES (?, ?)", (digest_of(content), text))
        connection.exec_driver_sql("UPDATE tables SET content_digest = ? WHERE id = ?", (digest_of(content), id))
