"""What each of the technologies is worth in the time that is left, by what it does."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.bots.greed.habits import PRICES
from entrepot.games.tradewarz.content.places import BIT
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, GOODS, LEVELS, SOLDIER_COST
from entrepot.games.tradewarz.rules import buildings, wealth

if TYPE_CHECKING:
    from entrepot.games.tradewarz.bots.greed.worth import Worth
    from entrepot.games.tradewarz.position.state import TradeWarzState

KILL_POINTS: Final = 0.6
BLOCK_POINTS: Final = 0.5
"""What a kill and a block are worth against a point of strength."""
ONE_SQUAD: Final = 0.9
"""A super unit helps one squad, though in attack and in defence."""
FIRST_STRIKE: Final = 1.2
"""A soldier shot before the battle: its strength and a kill that nothing blocks, on one of the two sides only."""
WALLS: Final = 1.5
"""What it is worth against each castle of the others that its walls do not count."""
FOURTH: Final = 1.3
"""A fourth soldier in each squad: its strength, and one more to lose."""
LEVELS_A_YEAR: Final = 1.3
RECRUITS_A_YEAR: Final = 1.0
FREE_LEVEL: Final = 5.0
"""Resources that the dearest next level of a university takes, on average."""
ACTION: Final = 1.4
"""A second building, or march, for the action of one, each year."""
SPARE: Final = 8.0
"""With so many soldiers in reserve more of them are worth half."""


def of_face(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a technology is worth until the end, the most of its own income and its silos left aside."""
    years = worth.springs + 0.3
    value = warfare(worth, s, face) * years + income_of(worth, s, face) * 0.2  # the rest is income already
    value += soldiers(worth, s, face, years) + savings(worth, s, face) * years
    techs = s.cards.techs
    if (techs.double_build | techs.double_march) & BIT[face]:
        value += ACTION * years
    taste = worth.habits.taste
    return value * taste[face % len(taste)] if taste else value


def warfare(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a technology is worth each year in battle and on the march."""
    techs = s.cards.techs
    strength, kill, block = techs.values[3 * face : 3 * face + 3]
    points = int(strength) + KILL_POINTS * int(kill) + BLOCK_POINTS * int(block)
    if techs.squad_limit[face] > 0:
        points += FOURTH
    marker = techs.marker[face]
    if marker < 0:
        return worth.habits.strength * points
    points += FIRST_STRIKE * (techs.strikes_attacking[marker] + techs.strikes_defending[marker])
    value = ONE_SQUAD * worth.habits.strength * points + 0.6 * techs.march_bonus[marker]
    return value + WALLS * castles_of_others(worth, s) if techs.ignores_castle[marker] else value


def castles_of_others(worth: "Worth", s: "TradeWarzState") -> int:
    """Return how many castles the others have."""
    found = 0
    for value in s.building:
        if value > 0 and value & 3 == CASTLE_KIND and value >> 2 != worth.seat:
            found += 1
    return found


def soldiers(worth: "Worth", s: "TradeWarzState", face: int, years: float) -> float:
    """Return what the soldiers of a technology are worth: those that come of themselves most."""
    techs = s.cards.techs
    each = worth.habits.soldier * worth.turns / (worth.turns + 6.0)
    value = each * (0.7 * techs.yearly_soldiers[face] * years + techs.free_soldiers[face])
    spare = SPARE / (SPARE + int(s.reserve[worth.seat]))
    return value + 0.5 * each * spare * techs.reserve[face] * min(years, 3.0) / 3.0


def savings(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a technology saves each year on soldiers and universities."""
    techs = s.cards.techs
    saved = 0.0
    if techs.recruits & BIT[face]:
        prices = wealth.soldier_prices(s, worth.seat, 1)
        costs = s.cards.costs
        for good in range(GOODS):
            said = techs.soldier_cost[face * GOODS + good]
            now = costs[SOLDIER_COST * GOODS + good] if s.techs[worth.seat] & BIT[face] else prices[good]
            if 0 < said < now:
                saved += RECRUITS_A_YEAR * int(now - said)
        saved += 0.5  # and they come earlier
    levels = open_levels(worth, s)
    if techs.discounts & BIT[face]:
        saved += 2.0 * techs.discount[face] * min(LEVELS_A_YEAR, levels / (worth.springs + 1.0))
    if techs.free_level & BIT[face] and levels > 0:
        saved += FREE_LEVEL + 1.0
    return saved * worth.unit


def open_levels(worth: "Worth", s: "TradeWarzState") -> int:
    """Return how many university levels a seat has not got."""
    found = LEVELS * len(TREES)
    for tree in range(len(TREES)):
        found -= s.university[worth.seat * len(TREES) + tree]
    return found


def income_of(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a technology's own income is worth until the end, with what a caravan takes from the land."""
    techs = s.cards.techs
    value = 0.0
    for good in range(GOODS):
        value += PRICES[good] * worth.yearly * techs.income[face * GOODS + good]
    marker: i64 = techs.marker[face]
    return value + 0.9 * worth.yearly * techs.area[marker] if marker >= 0 else value


def caravan(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what a caravan takes from the land, which no forecast of income counts."""
    marker: i64 = s.cards.techs.marker[face]
    return 0.7 * worth.yearly * s.cards.techs.area[marker] if marker >= 0 else 0.0


def silos(worth: "Worth", s: "TradeWarzState", face: int) -> float:
    """Return what extra silos are worth: all that a technology would bring, or what of it is still to be placed."""
    techs = s.cards.techs
    if techs.group_tech.count(face) == 0 or buildings.villages(s, worth.seat) == 0:
        return 0.0
    is_owned = s.techs[worth.seat] & BIT[face] != 0
    count = 0
    for group in range(len(techs.group_tech)):
        if techs.group_tech[group] == face:
            count += s.waiting[group] if is_owned else techs.group_size[group]
    taste = worth.habits.taste
    return 2.6 * worth.yearly * count * (taste[face % len(taste)] if taste else 1.0)
