"""Super units: whose they are, where their markers lie, and with whom they fight.

TW-SUPER-01, TW-SUPER-02, TW-SUPER-03, TW-SUPER-04, TW-SUPER-05
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import SQUARES
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.rules.army import soldiers

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

MOST_OWNED: Final = 4
"""TW-SUPER-05"""


def owner(s: "TradeWarzState", marker: i64) -> i64:
    """Return whose super unit it is, or NONE."""
    return s.owner_of(s.cards.techs.markers[marker])


def with_squad(s: "TradeWarzState", seat: i64, place: i64) -> i64:
    """Return the first super unit with a seat's soldiers on a place, or NONE."""
    for marker in range(len(s.marker_at)):
        if s.marker_at[marker] == place and s.marker_with[marker] == seat:
            return marker
    return NONE


def with_army(s: "TradeWarzState", place: i64) -> i64:
    """Return the one super unit of the army on a square, or NONE. TW-R-71"""
    if place >= SQUARES:
        return NONE
    for marker in range(len(s.marker_at)):
        if s.marker_at[marker] == place:
            return marker
    return NONE


def all_with(s: "TradeWarzState", seat: i64, place: i64) -> list[int]:
    """Return the super units with a seat on a place; in the own capital there may be several."""
    return [m for m in range(len(s.marker_at)) if s.marker_at[m] == place and s.marker_with[m] == seat]


def send_home(s: "TradeWarzState", marker: i64) -> None:
    """Lay a super unit into its owner's capital. TW-SUPER-03, TW-R-36"""
    seat = owner(s, marker)
    s.marker_at[marker] = s.gate[seat]
    s.marker_with[marker] = seat


def lay(s: "TradeWarzState", marker: i64, seat: i64, place: i64) -> None:
    """Let a super unit be with a seat's squad on a place."""
    s.marker_at[marker] = place
    s.marker_with[marker] = seat


def leave_empty(s: "TradeWarzState", seat: i64, place: i64) -> None:
    """Send home what was with a seat's squad that has no soldier left there. TW-SUPER-03"""
    if soldiers(s, seat, place) > 0:
        return
    for marker in range(len(s.marker_at)):
        if s.marker_at[marker] == place and s.marker_with[marker] == seat:
            send_home(s, marker)
