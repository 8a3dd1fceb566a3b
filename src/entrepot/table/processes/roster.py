"""Which processes serve a database, and which of them has what: every table is with one of them at a time.

Each lets its beat grow. Whoever has seen that of another stand still for `SILENT_SECONDS` of its own time, while the
database answered, removes that one with all that it had. So no clock on a wall decides anything. A process that was
removed finds out at its next beat, and can store nothing from then on: `still_there` stands before all that it writes.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Float, cast, extract, func, literal, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from entrepot.kernel.errors import EntrepotError
from entrepot.table.columns import RUNS, TABLES
from entrepot.table.config import BadSetting
from entrepot.table.errors import Refusal
from entrepot.table.processes.clock import DatabaseClock
from entrepot.table.processes.columns import HOLDERS, LEADING, PROCESSES
from entrepot.table.processes.peer import Peer
from entrepot.table.statements import insert_once
from entrepot.table.uptime import Run, Uptime

log = logging.getLogger(__name__)
BEAT_SECONDS: Final = 0.25
SILENT_SECONDS: Final = 2.0
"""Whose beat stands still for so long is taken for dead."""
TRY_SECONDS: Final = SILENT_SECONDS / 2
CUT_OFF_SECONDS: Final = 6.0
"""Who has not reached the database for so long sends everybody away; one that is started anew takes less."""
PROCESS: Final = (PROCESSES.c.number, PROCESSES.c.address, PROCESSES.c.lends)
NOW: Final = cast(extract("epoch", func.clock_timestamp()), Float).label("now")
OTHER_KEYS: Final = (
    "another process serves this database with other keys: copy session.key and push.key from its folder into this one"
)


class TakenForDead(EntrepotError):
    """The others have taken over what this process had: nothing that it holds in memory is right any more."""

    code = "taken-for-dead"

    def __init__(self) -> None:
        text = "this process was silent for too long, and the others have taken over its tables: start it again"
        super().__init__(text)


class Elsewhere(Refusal):
    """Another process has what is asked for: who asks again is taken there."""

    retry_after = 1

    def __init__(self, peer: Peer | None = None) -> None:
        super().__init__(503, "moved", "This has just moved to another part of the server; try again.")
        self.peer = peer


class CutOff(Refusal):
    """The process does not reach the database, and cannot tell what has become of what it had."""

    retry_after = 1

    def __init__(self) -> None:
        super().__init__(503, "cut-off", "This part of the server does not reach the database; try again.")


class Seen(msgspec.Struct):
    """A process as it was last seen: since when its beat has stood there."""

    beat: int
    at: float
    peer: Peer


class Joined(NamedTuple):
    """What a process learns as it becomes one of several: its number, the database's time, whether others serve."""

    number: int
    now: float
    has_others: bool


