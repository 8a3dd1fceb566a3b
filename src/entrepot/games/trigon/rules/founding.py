"""Founding a village with a scout, or free by a card.

RT-SCOUT-01, RT-SCOUT-02, RT-SCOUT-03, RT-SCOUT-04, RT-SCOUT-05, RT-SCOUT-06, RT-SCOUT-07, RT-SCOUT-08, RT-SCOUT-09,
RT-SCOUT-10, RT-R-21, RT-R-54, RT-R-55, RT-R-56, RT-R-57, RT-R-58
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import KINDS, NONE, SCOUT
from entrepot.games.trigon.rules import deeds, figures, settlements, telling

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def can_found(s: "TrigonState", spot: i64) -> bool:
    """Say whether a scout of the spot's owner can found there; tokens apart. RT-SCOUT-08, RT-R-55, RT-R-86"""
    return s.figures[spot * KINDS + SCOUT] > 0 and s.is_free_site(spot)


def found(s: "TrigonState", seat: i64, spot: i64) -> None:
    """Swap a scout for a village, the one that has moved most. RT-SCOUT-03, RT-SCOUT-10, RT-SCOUT-16, RT-R-32"""
    figures.remove(s, spot, SCOUT, 1)
    begin_village(s, seat, spot)


def begin_village(s: "TrigonState", seat: i64, spot: i64) -> None:
    """Found a village: draw its card, lay one inhabitant, count the deed. RT-SCOUT-04, RT-SCOUT-05, RT-R-21, RT-R-58"""
    settle(s, seat, spot, "founded")
    s.founded[seat] += 1
    deeds.happened(s, seat, words.COLONISE, s.cards.land_of[spot])


def settle(s: "TrigonState", seat: i64, spot: i64, event: str) -> None:
    """Lay a village with a card from the stack and one inhabitant, if there is a piece for it. RT-R-28"""
    village = settlements.draw(s)
    slot = settlements.lay(s, seat, spot, village, 0, 0)
    settlements.add_people(s, slot, 1)
    telling.tell_village(s, event, seat, spot, village)


def free_sites(s: "TrigonState", land: i64) -> list[int]:
    """Return the sites of a land on which nothing is settled; at set-up nobody stands elsewhere. RT-R-82"""
    return [spot for spot in s.cards.sites_in[land] if s.settled[spot] == NONE]
