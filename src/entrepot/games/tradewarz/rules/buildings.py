"""Settlements, villages and castles on squares, and the silos that belong to them.

`building` has the kind and four times the owner. `silos` has two bits for each corner of the square: eight for those
that the building came with, eight more for each group of extra ones. TW-R-54, TW-R-87
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import AROUND, BIT, MOUNTAIN, OCTAGON_WORDS, PLACE_OF_BIT, SQUARES, size_of
from entrepot.games.tradewarz.content.tables import CAPITAL_KIND, CASTLE_KIND, NONE, VILLAGE_KIND

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

CORNERS: Final = 4
OWN: Final = 0
"""The silos that come with the building; extra groups are counted from 1."""
CUBES: Final = 23
"""TW-COMP-05"""
SITES: Final = 6
"""TW-COMP-04, TW-BUILD-02, TW-SETTLE-03"""
VILLAGES: Final = 5
"""TW-VILLAGE-03, TW-SETTLE-04"""
CASTLES: Final = 2
"""TW-COMP-06, TW-CASTLE-04, TW-R-97"""


def kind_at(s: "TradeWarzState", place: i64) -> i64:
    """Return the kind of building on a square, 0 for none."""
    return s.building[place] & 3


def owner_at(s: "TradeWarzState", place: i64) -> i64:
    """Return whose building stands on a square, or NONE."""
    value: i64 = s.building[place]
    return value >> 2 if value else NONE


def set_building(s: "TradeWarzState", seat: i64, square: i64, kind: i64) -> None:
    """Let a building of that kind stand on a square, whatever of the seat's stood there before."""
    s.building[square] = kind | seat << 2
    s.estates[seat] |= BIT[square]


def support(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many soldiers may be outside the capital. TW-SUPPORT-01, TW-SUPPORT-02, TW-R-35, TW-R-75"""
    most: i64 = s.cards.support[CAPITAL_KIND]
    squares: i64 = s.estates[seat]
    while squares:
        most += s.cards.support[s.building[PLACE_OF_BIT[(squares & -squares) % 67]] & 3]
        squares &= squares - 1
    return most


def sites(s: "TradeWarzState", seat: i64) -> i64:
    """Return on how many squares the seat has buildings. TW-BUILD-02, TW-R-107"""
    return size_of(s.estates[seat])


def villages(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many villages the seat has, those beneath castles included. TW-R-83"""
    count: i64 = 0
    squares: i64 = s.estates[seat]
    while squares:
        if s.building[PLACE_OF_BIT[(squares & -squares) % 67]] & 3 >= VILLAGE_KIND:
            count += 1
        squares &= squares - 1
    return count


# ---------------------------------------------------------------- silos


def silos_of(s: "TradeWarzState", square: i64, group: i64) -> i64:
    """Return how many silos of a group a building has."""
    packed: i64 = s.silos[square] >> 8 * group & 255
    return (packed & 3) + (packed >> 2 & 3) + (packed >> 4 & 3) + (packed >> 6)


def all_silos(s: "TradeWarzState", square: i64) -> i64:
    """Return how many silos stand by a building."""
    count: i64 = 0
    packed: i64 = s.silos[square]
    while packed:
        count += packed & 3
        packed >>= 2
    return count


def cubes(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many silos a seat can still place. TW-COMP-05"""
    left: i64 = CUBES
    squares: i64 = s.estates[seat]
    while squares:
        left -= all_silos(s, PLACE_OF_BIT[(squares & -squares) % 67])
        squares &= squares - 1
    return left


def add_silo(s: "TradeWarzState", square: i64, group: i64, corner: i64) -> None:
    """Put a silo on the octagon at a corner of a building's square. TW-SILO-02"""
    one: i64 = 1
    s.silos[square] += one << 8 * group + 2 * corner


def silos_at(s: "TradeWarzState", square: i64) -> list[list[Any]]:
    """Return the silos of a building: the octagon of each, and the group, 0 for those that it came with."""
    found: list[list[Any]] = []
    packed, at = s.silos[square], 0
    while packed:
        octagon = OCTAGON_WORDS[AROUND[CORNERS * square + at % CORNERS]]
        found += [[octagon, at // CORNERS]] * (packed & 3)
        packed >>= 2
        at += 1
    return found


def account(s: "TradeWarzState") -> dict[str, int]:
    """Return where all silos are: on the map, or in the supply of a seat."""
    supplies = {f"seat {seat}": int(cubes(s, seat)) for seat in range(s.seats)}
    return {"map": sum(int(all_silos(s, square)) for square in range(SQUARES)), **supplies}


def field_corners(s: "TradeWarzState", square: i64) -> list[int]:
    """Return the corners of a square at which a field lies. TW-SILO-02, TW-SILO-06, TW-R-77"""
    tiles = s.board.tiles
    return [corner for corner in range(CORNERS) if tiles[AROUND[4 * square + corner]] < MOUNTAIN]


def corner_of(square: i64, octagon: i64) -> i64:
    """Return at which corner of a square an octagon lies, or NONE."""
    for corner in range(CORNERS):
        if AROUND[4 * square + corner] == octagon:
            return corner
    return NONE


# ---------------------------------------------------------------- losing a building


def take_back_extras(s: "TradeWarzState", square: i64) -> None:
    """Return extra silos to their owner, who may place them again. TW-R-54"""
    for group in range(len(s.waiting)):
        if silos_of(s, square, group + 1) > 0:
            s.waiting[group] = s.cards.techs.group_size[group]
    s.silos[square] &= 255


def raze(s: "TradeWarzState", square: i64) -> None:
    """Take a building and its silos off the map. TW-SILO-04, TW-RAID-02, TW-RAID-04, TW-RAID-05"""
    take_back_extras(s, square)
    s.silos[square] = 0
    s.estates[owner_at(s, square)] &= ~BIT[square]
    s.building[square] = 0
    s.since[square] = 0


def capture(s: "TradeWarzState", square: i64, winner: i64) -> None:
    """Hand a castle with its village over; the loser's silos are gone, the winner's are still to be put."""
    take_back_extras(s, square)
    s.estates[owner_at(s, square)] &= ~BIT[square]
    set_building(s, winner, square, CASTLE_KIND)
