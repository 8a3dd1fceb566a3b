"""What BUILD can build, and building it.

TW-BUILD-01, TW-BUILD-02, TW-BUILD-03, TW-SETTLE-01, TW-SETTLE-02, TW-SETTLE-03, TW-SETTLE-04, TW-SETTLE-05,
TW-VILLAGE-01, TW-VILLAGE-02, TW-VILLAGE-03, TW-CASTLE-01, TW-CASTLE-02, TW-CASTLE-03, TW-CASTLE-04, TW-UNI-02,
TW-UNI-03, TW-UNI-06
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import CASTLE, FREE_UNIVERSITY, SETTLEMENT, TREES, UNIVERSITY, UPGRADE, VILLAGE
from entrepot.games.tradewarz.content.places import ALL_SQUARES, PLACE_OF_BIT
from entrepot.games.tradewarz.content.tables import (
    CASTLE_COST,
    CASTLE_KIND,
    LEVELS,
    SETTLEMENT_COST,
    SETTLEMENT_KIND,
    UPGRADE_COST,
    VILLAGE_COST,
    VILLAGE_KIND,
)
from entrepot.games.tradewarz.rules import buildings, telling, wealth
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

TREE_COUNT: Final = len(TREES)


def add_builds(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add every BUILD that a seat can carry out and pay now."""
    add_new(s, seat, moves)
    add_upgrades(s, seat, moves)
    add_castles(s, seat, moves)
    add_universities(s, seat, moves)


