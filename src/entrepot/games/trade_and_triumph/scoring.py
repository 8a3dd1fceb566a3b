"""The reckoning at the end, and a quick worth of a position before it."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.cards import COLOURS

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.state import TradeState

SET_WORTH: Final = 2.0
"""What a complete set is worth beyond its four cubes. TT-RES-04"""
GOLD_WORTH: Final = 0.12
CARD_WORTH: Final = 0.3
DOWN_WORTH: Final = 0.5
UPGRADE_WORTH: Final = 0.8
ETERNAL_WORTH: Final = 0.6
"""About what these are worth in points while the game goes on."""


def places(s: "TradeState") -> dict[str, Any]:
    """Return places, points and what decided: points, gold, fewer upgrades, or shared. TT-END-04, TT-TIE-01 to -04"""
    keys = [(s.points[seat], s.gold[seat], -int(s.upgrades(seat))) for seat in range(s.seats)]
    found = [1 + sum(1 for other in keys if other > key) for key in keys]
    return {"places": found, "scores": s.points[:], "decided_by": decided_by(keys)}


def decided_by(keys: list[tuple[int, int, int]]) -> str:
    """Return the clause that separated the first from the second, or that left them together."""
    best, second = sorted(keys, reverse=True)[:2]
    if best[0] != second[0]:
        return "TT-END-04"
    if best[1] != second[1]:
        return "TT-TIE-01"
    return "TT-TIE-02" if best[2] != second[2] else "TT-TIE-03"


def appraise(s: "TradeState", seat: int) -> list[float]:
    """Return points so far plus what the rest may still bring, by what everybody can see. TT-R-43"""
    worth = [float(points) for points in s.points]
    if s.over:
        return worth
    for other in range(s.seats):
        worth[other] += cubes_worth(s, other)
        worth[other] += GOLD_WORTH * s.gold[other] + CARD_WORTH * int(s.hand_size(other))
        worth[other] += DOWN_WORTH * int(s.down_count(other)) + UPGRADE_WORTH * int(s.upgrades(other))
    for eternal in s.eternals:
        worth[eternal // CAPACITY % 4] += ETERNAL_WORTH
    return worth


def cubes_worth(s: "TradeState", seat: i64) -> float:
    """Return what a seat's cubes would bring in the city."""
    cubes = s.cubes[seat * COLOURS : seat * COLOURS + COLOURS]
    return float(sum(cubes)) + SET_WORTH * min(cubes)
