"""How things stand with the people of a table, as all may see it."""

from collections.abc import Sequence

from entrepot.table.affairs import Affairs
from entrepot.table.moments import iso
from entrepot.table.wire import Attendance, People, Vote


def people_of(affairs: Affairs, seen: Sequence[float | None]) -> People:
    """Return how things stand, as everybody may see it; `seen` is when each seat was last looked from."""
    return People(
        seats=[_attendance(affairs, seat, seen[seat]) for seat in range(len(affairs.seats))],
        waiting=affairs.waiting,
        votes=[_vote(affairs, what, said) for what, said in affairs.now.votes.items()] if affairs.is_playing else [],
        paused=affairs.now.is_paused and affairs.is_playing,
        can_cancel=affairs.can_cancel(),
    )


def _attendance(affairs: Affairs, seat: int, seen: float | None) -> Attendance:
    own, is_person = affairs.now.seats[seat], affairs.seats[seat].kind != "bot"
    is_waited_for = affairs.is_playing and seat in affairs.waiting and seat in affairs.players()
    may_be_replaced = is_waited_for and affairs.clocks is None and own.is_nudged
    is_free = affairs.is_playing and is_person and not affairs.seats[seat].taken and not own.bot
    return Attendance(
        here=affairs.here[seat],
        seen=iso(seen) if seen is not None and not affairs.here[seat] else None,
        bot=own.bot or None,  # type: ignore[arg-type]
        bot_from=own.bot_from,
        clock=affairs.clocks.shown(seat) if affairs.clocks is not None and is_person else None,
        nudged=is_waited_for and own.is_nudged,
        nudge_in=affairs.nudge_in(seat) if is_waited_for else None,
        bot_in=0 if is_free else affairs.bot_in(seat) if may_be_replaced else None,
    )


def _vote(affairs: Affairs, what: str, said: list[int]) -> Vote:
    kind, _, about = what.partition(" ")
    return Vote(kind, int(about) if about else None, said, affairs.missing(what))  # type: ignore[arg-type]
