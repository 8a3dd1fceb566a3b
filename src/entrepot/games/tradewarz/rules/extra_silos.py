"""Silos that technologies add: groups at one village each, which wait until they can be placed. TW-R-54"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import PLACE_OF_BIT
from entrepot.games.tradewarz.content.tables import VILLAGE_KIND
from entrepot.games.tradewarz.rules import buildings

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


def can_place(s: "TradeWarzState", seat: i64, group: i64) -> bool:
    """Say whether some of a waiting group of the seat's can be placed now."""
    if s.waiting[group] == 0 or not s.techs[seat] >> s.cards.techs.group_tech[group] & 1:
        return False
    return buildings.cubes(s, seat) > 0 and bool(sites(s, seat, group))


def sites(s: "TradeWarzState", seat: i64, group: i64) -> list[int]:
    """Return the villages that could take the group: the one that has some of it, or any that its tech has not used."""
    found: list[int] = []
    squares: i64 = s.estates[seat]
    while squares:
        square = PLACE_OF_BIT[(squares & -squares) % 67]
        if s.building[square] & 3 >= VILLAGE_KIND and buildings.field_corners(s, square):
            if buildings.silos_of(s, square, group + 1) > 0:
                return [int(square)]
            if not is_used(s, square, s.cards.techs.group_tech[group]):
                found.append(int(square))
        squares &= squares - 1
    return found


def is_used(s: "TradeWarzState", square: i64, tech: i64) -> bool:
    """Say whether a village has silos of a tech already: its groups go to different ones. TW-ECO-14"""
    for group in range(len(s.waiting)):
        if s.cards.techs.group_tech[group] == tech and buildings.silos_of(s, square, group + 1) > 0:
            return True
    return False
