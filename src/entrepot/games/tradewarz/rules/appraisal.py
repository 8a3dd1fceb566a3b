"""What a position is worth before the end, and how long the game will last. All of it is open. TW-R-80

The numbers are Xadlas at the end of the game, fitted to how 16,000 games of `greedy` with four seats and 8,000 with two
went on from the end of each year: by least squares, year by year, of what each seat was ahead of the mean in the end,
rounded to what is simple in the years that are left. `bench/appraisal.py` shows what they are worth.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.content.places import listed
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, GOODS, SEASONS, VILLAGE_KIND
from entrepot.games.tradewarz.options import TIME, XADLAS
from entrepot.games.tradewarz.rules import army, wealth
from entrepot.kernel.packed import count, total

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

# ---------------------------------------------------------------- by the year that is left

GOLDEN: Final = 0.1
"""A golden Xadla beyond itself: who has one has what wins more of them."""
VILLAGE: Final = 0.24
STRENGTH: Final = 0.24
"""A point of strength of a technology: battles are what most Xadlas come from."""
MORALE: Final = 0.13
LEVEL: Final = 0.05
"""A level of a university of the two trees that help in battle."""
LATE: Final = 0.03
"""What a resource is worth less: early in the game everybody has spent what there is."""
LONGEST: Final = 4.0
"""More years than these make no difference: there are no games to tell."""

# ---------------------------------------------------------------- whatever is left of the game

LOST: Final = 0.4
"""How likely the silver Xadla of a post is lost again."""
CASTLE: Final = 0.25
"""A castle beyond its silver Xadla."""
SETTLEMENT: Final = 0.1
SOLDIER: Final = 0.15
RESOURCE: Final = 0.1
EFFECT: Final = 0.08
"""A kill or a block of a technology."""

PARTS: Final = {
    "golden": 1.0,
    "silver": 1.0,
    "villages": 2 * VILLAGE,
    "buildings": SETTLEMENT,
    "soldiers": SOLDIER,
    "resources": RESOURCE,
    "techs": 2 * STRENGTH,
}
"""About what one of each is worth two years before the end; a technology has a strength of one or more."""


def appraise(s: "TradeWarzState") -> list[float]:
    """Return by seat how many Xadlas it may be expected to end with, but for what all may expect alike."""
    if s.over:
        return [float(wealth.xadlas(s, seat)) for seat in range(s.seats)]
    years = min(LONGEST, turns_left(s) / SEASONS)
    return [prospects(s, seat, years) for seat in range(s.seats)]


def prospects(s: "TradeWarzState", seat: int, years: float) -> float:
    """Return the same for one seat."""
    soon = min(1.0, years)
    posts = int(count(s.post_owner, seat))
    value = float(wealth.xadlas(s, seat)) + GOLDEN * years * int(s.golden[seat]) - LOST * soon * posts
    for square in listed(s.estates[seat]):
        kind = s.building[square] & 3
        if kind == VILLAGE_KIND:
            value += VILLAGE * years
        else:
            value += soon * (CASTLE if kind == CASTLE_KIND else SETTLEMENT)
    soldiers = 0
    for place in listed(s.stands[seat]):
        soldiers += army.soldiers(s, seat, place)
    held = int(total(s.goods[seat * GOODS : (seat + 1) * GOODS]))
    value += soon * (SOLDIER * int(soldiers) + max(0.0, RESOURCE - LATE * years) * held)
    return value + learning(s, seat, years, soon)


def learning(s: "TradeWarzState", seat: int, years: float, soon: float) -> float:
    """Return what universities, technologies and morale cards may be expected to bring."""
    trees = len(TREES)
    faces = s.cards.morale.faces
    value = LEVEL * years * int(total(s.university[seat * trees + 1 : (seat + 1) * trees]))
    value += MORALE * years * int(total(s.morale[seat * faces : (seat + 1) * faces]))
    table = s.cards.techs.values
    for face in listed(s.techs[seat]):
        value += STRENGTH * years * int(table[3 * face]) + EFFECT * soon * int(
            table[3 * face + 1] + table[3 * face + 2]
        )
    return value


def parts(s: "TradeWarzState", seat: int) -> list[float]:
    """Return a seat's golden and silver Xadlas, villages, other buildings, soldiers, resources and technologies."""
    villages = 0
    squares = listed(s.estates[seat])
    for square in squares:
        if s.building[square] & 3 == VILLAGE_KIND:
            villages += 1
    soldiers = 0
    for place in listed(s.stands[seat]):
        soldiers += int(army.soldiers(s, seat, place))
    held = total(s.goods[seat * GOODS : (seat + 1) * GOODS])
    counts = [s.golden[seat], wealth.silver(s, seat), villages, len(squares) - villages, soldiers, held]
    return [*[float(count) for count in counts], float(len(listed(s.techs[seat])))]


def turns_left(s: "TradeWarzState") -> float:
    """Return about how many turns each seat still has, this one included."""
    in_year = SEASONS - s.season
    if s.time_up:
        return 1.0
    if s.chosen.end == XADLAS:
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, wealth.xadlas(s, seat))
        return min(20.0, max(2.0, 3.2 * int(s.chosen.target - most)))
    if s.chosen.end == TIME:
        return 12.0
    return float((s.chosen.years - s.year) * SEASONS + in_year)
