"""How events and prompts name spots, figures and cards. Call only where somebody listens or asks."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import FIGURES
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def spot_name(s: "TrigonState", spot: i64) -> dict[str, Any]:
    """Return the argument that names a site or crossing."""
    return s.game.face("spot", int(spot))


def figures_words(counts: vec[i64]) -> list[Message]:
    """Return counts of knights, scouts and boats as an argument."""
    return [
        message(f"trigon-figures-{name}", {"count": counts[kind]})
        for kind, name in enumerate(FIGURES)
        if counts[kind] > 0
    ]


def figure_words(kind: i64, count: i64) -> list[Message]:
    """Return figures of one kind as an argument."""
    return [message(f"trigon-figures-{FIGURES[kind]}", {"count": int(count)})]


def tell_seat(s: "TrigonState", kind: str, seat: i64) -> None:
    """Tell all what a seat did."""
    if s.listening:
        s.tell(kind, EVERYONE, {"seat": seat_name(int(seat))})


def tell_spot(s: "TrigonState", kind: str, seat: i64, spot: i64) -> None:
    """Tell all what a seat did at a spot."""
    if s.listening:
        s.tell(kind, EVERYONE, {"seat": seat_name(int(seat)), "spot": spot_name(s, spot)})


def tell_count(s: "TrigonState", kind: str, seat: i64, spot: i64, count: i64) -> None:
    """Tell all what happened at a spot, and how many times over."""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "spot": spot_name(s, spot), "count": int(count)}
        s.tell(kind, EVERYONE, args)


def tell_figures(s: "TrigonState", kind: str, seat: i64, spot: i64, figure: i64, count: i64) -> None:
    """Tell all what happened to figures of one kind at a spot."""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "spot": spot_name(s, spot), "figures": figure_words(figure, count)}
        s.tell(kind, EVERYONE, args)


def tell_village(s: "TrigonState", kind: str, seat: i64, spot: i64, village: i64) -> None:
    """Tell all what happened to a settlement and which card is its."""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "spot": spot_name(s, spot)}
        s.tell(kind, EVERYONE, {**args, "village": s.game.face("village", int(village))})
