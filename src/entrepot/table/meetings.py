"""All tables that are open to anybody: few, so that all are in memory. A change is stored before it is told."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy import Text, cast, select

from entrepot.table.errors import Refusal
from entrepot.table.meeting import FEWEST, Meeting, MeetingRow, Sitter, told
from entrepot.table.meeting_columns import MEETINGS
from entrepot.table.meeting_start import begin, storing
from entrepot.table.tables import Tables
from entrepot.table.wire import Meeting as Told
from entrepot.table.wire import MeetingList

log = logging.getLogger(__name__)
TICK_SECONDS: Final = 1.0
MOST: Final = 500
MOST_OWN: Final = 3
"""That one person has opened and that wait."""
MOST_PLACES: Final = 5
"""At which one person sits."""
PAGE: Final = 20
KEPT_SECONDS: Final = 7 * 86_400.0
"""What has ended is told for so long to whoever comes back to it."""
SWEEP_SECONDS: Final = 3_600.0
MOST_PAGES: Final = 60
"""That are kept as they were put together: anybody may ask for pages that there are not."""


class Meetings:
    """`load` once, then `run`. `begun` is called with the id of each table that has begun."""

    def __init__(self, tables: Tables) -> None:
        self.begun: Callable[[str], Awaitable[None]] = _nothing
        self._tables = tables
        self._open: dict[str, Meeting] = {}
        self._payers: dict[str, tuple[str, ...]] = {}
        self._turn = asyncio.Lock()
        self._pages: dict[tuple[str, str], bytes] = {}
        self._swept = 0.0

    async def load(self) -> None:
        """Read those that wait; who sat there has a while to come back."""
        rows = await self._tables.storage.rows(select(MEETINGS.c.data).where(MEETINGS.c.status == "open"))
        for (data,) in rows:
            self._add(msgspec.convert(data, MeetingRow))

    def _add(self, row: MeetingRow) -> Meeting:
        meeting = Meeting(row, self._tables.games.title(row.game), self._tables.config.clock)
        self._open[row.id] = meeting
        self._pages.clear()
        return meeting

    # ------------------------------------------------------------------ asking

    def get(self, id: str) -> Meeting | None:
        """Return one that is open."""
        return self._open.get(id)

    async def find(self, id: str, guest: str = "") -> Told:
        """Return one that is open, or what became of it; Refusal."""
        meeting = self._open.get(id)
        if meeting is not None:
            return meeting.told(guest)
        rows = await self._tables.storage.rows(select(MEETINGS.c.data).where(MEETINGS.c.id == id))
        if not rows:
            raise Refusal(404, "no-meeting", "There is no such open table; it may be long over.")
        row = msgspec.convert(rows[0][0], MeetingRow)
        return told(row, self._tables.games.title(row.game), guest)

    def page(self, game: str, before: str) -> bytes:
        """Return a page of those that wait, newest first, those that follow `before`, as JSON; put together once."""
        known = self._pages.get((game, before))
        if known is None:
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            known = self._pages[game, before] = self._page(game, before)
        return known

    def _page(self, game: str, before: str) -> bytes:
        rows = sorted(self._open.values(), key=lambda one: (one.row.created, one.row.id), reverse=True)
        wanted = [one for one in rows if game in ("", one.row.game)]
        first = next((at + 1 for at, one in enumerate(wanted) if one.row.id == before), 0)
        shown = wanted[first : first + PAGE]
        return msgspec.json.encode(MeetingList([one.told() for one in shown], len(wanted) > first + PAGE))

    # ------------------------------------------------------------------ changing

    async def open(self, row: MeetingRow, payers: tuple[str, ...], most_of_address: int) -> Told:
        """Open one; Refusal where that person, that address or all together have enough."""
        async with self._turn:
            self._check_room(row.people[0].guest, payers, most_of_address)
            await self._store(row)
            self._payers[row.id] = payers
            return self._add(row).told(row.people[0].guest)

    def _check_room(self, guest: str, payers: tuple[str, ...], most_of_address: int) -> None:
        own = sum(one.row.people[0].guest == guest for one in self._open.values())
        of_payer = Counter(payer for id in self._open for payer in self._payers.get(id, ()))
        if own >= MOST_OWN or any(of_payer[payer] >= most_of_address for payer in payers):
            raise Refusal(429, "too-many-open", "You have too many open tables. Close one of them first.")
        if len(self._open) >= MOST:
            raise Refusal(503, "too-many-meetings", "Too many tables are open now. Join one of them.")
        self._check_places(guest)

    def _check_places(self, guest: str) -> None:
        if sum(one.place(guest) is not None for one in self._open.values()) >= MOST_PLACES:
            raise Refusal(429, "too-many-places", "You have joined too many open tables. Leave one of them first.")

    async def sit(self, id: str, sitter: Sitter) -> Told:
        """Take a place; who has one already keeps it, and holds it by the newer key. Refusal."""
        async with self._turn:
            meeting = self._going(id)
            place, people = meeting.place(sitter.guest), meeting.row.people[:]
            if place is not None:
                people[place] = sitter
            else:
                if meeting.is_full():
                    raise Refusal(409, "full", "All places at this table are taken.")
                self._check_places(sitter.guest)
                people.append(sitter)
            await self._change(meeting, people=people)
        return meeting.told(sitter.guest)

    async def leave(self, id: str, guest: str) -> Told:
        """Give a place back; the next in order may begin it then, and where nobody is left it is closed."""
        async with self._turn:
            meeting = self._going(id)
            if meeting.place(guest) is not None:
                await self._without(meeting, {guest})
        return await self.find(id, guest)

    async def begin(self, id: str, guest: str) -> Told:
        """Begin now, with bots in the places that are free; Refusal."""
        async with self._turn:
            meeting = self._going(id)
            if meeting.place(guest) != 0:
                raise Refusal(403, "not-host", "Only the player who opened the table can begin.")
            if len(meeting.ready()) < FEWEST:
                raise Refusal(409, "alone", "Nobody else is there yet.")
            await self._begin(meeting)
        return await self.find(id, guest)

    def _going(self, id: str) -> Meeting:
        meeting = self._open.get(id)
        if meeting is None:
            raise Refusal(409, "not-open", "This table is not open any more.")
        return meeting

    async def forget(self, guest: str) -> None:
        """Somebody is to be forgotten: they leave what is open, and what has ended tells of them no more."""
        for id in [one.row.id for one in self._open.values() if one.place(guest) is not None]:
            with contextlib.suppress(Refusal):  # it has begun meanwhile
                await self.leave(id, guest)
        ended = select(MEETINGS.c.data).where(cast(MEETINGS.c.data, Text).contains(guest, autoescape=True))
        for (data,) in await self._tables.storage.rows(ended):
            row = msgspec.convert(data, MeetingRow)
            people = [one for one in row.people if one.guest != guest]
            place = MEETINGS.update().where(MEETINGS.c.id == row.id, MEETINGS.c.status != "open")
            new = msgspec.to_builtins(msgspec.structs.replace(row, people=people))
            await self._tables.storage.writer.run(place.values(data=new))

    # ------------------------------------------------------------------ who looks

    def come(self, meeting: Meeting, guest: str, changed: Callable[[], None]) -> None:
        """Somebody looks, and hears of every change; the others hear of them if that changes who is there."""
        meeting.lookers.add(changed)
        meeting.come(guest)
        changed()
        if meeting.has_turned():
            self._tell(meeting)

    def crowd(self, id: str) -> int:
        """Return how many sockets hear of what happens at one that is open."""
        meeting = self._open.get(id)
        return len(meeting.lookers) if meeting is not None else 0

    def go(self, meeting: Meeting, guest: str, changed: Callable[[], None]) -> None:
        """Somebody looks no more."""
        meeting.lookers.discard(changed)
        meeting.go(guest)

    def _tell(self, meeting: Meeting) -> None:
        self._pages.clear()
        meeting.changed()
        for changed in list(meeting.lookers):
            changed()

    # ------------------------------------------------------------------ time

    async def run(self) -> None:
        """Go on for as long as the task runs."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.look()
            except Refusal:  # disk or database give no answer now; the log has told why
                pass
            except Exception:
                log.exception("meetings not looked at")

    async def look(self) -> None:
        """Begin what is due, and close what waits for nobody."""
        for meeting in list(self._open.values()):
            async with self._turn:
                if self._open.get(meeting.row.id) is meeting:
                    await self._look_at_one(meeting)
        await self._sweep()

    async def _look_at_one(self, meeting: Meeting) -> None:
        """Look at one; whatever is wrong with it, the others begin."""
        try:
            await self._look_at(meeting)
        except Refusal:
            raise
        except Exception:
            log.exception("open table cannot begin", extra={"meeting": meeting.row.id})
            await self._close(meeting, "broken")

    async def _look_at(self, meeting: Meeting) -> None:
        if lost := meeting.lost():
            await self._without(meeting, {one.guest for one in lost})
        elif meeting.is_due():
            await (self._begin(meeting) if len(meeting.ready()) >= FEWEST else self._close(meeting, "nobody-came"))
        elif meeting.is_stale():
            await self._close(meeting, "too-long")
        elif meeting.has_turned():
            self._tell(meeting)

    async def _without(self, meeting: Meeting, guests: set[str]) -> None:
        people = [one for one in meeting.row.people if one.guest not in guests]
        if not people:
            await self._close(meeting, "all-left")
            return
        await self._change(meeting, people=people)
        for guest in guests:
            meeting.forget(guest)

    async def _begin(self, meeting: Meeting) -> None:
        row = await begin(self._tables, meeting.row, meeting.ready(), self._payers.get(meeting.row.id))
        self._end(meeting, row)
        with contextlib.suppress(Refusal):  # it goes on once somebody comes
            await self.begun(row.table or "")

    async def _close(self, meeting: Meeting, why: str) -> None:
        row = msgspec.structs.replace(meeting.row, status="closed", why=why)
        await self._store(row)
        self._end(meeting, row)

    def _end(self, meeting: Meeting, row: MeetingRow) -> None:
        meeting.row = row
        self._open.pop(row.id, None)
        self._payers.pop(row.id, None)
        self._tell(meeting)

    async def _change(self, meeting: Meeting, people: list[Sitter]) -> None:
        row = msgspec.structs.replace(meeting.row, people=people)
        await self._store(row)
        meeting.row = row
        for one in people:
            meeting.greet(one.guest)
        self._tell(meeting)

    async def _store(self, row: MeetingRow) -> None:
        await self._tables.storage.writer.run(storing(row, self._tables.config.clock()))

    async def _sweep(self) -> None:
        now = self._tables.config.clock()
        if now - self._swept > SWEEP_SECONDS:
            self._swept = now
            old = MEETINGS.delete().where(MEETINGS.c.status != "open", MEETINGS.c.changed < now - KEPT_SECONDS)
            await self._tables.storage.writer.run(old)


async def _nothing(id: str) -> None:
    """Do nothing."""
