"""One task writes everything. What waits goes into one transaction: one flush of the disk serves many tables."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from entrepot.table.columns import ACTIONS
from entrepot.table.errors import NotStored

log = logging.getLogger(__name__)
MOST = 500
"""Writes in one transaction."""


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
        action: dict[str, Any] | None = None,
        others: list[Executable] | None = None,
        owner: Owner | None = None,
    ) -> None:
        self.stored = stored
        self.action = action
        self.others = others or []
        self.owner = owner


class Writer:
    """The one place from which the database is changed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
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

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            going_on = True
            while going_on:
                group = [await self._queue.get()]
                while len(group) < MOST and not self._queue.empty():
                    group.append(self._queue.get_nowait())
                going_on = group[-1] is not None
                await self._store_all(connection, [write for write in group if write is not None])

    async def _store_all(self, connection: AsyncConnection, group: list[Write]) -> None:
        if not any(write.owner is not None and write.owner.broken for write in group) and await _store(
            connection, group
        ):
            _tell(group, True)
            return
        for write in group:  # one of them is at fault: the others shall not suffer for it
            intact = write.owner is None or not write.owner.broken
            is_stored = intact and await _store(connection, [write])
            if not is_stored and write.owner is not None:
                write.owner.broken = True
            _tell([write], is_stored)


async def _store(connection: AsyncConnection, group: list[Write]) -> bool:
    if not group:
        return True
    try:
        actions = [write.action for write in group if write.action is not None]
        if actions:
            await connection.execute(ACTIONS.insert(), actions)
        for write in group:
            for statement in write.others:
                await connection.execute(statement)
        await connection.commit()
    except (SQLAlchemyError, OSError) as error:
        log.warning("not stored", extra={"writes": len(group), "error": type(error).__name__})
        await connection.rollback()
        return False
    return True


def _tell(group: list[Write], is_stored: bool) -> None:
    for write in group:
        try:
            write.stored(is_stored)
        except Exception:
            log.exception("after a write")
