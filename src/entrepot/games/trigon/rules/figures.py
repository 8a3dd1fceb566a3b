"""Knights, scouts and boats on the map: coming, going, and what they have already done in this turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, KNIGHT, NONE, PEOPLE, PIECES, SCOUT, SLOTS

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

STEPPED_KNIGHT: Final = 0
SAILED_KNIGHT: Final = 1
SPENT_KNIGHT: Final = 2
STEPPED_SCOUT: Final = 3
SAILED_SCOUT: Final = 4
SPENT_SCOUT: Final = 5
SAILED_BOAT: Final = 6
CLASSES: Final = 7
"""What figures of the mover have done: a step, a voyage, or both, as those that fought. RT-R-37, RT-R-47"""
CLASS_WORDS: Final = (
    "stepped knights",
    "sailed knights",
    "spent knights",
    "stepped scouts",
    "sailed scouts",
    "spent scouts",
    "sailed boats",
)
WALKING_CLASSES: Final = 3
"""Classes of knights, and of scouts; boats have one."""


def stepped(kind: i64) -> i64:
    """Return the class of knights or scouts that have only made their step."""
    return STEPPED_KNIGHT + WALKING_CLASSES * kind


def sailed(kind: i64) -> i64:
    """Return the class of knights, scouts or boats that have only made their voyage."""
    return SAILED_BOAT if kind == BOAT else SAILED_KNIGHT + WALKING_CLASSES * kind


def spent(kind: i64) -> i64:
    """Return the class of knights or scouts that are done moving."""
    return SPENT_KNIGHT + WALKING_CLASSES * kind


def fresh(s: "TrigonState", spot: i64, kind: i64) -> i64:
    """Return how many figures of a kind on a spot have not moved in this turn."""
    at = spot * CLASSES
    there: i64 = s.figures[spot * KINDS + kind]
    if kind == BOAT:
        return there - s.used[at + SAILED_BOAT]
    at += WALKING_CLASSES * kind
    return there - s.used[at] - s.used[at + 1] - s.used[at + 2]


def can_step(s: "TrigonState", spot: i64, kind: i64) -> i64:
    """Return how many knights or scouts on a spot have their step left. RT-R-37"""
    at = spot * CLASSES + WALKING_CLASSES * kind
    return s.figures[spot * KINDS + kind] - s.used[at + STEPPED_KNIGHT] - s.used[at + SPENT_KNIGHT]


def can_sail(s: "TrigonState", spot: i64, kind: i64) -> i64:
    """Return how many knights, scouts or boats on a spot have their voyage left. RT-R-37"""
    if kind == BOAT:
        return fresh(s, spot, BOAT)
    at = spot * CLASSES + WALKING_CLASSES * kind
    return s.figures[spot * KINDS + kind] - s.used[at + SAILED_KNIGHT] - s.used[at + SPENT_KNIGHT]


def left(s: "TrigonState", seat: i64, kind: i64) -> i64:
    """Return how many pieces of a kind a seat has in supply; knights and inhabitants share theirs. RT-R-28"""
    at = seat * PIECES
    if kind == SCOUT:
        return s.cards.most_scouts - s.pieces[at + SCOUT]
    if kind == BOAT:
        return s.cards.most_boats - s.pieces[at + BOAT]
    return s.cards.cylinders - s.pieces[at + KNIGHT] - s.pieces[at + PEOPLE]


def account(s: "TrigonState") -> dict[str, dict[str, int]]:
    """Return where the pieces of each seat are: on the map or its cards, in a battle, or in supply."""
    by_seat = [pieces_of(s, seat) for seat in range(s.seats)]
    return {f"{kind} {seat}": parts for seat, pieces in enumerate(by_seat) for kind, parts in pieces.items()}


def pieces_of(s: "TrigonState", seat: i64) -> dict[str, dict[str, int]]:
    """Return how many pieces of a seat are in play, counted anew, and in supply."""
    found = s.army[:] if s.attacker == seat else [0] * KINDS
    for spot in range(s.cards.spots):
        if s.owner[spot] == seat:
            for kind in range(KINDS):
                found[kind] += s.figures[spot * KINDS + kind]
    found[KNIGHT] += sum(s.people[seat * SLOTS : (seat + 1) * SLOTS])
    kinds = {"cylinders": KNIGHT, "scouts": SCOUT, "boats": BOAT}
    pieces = {name: {"in play": found[kind], "supply": int(left(s, seat, kind))} for name, kind in kinds.items()}
    return {**pieces, "tokens": {"in play": s.settlements[seat], "supply": SLOTS - s.settlements[seat]}}


def put(s: "TrigonState", seat: i64, spot: i64, kind: i64, count: i64) -> None:
    """Put figures from the supply onto a spot; they may still move. RT-MOVE-01, RT-R-41"""
    s.pieces[seat * PIECES + kind] += count
    arrive(s, seat, spot, kind, count)


def remove(s: "TrigonState", spot: i64, kind: i64, count: i64) -> None:
    """Take figures off the board; those that have done most in this turn go first. RT-R-67"""
    s.pieces[s.owner[spot] * PIECES + kind] -= count
    depart(s, spot, kind, count)
    s.changed = True


def arrive(s: "TrigonState", seat: i64, spot: i64, kind: i64, count: i64) -> None:
    """Let figures that are in play stand on a spot."""
    s.figures[spot * KINDS + kind] += count
    s.owner[spot] = seat


def depart(s: "TrigonState", spot: i64, kind: i64, count: i64) -> None:
    """Let figures leave a spot, those that have done most first, and free the spot if nothing stays."""
    at = spot * CLASSES
    if kind == BOAT:
        lower(s, at + SAILED_BOAT, count)
    else:
        at += WALKING_CLASSES * kind
        rest = lower(s, at + SPENT_KNIGHT, count)
        rest = lower(s, at + SAILED_KNIGHT, rest)
        lower(s, at + STEPPED_KNIGHT, rest)
    s.figures[spot * KINDS + kind] -= count
    free_if_empty(s, spot)


def lower(s: "TrigonState", at: i64, count: i64) -> i64:
    """Lower one number of moved figures as far as it goes; return what is left to be lowered."""
    gone = min(count, s.used[at])
    s.used[at] -= gone
    return count - gone


def free_if_empty(s: "TrigonState", spot: i64) -> None:
    """Let a spot belong to nobody once nothing stands there. RT-MOVE-04"""
    at = spot * KINDS
    if s.settled[spot] == NONE and s.figures[at] + s.figures[at + SCOUT] + s.figures[at + BOAT] == 0:
        s.owner[spot] = NONE


def stands_alone(s: "TrigonState", spot: i64) -> bool:
    """Say whether no figure is on a spot."""
    at = spot * KINDS
    return s.figures[at] + s.figures[at + SCOUT] + s.figures[at + BOAT] == 0
