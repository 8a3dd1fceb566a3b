"""Alliances: who may join whom, and who must leave whose squares when one ends.

TW-ALLY-01, TW-ALLY-02, TW-ALLY-03, TW-ALLY-04, TW-R-68, TW-R-72
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import PLACE_OF_BIT, SQUARES, size_of
from entrepot.games.tradewarz.content.tables import ALLIANCE_COST, GOLD, GOODS, NONE
from entrepot.games.tradewarz.rules import army, buildings, markers

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

FEWEST: Final = 3
"""Somebody must stay outside. TW-R-68"""


def circle(s: "TradeWarzState", seat: i64) -> i64:
    """Return a seat and those allied with it, as bits."""
    one: i64 = 1
    found: i64 = one << seat
    number = s.alliance[seat]
    if number != 0:
        for other in range(s.seats):
            if s.alliance[other] == number:
                found |= one << other
    return found


def may_join(s: "TradeWarzState", seat: i64, other: i64, members: i64) -> bool:
    """Say whether another seat, with its allies, may be proposed to as well. TW-ALLY-02, TW-R-68, TW-R-72

    At most one alliance can be among those concerned, and each who comes in must have the fee.
    """
    if members >> other & 1:
        return False
    joined = members | circle(s, other)
    if size_of(joined) >= s.seats:
        return False
    return old_alliances(s, joined) <= 1 and all_can_pay(s, joined)


def may_propose(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether there is anybody whom the mover may propose to."""
    if s.alliance[seat] == 0 and s.goods[seat * GOODS + GOLD] < fee(s):
        return False
    members = circle(s, seat)
    for other in range(s.seats):
        if may_join(s, seat, other, members):
            return True
    return False


def candidates(s: "TradeWarzState", seat: i64, members: i64) -> list[int]:
    """Return who may be proposed to besides those members."""
    return [other for other in range(s.seats) if may_join(s, seat, other, members)]


def old_alliances(s: "TradeWarzState", members: i64) -> i64:
    """Return how many alliances those seats are in by now."""
    found: i64 = 0
    for seat in range(s.seats):
        if members >> seat & 1 and s.alliance[seat] != 0:
            one: i64 = 1
            found |= one << s.alliance[seat]
    return size_of(found)


def all_can_pay(s: "TradeWarzState", members: i64) -> bool:
    """Say whether each that has no alliance yet has the fee."""
    for seat in range(s.seats):
        if members >> seat & 1 and s.alliance[seat] == 0 and s.goods[seat * GOODS + GOLD] < fee(s):
            return False
    return True


def fee(s: "TradeWarzState") -> i64:
    """Return what joining costs, and what a breaker pays to each other member. TW-ALLY-01, TW-ALLY-03"""
    return s.cards.costs[ALLIANCE_COST * GOODS + GOLD]


def may_break(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether the mover can leave its alliance now. TW-R-72"""
    if s.alliance[seat] == 0 or s.broke:
        return False
    return s.goods[seat * GOODS + GOLD] >= fee(s) * (size_of(circle(s, seat)) - 1)


def form(s: "TradeWarzState", members: i64) -> None:
    """Make those seats one alliance; who comes in pays the bank. TW-R-72"""
    number = 0
    for seat in range(s.seats):
        if members >> seat & 1 and s.alliance[seat] != 0:
            number = s.alliance[seat]
    if number == 0:
        number = 1
        while number in s.alliance:
            number += 1
    for seat in s.in_turn():
        if members >> seat & 1 and s.alliance[seat] == 0:
            s.goods[seat * GOODS + GOLD] -= fee(s)
            s.alliance[seat] = number


def leave(s: "TradeWarzState", seat: i64) -> i64:
    """Pay the others and leave; return them as bits. An alliance of one is none. TW-ALLY-03, TW-ALLY-04, TW-R-72"""
    one: i64 = 1
    others = circle(s, seat) & ~(one << seat)
    s.alliance[seat] = 0
    for other in s.in_turn():
        if others >> other & 1:
            s.goods[seat * GOODS + GOLD] -= fee(s)
            s.goods[other * GOODS + GOLD] += fee(s)
            if size_of(others) == 1:
                s.alliance[other] = 0
    take_back_markers(s, seat, others)
    return others


def take_back_markers(s: "TradeWarzState", seat: i64, others: i64) -> None:
    """Send home the super units that were lent between former allies. TW-R-71"""
    for marker in range(len(s.marker_at)):
        if s.marker_at[marker] == NONE:
            continue
        lender, carrier = markers.owner(s, marker), s.marker_with[marker]
        if (lender == seat and others >> carrier & 1) or (carrier == seat and others >> lender & 1):
            markers.send_home(s, marker)


def unwelcome(s: "TradeWarzState", seat: i64) -> i64:
    """Return a square that the seat must leave since an alliance has ended, or NONE. TW-R-72

    It is the square of a building's owner, or else of its host, with whom the seat is not allied any more.
    """
    places: i64 = s.stands[seat]
    while places:
        place = PLACE_OF_BIT[(places & -places) % 67]
        if place < SQUARES:
            owner = buildings.owner_at(s, place)
            if not s.are_allied(seat, owner if owner != NONE else army.host(s, place)):
                return place
        places &= places - 1
    return NONE
