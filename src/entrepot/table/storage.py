"""The database, SQLite or PostgreSQL, through SQLAlchemy. Reading is here; writing goes through the one `Writer`."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Engine,
    Executable,
    Insert,
    Row,
    Select,
    Table,
    and_,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    tuple_,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from entrepot.table.columns import ACTIONS, CHAT, CONTENTS, ORDERS, PROPOSALS, RUNS, SEATS, SITTERS, SNAPSHOTS, TABLES
from entrepot.table.database import Database, database_of
from entrepot.table.folder import Folder
from entrepot.table.health import Health
from entrepot.table.person.columns import NOTICES, REMOVED
from entrepot.table.playtests.columns import ANSWERS, PLAYTESTS
from entrepot.table.result_columns import ORIGINS
from entrepot.table.reviews.columns import REVIEWS
from entrepot.table.rows import ActionRow, ChatRow, OrderRow, RunningRow, SeatRow, SnapshotRow, TableRow
from entrepot.table.statements import Plain, insert_once
from entrepot.table.trouble import BadDatabase, trouble_of
from entrepot.table.uptime import Run
from entrepot.table.workshop.columns import without_use
from entrepot.table.writer import Writer

T = TypeVar("T", bound=msgspec.Struct)
RECENT_CHAT = 100
ENTRIES_AT_ONCE = 200
MOST_AT_ONCE = 1_000
"""Of rows that are short."""
REMOVED_SECONDS = 30 * 86_400.0
PARTS = (SEATS, SITTERS, ORIGINS, PROPOSALS, ORDERS, ACTIONS, SNAPSHOTS, CHAT, NOTICES, REVIEWS, PLAYTESTS, ANSWERS)
"""What belongs to a table."""
_WHOLE_TABLE = select(
    *[column for column in TABLES.c if column.name != "content_digest"],
    CONTENTS.c.data.label("content"),
    exists().where(PLAYTESTS.c.table_id == TABLES.c.id).label("asks"),
).select_from(TABLES.outerjoin(CONTENTS, CONTENTS.c.digest == TABLES.c.content_digest))
_WITHOUT_CONTENT = select(*[column for column in TABLES.c if column.name != "content_digest"], null().label("content"))
_LAST_STATE = (
    select(ACTIONS.c.state)
    .where(ACTIONS.c.table_id == TABLES.c.id)
    .order_by(ACTIONS.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
"""What was counted last at a table."""


class Storage:
    """Make one with `await Storage.open(folder)`."""

    def __init__(
        self, folder: Folder, database: Database, engine: AsyncEngine, writing: Engine, writer: Writer
    ) -> None:
        self.folder = folder
        self.database = database
        self.health = writer.health
        self.writer = writer
        self.engine = engine
        """What reads."""
        self._writing = writing

    @classmethod
    async def open(cls, path: Path, new_database: bool = False, url: str = "") -> "Storage":
        """Open the database in a folder, both made where they are missing and readable by their owner alone.

        With the `url` of a PostgreSQL database tables are there instead, and all else is in the folder. BadDatabase, in
        one sentence, where another server has the folder, or the database is of no use; where `new_database`, a file
        that is damaged, empty or gone is no hindrance, and what is left of it is kept.
        """
        folder = Folder(path)
        database = database_of(folder, url)
        folder.take()
        try:
            database.prepare(new_database)
            return await cls._opened(folder, database)
        except BaseException as error:
            folder.let_go()
            trouble = trouble_of(error)
            if trouble is None or isinstance(error, BadDatabase):
                raise
            raise BadDatabase(f"{database.name}: {trouble}") from error

    @classmethod
    async def _opened(cls, folder: Folder, database: Database) -> "Storage":
        engine, writing = database.engine(), database.writing()
        try:
            async with engine.connect() as connection:
                await connection.run_sync(database.bring_up_to_date)
            database.opened()
            return cls(folder, database, engine, writing, await Writer.start(writing, Health(database)))
        except BaseException:
            writing.dispose()
            await engine.dispose()
            raise

    async def close(self) -> None:
        """Store what is waiting and let go of the database."""
        await self.writer.close()
        self._writing.dispose()
        await self.engine.dispose()
        self.folder.let_go()

    async def add_table(self, *statements: Executable | Plain) -> None:
        """Store a new table; NotStored."""
        await self.writer.run(*statements)
        self.database.remember(True)

    async def remove_table(self, id: str, now: float) -> None:
        """Remove a lesson, or a table where no person has done anything, and content that no other has; NotStored.

        Those who sat there can be told of it for a month.
        """
        if await self.count_tables() == 1:
            self.database.remember(False)
        may_go = or_(TABLES.c.begun.is_(False), TABLES.c.lesson != "")
        table = TABLES.delete().where(TABLES.c.id == id, may_go)
        is_gone = ~exists().where(TABLES.c.id == id)
        rows = [part.delete().where(part.c.table_id == id, is_gone) for part in PARTS]
        digests = await self.rows(select(TABLES.c.content_digest).where(TABLES.c.id == id))
        old = REMOVED.delete().where(REMOVED.c.at < now - REMOVED_SECONDS)
        await self.writer.run(telling_removed(id, now), old, table, *rows, without_use([row[0] for row in digests]))

    # ------------------------------------------------------------------ reading

    async def table(self, id: str) -> TableRow | None:
        """Return a table, None if there is none of that id."""
        return await self._one(TableRow, _WHOLE_TABLE.where(TABLES.c.id == id))

    async def asker(self, id: str) -> str | None:
        """Return the guest for whom the players of a table are asked at its end."""
        rows = await self.rows(select(PLAYTESTS.c.guest).where(PLAYTESTS.c.table_id == id))
        return rows[0].guest if rows else None

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
        chosen = select(ACTIONS.c.number, ACTIONS.c.seat, ACTIONS.c.client_id)
        rows = self._pages(chosen, ACTIONS, and_(ACTIONS.c.table_id == id, ACTIONS.c.client_id.is_not(None)))
        return [(row[1], row[2]) async for row in rows]

    async def snapshots(self, id: str) -> list[SnapshotRow]:
        """Return a table's stored positions, oldest first; of one number, those of older rules first."""
        chosen = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
        return await self._all(SnapshotRow, chosen.order_by(SNAPSHOTS.c.number, SNAPSHOTS.c.at))

    async def chat(self, id: str) -> list[ChatRow]:
        """Return the last things said at a table, oldest first."""
        chosen = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.id.desc()).limit(RECENT_CHAT)
        rows = await self.rows(chosen)
        return [_struct(ChatRow, row, skip=("id", "client_id")) for row in reversed(rows)]

    async def was_said(self, id: str, seat: int, client_id: str) -> bool:
        """Say whether what a client has sent under an id is among what was said."""
        chosen = and_(CHAT.c.table_id == id, CHAT.c.seat == seat, CHAT.c.client_id == client_id)
        return bool(await self.rows(select(CHAT.c.id).where(chosen)))

    async def orders(self, id: str) -> list[OrderRow]:
        """Return what has been ordered in advance at a table, as it was given, with what has ended."""
        return [_struct(OrderRow, row) async for row in self._pages(select(ORDERS), ORDERS, ORDERS.c.table_id == id)]

    async def ordering(self, id: str) -> set[int]:
        """Return the seats of a table for which an order stands."""
        chosen = and_(ORDERS.c.table_id == id, ORDERS.c.ended == "")
        return {row[0] for row in await self.rows(select(ORDERS.c.seat).where(chosen))}

    async def proposals(self, id: str) -> dict[int, list[int]]:
        """Return how a frozen table shall end: the place of each seat, by the seat that proposes it."""
        chosen = select(PROPOSALS.c.seat, PROPOSALS.c.places).where(PROPOSALS.c.table_id == id)
        return {row[0]: row[1] for row in await self.rows(chosen)}

    async def sitters(self, id: str) -> set[tuple[str, int]]:
        """Return from which browsers a table's seats are played: guest and seat."""
        rows = await self.rows(select(SITTERS.c.guest, SITTERS.c.seat).where(SITTERS.c.table_id == id))
        return {(row[0], row[1]) for row in rows}

    async def sits(self, guest: str, id: str) -> bool:
        """Say whether a guest sits at a table."""
        return bool(await self.seats_where(guest, [id]))

    async def seats_where(self, guest: str, ids: Sequence[str]) -> dict[str, list[int]]:
        """Return by table in which seats a guest sits, in order; programs without a session are nobody."""
        found: dict[str, list[int]] = {}
        own = select(SITTERS.c.table_id, SITTERS.c.seat).where(SITTERS.c.guest == guest, SITTERS.c.table_id.in_(ids))
        for id, seat in await self.rows(own.order_by(SITTERS.c.table_id, SITTERS.c.seat)) if guest else []:
            found.setdefault(id, []).append(seat)
        return found

    async def all_seats_where(self, guest: str) -> AsyncIterator[tuple[str, list[int]]]:
        """Yield the same for all tables that there are, table by table; a few are read at a time, for others' sake."""
        ids, last = [""], ""
        while guest and ids:
            behind = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest, SITTERS.c.table_id > last).distinct()
            ids = [row[0] for row in await self.rows(behind.order_by(SITTERS.c.table_id).limit(ENTRIES_AT_ONCE))]
            for found in (await self.seats_where(guest, ids)).items():
                yield found
            last = ids[-1] if ids else ""

    async def count_own(self, guest: str) -> tuple[int, int]:
        """Return at how many tables a guest sits, and how many of these have not ended."""
        own = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest).distinct()
        count, going = func.count(), func.count().filter(TABLES.c.status.in_(("playing", "frozen")))
        rows = await self.rows(select(count, going).where(TABLES.c.id.in_(own)))
        return int(rows[0][0]), int(rows[0][1])

    async def tables_of(self, guest: str, statuses: Sequence[str], before: str | None, most: int) -> list[TableRow]:
        """Return tables of these statuses where a guest sits, newest first, those that follow `before`.

        Their content is left out: it may be large, and no list shows it.
        """
        own = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
        found: list[Any] = [TABLES.c.id.in_(own), TABLES.c.status.in_(statuses), TABLES.c.lesson == ""]
        if before is not None:
            created = select(TABLES.c.created).where(TABLES.c.id == before).scalar_subquery()
            found.append(tuple_(TABLES.c.created, TABLES.c.id) < tuple_(created, before))
        chosen = _WITHOUT_CONTENT.where(*found).order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        return await self._all(TableRow, chosen.limit(most))

    async def tables_by_id(self, ids: Sequence[str]) -> list[TableRow]:
        """Return these tables, without their content, in no order."""
        return await self._all(TableRow, _WITHOUT_CONTENT.where(TABLES.c.id.in_(ids)))

    async def lessons_of(self, guest: str) -> list[tuple[str, str, str]]:
        """Return id, game and lesson of every table at which a guest learns, newest first."""
        own = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
        chosen = select(TABLES.c.id, TABLES.c.game, TABLES.c.lesson).where(TABLES.c.id.in_(own), TABLES.c.lesson != "")
        return [tuple(row) for row in await self.rows(chosen.order_by(TABLES.c.created.desc()))]

    async def old_lessons(self, before: float, most: int) -> list[str]:
        """Return the ids of the oldest tables of lessons that were opened before some moment."""
        chosen = and_(TABLES.c.lesson != "", TABLES.c.created < before)
        rows = await self.rows(select(TABLES.c.id).where(chosen).order_by(TABLES.c.created).limit(most))
        return [row[0] for row in rows]

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of several tables in order."""
        rows = await self._all(SeatRow, select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in rows:
            found[row.table_id].append(row)
        return found

    async def bots_of(self, ids: Sequence[str]) -> dict[str, set[int]]:
        """Return the seats of several tables at which bots sit."""
        chosen = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.table_id.in_(ids), SEATS.c.kind == "bot")
        return await self._seats_by_table(ids, chosen)

    async def ordering_of(self, ids: Sequence[str]) -> dict[str, set[int]]:
        """Return the seats of several tables for which an order stands."""
        chosen = select(ORDERS.c.table_id, ORDERS.c.seat).where(ORDERS.c.table_id.in_(ids), ORDERS.c.ended == "")
        return await self._seats_by_table(ids, chosen)

    async def _seats_by_table(self, ids: Sequence[str], chosen: Select[tuple[str, int]]) -> dict[str, set[int]]:
        found: dict[str, set[int]] = {id: set() for id in ids}
        for id, seat in await self.rows(chosen):
            found[id].add(seat)
        return found

    async def states_of(self, ids: Sequence[str]) -> dict[str, bytes]:
        """Return what was counted last at several tables, as it stands in their logs."""
        chosen = select(TABLES.c.id, _LAST_STATE).where(TABLES.c.id.in_(ids))
        return {row[0]: row[1] for row in await self.rows(chosen) if row[1] is not None}

    async def runs(self) -> list[Run]:
        """Return when servers of this database were up, oldest first."""
        return await self._all(Run, select(RUNS).order_by(RUNS.c.number))

    async def running(self, after: RunningRow | None, most: int) -> list[RunningRow]:
        """Return tables that are being played, and no lessons, newest first, those that follow `after`."""
        place = [TABLES.c.status == "playing", TABLES.c.lesson == ""]
        if after is not None:
            place.append(tuple_(TABLES.c.created, TABLES.c.id) < tuple_(after.created, after.id))
        is_timed = TABLES.c.clock.is_not(None).label("is_timed")
        chosen = select(TABLES.c.id, TABLES.c.created, is_timed, _LAST_STATE.label("state")).where(*place)
        newest_first = chosen.order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        return await self._all(RunningRow, newest_first.limit(most))

    async def never_begun(self, before: float, most: int) -> list[str]:
        """Return the ids of the oldest tables that were opened before some moment, and where no person did anything."""
        chosen = and_(TABLES.c.begun.is_(False), TABLES.c.created < before)
        rows = await self.rows(select(TABLES.c.id).where(chosen).order_by(TABLES.c.created).limit(most))
        return [row[0] for row in rows]

    async def count_tables(self) -> int:
        """Return how many tables there are."""
        rows = await self.rows(select(func.count()).select_from(TABLES))
        return int(rows[0][0])

    async def rows(self, statement: Select[*tuple[Any, ...]]) -> list[Row[*tuple[Any, ...]]]:
        """Return what a statement finds; it asks once more where its connection was cut meanwhile."""
        try:
            try:
                return await self._rows(statement)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._rows(statement)
        except DBAPIError as error:
            unreadable = self.health.not_read(error)
            if unreadable is None:
                raise
            raise unreadable from error

    async def _rows(self, statement: Select[*tuple[Any, ...]]) -> list[Row[*tuple[Any, ...]]]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(statement))

    async def _pages(self, chosen: Any, table: Table, place: Any) -> AsyncIterator[Any]:
        """Yield what is chosen of a table of the database by its `number`, a few at a time, for others' sake."""
        last = -1
        while True:
            ordered = chosen.where(place, table.c.number > last).order_by(table.c.number).limit(MOST_AT_ONCE)
            rows = await self.rows(ordered)
            for row in rows:
                yield row
            if len(rows) < MOST_AT_ONCE:
                return
            last = rows[-1].number

    async def _all(self, kind: type[T], statement: Select[*tuple[Any, ...]]) -> list[T]:
        return [_struct(kind, row) for row in await self.rows(statement)]

    async def _one(self, kind: type[T], statement: Select[*tuple[Any, ...]]) -> T | None:
        rows = await self.rows(statement)
        return _struct(kind, rows[0]) if rows else None


def _struct(kind: type[T], row: Row[*tuple[Any, ...]], skip: tuple[str, ...] = ()) -> T:
    return kind(**{name: value for name, value in row._mapping.items() if name not in skip})


def telling_removed(id: str, now: float) -> Insert:
    """Return the statement after which those who sit at a table can be told that it was removed, if it is to be."""
    own = {
        "guest": SITTERS.c.guest,
        "table_id": TABLES.c.id,
        "game": TABLES.c.game,
        "created": TABLES.c.created,
        "at": literal(now),
    }
    is_new = (TABLES.c.id == id, TABLES.c.begun.is_(False), TABLES.c.lesson == "", SITTERS.c.guest != "")
    chosen = select(*own.values()).join_from(SITTERS, TABLES, TABLES.c.id == SITTERS.c.table_id).where(*is_new)
    return insert_once(REMOVED).from_select([*own], chosen.distinct())
