"""The reckoning at the end, and a quick worth of a position before it."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content.tables import COLOURS, TARGET_POINTS, TRACKS_EACH

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

SET_WORTH: Final = 0.5
GOLD_WORTH: Final = 0.06
CARD_WORTH: Final = 0.25
DOWN_WORTH: Final = 0.35
UPGRADE_WORTHS: Final = (1.8, 0.6, 1.1)
"""Of Move, Draw and Play."""
ETERNAL_WORTH: Final = 0.45
"""How many points more a seat ends with for each of these: a complete set beyond its cubes, and, each times the part of
the race to 20 that is left, gold, cards in hand, Trade cards laid down, squares bought and Eternals. Least squares over
the ends of all rounds of 1,000 games of `greedy` with two players and 1,000 with four, rounded."""

PARTS: Final = {
    "points": 1.0,
    "cubes": 1.0,
    "gold": GOLD_WORTH,
    "cards": CARD_WORTH,
    "laid": DOWN_WORTH,
    "upgrades": 1.2,
}
"""An upgrade is worth about so much, whichever it is."""


def places(s: "TradeState") -> dict[str, Any]:
    """Return places, points and what decided: points, gold, fewer upgrades, or shared.

    TT-END-04, TT-END-06, TT-TIE-01, TT-TIE-02, TT-TIE-03, TT-TIE-04
    """
    keys = [(s.points[seat], s.gold[seat], -int(s.upgrades(seat))) for seat in range(s.seats)]
    found = [1 + sum(1 for other in keys if other > key) for key in keys]
    return {"places": found, "scores": list(s.points), "decided_by": decided_by(keys)}


def decided_by(keys: list[tuple[int, int, int]]) -> str:
    """Return the clause that separated the first from the second, or that left them together."""
    best, second = sorted(keys, reverse=True)[:2]
    if best[0] != second[0]:
        return "TT-END-04"
    if best[1] != second[1]:
        return "TT-TIE-01"
    return "TT-TIE-02" if best[2] != second[2] else "TT-TIE-03"


def appraise(s: "TradeState", seat: int) -> list[float]:
    """Return the points each seat may end with, by what everybody can see, for comparing seats. TT-R-43"""
    if s.over:
        return [float(points) for points in s.points]
    left = max(0.0, 1.0 - int(max(s.points)) / TARGET_POINTS)
    worth = [float(s.points[other]) + cubes_worth(s, other) + left * growth(s, other) for other in range(s.seats)]
    for eternal in s.eternals:
        worth[eternal // CAPACITY % 4] += left * ETERNAL_WORTH
    return worth


def cubes_worth(s: "TradeState", seat: i64) -> float:
    """Return what a seat's cubes may bring in the city."""
    cubes = s.cubes[seat * COLOURS : seat * COLOURS + COLOURS]
    return float(sum(cubes)) + SET_WORTH * int(min(cubes))


def growth(s: "TradeState", seat: i64) -> float:
    """Return what gold, cards and upgrades bring until the end in a game that has just begun."""
    found = GOLD_WORTH * int(s.gold[seat]) + CARD_WORTH * int(s.hand_size(seat)) + DOWN_WORTH * int(s.down_count(seat))
    for track in range(TRACKS_EACH):
        found += UPGRADE_WORTHS[track] * int(s.levels[seat * TRACKS_EACH + track])
    return found


def parts(s: "TradeState", seat: i64) -> list[float]:
    """Return a seat's points, cubes, gold, cards in hand, cards laid down and upgrades."""
    cubes = sum(s.cubes[seat * COLOURS : seat * COLOURS + COLOURS])
    counts = [s.points[seat], cubes, s.gold[seat], s.hand_size(seat), s.down_count(seat), s.upgrades(seat)]
    return [float(count) for count in counts]
