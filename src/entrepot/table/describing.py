"""A table from outside: what everybody may know of it."""

from entrepot.kernel.chance import Keyed
from entrepot.table.clocks import clock_of
from entrepot.table.moments import iso
from entrepot.table.rows import Counters, SeatRow, TableRow
from entrepot.table.wire import People, SeatInfo, TableInfo


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    counters: Counters,
    title: dict[str, str],
    proposals: dict[int, list[int]],
    people: People,
) -> TableInfo:
    """Return a table as everybody may see it."""
    is_waiting = row.status == "playing" and not all(seat.taken for seat in seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title,
        seats=[SeatInfo(seat.kind, seat.name, seat.taken, seat.bot) for seat in seats],  # type: ignore[arg-type]
        status="waiting" if is_waiting else row.status,  # type: ignore[arg-type]
        waiting=counters.waiting,
        round=counters.round,
        created=iso(row.created),
        promise=promise_of(row.secret),
        options=row.options,
        rules=row.rules,
        watch=row.watch,
        hints=allows_hints(row, seats),
        reason=row.reason,  # type: ignore[arg-type]
        proposals=[proposals.get(seat.seat) for seat in seats],
        places=next(iter(proposals.values())) if row.status == "agreed" else None,
        notice=None,
        clock=clock_of(row.clock),
        stand_in=row.stand_in,
        people=people,
        rematch=row.rematch,
        yours=[],
        removed_on=None,
        unrated=row.unrated,
        result=None,
        invites=False,
        lesson=row.lesson,
        takebacks=row.takebacks,
        asks=row.asks,
    )


def allows_hints(row: TableRow, seats: list[SeatRow]) -> bool:
    """Say whether hints may be asked for: where two or more people sit, only if the table was opened so.

    Who learns is told by the lesson.
    """
    return not row.lesson and (row.hints or sum(seat.kind != "bot" for seat in seats) < 2)


def promise_of(secret: bytes) -> str:
    """Return the hash that is shown of a secret."""
    return Keyed(secret).promise()
