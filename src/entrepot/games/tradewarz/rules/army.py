"""Soldiers: where they stand, in whose company, and how many may.

An entry of `army` has six bits for each seat that stands there, who came first lowest: three for the seat plus 1, three
for its soldiers. Only allies share a place, and the first of them is the host. TW-R-71
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import BIT, PLACE_OF_BIT, PLACES, SQUARES, size_of
from entrepot.games.tradewarz.content.tables import NONE

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

WIDTH: Final = 6
ENTRY: Final = 63
TRAYS: Final = 4
"""TW-COMP-03, TW-R-28"""
RESERVE: Final = 10
"""TW-RECRUIT-04, TW-RECRUIT-07"""
GATE_LIMIT: Final = 6
"""TW-RECRUIT-06, TW-R-91"""
SQUAD_LIMIT: Final = 3
"""TW-RECRUIT-08"""
MARCHING: Final = 44
"""Where a super unit is that marches with the squad."""


def host(s: "TradeWarzState", place: i64) -> i64:
    """Return who was first of those that stand on a place, or NONE. TW-R-71"""
    return (s.army[place] & 7) - 1


def soldiers(s: "TradeWarzState", seat: i64, place: i64) -> i64:
    """Return how many soldiers a seat has on a place."""
    entry: i64 = s.army[place]
    while entry:
        if (entry & 7) - 1 == seat:
            return entry >> 3 & 7
        entry >>= WIDTH
    return 0


def total(s: "TradeWarzState", place: i64) -> i64:
    """Return how many soldiers stand on a place in all."""
    entry: i64 = s.army[place]
    count: i64 = 0
    while entry:
        count += entry >> 3 & 7
        entry >>= WIDTH
    return count


def owners(s: "TradeWarzState", place: i64) -> list[int]:
    """Return who stands on a place, the host first."""
    found: list[int] = []
    entry: i64 = s.army[place]
    while entry:
        found.append((entry & 7) - 1)
        entry >>= WIDTH
    return found


def put(s: "TradeWarzState", seat: i64, place: i64, count: i64) -> None:
    """Let soldiers stand on a place, as the last to come if their seat is not there yet."""
    if count == 0:
        return
    entry: i64 = s.army[place]
    shift: i64 = 0
    while entry >> shift:
        if (entry >> shift & 7) - 1 == seat:
            s.army[place] = entry + (count << shift + 3)
            return
        shift += WIDTH
    s.army[place] = entry | (count << 3 | seat + 1) << shift
    s.stands[seat] |= BIT[place]


def lift(s: "TradeWarzState", seat: i64, place: i64, count: i64) -> None:
    """Take soldiers that stand on a place away from it; if all others go, the next in line is host. TW-R-71"""
    if count == 0:
        return
    entry: i64 = s.army[place]
    shift: i64 = 0
    while (entry >> shift & 7) - 1 != seat:
        shift += WIDTH
    if (entry >> shift + 3 & 7) > count:
        s.army[place] = entry - (count << shift + 3)
        return
    one: i64 = 1
    below: i64 = entry & (one << shift) - 1
    s.army[place] = below | entry >> shift + WIDTH << shift
    s.stands[seat] &= ~BIT[place]


def limit(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many soldiers a squad of the seat may hold. TW-RECRUIT-08, TW-MIL-06"""
    most: i64 = SQUAD_LIMIT
    owned: i64 = s.techs[seat] & s.cards.techs.limits
    face: i64 = 0
    limits = s.cards.techs.squad_limit
    while owned:
        if owned & 1 and limits[face] > most:
            most = limits[face]
        owned >>= 1
        face += 1
    return most


def squads(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many squads stand outside the own capital, each on a tray; one that marches is not counted. TW-R-28"""
    places: i64 = s.stands[seat] & ~BIT[s.gate[seat]]
    return size_of(places)


def abroad(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many soldiers are outside the own capital, marching ones included. TW-R-75"""
    gate: i64 = s.gate[seat]
    places: i64 = s.stands[seat] & ~BIT[gate]
    count: i64 = 0
    while places:
        count += soldiers(s, seat, PLACE_OF_BIT[(places & -places) % 67])
        places &= places - 1
    if s.march_size > 0 and s.mover() == seat and s.march_at != gate:
        count += s.march_size
    return count


def holder(s: "TradeWarzState", seat: i64) -> i64:
    """Return who occupies a seat's capital, or NONE. TW-R-42"""
    first = host(s, s.gate[seat])
    return NONE if first == seat else first


def capital_at(s: "TradeWarzState", place: i64) -> i64:
    """Return whose capital a gate is, or NONE: starts that nobody took stay closed. TW-R-26"""
    if place >= SQUARES:
        for seat in range(s.seats):
            if s.gate[seat] == place:
                return seat
    return NONE


def account(s: "TradeWarzState") -> dict[str, int]:
    """Return where all soldiers are; a tech brings some from the box."""
    techs = s.cards.techs
    brought = sum(techs.reserve[face] for face in range(techs.count) if s.owner_of(face) != NONE)
    return {
        "reserve": sum(s.reserve),
        "standing": sum(int(total(s, place)) for place in range(PLACES)),
        "marching": int(s.march_size),
        "leaving": sum(s.strays),
        "box": sum(techs.reserve) - brought,
    }


def has_room(s: "TradeWarzState", seat: i64, place: i64, count: i64) -> bool:
    """Say whether soldiers of a seat may come to stand on a place that no enemy holds.

    TW-ALLY-07, TW-R-25, TW-R-28, TW-R-71
    """
    own = soldiers(s, seat, place)
    if place == s.gate[seat]:
        return host(s, place) in (NONE, seat) and own + count <= GATE_LIMIT
    if own == 0 and squads(s, seat) >= TRAYS:
        return False
    first = host(s, place)
    if first == NONE:
        return count <= limit(s, seat)
    return s.are_allied(seat, first) and total(s, place) + count <= limit(s, first)


def to_gate(s: "TradeWarzState", seat: i64, count: i64) -> i64:
    """Bring soldiers to their gate as far as it has room, the rest to the reserve; return how many found room."""
    gate: i64 = s.gate[seat]
    room: i64 = 0
    if host(s, gate) in (NONE, seat):
        room = GATE_LIMIT - soldiers(s, seat, gate)
    found = min(room, count)
    put(s, seat, gate, found)
    s.reserve[seat] += count - found
    return found
