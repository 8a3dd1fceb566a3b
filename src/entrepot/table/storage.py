"""The database: SQLite through SQLAlchemy. Reading is here; writing goes through the one `Writer`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Engine, Executable, Row, Select, and_, create_engine, event, exists, func, null, select, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from entrepot.table.columns import ACTIONS, CHAT, CONTENTS, PROPOSALS, RUNS, SEATS, SITTERS, SNAPSHOTS, TABLES
from entrepot.table.folder import Folder
from entrepot.table.health import Health
from entrepot.table.rows import ActionRow, ChatRow, SeatRow, SnapshotRow, TableRow
from entrepot.table.trouble import BadDatabase, trouble_of
from entrepot.table.upgrading import bring_up_to_date
from entrepot.table.uptime import Run
from entrepot.table.writer import Writer

T = TypeVar("T", bound=msgspec.Struct)
RECENT_CHAT = 100
ENTRIES_AT_ONCE = 200
PARTS = (SEATS, SITTERS, PROPOSALS, ACTIONS, SNAPSHOTS, CHAT)
"""What belongs to a table."""
_WHOLE_TABLE = select(
    *[column for column in TABLES.c if column.name != "content_digest"], CONTENTS.c.data.label("content")
).select_from(TABLES.outerjoin(CONTENTS, CONTENTS.c.digest == TABLES.c.content_digest))


class Storage:
    """Make one with `await Storage.open(folder)`."""

    def __init__(self, folder: Folder, engine: AsyncEngine, writing: Engine, writer: Writer) -> None:
        self.folder = folder
        self.health = writer.health
        self.writer = writer
        self._engine = engine
        self._writing = writing

    @classmethod
    async def open(cls, path: Path, new_database: bool = False) -> "Storage":
        """Open the database in a folder, both made where they are missing and readable by their owner alone.

        BadDatabase, in one sentence, where another server has the folder, or the database is of no use; where
        `new_database`, one that is damaged, empty or gone is no hindrance, and what is left of it is kept.
        """
        folder = Folder(path)
        folder.take()
        try:
            folder.prepare(new_database)
            return await cls._opened(folder)
        except BaseException as error:
            folder.let_go()
            trouble = trouble_of(error)
            if trouble is None or isinstance(error, BadDatabase):
                raise
            raise BadDatabase(f"{folder.database}: {trouble}") from error

    @classmethod
    async def _opened(cls, folder: Folder) -> "Storage":
        engine = create_async_engine(f"sqlite+aiosqlite:///{folder.database}", pool_size=4)
        writing = create_engine(f"sqlite:///{folder.database}")
        try:
            event.listen(engine.sync_engine, "connect", _prepare)
            event.listen(writing, "connect", _prepare)
            await bring_up_to_date(engine, folder)
            folder.opened()
            return cls(folder, engine, writing, await Writer.start(writing, Health(folder)))
        except BaseException:
            writing.dispose()
            await engine.dispose()
            raise

    async def close(self) -> None:
        """Store what is waiting and let go of the database."""
        await self.writer.close()
        self._writing.dispose()
        await self._engine.dispose()
        self.folder.let_go()

    async def add_table(self, *statements: Executable) -> None:
        """Store a new table; NotStored."""
        await self.writer.run(*statements)
        self.folder.remember(True)

    async def remove_table(self, id: str) -> None:
        """Remove a table where no person has done anything, and the content that no other has; NotStored."""
        if await self.count_tables() == 1:
            self.folder.remember(False)
        table = TABLES.delete().where(TABLES.c.id == id, TABLES.c.begun.is_(False))
        is_gone = ~exists().where(TABLES.c.id == id)
        rows = [part.delete().where(part.c.table_id == id, is_gone) for part in PARTS]
        unused = CONTENTS.delete().where(~exists().where(TABLES.c.content_digest == CONTENTS.c.digest))
        await self.writer.run(table, *rows, unused)

    # ------------------------------------------------------------------ reading

    async def table(self, id: str) -> TableRow | None:
        """Return a table, None if there is none of that id."""
        return await self._one(TableRow, _WHOLE_TABLE.where(TABLES.c.id == id))

    async def seats(self, id: str) -> list[SeatRow]:
        """Return a table's seats in order."""
        return await self._all(SeatRow, select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))

    async def actions(self, id: str, after: int = -1) -> list[ActionRow]:
        """Return the entries of a log behind number `after`, in order; a few at a time, for others' sake."""
        found: list[ActionRow] = []
        while True:
            chosen = select(ACTIONS).where(ACTIONS.c.table_id == id, ACTIONS.c.number > after)
            rows = await self._all(ActionRow, chosen.order_by(ACTIONS.c.number).limit(ENTRIES_AT_ONCE))
            found += rows
            if len(rows) < ENTRIES_AT_ONCE:
                return found
            after = rows[-1].number

    async def actions_before(self, id: str, number: int, most: int) -> list[ActionRow]:
        """Return the newest entries of a table's log before a number, at most so many, in order."""
        chosen = select(ACTIONS).where(ACTIONS.c.table_id == id, ACTIONS.c.number < number)
        return (await self._all(ActionRow, chosen.order_by(ACTIONS.c.number.desc()).limit(most)))[::-1]

    async def last_action(self, id: str) -> ActionRow | None:
        """Return the newest entry of a table's log."""
        chosen = select(ACTIONS).where(ACTIONS.c.table_id == id).order_by(ACTIONS.c.number.desc()).limit(1)
        return await self._one(ActionRow, chosen)

    async def client_ids(self, id: str) -> list[tuple[int, str]]:
        """Return seat and id of every action that a client has sent and that is in the log."""
        chosen = and_(ACTIONS.c.table_id == id, ACTIONS.c.client_id.is_not(None))
        rows = await self._rows(select(ACTIONS).with_only_columns(ACTIONS.c.seat, ACTIONS.c.client_id).where(chosen))
        return [(row[0], row[1]) for row in rows]

    async def snapshots(self, id: str) -> list[SnapshotRow]:
        """Return a table's stored positions, oldest first; of one number, those of older rules first."""
        chosen = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
        return await self._all(SnapshotRow, chosen.order_by(SNAPSHOTS.c.number, SNAPSHOTS.c.at))

    async def chat(self, id: str) -> list[ChatRow]:
        """Return the last things said at a table, oldest first."""
        chosen = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.id.desc()).limit(RECENT_CHAT)
        rows = await self._rows(chosen)
        return [_struct(ChatRow, row, skip=("id", "client_id")) for row in reversed(rows)]

    async def was_said(self, id: str, seat: int, client_id: str) -> bool:
        """Say whether what a client has sent under an id is among what was said."""
        chosen = and_(CHAT.c.table_id == id, CHAT.c.seat == seat, CHAT.c.client_id == client_id)
        return bool(await self._rows(select(CHAT.c.id).where(chosen)))

    async def proposals(self, id: str) -> dict[int, list[int]]:
        """Return how a frozen table shall end: the place of each seat, by the seat that proposes it."""
        chosen = select(PROPOSALS.c.seat, PROPOSALS.c.places).where(PROPOSALS.c.table_id == id)
        return {row[0]: row[1] for row in await self._rows(chosen)}

    async def sitters(self, id: str) -> set[tuple[str, int]]:
        """Return from which browsers a table's seats are played: guest and seat."""
        rows = await self._rows(select(SITTERS.c.guest, SITTERS.c.seat).where(SITTERS.c.table_id == id))
        return {(row[0], row[1]) for row in rows}

    async def sits(self, guest: str, id: str) -> bool:
        """Say whether a guest sits at a table."""
        chosen = select(SITTERS.c.seat).where(SITTERS.c.guest == guest, SITTERS.c.table_id == id)
        return bool(await self._rows(chosen.limit(1)))

    async def tables_of(self, guest: str, statuses: Sequence[str], before: str | None, most: int) -> list[TableRow]:
        """Return tables of these statuses where a guest sits, newest first, those that follow `before`.

        Their content is left out: it may be large, and no list shows it.
        """
        own = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
        found: list[Any] = [TABLES.c.id.in_(own), TABLES.c.status.in_(statuses)]
        if before is not None:
            created = select(TABLES.c.created).where(TABLES.c.id == before).scalar_subquery()
            found.append(tuple_(TABLES.c.created, TABLES.c.id) < tuple_(created, before))
        columns = [column for column in TABLES.c if column.name != "content_digest"]
        chosen = (
            select(*columns, null().label("content"))
            .where(*found)
            .order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        )
        return await self._all(TableRow, chosen.limit(most))

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of several tables in order."""
        rows = await self._all(SeatRow, select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        return {id: [row for row in rows if row.table_id == id] for id in ids}

    async def states_of(self, ids: Sequence[str]) -> dict[str, bytes]:
        """Return what was counted last at several tables, as it stands in their logs."""
        newest = select(ACTIONS.c.state).where(ACTIONS.c.table_id == TABLES.c.id).order_by(ACTIONS.c.number.desc())
        chosen = select(TABLES.c.id, newest.limit(1).scalar_subquery()).where(TABLES.c.id.in_(ids))
        return {row[0]: row[1] for row in await self._rows(chosen) if row[1] is not None}

    async def runs(self) -> list[Run]:
        """Return when servers of this database were up, oldest first."""
        return await self._all(Run, select(RUNS).order_by(RUNS.c.number))

    async def running(self) -> list[str]:
        """Return the ids of the running tables, newest first."""
        chosen = select(TABLES.c.id).where(TABLES.c.status == "playing")
        return [row[0] for row in await self._rows(chosen.order_by(TABLES.c.created.desc()))]

    async def never_begun(self, before: float, most: int) -> list[str]:
        """Return the ids of the oldest tables that were opened before some moment, and where no person did anything."""
        chosen = and_(TABLES.c.begun.is_(False), TABLES.c.created < before)
        rows = await self._rows(select(TABLES.c.id).where(chosen).order_by(TABLES.c.created).limit(most))
        return [row[0] for row in rows]

    async def count_tables(self) -> int:
        """Return how many tables there are."""
        rows = await self._rows(select(func.count()).select_from(TABLES))
        return int(rows[0][0])

    async def _rows(self, statement: Select[*tuple[Any, ...]]) -> list[Row[*tuple[Any, ...]]]:
        try:
            async with self._engine.connect() as connection:
                return list(await connection.execute(statement))
        except DBAPIError as error:
            unreadable = self.health.not_read(error)
            if unreadable is None:
                raise
            raise unreadable from error

    async def _all(self, kind: type[T], statement: Select[*tuple[Any, ...]]) -> list[T]:
        return [_struct(kind, row) for row in await self._rows(statement)]

    async def _one(self, kind: type[T], statement: Select[*tuple[Any, ...]]) -> T | None:
        rows = await self._rows(statement)
        return _struct(kind, rows[0]) if rows else None


def _struct(kind: type[T], row: Row[*tuple[Any, ...]], skip: tuple[str, ...] = ()) -> T:
    return kind(**{name: value for name, value in row._mapping.items() if name not in skip})


def _prepare(connection: Any, record: object) -> None:
    """Set up a connection. FULL: what is answered for survives a power cut too, at one flush for each group."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()