def can_build(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether there is any."""
    for tree in range(TREE_COUNT):
        level: i64 = s.university[seat * TREE_COUNT + tree] + 1
        if level <= LEVELS and wealth.can_pay_goods(s, seat, wealth.level_prices(s, seat, tree, level, False)):
            return True
    moves = Moves()
    add_builds(s, seat, moves)
    return moves.size > 0


def add_new(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add settlements and villages on bare squares with an own soldier. TW-SETTLE-02, TW-VILLAGE-02, TW-R-50"""
    if buildings.sites(s, seat) >= buildings.SITES:
        return
    first = moves.size
    can_settle = wealth.can_pay(s, seat, SETTLEMENT_COST)
    if not can_settle:
        return
    squares: i64 = s.stands[seat] & ALL_SQUARES
    while squares:
        square = PLACE_OF_BIT[(squares & -squares) % 67]
        if s.building[square] == 0:
            moves.add(SETTLEMENT.base + square)
        squares &= squares - 1
    if buildings.villages(s, seat) < buildings.VILLAGES and wealth.can_pay(s, seat, VILLAGE_COST):
        for at in range(first, moves.size):
            moves.add(VILLAGE.base - SETTLEMENT.base + moves.items[at])


def add_upgrades(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add upgrades of own settlements on which a soldier stands. TW-SETTLE-04, TW-SETTLE-05, TW-R-78"""
    squares: i64 = s.stands[seat] & s.estates[seat]
    if squares == 0 or not wealth.can_pay(s, seat, UPGRADE_COST):
        return
    if buildings.villages(s, seat) >= buildings.VILLAGES:
        return
    while squares:
        square = PLACE_OF_BIT[(squares & -squares) % 67]
        if s.building[square] & 3 == SETTLEMENT_KIND:
            moves.add(UPGRADE.base + square)
        squares &= squares - 1


def add_castles(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add castles on own villages of an earlier year. TW-CASTLE-02, TW-CASTLE-03, TW-CASTLE-04, TW-R-78"""
    if s.castles[seat] >= buildings.CASTLES or not wealth.can_pay(s, seat, CASTLE_COST):
        return
    squares: i64 = s.estates[seat]
    while squares:
        square = PLACE_OF_BIT[(squares & -squares) % 67]
        if s.building[square] & 3 == VILLAGE_KIND and s.since[square] < s.year:
            moves.add(CASTLE.base + square)
        squares &= squares - 1


def add_universities(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add what levels can be paid, with and without a free one. TW-UNI-02, TW-UNI-03, TW-R-82"""
    has_free = s.owns(seat, s.cards.techs.free_level & ~s.yearly)
    free: list[int] = []
    for tree in range(TREE_COUNT):
        for level in range(s.university[seat * TREE_COUNT + tree] + 1, LEVELS + 1):
            if not wealth.can_pay_goods(s, seat, wealth.level_prices(s, seat, tree, level, False)):
                break
            moves.add(UNIVERSITY.base + tree * LEVELS + level - 1)
        if has_free:
            for level in range(s.university[seat * TREE_COUNT + tree] + 1, LEVELS + 1):
                if not wealth.can_pay_goods(s, seat, wealth.level_prices(s, seat, tree, level, True)):
                    break
                free.append(FREE_UNIVERSITY.base + tree * LEVELS + level - 1)
    moves.add_all(free)


# ---------------------------------------------------------------- building it


@final
class Built:
    """What was built: the square (NONE for a university) and the silos that it still wants."""

    def __init__(self, square: i64, silos: i64) -> None:
        self.square = square
        self.silos = silos


def build(s: "TradeWarzState", seat: i64, action: i64) -> Built:
    """Pay for and put up what a BUILD names. TW-BUILD-03"""
    if UNIVERSITY.has(action) or FREE_UNIVERSITY.has(action):
        raise_university(s, seat, action)
        return Built(-1, 0)
    if SETTLEMENT.has(action):
        return put_up(s, seat, SETTLEMENT.value(action), SETTLEMENT_KIND, SETTLEMENT_COST, SETTLEMENT_KIND, 0)
    if VILLAGE.has(action):
        return put_up(s, seat, VILLAGE.value(action), VILLAGE_KIND, VILLAGE_COST, VILLAGE_KIND, 0)
    if UPGRADE.has(action):
        return put_up(s, seat, UPGRADE.value(action), VILLAGE_KIND, UPGRADE_COST, VILLAGE_KIND, SETTLEMENT_KIND)
    s.castles[seat] += 1
    return put_up(s, seat, CASTLE.value(action), CASTLE_KIND, CASTLE_COST, 0, 0)


def put_up(s: "TradeWarzState", seat: i64, square: i64, kind: i64, cost: i64, with_silos: i64, had_silos: i64) -> Built:
    """Pay an entry of the cost table and put a building up; it comes with its kind's silos less those it had."""
    wealth.pay(s, seat, cost)
    buildings.set_building(s, seat, square, kind)
    if kind == VILLAGE_KIND:
        s.since[square] = int(s.year)
    if s.listening:
        where = {"building": telling.building_word(kind), "place": telling.place_word(square)}
        s.tell("built", EVERYONE, {"seat": seat_name(int(seat)), **where})
    return Built(square, s.cards.silos[with_silos] - s.cards.silos[had_silos])


def raise_university(s: "TradeWarzState", seat: i64, action: i64) -> None:
    """Raise a university to a level; its fourth brings a golden Xadla, once. TW-UNI-03, TW-UNI-06, TW-XADLA-04"""
    is_free = FREE_UNIVERSITY.has(action)
    number = action - (FREE_UNIVERSITY.base if is_free else UNIVERSITY.base)
    tree = number // LEVELS
    level = number % LEVELS + 1
    wealth.pay_goods(s, seat, wealth.level_prices(s, seat, tree, level, is_free))
    if is_free:
        s.yearly |= s.techs[seat] & s.cards.techs.free_level & ~s.yearly
    s.university[seat * TREE_COUNT + tree] = int(level)
    if s.listening:
        args = {"tree": message(f"tradewarz-tree-{TREES[tree]}"), "level": int(level)}
        s.tell("raised", EVERYONE, {"seat": seat_name(int(seat)), **args})
    if level == LEVELS:
        wealth.award(s, seat, 1, "university")
