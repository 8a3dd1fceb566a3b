"""One thread writes everything. What waits goes into one transaction: one flush of the disk serves many tables."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec
from sqlalchemy import Connection, Engine, Executable

from entrepot.table.columns import ACTIONS
from entrepot.table.errors import NotStored
from entrepot.table.rows import ActionRow

log = logging.getLogger(__name__)
MOST = 500
"""Writes in one transaction."""
_COLUMNS = ActionRow.__struct_fields__
_INSERT = f"INSERT INTO {ACTIONS.name} ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
"""Put together once: to do it for each group would cost more than the insertion."""


class Owner(Protocol):
    """Whose log is written. Once a write of it has failed, nothing of it that came later may be stored."""

    broken: bool


class Write:
    """An entry of a table's log with what changes beside it, or other statements alone: all of it or nothing.

    `stored` is called on the event loop, in the order of the writes, with whether it is safely in the database.
    """

    def __init__(
        self,
        stored: Callable[[bool], None],
        action: ActionRow | None = None,
        others: list[Executable] | None = None,
        owner: Owner | None = None,
    ) -> None:
        self.stored = stored
        self.action = action
        self.others = others or []
        self.owner = owner


class Writer:
    """The one place from which the database is changed: a thread of its own, which gets one group after another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._task = asyncio.create_task(self._run(), name="writer")

    def put(self, write: Write) -> None:
        """Take a write, which is stored soon."""
        self._queue.put_nowait(write)

    async def run(self, *others: Executable) -> None:
        """Carry out statements and return once they are stored; NotStored if they could not be."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(Write(done.set_result, None, list(others)))
        if not await done:
            raise NotStored

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._queue.put_nowait(None)
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self._thread, self._engine.connect)
        going_on = True
        while going_on:
            group = [await self._queue.get()]
            while len(group) < MOST and not self._queue.empty():
                group.append(self._queue.get_nowait())
            going_on = group[-1] is not None
            writes = [write for write in group if write is not None]
            stored = await loop.run_in_executor(self._thread, _store_all, connection, writes)
            for write, is_stored in zip(writes, stored, strict=True):
                _tell(write, is_stored)
        await loop.run_in_executor(self._thread, connection.close)


def _store_all(connection: Connection, group: list[Write]) -> list[bool]:
    """Store a group, and return of each of its writes whether it is stored."""
    if all(_is_intact(write) for write in group) and _store(connection, group):
        return [True] * len(group)
    return [_store_alone(connection, write) for write in group]  # the others shall not suffer for the one at fault


def _store_alone(connection: Connection, write: Write) -> bool:
    is_stored = _is_intact(write) and _store(connection, [write])
    if not is_stored and write.owner is not None:
        write.owner.broken = True
    return is_stored


def _is_intact(write: Write) -> bool:
    return write.owner is None or not write.owner.broken


def _store(connection: Connection, group: list[Write]) -> bool:
    if not group:
        return True
    try:
        actions = [msgspec.structs.astuple(write.action) for write in group if write.action is not None]
        if actions:
            connection.exec_driver_sql(_INSERT, actions)
        for write in group:
            for statement in write.others:
                connection.execute(statement)
        connection.commit()
    except Exception as error:  # whatever it was, the next group is to be stored
        log.warning("not stored", extra={"writes": len(group), "error": type(error).__name__})
        connection.rollback()
        return False
    return True


def _tell(write: Write, is_stored: bool) -> None:
    try:
        write.stored(is_stored)
    except Exception:
        log.exception("after a write")
