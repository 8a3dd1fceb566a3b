"""What people are to be told who are not looking: written with the entry of the log that it comes of, all or nothing.

So no kill loses a notice. A row stands until its seat is looked from: nobody is told twice of what they have not seen.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sqlalchemy import (
    Boolean,
    Float,
    Insert,
    Integer,
    String,
    and_,
    bindparam,
    case,
    exists,
    literal,
    null,
    or_,
    select,
)

from entrepot.table.columns import SITTERS
from entrepot.table.person.columns import CHANNELS, NOTICES
from entrepot.table.statements import Plain, Prepared, insert_once, insert_or_change

TURN: Final = "turn"
NUDGE: Final = "nudge"
OVER: Final = "over"
BOT: Final = "bot"
OF_SEATS: Final = {"nudged": NUDGE, "bot-time-up": BOT, "bot-agreed": BOT}
"""Of what somebody is told that others, or a clock, have made of their seat."""
TRY: Final = "try"
_TOLD: Final = NOTICES.alias("told")
_SOURCE: Final = (
    select(
        CHANNELS.c.id,
        SITTERS.c.table_id,
        SITTERS.c.seat,
        bindparam("what", type_=String),
        bindparam("entry", type_=Integer),
        bindparam("moment", type_=Float),
        literal(0, Integer),
    )
    .join_from(SITTERS, CHANNELS, CHANNELS.c.guest == SITTERS.c.guest)
    .where(
        SITTERS.c.table_id == bindparam("table"),
        SITTERS.c.seat == bindparam("place"),
        case((bindparam("is_end", type_=Boolean), CHANNELS.c.over), else_=CHANNELS.c.turn),
        or_(
            CHANNELS.c.kind != "mail",  # by mail people are told of a table once, until they have looked
            ~exists().where(
                _TOLD.c.channel == CHANNELS.c.id,
                _TOLD.c.table_id == SITTERS.c.table_id,
                _TOLD.c.seat == SITTERS.c.seat,
            ),
        ),
    )
)


def _telling(insertion: Insert) -> Prepared:
    return Prepared(insertion.from_select(NOTICES.c.keys(), _SOURCE))


_ONCE: Final = _telling(insert_once(NOTICES))
_AGAIN: Final = _telling(insert_or_change(NOTICES))
_KEPT: Final = Prepared(
    insert_once(NOTICES).from_select(
        NOTICES.c.keys(),
        select(
            NOTICES.c.channel,
            bindparam("after", type_=String),
            (NOTICES.c.seat + bindparam("turned", type_=Integer)) % bindparam("seats", type_=Integer),
            NOTICES.c.kind,
            NOTICES.c.number,
            null(),
            NOTICES.c.tries,
        )
        .join_from(NOTICES, CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
        .where(NOTICES.c.table_id == bindparam("table"), CHANNELS.c.kind == "mail"),
    )
)
_OF_SEAT: Final = and_(NOTICES.c.table_id == bindparam("table"), NOTICES.c.seat == bindparam("place"))
_LOOKED: Final = Prepared(NOTICES.delete().where(_OF_SEAT))
_PASSED: Final = Prepared(
    NOTICES.delete().where(_OF_SEAT, NOTICES.c.kind != OVER, NOTICES.c.kind != BOT, NOTICES.c.due.is_not(None))
)


class Owed:
    """Makes the statements. While nobody wants any notice there are none."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        """From the moment that something is so to its notice."""
        self.is_wanted = False
        """Whether anybody has chosen to be told of anything."""

    def of_entry(
        self, id: str, number: int, before: Iterable[int], waiting: Iterable[int], people: Sequence[int], is_end: bool
    ) -> list[Plain]:
        """Return what goes with an entry of a table: who is asked `before` and behind it tells whose turn it is now.

        `people` are the seats where somebody plays for themselves.
        """
        if not self.is_wanted:
            return []
        passed: list[Plain] = [_PASSED(table=id, place=seat) for seat in set(before) - set(waiting)]
        if is_end:
            return [*passed, *(self._tell(OVER, id, seat, number) for seat in people)]
        asked = (set(waiting) - set(before)) & set(people)
        return [*passed, *(self._tell(TURN, id, seat, number) for seat in sorted(asked))]

    def of_rematch(self, id: str, after: str, seats: int) -> list[Plain]:
        """Return what keeps in mind at the table `after` this one who has not looked since a mail: they get no other.

        Else a chain of rematches would fill their mailbox. Each seat is one less there.
        """
        return [_KEPT(table=id, after=after, turned=seats - 1, seats=seats)] if self.is_wanted else []

    def of_seat(self, id: str, seat: int, number: int, event: str) -> list[Plain]:
        """Return what tells somebody that the others wait, or that a bot plays for them."""
        kind = OF_SEATS.get(event)
        return [self._tell(kind, id, seat, number)] if self.is_wanted and kind is not None else []

    def looked(self, id: str, seats: Sequence[int]) -> list[Plain]:
        """Return what takes note that seats are looked from: their people know by themselves."""
        return [_LOOKED(table=id, place=seat) for seat in seats] if self.is_wanted else []

    def _tell(self, kind: str, id: str, seat: int, number: int) -> Plain:
        moment = self._clock() + self._seconds
        statement = _AGAIN if kind == NUDGE else _ONCE
        return statement(what=kind, entry=number, moment=moment, table=id, place=seat, is_end=kind == OVER)
