"""The target of Xadlas: who has reached it, alone or allied. TW-DUR-06, TW-ALLY-09, TW-R-62, TW-R-68, TW-R-69"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import size_of
from entrepot.games.tradewarz.options import XADLAS
from entrepot.games.tradewarz.rules import alliances, wealth

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

MORE: Final = 2
"""What an alliance needs beside its members' targets. TW-ALLY-09, TW-ALLY-10"""


def parties(s: "TradeWarzState") -> list[int]:
    """Return who can win together, as sets of seats: alliances where they count, and everybody who is alone. TW-R-69"""
    found: list[int] = []
    for seat in range(s.seats):
        members: i64 = 1 << seat
        if s.chosen.joint_victory:
            members = alliances.circle(s, seat)
        if members not in found:
            found.append(int(members))
    return found


def surplus(s: "TradeWarzState", party: i64) -> i64:
    """Return how far a party is above its target; below 0 if it has not reached it. TW-R-68, TW-R-106"""
    members = size_of(party)
    total: i64 = -s.chosen.target * members - (MORE if members > 1 else 0)
    for seat in range(s.seats):
        if party >> seat & 1:
            total += wealth.xadlas(s, seat)
    return total


def is_reached(s: "TradeWarzState") -> bool:
    """Say whether somebody has reached the target, where the game is played for one. TW-R-62"""
    if s.chosen.end != XADLAS:
        return False
    for party in parties(s):
        if surplus(s, party) >= 0:
            return True
    return False
