"""The collection phase: tax, births, the knights of whole lands.

RT-INCOME-01, RT-INCOME-02, RT-INCOME-03, RT-BIRTH-01, RT-BIRTH-02, RT-BIRTH-03
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import COINS, KNIGHT, LANDS, NONE, SLOTS
from entrepot.games.trigon.rules import figures, scoring, settlements, telling, treasury
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

SIDES: Final = 2


def income(s: "TrigonState", seat: i64) -> list[int]:
    """Return the tax on the visible sides of a seat's village cards.

    RT-INCOME-01, RT-INCOME-02, RT-COMP-20, RT-COMP-24, RT-SCOUT-17, RT-R-84
    """
    found = [0] * COINS
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.site[slot] != NONE:
            at: i64 = (s.village[slot] * SIDES + s.is_city[slot]) * COINS
            for metal in range(COINS):
                found[metal] += s.cards.tax[at + metal]
    return found


def tax(s: "TrigonState") -> None:
    """Pay everybody's tax, fewest points first where the bank is short of a metal. RT-INCOME-03, RT-R-23"""
    dues: list[int] = []
    for seat in range(s.seats):
        dues += income(s, seat)
    gains = [0] * (s.seats * COINS)
    for seat in payees(s):
        for metal in range(COINS):
            at = seat * COINS + metal
            gains[at] = int(treasury.gain(s, seat, metal, dues[at]))
    if s.listening:
        for seat in s.in_turn():
            coins = treasury.amounts(gains, seat * COINS)
            if coins:
                s.tell("taxed", EVERYONE, {"seat": seat_name(seat), "coins": coins})


def payees(s: "TrigonState") -> list[int]:
    """Return the seats in the order in which they are paid: fewest points first, then in turn order. RT-R-23"""
    found: list[int] = []
    for seat in s.in_turn():
        at = len(found)
        points = scoring.points(s, seat)
        while at > 0 and scoring.points(s, found[at - 1]) > points:
            at -= 1
        found.insert(at, seat)
    return found


def births(s: "TrigonState") -> None:
    """Let inhabitants be born, settlement by settlement. RT-BIRTH-01, RT-BIRTH-02, RT-BIRTH-03, RT-BIRTH-06, RT-R-97"""
    for seat in s.in_turn():
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            if s.site[slot] == NONE:
                continue
            born = settlements.add_people(s, slot, s.cards.births[s.village[slot] * SIDES + s.is_city[slot]])
            if born > 0:
                telling.tell_count(s, "born", seat, s.site[slot], born)


def land_knights(s: "TrigonState", seat: i64, land: i64) -> i64:
    """Return how many knights a seat gets for a land: none unless it holds all of it.

    RT-BONUS-02, RT-BONUS-04, RT-R-18, RT-R-97
    """
    if s.in_land[seat * LANDS + land] == 0 or not settlements.holds(s, seat, land):
        return 0
    return min(s.cards.land_knights, figures.left(s, seat, KNIGHT))
