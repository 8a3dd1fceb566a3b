"""What a seat knows, and positions that it cannot tell from the real one. HG-HIDE-01, HG-HIDE-02, HG-R-03"""

from typing import TYPE_CHECKING, Any

from entrepot.games.haggle.content.tables import NONE
from entrepot.kernel.bag import named, take
from entrepot.kernel.chance import Random
from entrepot.kernel.hidden import collect, deal_hand

if TYPE_CHECKING:
    from entrepot.games.haggle.position.state import HaggleState


def more_seen(s: "HaggleState", seat: int | None) -> dict[str, Any]:
    """Return what a view shows beside the declared fields: the haggling, and who has laid a card."""
    phase = "" if s.over else s.top().name
    return {
        "prices": [s.note(1), s.note(2)] if phase == "bargain" else [],
        "buyer": s.note(0) if phase in ("offer", "bargain") else NONE,
        "has_laid": [face != NONE for face in s.laid],
    }


def determinize(s: "HaggleState", seat: int, rng: Random) -> "HaggleState":
    """Deal anew, from all that the seat cannot place, what it has not seen; with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    pool = other.deck
    collect(pool, other.hands, seat)
    unseen = [n for n in range(len(s.owner)) if not (s.is_open(n) or s.knows(seat, n))]
    for parcel in unseen:
        pool[s.face[parcel]] += 1
    for parcel in unseen:
        other.face[parcel] = int(take(pool, rng))
    for holder in range(s.seats):
        if holder != seat:
            deal_hand(pool, other.hands, holder, rng)
            if s.laid[holder] != NONE:  # still in hand: HG-R-03
                other.laid[holder] = int(take(other.hand(holder), rng))
    return other


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
