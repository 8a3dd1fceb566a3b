"""Sends what is owed: beside everything else, a few at a time, and again after growing waits where it did not arrive.

What is to be sent next stands in the database, and that it was sent is noted behind the sending. So a kill loses none;
one that was on its way at that very moment is sent once more, under the same number, by which browsers and mailboxes
show it once.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, bindparam, func, null, select

from entrepot.table.allowance import Allowance
from entrepot.table.errors import NoTable, Refusal
from entrepot.table.limits import Budget
from entrepot.table.metering import Bill, bill, metered
from entrepot.table.notices.channels import ChannelRow, ChannelStore
from entrepot.table.notices.owed import TRY, Owed
from entrepot.table.notices.post import Post
from entrepot.table.notices.queueing import MOST_OF_ONE, Queueing
from entrepot.table.notices.telling import notice, trial
from entrepot.table.notices.ways import Outcome, Parcel
from entrepot.table.person.columns import CHANNELS, NOTICES
from entrepot.table.saying import load
from entrepot.table.statements import Plain, Prepared
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables

log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0
IDLE_SECONDS: Final = 5.0
"""While nobody wants any."""
SENT_AT_ONCE: Final = 100.0
SENT_AN_HOUR: Final = 60.0
"""That one guest is sent at once, and in the long run; beyond that they come later."""
COSTS: Final = 5.0
"""Of sending one, on the event loop: most of it is a new connection with TLS."""
PAYERS: Final = ("notices",)
WAITS: Final = (60.0, 300.0, 1_800.0, 7_200.0, 28_800.0)
"""From each try to the next; behind the last it is given up."""
_AT_ONCE: Final = 100
_KEY: Final = ("channel", "table_id", "seat", "kind", "number")
_ONE: Final = and_(*(NOTICES.c[name] == bindparam(f"own_{name}") for name in _KEY))
_LATER: Final = NOTICES.update().where(_ONE, NOTICES.c.due.is_not(None)).values(due=bindparam("until"))
_CLAIM: Final = Prepared(_LATER.values(tries=NOTICES.c.tries + 1))
_PUT_OFF: Final = Prepared(_LATER)
_TOLD: Final = Prepared(NOTICES.update().where(_ONE).values(due=null()))
_GONE: Final = Prepared(NOTICES.delete().where(_ONE))


class Due(msgspec.Struct, frozen=True):
    """A notice that is to be sent now."""

    channel: str
    table_id: str
    seat: int
    kind: str
    number: int
    tries: int
    guest: str

    @property
    def key(self) -> tuple[str, str, int, str, int]:
        """What tells it from all others."""
        return self.channel, self.table_id, self.seat, self.kind, self.number

    def named(self) -> dict[str, Any]:
        """Return its key as the statements about it want it."""
        return {f"own_{name}": value for name, value in zip(_KEY, self.key, strict=True)}


class Courier:
    """`prepare` it, and `run` it for as long as the server runs."""

    def __init__(
        self, storage: Storage, tables: Tables, owed: Owed, post: Post, clock: Callable[[], float], chores: Budget
    ) -> None:
        self.channels = ChannelStore(storage)
        self.post = post
        self._storage = storage
        self._tables = tables
        self._owed = owed
        self._clock = clock
        self._under_way: dict[tuple[str, str, int, str, int], asyncio.Task[None]] = {}
        self._arrived_meanwhile: set[tuple[str, str, int, str, int]] = set()
        """Those that have arrived since the database was last asked: its answer may be from before."""
        self._queue = Queueing(Allowance(SENT_AT_ONCE, SENT_AN_HOUR / 3_600))
        self._chores = chores
        """All notices together have so much of the server's time: whoever plays goes first."""
        self._sooner = asyncio.Event()

    async def prepare(self) -> None:
        """Find out whether anybody wants any; nobody comes to a table before that."""
        self._owed.is_wanted = await self.channels.any()

    async def run(self) -> None:
        """Go on for as long as the task runs."""
        try:
            while True:
                self._sooner.clear()
                await self._look()
                with contextlib.suppress(TimeoutError):
                    wait = LOOK_SECONDS if self._owed.is_wanted else IDLE_SECONDS
                    await asyncio.wait_for(self._sooner.wait(), wait)
        finally:
            for task in self._under_way.values():
                task.cancel()

    def wake(self) -> None:
        """Somebody wants to be told of something from now on."""
        self._owed.is_wanted = True
        self._sooner.set()

    async def _look(self) -> None:
        if not self._owed.is_wanted:
            return
        self._arrived_meanwhile.clear()
        try:
            found = await self._storage.rows(due_now(self._clock(), self._queue.held()))
        except Refusal:  # the disk gives no answer now; the log has told why
            return
        for due in sorted((Due(*row) for row in found), key=lambda due: self._queue.rank(due.guest)):
            is_known = due.key in self._under_way or due.key in self._arrived_meanwhile
            if not is_known and self._queue.may_go(due.guest):
                self._queue.begin(due.guest)
                work = metered(self._carry(due), Bill(self._chores, PAYERS))
                task = self._under_way[due.key] = asyncio.create_task(work, name="notice")
                task.add_done_callback(lambda _, due=due: self._arrived(due))  # type: ignore[misc]

    def _arrived(self, due: Due) -> None:
        del self._under_way[due.key]
        self._arrived_meanwhile.add(due.key)
        self._queue.end(due.guest)
        self._sooner.set()

    async def _carry(self, due: Due) -> None:
        try:
            await bill().ahead(COSTS)
            await self._send(due)
        except Refusal:
            pass  # it stands in the database, and comes once more
        except Exception:
            log.exception("notice failed", extra={"kind": due.kind})

    async def _send(self, due: Due) -> None:
        channel = await self.channels.find(due.channel)
        if channel is None or await self._tables.is_looked_at(due.table_id, due.seat):
            await self._note(_GONE(**due.named()))
            return
        wait = WAITS[min(due.tries, len(WAITS) - 1)]
        await self._note(_CLAIM(until=self._clock() + wait, **due.named()))
        try:
            parcel = await self._packed(due, channel)
        except NoTable:
            await self._note(_GONE(**due.named()))
            return
        begin = time.monotonic()
        outcome = await self.post.send(channel, parcel)
        self._queue.took(due.guest, time.monotonic() - begin)
        await self._settle(due, channel, outcome)

    async def _packed(self, due: Due, channel: ChannelRow) -> Parcel:
        await load(channel.language)
        if due.kind == TRY:
            return self.post.parcel(channel, trial(channel.language), "/you", "try", str(due.number))
        info = await self._tables.info(due.table_id)
        words = notice(due.kind, info, due.seat, channel.language)
        number = " ".join(map(str, due.key))
        return self.post.parcel(channel, words, f"/table/{due.table_id}", due.table_id, number)

    async def _settle(self, due: Due, channel: ChannelRow, outcome: Outcome) -> None:
        """Note how a notice came out."""
        if outcome.state == "gone" and channel.kind == "push":
            await self.channels.remove(channel.id)  # that browser has asked for no more of them
            return
        if outcome.why != channel.trouble:
            await self.channels.change(channel.id, trouble=outcome.why)
        if outcome.state == "later" and due.tries < len(WAITS):
            if outcome.wait:
                await self._note(_PUT_OFF(until=self._clock() + outcome.wait, **due.named()))
            return
        if outcome.state != "sent":
            log.info("notice not sent", extra={"way": channel.kind, "reason": outcome.why})
        await self._note(_TOLD(**due.named()))

    async def _note(self, statement: Plain) -> None:
        await self._storage.writer.run(statement)


def due_now(now: float, held: list[str]) -> Select[*tuple[Any, ...]]:
    """Return the question what is to be sent now, to others than those who are held up; of each guest a few."""
    place = func.row_number().over(partition_by=CHANNELS.c.guest, order_by=NOTICES.c.due).label("place")
    waiting = (
        select(NOTICES, CHANNELS.c.guest, place)
        .join_from(NOTICES, CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
        .where(NOTICES.c.due <= now, CHANNELS.c.guest.not_in(held))
        .subquery()
    )
    chosen = [waiting.c[name] for name in (*_KEY, "tries", "guest")]
    return select(*chosen).where(waiting.c.place <= MOST_OF_ONE).order_by(waiting.c.due).limit(_AT_ONCE)
