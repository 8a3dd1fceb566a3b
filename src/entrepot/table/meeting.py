"""A table that is open to anybody, before it begins: who sits there, who is there, and what comes of time."""

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from entrepot.table.moments import iso
from entrepot.table.wire import Attendee, Clock
from entrepot.table.wire import Meeting as Told

GRACE_SECONDS: Final = 15.0
"""A page that is loaded anew is no going away."""
LOSE_SECONDS: Final = 180.0
"""Where people are to play at once, a place is kept so long for somebody who has gone."""
LIVE_SECONDS: Final = 6 * 3_600.0
DAYS_SECONDS: Final = 7 * 86_400.0
"""A table that waits to be full waits no longer than this, by whether it is played at once."""
FEWEST: Final = 2
"""People with whom it begins at its time."""


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who has sat down; `key` is the hash of what holds the seat, `player` what others know them by."""

    guest: str
    name: str
    key: str
    player: str | None
    mu: float | None
    sigma: float | None


class MeetingRow(msgspec.Struct, frozen=True):
    """All that is stored of it. The first of `people` may begin it; `starts` is null where it waits to be full."""

    id: str
    game: str
    seats: int
    level: str
    clock: Clock | None
    options: dict[str, str]
    hints: bool
    watch: bool
    rated: bool
    created: float
    starts: float | None
    people: list[Sitter]
    status: Literal["open", "begun", "closed"] = "open"
    table: str | None = None
    why: str = ""


class Meeting:
    """One that is open, in memory; `changed` is called for each who looks whenever there is news."""

    def __init__(self, row: MeetingRow, title: dict[str, str], clock: Callable[[], float]) -> None:
        self.row = row
        self.title = title
        self.lookers: set[Callable[[], None]] = set()
        self._clock = clock
        self._here: list[bool] = []
        self._texts: dict[int | None, str] = {}
        self._looking: Counter[str] = Counter()
        self._seen = {one.guest: clock() for one in row.people}

    def is_live(self) -> bool:
        """Say whether it is played at once, and not over days."""
        return self.row.clock is None or self.row.clock.kind == "live"

    def place(self, guest: str) -> int | None:
        """Return where somebody sits."""
        return next((at for at, one in enumerate(self.row.people) if one.guest == guest), None)

    def is_full(self) -> bool:
        """Say whether no place is free."""
        return len(self.row.people) >= self.row.seats

    # ------------------------------------------------------------------ who is there

    def come(self, guest: str) -> None:
        """Somebody looks at it."""
        self._looking[guest] += 1
        self._seen[guest] = self._clock()

    def go(self, guest: str) -> None:
        """One of somebody's pages looks no more."""
        self._looking[guest] -= 1
        self._seen[guest] = self._clock()
        if self.place(guest) is None and not self._looking[guest]:
            self.forget(guest)

    def greet(self, guest: str) -> None:
        """Somebody has sat down, and is there."""
        self._seen[guest] = self._clock()

    def forget(self, guest: str) -> None:
        """Somebody has no place any more."""
        if self._looking[guest] <= 0:
            del self._looking[guest]
            self._seen.pop(guest, None)

    def away(self, guest: str) -> float:
        """Return for how many seconds somebody has been away; 0 while they are there."""
        passed = self._clock() - self._seen.get(guest, 0.0)
        return 0.0 if self._looking[guest] > 0 or passed < GRACE_SECONDS else passed

    def lost(self) -> list[Sitter]:
        """Return whose place is not kept any longer; while it waits for its time all are."""
        if not self.is_live() or self.row.starts is not None:
            return []
        return [one for one in self.row.people if self.away(one.guest) > LOSE_SECONDS]

    def ready(self) -> list[Sitter]:
        """Return who would play if it began now: where that is at once, those who are there."""
        return [one for one in self.row.people if not self.is_live() or not self.away(one.guest)]

    # ------------------------------------------------------------------ what comes of time

    def is_due(self) -> bool:
        """Say whether it begins by itself now: its time has come, or it is full and all are there."""
        if self.row.starts is not None:
            return self._clock() >= self.row.starts
        return self.is_full() and len(self.ready()) == len(self.row.people)

    def is_stale(self) -> bool:
        """Say whether it has waited too long."""
        longest = LIVE_SECONDS if self.is_live() else DAYS_SECONDS
        return self.row.starts is None and self._clock() - self.row.created > longest

    def changed(self) -> None:
        """There is news: what was put together before is of use no more."""
        self._texts = {}

    def text(self, guest: str, encode: Callable[[Told], str]) -> str:
        """Return it as a message, put together once for each who sits there, and for all others."""
        place = self.place(guest)
        if place not in self._texts:
            self._texts[place] = encode(self.told(guest if place is not None else ""))
        return self._texts[place]

    def told(self, guest: str = "") -> Told:
        """Return it as everybody may see it, with where a guest sits."""
        people = [
            Attendee(
                one.name,
                one.player,
                one.mu,
                one.sigma,
                away is None,
                away,
            )
            for one in self.row.people
            for away in [iso(self._seen[one.guest]) if self.away(one.guest) else None]
        ]
        return told(self.row, self.title, guest, people)

    def has_turned(self) -> bool:
        """Say whether somebody has come or gone since it was asked last."""
        before, self._here = self._here, [not self.away(one.guest) for one in self.row.people]
        return self._here != before


def told(row: MeetingRow, title: dict[str, str], guest: str, people: list[Attendee] | None = None) -> Told:
    """Return a meeting as a guest may see it; one that has ended has nobody there."""
    nobody = [Attendee(one.name, one.player, one.mu, one.sigma, False, None) for one in row.people]
    return Told(
        id=row.id,
        game=row.game,
        title=title,
        seats=row.seats,
        level=row.level,
        clock=row.clock,
        options=row.options,
        hints=row.hints,
        watch=row.watch,
        rated=row.rated,
        created=iso(row.created),
        starts=iso(row.starts) if row.starts is not None else None,
        people=people if people is not None else nobody,
        status=row.status,
        table=row.table,
        why=row.why,
        place=next((at for at, one in enumerate(row.people) if one.guest == guest), None),
    )