class Roster:
    """Make one with `await Roster.join(...)`, `run` it, and `leave`.

    `write` carries out a statement behind all that was to be written before it. Whoever makes it says what follows from
    what it sees: `led` is called once this process leads, which it does not before it `may_lead`, `lost` when another
    has gone meanwhile, and `cut_off` when the database has not answered for so long that others may have taken over.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        beats: AsyncEngine,
        number: int,
        uptime: Uptime,
        clock: DatabaseClock,
        write: Callable[..., Awaitable[None]],
    ) -> None:
        self.number = number
        self.leads = self.may_lead = False
        self.is_leading = asyncio.Event()
        """Set once what that one does has begun."""
        self.leader: Peer | None = None
        """The process that leads, where that is another."""
        self.led: Callable[[], None] = _nothing
        self.lost: Callable[[], None] = _nothing
        self.cut_off: Callable[[], None] = _nothing
        self._engine = engine
        self._beats = beats
        self._uptime = uptime
        self._clock = clock
        self._write = write
        self._seen: dict[int, Seen] = {}
        self._looked_at = time.monotonic()
        self._is_cut_off = self._has_missed = False
        self._held: set[str] = set()
        self._leaving: dict[str, asyncio.Task[None]] = {}

    @classmethod
    async def join(cls, engine: AsyncEngine, address: str, key: str, lends: str = "") -> "Joined":
        """Become one of the processes of a database: a worker of that version, or a server.

        BadSetting where these have another `key`: what one of them seals the others could not open.
        """
        async with engine.begin() as connection:
            others = list(await connection.execute(select(PROCESSES.c.key, PROCESSES.c.lends)))
            if any(other.key != key for other in others):
                raise BadSetting(OTHER_KEYS)
            own = {"address": address, "key": key, "beat": 0, "lends": lends}
            new = PROCESSES.insert().values(own).returning(PROCESSES.c.number, NOW)
            number, now = (await connection.execute(new)).one()
        return Joined(number, now, any(not other.lends for other in others))

    async def leave(self) -> None:
        """Be none of them any more: what this one had is free. Nothing is lost where that cannot be stored."""
        with contextlib.suppress(Refusal):
            await self._write()  # behind all that is still to be stored
        with contextlib.suppress(DBAPIError, OSError):
            async with asyncio.timeout(TRY_SECONDS), self._beats.begin() as connection:
                await connection.execute(PROCESSES.delete().where(PROCESSES.c.number == self.number))
        await self._beats.dispose()

    def peers(self) -> list[Peer]:
        """Return all other servers."""
        return [peer for peer in self._others() if not peer.lends]

    def workers(self, version: str) -> list[Peer]:
        """Return the workers of that version."""
        return [peer for peer in self._others() if peer.lends == version]

    def _others(self) -> list[Peer]:
        return [seen.peer for seen in self._seen.values() if seen.peer.number != self.number]

    # ------------------------------------------------------------------ beats

    async def run(self) -> None:
        """Go on for as long as the task runs; TakenForDead."""
        while True:
            try:
                async with asyncio.timeout(TRY_SECONDS):
                    await self.beat()
            except (DBAPIError, OSError) as error:  # a timeout is one
                self._miss(error)
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Say that this one is alive, and look at the others; TakenForDead."""
        leading = select(HOLDERS.c.process).where(HOLDERS.c.place == LEADING).scalar_subquery()
        own = PROCESSES.update().where(PROCESSES.c.number == self.number)
        async with self._beats.begin() as connection:
            await connection.execute(own.values(beat=PROCESSES.c.beat + 1))
            known = select(*PROCESS, PROCESSES.c.beat, leading.label("leader"), NOW)
            found = list(await connection.execute(known))
            if all(row.number != self.number for row in found):
                raise TakenForDead
            self._clock.put(found[0].now)
            await self._keep_time(connection)
            if self._has_missed:
                await self._check_held(connection)
        await self._look([(Peer(row.number, row.address, row.lends), row.beat) for row in found])
        await self._follow(found[0].leader)

    async def _check_held(self, connection: AsyncConnection) -> None:
        """A database that was away may have forgotten its last moments: what stands there is right."""
        own = select(HOLDERS.c.place).where(HOLDERS.c.process == self.number)
        held = {row.place for row in await connection.execute(own)}
        if self._held - held - self._leaving.keys():
            self.cut_off()
        self._held &= held
        self._has_missed = False

    async def _keep_time(self, connection: AsyncConnection) -> None:
        """The one that leads counts for how long servers were up, and the others go by that."""
        if self.leads:
            for statement in self._uptime.beat():
                await connection.execute(statement)
            return
        newest = select(RUNS).order_by(RUNS.c.number.desc()).limit(1)
        row = (await connection.execute(newest)).first()
        if row is not None:
            self._uptime.keep_up(Run(**row._mapping))

    async def _look(self, found: list[tuple[Peer, int]]) -> None:
        now = time.monotonic()
        has_slept = now - self._looked_at > SILENT_SECONDS / 2  # then the others' silence may have been its own
        self._looked_at, self._is_cut_off = now, False
        for peer, beat in found:
            number, seen = peer.number, self._seen.get(peer.number)
            if seen is None:
                self._seen[number] = Seen(beat, now, peer)
            elif seen.beat != beat or has_slept:
                seen.beat, seen.at = beat, now
            elif now - seen.at >= SILENT_SECONDS and number != self.number:
                log.warning("process taken for dead", extra={"number": number})
                await self._remove(number, beat)
        for number in self._seen.keys() - {peer.number for peer, _ in found}:
            gone = self._seen.pop(number).peer
            gone.leave()
            if self.leads and not gone.lends:
                self.lost()

    async def _remove(self, number: int, beat: int) -> None:
        """Remove a process, unless it has said something meanwhile; the next look finds it gone."""
        async with self._beats.begin() as connection:
            silent = PROCESSES.delete().where(PROCESSES.c.number == number, PROCESSES.c.beat == beat)
            await connection.execute(silent)

    async def _follow(self, leader: int | None) -> None:
        """Take note of which process leads; where none does, this one is to."""
        seen = self._seen.get(leader) if leader is not None else None
        self.leader = seen.peer if seen is not None and leader != self.number else None
        if leader is None and self.may_lead:
            async with self._beats.begin() as connection:
                await connection.execute(insert_once(HOLDERS).values(place=LEADING, process=self.number))
        elif leader == self.number and not self.leads:
            self.leads = True
            log.info("leads", extra={"number": self.number})
            self.led()

    def _miss(self, error: Exception) -> None:
        self._has_missed = True
        is_long = time.monotonic() - self._looked_at >= CUT_OFF_SECONDS
        if is_long and not self._is_cut_off and self.peers():
            self._is_cut_off = True
            log.warning("cut off from the database", extra={"error": type(error).__name__})
            self.cut_off()

    # ------------------------------------------------------------------ who has what

    async def claim(self, place: str) -> None:
        """Have a table from now on, if there is one of that id; Elsewhere where another process has it."""
        if self._is_cut_off:
            raise CutOff
        if place in self._leaving:
            await asyncio.shield(self._leaving[place])
        if place not in self._held:
            await self._claim(place)

    async def _claim(self, place: str) -> None:
        own = select(TABLES.c.id, literal(self.number)).where(TABLES.c.id == place)
        new = insert_once(HOLDERS).from_select(["place", "process"], own)
        rows = await self._asked(new, _holder(place))
        if rows and rows[0].number != self.number:
            raise Elsewhere(self._known(*rows[0]))
        if rows:
            self._held.add(place)

    async def find(self, place: str) -> Peer | None:
        """Return the other process that has a table; None where none has it, or this one."""
        rows = await self._asked(_holder(place)) if place not in self._held else []
        return self._known(*rows[0]) if rows and rows[0].number != self.number else None

    async def found(self, places: Sequence[str]) -> dict[Peer, list[str]]:
        """Return which of these tables other processes have."""
        theirs: dict[Peer, list[str]] = {}
        chosen = select(HOLDERS.c.place, HOLDERS.c.process).where(HOLDERS.c.place.in_(places))
        for place, number in await self._asked(chosen):
            if number != self.number and number in self._seen:
                theirs.setdefault(self._seen[number].peer, []).append(place)
        return theirs

    async def _asked(self, *statements: Any) -> list[Any]:
        """Carry out statements and return what the last one finds; once more where the connection was cut. CutOff."""
        for is_last in (False, True):
            try:
                async with self._engine.begin() as connection:
                    for statement in statements[:-1]:
                        await connection.execute(statement)
                    return list(await connection.execute(statements[-1]))
            except DBAPIError as error:  # or this process was removed
                if is_last or not error.connection_invalidated:
                    raise CutOff from error
        raise CutOff

    def _known(self, number: int, address: str) -> Peer:
        if number not in self._seen:  # it has come since this one looked
            self._seen[number] = Seen(-1, time.monotonic(), Peer(number, address))
        return self._seen[number].peer

    async def keep_only(self, places: Collection[str]) -> None:
        """Have no other tables than these any more."""
        await asyncio.gather(*(self.let_go(place) for place in self._held.difference(places)))

    async def let_go(self, place: str) -> None:
        """Have a table no more, once all that was written before is stored."""
        if place in self._held:
            if place not in self._leaving:
                self._leaving[place] = asyncio.create_task(self._let_go(place), name=f"let go {place}")
            await asyncio.shield(self._leaving[place])

    async def _let_go(self, place: str) -> None:
        own = HOLDERS.delete().where(HOLDERS.c.place == place, HOLDERS.c.process == self.number)
        try:
            with contextlib.suppress(Refusal):  # it stays with this one
                await self._write(own)
                self._held.discard(place)
        finally:
            del self._leaving[place]


def still_there(number: int) -> Any:
    """Return the question before everything that a process writes: without an answer it was removed.

    Until what it writes is stored, nobody can remove it.
    """
    own = select(PROCESSES.c.number).where(PROCESSES.c.number == number)
    return own.with_for_update(read=True, key_share=True)


def _holder(place: str) -> Any:
    return select(PROCESSES.c.number, PROCESSES.c.address).join(HOLDERS).where(HOLDERS.c.place == place)


def _nothing() -> None:
    """Do nothing."""
