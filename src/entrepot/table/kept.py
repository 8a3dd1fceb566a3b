"""What becomes of a live table's entries: each is stored with all that follows from it, and then it is told."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable

from entrepot.kernel.audience import hears
from entrepot.kernel.message import Message
from entrepot.table.answers import Answer, Answers, Asked
from entrepot.table.columns import SEATS, TABLES
from entrepot.table.company import Company
from entrepot.table.entries import changes_of, row_of
from entrepot.table.errors import Declined, NotStored
from entrepot.table.metering import bill
from entrepot.table.notices.owed import Owed
from entrepot.table.orders import Orders
from entrepot.table.progress import Entry, Progress
from entrepot.table.result_columns import finishing
from entrepot.table.rows import Counters, SeatRow, TableRow
from entrepot.table.sight import Shown
from entrepot.table.snapshot import Snapshots
from entrepot.table.statements import Plain
from entrepot.table.uptime import Uptime
from entrepot.table.writer import Write, Writer

log = logging.getLogger(__name__)


class Kept(Company):
    """A table whose log is in the database. Nobody is told of anything, nor answered, before it is stored."""

    broken = False
    has_stored = False
    """Whether anything has been stored since it was opened."""
    is_at_fault = False
    """Whether it is broken for what it wanted to store, and not for a disk that takes nothing."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        title: dict[str, str],
        progress: Progress | None,
        counters: Counters,
        done: set[Asked],
        proposals: dict[int, list[int]],
        orders: Orders,
        snapshots: Snapshots,
        writer: Writer,
        clock: Callable[[], float],
        uptime: Uptime,
    ) -> None:
        super().__init__(row, seats, title, counters, proposals, clock, uptime, self._attend)
        self.progress = progress
        self.number = progress.number if progress is not None else 0
        """The last entry that is stored."""
        self.shown: dict[int | None, Shown] = dict(progress.shown) if progress is not None else {}
        """What the viewers have last been shown; never more than what is stored."""
        self.orders = orders
        """What people have ordered in advance: each a secret of its seat."""
        self.owed = Owed(clock, 0.0)
        """What is written with each entry for those who want to be told of it."""
        if progress is not None:
            self.affairs.can_take_back = progress.can_take_back
        self.turned: Callable[[Any], None] = lambda table: None
        """Called when something has been stored, or somebody has come or gone: bots may have to think."""
        self.used_at = clock()
        self._settling: asyncio.TimerHandle | None = None
        self._is_ending = False
        """Whether its people have put an end to it, be it not stored yet."""
        self._answers = Answers(done)
        self._hinted: dict[int, int] = {}
        """By seat the last question that it has had a hint for."""
        self._snapshots = snapshots
        self._writer = writer
        self._clock = clock

    def keep(self, changes: list[Executable], tell: Callable[[bool], None]) -> None:
        """Store what is no entry of the log and changes nothing for others, and tell whether it is stored."""

        def stored(is_stored: bool) -> None:
            tell(is_stored)
            if not is_stored:
                self._lose(None)
                return
            self._each(lambda viewer: viewer.settle())
            self.turned(self)

        self._writer.put(Write(stored, None, changes, self))

    def note(self, entry: Entry, changes: list[Executable]) -> None:
        """Store an entry that nobody asked for, with what changes beside it."""
        self._store(entry, None, changes)

    def to_keep(self) -> list[Plain]:
        """Return the statements that store the position now, if it is not stored."""
        return self._snapshots.now(self.progress) if self.progress is not None and not self.broken else []

    def is_busy(self) -> bool:
        """Say whether something is not stored yet."""
        return self.progress is not None and self.progress.number != self.number

    def looked(self, seats: Sequence[int]) -> None:
        """Somebody looks from these seats: what they were to be told they see."""
        statements = self.owed.looked(self.row.id, seats)
        if statements:
            self._writer.put(Write(lambda is_stored: None, None, statements))

    def hurry(self, is_hurried: bool) -> None:
        """Let the bots play quicker from now on, or as well as they can again, and tell the viewers."""
        if is_hurried != self.is_hurried:
            self.is_hurried = is_hurried
            self._leave_unrated("hurried")
            self._meet()

    def _leave_unrated(self, why: str) -> None:
        """From now on its game is not to be rated: it is no longer what it was opened as."""
        if not self.row.unrated:
            self.row = msgspec.structs.replace(self.row, unrated=why)
            change = TABLES.update().where(TABLES.c.id == self.row.id).values(unrated=why)
            self._writer.put(Write(lambda is_stored: None, None, [change]))

    # ------------------------------------------------------------------ one change, from its question to its answer

    def was_answered(self, seat: int, client_id: str, answer: Answer) -> bool:
        """Answer what was asked before once more; False if it was not."""
        return self._answers.again((seat, client_id), answer)

    def _once(self, seat: int, client_id: str, answer: Answer, change: Callable[[], Entry]) -> None:
        if not self.was_answered(seat, client_id, answer):
            self._first((seat, client_id), answer, change)

    def _first(self, key: Asked, answer: Answer, change: Callable[[], Entry]) -> None:
        self.used_at = self._clock()
        try:
            entry = change()
        except Declined as declined:
            self._answers.refuse(key, declined, answer)
            return
        self._answers.begin(key, answer)
        self._store(entry, key)

    def _store(
        self,
        entry: Entry,
        key: Asked | None,
        changes: Sequence[Executable] = (),
        tell: Callable[[bool], None] = lambda is_stored: None,
        by_person: bool = False,
    ) -> None:
        is_own = by_person or (key is not None and entry.kind in ("act", "undo"))
        is_begin = (key is not None or by_person) and not self.row.begun
        others = [*changes, *self._beside(entry, is_own), *changes_of(self.row, entry, is_begin)]
        if entry.is_over:
            others.append(self._result())
        action, causer = row_of(self.row.id, entry, key, self._clock()), bill()

        def stored(is_stored: bool) -> None:
            with causer.running():
                tell(is_stored)
                self._stored(is_stored, entry, key)

        self._writer.put(Write(stored, action, others, self))

    def _beside(self, entry: Entry, is_own: bool) -> list[Executable | Plain]:
        """Let clocks, orders and notices follow an entry, and return what stores that; `is_own`: a person acted."""
        is_told = any(hears(event["audience"], None) for event in entry.events)
        is_end = entry.is_over or entry.ending is not None
        if is_told and entry.kind in ("act", "undo", "takeback"):
            self.affairs.play_on()
        asked = self.affairs.waiting
        self.affairs.follow(entry.counters, entry.seat if is_own and is_told else None, is_end)
        due = self._snapshots.due(self.progress, entry) if self.progress is not None else []
        if entry.kind == "takeback":
            due = due or self.to_keep()  # what it undid is not played again where the table is opened anew
        ended = self.orders.follow(entry.kind, entry.seat, self.affairs.resigned())
        owed = self.owed.of_entry(
            self.row.id, entry.number, asked, entry.counters.waiting, self.affairs.players(), is_end
        )
        if entry.kind == "seat" and entry.seat is not None:
            owed = [*owed, *self.owed.of_seat(self.row.id, entry.seat, entry.number, entry.words)]
        return [*due, *ended, *owed]

    def _result(self) -> Executable:
        """Return the statement that keeps what came of the game."""
        outcome = self.progress.outcome() if self.progress is not None else None
        assert outcome is not None  # it is over
        return finishing(self.row.id, self._clock(), outcome, [own.bot_from for own in self.affairs.now.seats])

    def _stored(self, is_stored: bool, entry: Entry, key: Asked | None) -> None:
        if not is_stored:
            self._lose(key)
            return
        self.has_stored = True
        is_of_people = entry.kind in ("seat", "takeback") or entry.counters.waiting != self.counters.waiting
        before, self.counters = self.counters, entry.counters
        self.number = entry.number
        for shown in entry.shown:
            self.shown[shown.seat] = shown
            for viewer in self.viewers:
                viewer.show(shown)
        if key is not None:
            if not self.row.begun:
                self.row = msgspec.structs.replace(self.row, begun=True)
            self._answers.end(key)
        if entry.is_over and self.row.status == "playing":
            self.become(status="over")
        if entry.ending is not None:
            self._close(entry.ending)
            return
        if is_of_people and self._has_company():
            self._tell_people()
        self._pass_over(entry, before.waiting)
        self._each(lambda viewer: viewer.settle())
        if entry.kind == "seat":
            self._settle()
        self.turned(self)

    def _has_company(self) -> bool:
        """Say whether it is to be told who is waited for: where others wait, or a clock runs."""
        return self.row.clock is not None or sum(seat.kind != "bot" for seat in self.seats) > 1

    # ------------------------------------------------------------------ the end

    async def put_aside(self, status: str, reason: Message | None) -> None:
        """Store another status of the table, and send everybody away, who come back to that; NotStored."""
        self._is_ending, before = True, self._is_ending  # nothing happens here meanwhile
        place = TABLES.update().where(TABLES.c.id == self.row.id)
        try:
            await self._writer.run(place.values(status=status, reason=reason), of=self)
        except NotStored:
            self._is_ending = before
            raise
        self._close(reason, status)

    def _close(self, reason: Message | None, status: str = "void") -> None:
        """It does not go on as it was: whoever comes back finds what is left of it."""
        self.row = msgspec.structs.replace(self.row, status=status, reason=reason)
        self.broken = True
        self.turned(self)
        self.send_away()

    def _lose(self, key: Asked | None) -> None:
        """The position in memory is ahead of the database, which is the truth: start again from that."""
        self.broken = True
        self.is_at_fault = self._writer.health.trouble is None
        log.warning("table reloaded", extra={"table": self.row.id})
        self.turned(self)
        if key is not None:
            self._answers.lose(key)
        self.send_away()

    async def hand_over(self) -> None:
        """Do nothing more here, once all is stored: another process is to have it."""
        kept, self._is_ending = self.to_keep(), True
        self.send_away()
        with contextlib.suppress(NotStored):  # the other one plays some entries more again
            await self._writer.run(*kept)
        self.broken = True
        self.turned(self)

    def abandon(self) -> None:
        """Do nothing more here: it may be another process's already."""
        self.broken = True
        self.turned(self)
        self.send_away()

    def send_away(self) -> None:
        """Tell the viewers to come back, since the table is no longer kept in memory as it was."""
        self._each(lambda viewer: viewer.leave())
        self.retire()

    def retire(self) -> None:
        """Take part in nothing any more: it is no longer kept in memory."""
        if self._settling is not None:
            self._settling.cancel()
        for seat in self.presence.close():
            self._note_going(seat)

    def _note_going(self, seat: int) -> None:
        seen = self.presence.seen[seat]
        place = SEATS.update().where(SEATS.c.table_id == self.row.id, SEATS.c.seat == seat)
        self._writer.put(Write(lambda is_stored: None, None, [place.values(seen=seen)]))
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], seen=seen)

    # ------------------------------------------------------------------ what a change leads to

    def _attend(self, seat: int) -> None:
        """Somebody has come to a seat, or gone."""
        raise NotImplementedError

    def _pass_over(self, entry: Entry, before: list[int]) -> None:
        """Take the only action of who is asked anew by an entry, where nobody is called to the screen for it."""
        raise NotImplementedError

    def _settle(self) -> None:
        """Do what everybody who is still here has said yes to."""
        raise NotImplementedError
