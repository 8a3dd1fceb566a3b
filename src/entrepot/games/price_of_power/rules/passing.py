"""Passing, last turns, and who begins the next Round. PP-PASS-01, PP-PASS-02, PP-PASS-03, PP-PASS-04, PP-PASS-05"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import FEWEST, NONE
from entrepot.games.price_of_power.rules import telling
from entrepot.mechanics import turn_order

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

PAID_PLACES: Final = 4
DUEL: Final = 2
"""Realms with which whoever is left takes two last turns. PP-PASS-03"""


def pays(s: "PowerState", rank: i64) -> i64:
    """Return what the pass of a rank, from 0, pays. PP-PASS-02"""
    return 0 if rank >= PAID_PLACES else s.printed.passing[(s.seats - FEWEST) * PAID_PLACES + rank]


def pass_turn(s: "PowerState", seat: i64) -> None:
    """Pass, and be paid for it; when no paid pass is left, the others get their last turns. PP-PASS-02, PP-PASS-03"""
    rank = len(s.passed)
    paid = pays(s, rank)
    s.passed.append(int(seat))
    s.ducats[seat] += int(paid)
    was_last = s.last_turns[seat] > 0
    s.last_turns[seat] = 0
    if paid > 0:
        telling.say(s, "passed", seat, paid)
    else:
        telling.say(s, "passed-unpaid", seat)
    if was_last or pays(s, rank + 1) > 0:
        return
    turns: i64 = 2 if s.seats == DUEL else 1
    for other in turn_order.clockwise(s.seats, seat):
        if other not in s.passed:
            s.last_turns[other] = int(turns)
            telling.say(s, "last-turn", other, turns)


def end_turn(s: "PowerState", seat: i64) -> None:
    """Count a last turn; a seat that has had its last counts as passed. PP-PASS-03"""
    if s.last_turns[seat] > 0:
        s.last_turns[seat] -= 1
        if s.last_turns[seat] == 0:
            s.passed.append(int(seat))


def next_seat(s: "PowerState", seat: i64) -> i64:
    """Return the next seat clockwise that has not passed; NONE if all have. PP-TURN-01"""
    for other in turn_order.clockwise(s.seats, turn_order.next_clockwise(s.seats, seat)):
        if other not in s.passed:
            return other
    return NONE


def next_first(s: "PowerState") -> i64:
    """Return the First Player of the next Round: the first to pass, or the second if that one is it now. PP-PASS-04"""
    if s.seats > DUEL and s.passed[0] == s.first:
        return s.passed[1]
    return s.passed[0]
