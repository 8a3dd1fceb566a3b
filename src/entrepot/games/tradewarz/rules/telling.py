"""How events and prompts name places, techs and amounts. Call only where somebody listens or asks."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import OCTAGON_WORDS, PLACE_WORDS
from entrepot.games.tradewarz.content.tables import BUILDINGS
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


def place_word(place: i64) -> Message:
    """Return the argument that names a place."""
    return message(f"tradewarz-place-{PLACE_WORDS[place]}")


def gate_word(place: i64) -> Message:
    """Return the argument that names a start by its gate."""
    return message(f"tradewarz-gate-{PLACE_WORDS[place]}")


def octagon_word(octagon: i64) -> Message:
    """Return the argument that names an octagon."""
    return message(f"tradewarz-octagon-{OCTAGON_WORDS[octagon]}")


def building_word(kind: i64) -> Message:
    """Return the argument that names a kind of building."""
    return message(f"tradewarz-building-{BUILDINGS[kind]}")


def marker_name(s: "TradeWarzState", marker: i64) -> dict[str, Any]:
    """Return the argument that names a super unit."""
    return s.game.face("tech", s.cards.techs.markers[marker])


def tell_place(s: "TradeWarzState", kind: str, seat: i64, place: i64) -> None:
    """Tell all what a seat did at a place."""
    if s.listening:
        s.tell(kind, EVERYONE, {"seat": seat_name(int(seat)), "place": place_word(place)})


def tell_soldiers(s: "TradeWarzState", kind: str, seat: i64, place: i64, count: i64) -> None:
    """Tell all what happened to soldiers at a place."""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "place": place_word(place), "count": int(count)}
        s.tell(kind, EVERYONE, args)


def tell_seat(s: "TradeWarzState", kind: str, seat: i64) -> None:
    """Tell all what a seat did."""
    if s.listening:
        s.tell(kind, EVERYONE, {"seat": seat_name(int(seat))})


def tell_season(s: "TradeWarzState") -> None:
    """Tell all that a season begins."""
    if s.listening:
        args = {"season": s.game.face("season", int(s.season)), "year": int(s.year)}
        s.tell("season", EVERYONE, args)
