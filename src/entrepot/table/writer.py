"""One thread writes everything. What waits goes into one transaction: one flush of the disk serves many tables."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine, Executable, Select, select
from sqlalchemy.exc import DBAPIError

from entrepot.table.columns import ACTIONS
from entrepot.table.database import storable_row
from entrepot.table.errors import NotStored
from entrepot.table.health import Health
from entrepot.table.rows import ActionRow
from entrepot.table.statements import Plain, Prepared
from entrepot.table.trouble import TakenOver, is_unreachable, trouble_of
from entrepot.table.upgrading import VERSION

log = logging.getLogger(__name__)
MOST = 500
"""Writes in one transaction."""
RETRY_SECONDS = 0.1
PROOF_SECONDS = 1.0
"""From one write that only proves that writing works to the next."""
RECONNECT_SECONDS = 5.0
"""For so long a group waits for a database that it was cut off from: a server that is started anew takes less."""
_INSERT = Prepared(ACTIONS.insert())
_PROOF = VERSION.update().values(version_num=VERSION.c.version_num)


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
        of: Owner | None = None,
        is_proof: bool = False,
    ) -> None:
        self.stored = stored
        self.action = action
        self.others = others
        self.owner = owner
        self.of = of or owner
        self.is_proof = is_proof


class Writer:
    """The one place from which the database is changed: a thread of its own, which gets one group after another.

    Make one with `await Writer.start(engine, health)`.
    """

    def __init__(self, connection: Connection, thread: ThreadPoolExecutor, health: Health) -> None:
        self.health = health
        self.actions = self.transactions = 0
        self.seconds = 0.0
        """What was stored since the start, in how many transactions, and how long they took."""
        self._connection = connection
        self._thread = thread
        self.asks_before: Select[Any] | None = None
        """What has to have an answer in each transaction: without one, nothing may be stored any more."""
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

    def waiting(self) -> int:
        """Return how many writes wait for their turn."""
        return self._queue.qsize()

    async def run(self, *others: "Executable | Plain", of: Owner | None = None) -> None:
        """Carry out statements and return once they are stored; NotStored if they could not be.

        Those `of` a table are not stored once that is broken; it is not broken where these fail.
        """
        if not await self._put(others, of):
            raise NotStored

    async def prove(self) -> None:
        """Write something that changes nothing, at most once a second; NotStored if that does not work."""
        if not await asyncio.shield(self._proved()):
            raise NotStored

    def _proved(self) -> "asyncio.Task[bool]":
        """Return the last proof, or the next one where it is time for that."""
        if self._proof is None or (self._proof.done() and time.monotonic() - self._proved_at > PROOF_SECONDS):
            self._proved_at = time.monotonic()
            is_doubted = self.health.trouble is not None
            room = self.health.database.takes_room() if is_doubted else ()
            self._proof = asyncio.create_task(self._put([_PROOF, *room], is_proof=is_doubted), name="proof")
        return self._proof

    async def _put(
        self, others: "Sequence[Executable | Plain]", of: Owner | None = None, is_proof: bool = False
    ) -> bool:
        """Return whether statements were stored. They are even where nobody waits for that any more."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(Write(partial(_answer, done), None, others, of=of, is_proof=is_proof))
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
            if going_on and any(stored) and self.health.trouble is not None:
                self._proved()  # that it is over has to be told, also where nobody asks
        await loop.run_in_executor(self._thread, self._connection.close)

    # ------------------------------------------------------------------ in the writer's thread

    def _store_all(self, group: list[Write]) -> list[bool]:
        """Store a group, and return of each of its writes whether it is stored.

        The others shall not suffer for one at fault, and many of them not wait for long: the half with it is halved
        again. Where the disk is at fault, to try so would only take time.
        """
        if all(_is_intact(write) for write in group):
            is_stored, is_trouble = self._store(group)
            if is_stored:
                return [True] * len(group)
            if is_trouble or len(group) == 1:
                return [_lost(write) for write in group]
        elif len(group) == 1:
            return [_lost(group[0])]
        half = len(group) // 2
        return [*self._store_all(group[:half]), *self._store_all(group[half:])]

    def _store(self, group: list[Write]) -> tuple[bool, bool]:
        """Store all or nothing; return whether it is stored, and if not, whether the database is at fault."""
        begun = time.monotonic()
        if not group:
            return True, False
        actions = [write.action for write in group if write.action is not None]
        until = begun + (RECONNECT_SECONDS if self.health.trouble is None else 0.0)
        was_sent = False
        while True:
            try:
                self.health.begin()
                if not (was_sent and self._is_stored(actions)):
                    was_sent = False
                    self._send(actions, group)
                    was_sent = True
                    self._connection.commit()
                break
            except Exception as error:  # whatever it was, the next group is to be stored
                self._start_anew(error)
                if not is_cut(error) or time.monotonic() > until:
                    return False, self.health.not_stored(error, len(group))
                time.sleep(RETRY_SECONDS)
        self.health.stored(any(write.is_proof for write in group))
        self.actions += len(actions)
        self.transactions += 1
        self.seconds += time.monotonic() - begun
        return True, False

    def _send(self, actions: list[ActionRow], group: list[Write]) -> None:
        if self.asks_before is not None and self._connection.execute(self.asks_before).first() is None:
            raise TakenOver
        if actions:
            _INSERT.run(self._connection, [msgspec.structs.asdict(action) for action in actions])
        for write in group:
            for statement in write.others:
                if isinstance(statement, Plain):
                    statement.statement.run(self._connection, statement.values)
                else:
                    self._connection.execute(statement)

    def _is_stored(self, actions: list[ActionRow]) -> bool:
        """Say whether a group is in the database whose commit got no answer: it is wherever one action of it is.

        One without any is sent again: all that is stored so may be done twice, as a kill has it.
        """
        for action in actions[:1]:
            key = (ACTIONS.c.table_id == action.table_id, ACTIONS.c.number == action.number)
            found = self._connection.execute(select(ACTIONS).where(*key)).one_or_none()
            self._connection.rollback()
            return found is not None and dict(found._mapping) == storable_row(msgspec.structs.asdict(action))
        return False

    def _start_anew(self, error: Exception) -> None:
        with contextlib.suppress(Exception):
            self._connection.rollback()
        if trouble_of(error) is not None:
            self._connection.invalidate()  # the next try gets a new one, which knows nothing of the trouble


def _answer(done: asyncio.Future[bool], is_stored: bool) -> None:
    if not done.cancelled():
        done.set_result(is_stored)


def is_cut(error: Exception) -> bool:
    """Say whether an error is that the connection to the database is no more: a new one may do."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or is_unreachable(error))


def _lost(write: Write) -> bool:
    if write.owner is not None:
        write.owner.broken = True
    return False


def _is_intact(write: Write) -> bool:
    return write.of is None or not write.of.broken


def _tell(write: Write, is_stored: bool) -> None:
    try:
        write.stored(is_stored)
    except Exception:
        log.exception("after a write")
