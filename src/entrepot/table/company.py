"""Everybody at a live table: who sits there and who is there, who looks on, and what all of them are told."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from entrepot.kernel.message import message
from entrepot.table.affairs import Affairs
from entrepot.table.attendance import people_of
from entrepot.table.describing import table_info
from entrepot.table.gallery import Gallery
from entrepot.table.messages import Chat, PeopleMessage
from entrepot.table.onlooker import Onlooker, Watcher
from entrepot.table.presence import Presence
from entrepot.table.rows import Counters, SeatRow, TableRow
from entrepot.table.uptime import Uptime
from entrepot.table.wire import People, TableInfo

NOBODY: Final[tuple[str, ...]] = ("",)
"""Who pays for the thoughts of tables that nobody has come to since the server was started."""
_ENCODER = msgspec.json.Encoder()


class Company:
    """A table as those see it who are there. `attend` is called with a seat that somebody has come to, or left."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        title: dict[str, str],
        counters: Counters,
        proposals: dict[int, list[int]],
        clock: Callable[[], float],
        uptime: Uptime,
        attend: Callable[[int], None],
    ) -> None:
        self.row = row
        self.seats = seats
        self.title = title
        self.counters = msgspec.structs.replace(counters)  # what plays on counts further in its own
        """Those after the last entry that is stored."""
        self.turn = asyncio.Lock()
        """Whoever changes who sits here holds it meanwhile."""
        self.handovers = 0
        """How often seats have gone to others, or to other keys, since it was opened."""
        self.viewers: set[Onlooker] = set()
        self.gallery = Gallery(self.people_text)
        """Those who only look on; it stands among the viewers while there are any."""
        self.proposals = proposals
        """Of a frozen table: how it shall end, by the seat that proposes it."""
        self.presence = Presence([seat.seen for seat in seats], clock, attend)
        self.affairs = Affairs(row, seats, counters, uptime, clock, self.presence.here)
        self.payers = NOBODY
        """Who opened it, or who came first since the start: address and guest, who pay for what its bots think."""
        self.is_hurried = False
        """Whether its bots play quicker than they would, since their payers have used up the time."""

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

    def unwatch(self, watcher: Watcher) -> None:
        """Tell somebody who has looked on nothing more."""
        self.gallery.exit(watcher)
        if not len(self.gallery):
            self.viewers.discard(self.gallery)

    def is_looked_at(self, seat: int) -> bool:
        """Say whether anybody looks from a seat now, and not only has the page open somewhere."""
        return any(viewer.looks_from(seat) for viewer in self.viewers)

    def say(self, chat: Chat) -> None:
        """Tell the viewers what somebody has said."""
        self._each(lambda viewer: viewer.hear(chat))

    def become(self, **changes: Any) -> None:
        """Take changes of the table's own row that are stored already, and tell the viewers."""
        self.row = msgspec.structs.replace(self.row, **changes)
        self._meet()

    def _tell_people(self) -> None:
        if self.viewers:
            text = self.people_text()
            self._each(lambda viewer: viewer.attend(text))

    def _meet(self) -> None:
        info = self.info()
        self._each(lambda viewer: viewer.meet(info))

    def _each(self, tell: Callable[[Onlooker], None]) -> None:
        for viewer in list(self.viewers):
            tell(viewer)
