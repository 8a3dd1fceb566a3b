"""What a year brings: capital, buildings, silos, posts, techs, caravans.

TW-CALC-01, TW-CALC-02, TW-CALC-03, TW-CALC-04, TW-CALC-05, TW-CALC-06, TW-CALC-07, TW-CALC-08, TW-CALC-09,
TW-CALC-10, TW-YEAR-01, TW-YEAR-02, TW-YEAR-03, TW-YEAR-04
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.content.places import AROUND, BIT, MOUNTAIN, PLACE_OF_BIT, SQUARES, listed
from entrepot.games.tradewarz.content.tables import CAPITAL_KIND, CASTLE_KIND, GOLD, GOODS, NONE, VILLAGE_KIND
from entrepot.games.tradewarz.rules import army

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

TREE_COUNT: Final = len(TREES)
POST_GOLD: Final = 1
"""TW-TP-14, TW-R-61"""
BETTER_POSTS: Final = 3
"""The level of the economy university from which posts yield double. TW-TP-15, TW-YEAR-04"""


def yearly(s: "TradeWarzState", seat: i64) -> vec[i64]:
    """Return what the year brings a seat of each resource, the free choices of caravans left aside. TW-CALC-02"""
    found = vec[i64]([i64(0)] * GOODS)
    for other in range(s.seats):
        if beneficiary(s, other) == seat:
            add_yield(s, found, CAPITAL_KIND)  # TW-CAP-04, TW-RES-03
    add_buildings(s, seat, found)
    rate = POST_GOLD * (2 if s.university[seat * TREE_COUNT] >= BETTER_POSTS else 1)
    for owner in s.post_owner:
        if owner == seat:
            found[GOLD] += rate
    add_techs(s, seat, found)
    return found


def beneficiary(s: "TradeWarzState", seat: i64) -> i64:
    """Return who has the benefits of a seat's capital this year. TW-CONQ-04, TW-R-41"""
    occupier = army.holder(s, seat)
    return seat if occupier == NONE else occupier


def add_yield(s: "TradeWarzState", found: vec[i64], kind: i64) -> None:
    """Add what a building of that kind yields."""
    for good in range(GOODS):
        found[good] += s.cards.yields[kind * GOODS + good]


def add_buildings(s: "TradeWarzState", seat: i64, found: vec[i64]) -> None:
    """Add buildings and their silos; a village beneath a castle keeps yielding.

    TW-SILO-01, TW-SETTLE-06, TW-VILLAGE-04, TW-CASTLE-08, TW-CALC-05, TW-YEAR-02, TW-YEAR-03
    """
    squares: i64 = s.estates[seat]
    while squares:
        square: i64 = PLACE_OF_BIT[(squares & -squares) % 67]
        kind = s.building[square] & 3
        add_yield(s, found, kind)
        if kind == CASTLE_KIND:
            add_yield(s, found, VILLAGE_KIND)
        packed: i64 = s.silos[square]
        corner = 0
        while packed:
            if packed & 3:
                found[1 + s.board.tiles[AROUND[4 * square + (corner & 3)]]] += packed & 3
            packed >>= 2
            corner += 1
        squares &= squares - 1


def add_techs(s: "TradeWarzState", seat: i64, found: vec[i64]) -> None:
    """Add what techs yield; a super unit's only while it is with a squad on a map square.

    TW-ECO-01, TW-ECO-02, TW-ECO-03, TW-R-55
    """
    techs = s.cards.techs
    owned: i64 = s.techs[seat] & techs.earning
    face: i64 = 0
    while owned:
        if owned & 1 and (techs.marker[face] == NONE or is_out(s, techs.marker[face])):
            for good in range(GOODS):
                found[good] += techs.income[face * GOODS + good]
        owned >>= 1
        face += 1


def is_out(s: "TradeWarzState", marker: i64) -> bool:
    """Say whether a super unit stands with a squad on a map square. TW-R-55"""
    return 0 <= s.marker_at[marker] < SQUARES


def kinds_around(s: "TradeWarzState", square: i64) -> list[int]:
    """Return the resources of the fields that touch a square, each once. TW-R-55"""
    return listed(fields_around(s, square))


def fields_around(s: "TradeWarzState", square: i64) -> i64:
    """Return the same as bits."""
    found: i64 = 0
    for corner in range(4):
        tile = s.board.tiles[AROUND[4 * square + corner]]
        if tile < MOUNTAIN:
            found |= BIT[1 + tile]
    return found
