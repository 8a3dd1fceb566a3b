"""A live table: its match in memory, its log in the database, and the viewers who look at it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable

from entrepot.kernel.audience import hears
from entrepot.kernel.message import Message, message
from entrepot.table.affairs import Affairs, Upshot
from entrepot.table.answers import Answer, Answers, Asked
from entrepot.table.attendance import people_of
from entrepot.table.columns import SEATS, TABLES
from entrepot.table.deeds import do, settle
from entrepot.table.describing import allows_hints, table_info
from entrepot.table.errors import Declined, NotStored
from entrepot.table.gallery import Gallery
from entrepot.table.messages import Chat, PeopleMessage
from entrepot.table.metering import bill
from entrepot.table.onlooker import Onlooker, Watcher
from entrepot.table.presence import Presence
from entrepot.table.progress import Entry, Progress
from entrepot.table.rows import ActionRow, Counters, SeatRow, TableRow
from entrepot.table.sight import Shown
from entrepot.table.snapshot import Snapshots
from entrepot.table.uptime import Uptime
from entrepot.table.wire import Deed, People, TableInfo
from entrepot.table.writer import Plain, Write, Writer

log = logging.getLogger(__name__)
NOBODY: tuple[str, ...] = ("",)
"""Who pays for the thoughts of tables that nobody has come to since the server was started."""
_ENCODER = msgspec.json.Encoder()
MOST_ENTRIES = 20_000
"""Of a log, in which nothing is taken back any more: only so does it end when the game does."""
MOST_BEHIND = 200
"""Entries behind the stored position: to open the table takes as long as to play them again."""


class LiveTable:
    """All changes go through it, one after another. A frozen table has no `progress`."""

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
        snapshots: Snapshots,
        writer: Writer,
        clock: Callable[[], float],
        uptime: Uptime,
    ) -> None:
        self.row = row
        self.seats = seats
        self.title = title
        self.progress = progress
        self.counters = counters
        """Those after the last entry that is stored."""
        self.number = progress.number if progress is not None else 0
        """The last entry that is stored."""
        self.shown: dict[int | None, Shown] = dict(progress.shown) if progress is not None else {}
        """What the viewers have last been shown; never more than what is stored."""
        self.viewers: set[Onlooker] = set()
        self.gallery = Gallery(self.people_text)
        """Those who only look on; it stands among the viewers while there are any."""
        self.proposals = proposals
        """Of a frozen table: how it shall end, by the seat that proposes it."""
        self.presence = Presence([seat.seen for seat in seats], clock, self._attend)
        self.affairs = Affairs(row, seats, counters, uptime, clock, self.presence.here)
        self.turned: Callable[[LiveTable], None] = lambda table: None
        """Called when something has been stored, or somebody has come or gone: bots may have to think."""
        self.payers = NOBODY
        """Who opened it, or who came first since the start: address and guest, who pay for what its bots think."""
        self.is_hurried = False
        """Whether its bots play quicker than they would, since their payers have used up the time."""
        self.used_at = clock()
        self.turn = asyncio.Lock()
        """Whoever changes who sits here holds it meanwhile."""
        self._hinted: dict[int, int] = {}
        """By seat the last question that it has had a hint for."""
        self._settling: asyncio.TimerHandle | None = None
        self._is_ending = False
        """Whether its people have put an end to it, be it not stored yet."""
        self._answers = Answers(done)
        self._snapshots = snapshots
        self._writer = writer
        self._clock = clock

    # ------------------------------------------------------------------ about the table

    def info(self) -> TableInfo:
        """Return the table from outside."""
        info = table_info(self.row, self.seats, self.counters, self.title, self.proposals, self.people())
        info.notice = message("table-notice-hurried") if self.is_hurried else None  # type: ignore[assignment]
        return info

    def people(self) -> People:
        """Return who is here, and what goes on beside the game."""
        return people_of(self.affairs, self.presence.seen)

    def people_text(self) -> str:
        """Return the same as a message."""
        return _ENCODER.encode(PeopleMessage(**msgspec.structs.asdict(self.people()))).decode()

    def crowd(self) -> int:
        """Return how many sockets hear of what happens here."""
        return len(self.viewers) + len(self.gallery)

    def watch(self, watcher: Watcher) -> None:
        """Let somebody look on."""
        self.gallery.enter(watcher)
        self.viewers.add(self.gallery)

    def is_needed(self) -> bool:
        """Say whether anybody waits for what happens here: not where all its people have left it to bots."""
        if all(seat.kind == "bot" for seat in self.seats):
            return bool(self.viewers)
        return self.affairs.has_people()

    def asked_bots(self) -> list[tuple[int, str, int]]:
        """Return seat, bot and prompt of every bot that is asked, as far as all is stored."""
        progress = self.progress
        if progress is None or self.broken or self.row.status != "playing":
            return []
        asked = [(seat, bot, progress.prompt(seat)) for seat, bot in self.affairs.bots().items()]
        return [(seat, bot, prompt) for seat, bot, prompt in asked if prompt is not None]

    # ------------------------------------------------------------------ changes

    def act(self, seat: int, prompt: int, client_id: str, notation: str, answer: Answer) -> None:
        """Carry out an action; the answer comes once it is in the database."""
        self._once(seat, client_id, answer, lambda: self._in_hand(seat).act(seat, prompt, notation))

    def undo(self, seat: int, prompt: int, client_id: str, count: int, answer: Answer) -> None:
        """Take actions back; the answer comes once that is in the database."""
        self._once(seat, client_id, answer, lambda: self._taken_back(seat, prompt, count))

    def act_for_bot(self, seat: int, prompt: int, notation: str) -> None:
        """Carry out a bot's action; Declined if it is not legal, or the question has changed."""
        progress = self._going()
        if progress.prompt(seat) != prompt or seat not in self.affairs.bots():
            raise Declined("stale")
        self._store(progress.act(seat, prompt, notation), None)

    def arrange(self, seat: int, deed: Deed, whom: int | None, client_id: str, answer: Answer) -> None:
        """Do something beside the game in the name of a seat; the answer comes once it is in the database."""
        self._once(seat, client_id, answer, lambda: self._arranged(seat, deed, whom))

    def leave_to_bot(self, seat: int) -> None:
        """Let a bot play in a seat that is given back, until somebody sits down there; what tells that stores it."""
        if self.progress is not None:
            self.affairs.stand_in(seat, "left", self.progress.number + 1)

    def look_at_clocks(self) -> None:
        """Let bots stand in for those whose time is up."""
        if self.progress is None or self.broken or self._is_ending:
            return
        for seat in self.affairs.out_of_time():
            upshot = self.affairs.stand_in(seat, "time-up", self.progress.number + 1)
            self._store(self._told(self.progress, upshot), None)

    def check_hint(self, seat: int, prompt: int) -> None:
        """Do nothing where a seat may ask for a hint about that question; Declined, saying why not, otherwise."""
        progress = self._in_hand(seat)
        if not allows_hints(self.row, self.seats):
            raise Declined("no-hints")
        if prompt != progress.prompt(seat):
            raise Declined("stale")
        if self._hinted.get(seat) == prompt:
            raise Declined("hint-given")

    def hint(self, seat: int, prompt: int, client_id: str, args: dict[str, Any], answer: Answer) -> None:
        """Tell a hint to its seat alone; the answer comes once it is in the database."""
        self._hinted[seat] = prompt
        self._once(seat, client_id, answer, lambda: self._going().hint(seat, prompt, args))

    def was_answered(self, seat: int, client_id: str, answer: Answer) -> bool:
        """Answer what was asked before once more; False if it was not."""
        return self._answers.again((seat, client_id), answer)

    def why(self, seat: int, notation: str) -> tuple[str, dict[str, Any] | None]:
        """Return what forbids an action. Declined if it is none."""
        return self._going().why(seat, notation)

    def note(self, entry: Entry, changes: list[Executable]) -> None:
        """Store an entry that nobody asked for, with what changes beside it."""
        self._store(entry, None, changes)

    def to_keep(self) -> list[Plain]:
        """Return the statements that store the position now, if it is not stored."""
        return self._snapshots.now(self.progress) if self.progress is not None and not self.broken else []

    def is_idle(self) -> bool:
        """Say whether it can leave the memory: nobody looks, and nothing is under way."""
        return not self.viewers and not self.is_busy() and not (self.asked_bots() and self.is_needed())

    def is_busy(self) -> bool:
        """Say whether something is not stored yet."""
        return self.progress is not None and self.progress.number != self.number

    def become(self, **changes: Any) -> None:
        """Take changes of the table's own row that are stored already, and tell the viewers."""
        self.row = msgspec.structs.replace(self.row, **changes)
        self._meet()

    def hurry(self, is_hurried: bool) -> None:
        """Let the bots play quicker from now on, or as well as they can again, and tell the viewers."""
        if is_hurried != self.is_hurried:
            self.is_hurried = is_hurried
            self._meet()

    async def change_seat(self, row: SeatRow, notice: str, name: str, changes: list[Executable]) -> None:
        """Store what becomes of a seat with a notice in the log, and tell the viewers; NotStored.

        Whoever looked from that seat has no part in it any more.
        """
        await self.tell_of_seat(row.seat, notice, name, changes)
        self.affairs.charge()
        has_changed_hands = not (row.taken and self.seats[row.seat].taken)
        self.seats[row.seat] = row
        self._each(lambda viewer: viewer.lose(row.seat))
        if has_changed_hands:
            self.presence.empty(row.seat)
        self._meet()

    async def tell_of_seat(self, seat: int, notice: str, name: str, changes: list[Executable]) -> None:
        """Store changes and, where there is a notice and room for it in the log of a going table, tell it to all.

        NotStored.
        """
        if self.progress is None or not notice or self.progress.number >= MOST_ENTRIES:
            await self._writer.run(*changes)
            return
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        args = {"name": {"name": name}, "number": seat + 1}
        self._store(self.progress.notice(seat, notice, args), None, changes, stored.set_result)
        if not await stored:
            raise NotStored

    def say(self, chat: Chat) -> None:
        """Tell the viewers what somebody has said."""
        self._each(lambda viewer: viewer.hear(chat))

    def unwatch(self, watcher: Watcher) -> None:
        """Tell somebody who has looked on nothing more."""
        self.gallery.exit(watcher)
        if not len(self.gallery):
            self.viewers.discard(self.gallery)

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

    # ------------------------------------------------------------------ one change

    def _going(self) -> Progress:
        if self.broken:
            raise Declined("not-stored")
        if self.progress is None or self._is_ending or self.row.status in ("frozen", "void", "agreed"):
            raise Declined("frozen")
        return self.progress

    def _in_hand(self, seat: int) -> Progress:
        """Return what a person of a seat may change; Declined while a bot plays there.

        Clocks are looked at first: what comes when time is up comes too late, and what came before it counts.
        """
        progress = self._going()
        self.look_at_clocks()
        why = self.affairs.why_bot(seat)
        if why:
            raise Declined("time-up" if why == "time-up" else "stood-in")
        return progress

    def _arranged(self, seat: int, deed: Deed, whom: int | None) -> Entry:
        progress = self._going()
        if self.row.status != "playing":
            raise Declined("over")
        if progress.number >= MOST_ENTRIES and deed != "back":
            raise Declined("log-full")
        self.look_at_clocks()
        return self._told(progress, do(self.affairs, deed, seat, whom, progress.number + 1))

    def _told(self, progress: Progress, upshot: Upshot) -> Entry:
        entry = progress.notice(upshot.seat, upshot.kind, upshot.args)
        entry.ending = upshot.ending
        self._is_ending = upshot.ending is not None
        return entry

    def _settle(self) -> None:
        """Do what everybody who is still here has said yes to."""
        if self.progress is None or self.broken or self._is_ending or self.row.status != "playing":
            return
        wait = self.presence.unsure_for()
        if wait > 0:  # nobody is passed over who is only about to come back
            self._settling = self._settling or asyncio.get_running_loop().call_later(wait, self._settle_now)
            return
        upshot = settle(self.affairs, self.progress.number + 1)
        if upshot is not None:
            self._store(self._told(self.progress, upshot), None)

    def _settle_now(self) -> None:
        self._settling = None
        self._settle()

    def _attend(self, seat: int) -> None:
        """Somebody has come to a seat, or gone."""
        if self.broken:
            return
        if not self.presence.here[seat]:
            self._note_going(seat)
        self._tell_people()
        self._settle()
        self.turned(self)

    def _note_going(self, seat: int) -> None:
        seen = self.presence.seen[seat]
        place = SEATS.update().where(SEATS.c.table_id == self.row.id, SEATS.c.seat == seat)
        self._writer.put(Write(lambda is_stored: None, None, [place.values(seen=seen)]))
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], seen=seen)

    def _tell_people(self) -> None:
        if self.viewers:
            text = self.people_text()
            self._each(lambda viewer: viewer.attend(text))

    def _taken_back(self, seat: int, prompt: int, count: int) -> Entry:
        progress = self._in_hand(seat)
        if progress.number >= MOST_ENTRIES or self._snapshots.behind(progress) >= MOST_BEHIND:
            raise Declined("undo-too-many")
        return progress.undo(seat, prompt, count)

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
    ) -> None:
        is_own = key is not None and entry.kind in ("act", "undo")
        is_told = any(hears(event["audience"], None) for event in entry.events)
        is_end = entry.is_over or entry.ending is not None
        self.affairs.follow(entry.counters, entry.seat if is_own and is_told else None, is_end)
        due = self._snapshots.due(self.progress, entry) if self.progress is not None else []
        others: list[Executable | Plain] = [*changes, *due]
        if entry.is_over:
            others.append(TABLES.update().where(TABLES.c.id == self.row.id).values(status="over"))
        elif entry.ending is not None:
            others.append(TABLES.update().where(TABLES.c.id == self.row.id).values(status="void", reason=entry.ending))
        if key is not None and not self.row.begun:
            others.append(TABLES.update().where(TABLES.c.id == self.row.id).values(begun=True))
        action = ActionRow(
            table_id=self.row.id,
            number=entry.number,
            kind=entry.kind,
            seat=entry.seat,
            words=entry.words,
            client_id=key[1] if key is not None else None,
            at=self._clock(),
            events=_ENCODER.encode(entry.events),
            state=_ENCODER.encode(entry.counters),
        )

        causer = bill()

        def stored(is_stored: bool) -> None:
            with causer.running():
                tell(is_stored)
                self._stored(is_stored, entry, key)

        self._writer.put(Write(stored, action, others, self))

    def _stored(self, is_stored: bool, entry: Entry, key: Asked | None) -> None:
        if not is_stored:
            self._lose(key)
            return
        self.has_stored = True
        is_of_people = entry.kind == "seat" or entry.counters.waiting != self.counters.waiting
        self.counters = entry.counters
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
        self._each(lambda viewer: viewer.settle())
        if entry.kind == "seat":
            self._settle()
        self.turned(self)

    def _has_company(self) -> bool:
        """Say whether it is to be told who is waited for: where others wait, or a clock runs."""
        return self.row.clock is not None or sum(seat.kind != "bot" for seat in self.seats) > 1

    def _close(self, reason: Message) -> None:
        """Its people have put an end to the game: whoever comes back finds what is left of it."""
        self.row = msgspec.structs.replace(self.row, status="void", reason=reason)
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

    def _meet(self) -> None:
        info = self.info()
        self._each(lambda viewer: viewer.meet(info))

    def _each(self, tell: Callable[[Onlooker], None]) -> None:
        for viewer in list(self.viewers):
            tell(viewer)
