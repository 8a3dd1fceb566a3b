"""What a seat sees of a field where there is more to say than `fields.py` does."""

from typing import TYPE_CHECKING, Any

from entrepot.kernel.seat_bits import members

if TYPE_CHECKING:
    from entrepot.games.haggle.position.state import HaggleState


def parcels_seen(s: "HaggleState", seat: int | None) -> list[dict[str, Any]]:
    """Show a parcel's card to those who have seen it; who has seen it is public. HG-HIDE-02"""
    return [parcel_seen(s, parcel, seat) for parcel in range(len(s.owner))]


def parcel_seen(s: "HaggleState", parcel: int, seat: int | None) -> dict[str, Any]:
    """Return one parcel as a seat sees it."""
    is_known = s.is_open(parcel) or (seat is not None and s.knows(seat, parcel))
    return {
        "owner": s.owner[parcel],
        "card": s.cards.ids[s.face[parcel]] if is_known else "",
        "seen_by": members(s.seen[parcel], s.seats),
    }
