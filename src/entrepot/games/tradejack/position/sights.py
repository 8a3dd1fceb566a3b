"""What a seat sees of a field where there is more to say than `fields.py` does. TJ-R-06, TJ-R-16, TJ-R-39, TJ-R-48"""

from typing import TYPE_CHECKING

from entrepot.games.tradejack.content.tables import AWARD_SEAT, HALF, LONE, NONE, PRODUCT, SEAT, UNSEEN
from entrepot.kernel.bag import named_hand

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def is_auction(s: "TradejackState", seat: int) -> bool:
    """Say whether a Source is under the hammer."""
    return s.shown != NONE


def knows_pair(s: "TradejackState", seat: int) -> bool:
    """Say whether the turn's Sources that nobody else has seen are the seat's to look at. TJ-R-06"""
    return seat == s.revealer


def counts_co2(s: "TradejackState", seat: int) -> bool:
    """Say whether the variant with tokens is played. TJ-R-48"""
    return s.chosen.co2


def sources_seen(s: "TradejackState", seat: int | None) -> list[list[str] | None]:
    """Show everybody's Sources, or under an option one's own alone until the game is over. TJ-R-39"""
    ids = s.cards.source_ids
    is_open = s.over or not s.chosen.from_memory
    return [named_hand(s.sources, other, ids) if is_open or other == seat else None for other in range(s.seats)]


def co2_seen(s: "TradejackState", seat: int | None) -> int | None:
    """Show the tokens where they count. TJ-COMP-02, TJ-R-48"""
    return int(s.co2) if s.chosen.co2 else None


def waiting_seen(s: "TradejackState", seat: int | None) -> str:
    """Show that a second Source lies there, and which to the revealing seat, if that has looked. TJ-R-06"""
    return source_name(s, s.waiting) if seat == s.revealer or s.waiting == NONE else "?"


def looked_seen(s: "TradejackState", seat: int | None) -> list[str]:
    """Show the revealing seat, and nobody else, the Sources that it picks from. TJ-R-06"""
    return [s.cards.source_ids[face] for face in s.looked] if seat == s.revealer else []


def laid_seen(s: "TradejackState", seat: int | None) -> list[list[str]]:
    """Show a seat what it has laid face-down. TJ-R-16"""
    return laid_by(s, seat) if seat is not None and s.is_sealed() else []


def laid_by(s: "TradejackState", seat: int) -> list[list[str]]:
    """Return what a seat has laid: [product, source], [product] alone, or [product, "?"] for a set half made."""
    found: list[list[str]] = []
    for entry in s.laid:
        if entry // SEAT != seat:
            continue
        product, source = s.cards.product_ids[entry % SEAT // PRODUCT], entry % PRODUCT
        found.append([product] if source == LONE else [product, "?" if source == HALF else s.cards.source_ids[source]])
    return found


def awards_by_seat(s: "TradejackState") -> list[list[str]]:
    """Return the Awards that each seat has won, in the order won."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    for entry in s.won:
        found[entry // AWARD_SEAT].append(s.cards.demand_ids[s.cards.trends + entry % AWARD_SEAT])
    return found


def source_name(s: "TradejackState", face: int) -> str:
    """Return a source's id, '' for none, '?' for one that nobody has seen."""
    return "" if face == NONE else "?" if face == UNSEEN else s.cards.source_ids[face]
