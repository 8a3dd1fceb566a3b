"""What a seat knows, and positions that it cannot tell from the real one. HG-HIDE-01, HG-HIDE-02, HG-R-03"""

from typing import TYPE_CHECKING, Any

from entrepot.games.haggle.cards import NONE
from entrepot.games.haggle.data import seen_by
from entrepot.kernel.bag import named, take
from entrepot.kernel.chance import Random

if TYPE_CHECKING:
    from entrepot.games.haggle.state import HaggleState


def view(s: "HaggleState", seat: int | None) -> dict[str, Any]:
    """Return the `View` of `wire.py`."""
    ids = s.cards.ids
    seats = range(s.seats)
    phase = "" if s.over else s.top().name
    return {
        "game": "haggle",
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": phase,
        "round": int(s.round),
        "beginner": int(s.beginner),
        "mover": int(s.mover),
        "coins": s.coins[:],
        "hand": [] if seat is None else named(s.hand(seat), ids),
        "hand_counts": [int(s.held(other)) for other in seats],
        "parcels": [parcel_seen(s, parcel, seat) for parcel in range(len(s.owner))],
        "parcel": int(s.parcel) + 1,
        "prices": [s.note(1), s.note(2)] if phase == "bargain" else [],
        "buyer": s.note(0) if phase in ("offer", "bargain") else NONE,
        "laid": "" if seat is None or s.laid[seat] == NONE else ids[s.laid[seat]],
        "has_laid": [face != NONE for face in s.laid],
        "deck": sum(s.deck),
        "discard": named(s.discard, ids),
        "out": s.out[:],
        "called": s.called,
        "ending": s.ending,
    }


def parcel_seen(s: "HaggleState", parcel: int, seat: int | None) -> dict[str, Any]:
    """Return a parcel as a seat sees it; who has seen it is public."""
    known = is_open(s, parcel) or (seat is not None and s.knows(seat, parcel))
    return {
        "owner": s.owner[parcel],
        "card": s.cards.ids[s.face[parcel]] if known else "",
        "seen_by": seen_by(s, parcel),
    }


def is_open(s: "HaggleState", parcel: int) -> bool:
    """Say whether everybody may know the parcel: it was discarded, or the game is over. HG-RENT-02, HG-END-01"""
    return s.over or s.owner[parcel] == NONE


def determinize(s: "HaggleState", seat: int, rng: Random) -> "HaggleState":
    """Deal anew, from all that the seat cannot place, what it has not seen; with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    pool = other.deck
    for face in range(s.cards.faces):
        for holder in range(s.seats):
            if holder != seat:
                pool[face] += s.hands[holder * s.cards.faces + face]
    unseen = [n for n in range(len(s.owner)) if not (is_open(s, n) or s.knows(seat, n))]
    for parcel in unseen:
        pool[s.face[parcel]] += 1
    for parcel in unseen:
        other.face[parcel] = int(take(pool, rng))
    for holder in range(s.seats):
        if holder != seat:
            deal_hand(other, holder, pool, rng)
    return other


def deal_hand(s: "HaggleState", seat: int, pool: list[int], rng: Random) -> None:
    """Give a seat as many other cards as it holds, and lay one of them if it has laid one."""
    start = seat * s.cards.faces
    held = s.held(seat)
    hand = [0] * s.cards.faces
    for _ in range(held):
        hand[take(pool, rng)] += 1
    s.hands[start : start + s.cards.faces] = hand
    if s.laid[seat] != NONE:
        s.laid[seat] = int(take(hand, rng))


def secrets(s: "HaggleState") -> dict[str, Any]:
    """Return the real value of each hidden entry of the ledger."""
    ids = s.cards.ids
    undrawn = [int(s.rng.word0), int(s.rng.word1)]  # what has not been drawn, only the generator knows
    return {
        "HG-H-01": [named(s.hand(seat), ids) for seat in range(s.seats)],
        "HG-H-02": [] if s.over else [ids[face] for face, owner in zip(s.face, s.owner, strict=True) if owner != NONE],
        "HG-H-03": [named(s.deck, ids), undrawn],
        "HG-H-04": ["" if face == NONE else ids[face] for face in s.laid],
    }
