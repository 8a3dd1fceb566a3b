"""One thread writes everything. What waits goes into one transaction: one flush of the disk serves many tables."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine, Executable, text

from entrepot.table.columns import ACTIONS, SCHEMA_VERSION
from entrepot.table.errors import NotStored
from entrepot.table.health import Health
from entrepot.table.rows import ActionRow

log = logging.getLogger(__name__)
MOST = 500
"""Writes in one transaction."""
PROOF_SECONDS = 1.0
"""From one write that only proves that writing works to the next."""
_COLUMNS = ActionRow.__struct_fields__
_INSERT = f"INSERT INTO {ACTIONS.name} ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
"""Put together once: to do it for each group would cost more than the insertion."""


Plain = tuple[str, tuple[Any, ...]]
"""A statement as SQLite has it, with its values. What is often stored is so written: to put it together takes time."""


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
        others: Sequence[Executable | Plain] = (),
        owner: Owner | None = None,
    ) -> None:
        self.stored = stored
        self.action = action
        self.others = others
        self.owner = owner


class Writer:
    """The one place from which the database is changed: a thread of its own, which gets one group after another.

    Make one with `await Writer.start(engine, health)`.
    """

    def __init__(self, connection: Connection, thread: ThreadPoolExecutor, health: Health) -> None:
        self.health = health
        self._connection = connection
        self._thread = thread
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")
        self._proof: asyncio.Task[bool] | None = None
        self._proved_at = 0.0

    @classmethod
    async def start(cls, engine: Engine, health: Health) -> "Writer":
        """Return a writer that is connected; whatever the engine raises otherwise."""
        thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, engine.connect)
        except BaseException:
            thread.shutdown()
            raise
        return cls(connection, thread, health)

    def put(self, write: Write) -> None:
        """Take a write, which is stored soon."""
        self._queue.put_nowait(write)

    async def run(self, *others: "Executable | Plain") -> None:
        """Carry out statements and return once they are stored; NotStored if they could not be."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(Write(done.set_result, None, list(others)))
        if not await done:
            raise NotStored

    async def prove(self) -> None:
        """Write something that changes nothing, at most once a second; NotStored if that does not work."""
        if self._proof is None or (self._proof.done() and time.monotonic() - self._proved_at > PROOF_SECONDS):
            self._proved_at = time.monotonic()
            self._proof = asyncio.create_task(self._written(), name="proof")
        if not await asyncio.shield(self._proof):
            raise NotStored

    async def _written(self) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(Write(done.set_result, None, [text(f"PRAGMA user_version = {SCHEMA_VERSION}")]))
        return await done

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._queue.put_nowait(None)
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        going_on = True
        while going_on:
            group = [await self._queue.get()]
            while len(group) < MOST and not self._queue.empty():
                group.append(self._queue.get_nowait())
            going_on = group[-1] is not None
            writes = [write for write in group if write is not None]
            stored = await loop.run_in_executor(self._thread, self._store_all, writes)
            for write, is_stored in zip(writes, stored, strict=True):
                _tell(write, is_stored)
        await loop.run_in_executor(self._thread, self._connection.close)

    # ------------------------------------------------------------------ in the writer's thread

    def _store_all(self, group: list[Write]) -> list[bool]:
        """Store a group, and return of each of its writes whether it is stored."""
        is_trouble = False
        if all(_is_intact(write) for write in group):
            is_stored, is_trouble = self._store(group)
            if is_stored:
                return [True] * len(group)
        # the others shall not suffer for the one at fault; but where the disk is, to try each would only take time
        return [_lost(write) if is_trouble else self._store_alone(write) for write in group]

    def _store_alone(self, write: Write) -> bool:
        return (_is_intact(write) and self._store([write])[0]) or _lost(write)

    def _store(self, group: list[Write]) -> tuple[bool, bool]:
        """Store all or nothing; return whether it is stored, and if not, whether disk or file are at fault."""
        connection = self._connection
        if not group:
            return True, False
        try:
            self.health.begin()
            actions = [msgspec.structs.astuple(write.action) for write in group if write.action is not None]
            if actions:
                connection.exec_driver_sql(_INSERT, actions)
            for write in group:
                for statement in write.others:
                    if isinstance(statement, tuple):
                        connection.exec_driver_sql(*statement)
                    else:
                        connection.execute(statement)
            connection.commit()
        except Exception as error:  # whatever it was, the next group is to be stored
            is_trouble = self.health.not_stored(error, len(group))
            with contextlib.suppress(Exception):
                connection.rollback()
            if is_trouble:
                connection.invalidate()  # the next group gets a new connection, which knows nothing of the trouble
            return False, is_trouble
        self.health.stored()
        return True, False


def _lost(write: Write) -> bool:
    if write.owner is not None:
        write.owner.broken = True
    return False


def _is_intact(write: Write) -> bool:
    return write.owner is None or not write.owner.broken


def _tell(write: Write, is_stored: bool) -> None:
    try:
        write.stored(is_stored)
    except Exception:
        log.exception("after a write")
