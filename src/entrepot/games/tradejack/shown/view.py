"""What a view shows beside the declared fields, or in another shape: nothing else is shown. TJ-PROD-02, TJ-INFO-01"""

from typing import TYPE_CHECKING, Any

from entrepot.games.tradejack.content.tables import NONE
from entrepot.games.tradejack.position.sights import laid_by
from entrepot.kernel.bag import cards_in, named
from entrepot.kernel.seat_bits import flags

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def more_seen(s: "TradejackState") -> dict[str, Any]:
    """Return the keys of `Special` in `wire.py` that no field has: all of them are public."""
    cards = s.cards
    return {
        "banned": [cards.source_kinds[cards.bans[face - cards.first_regulation]] for face in s.regulations],
        "auction": auction(s),
        "shown": [] if s.is_sealed() else [laid_by(s, seat) for seat in range(s.seats)],
        "co2_limit": int(s.limit()) if s.chosen.co2 else None,
        "decks": {"product": int(cards_in(s.product_deck)), "source": s.sources_left(), "demand": s.demand_left()},
        "discards": {
            "product": named(s.product_discard, cards.product_ids),
            "source": named(s.source_discard, cards.source_ids),
            "demand": [cards.demand_ids[face] for face in s.demand_discard],
        },
    }


def auction(s: "TradejackState") -> dict[str, Any] | None:
    """Return the card under the hammer and its bids, if there is one."""
    if s.shown == NONE:
        return None
    return {
        "source": s.cards.source_ids[s.shown],
        "standing_bid": int(s.standing_bid),
        "high_bidder": None if s.high_bidder == NONE else int(s.high_bidder),
        "bidder": int(s.bidder),
        "passes": int(s.passes),
        "out": flags(s.out, s.seats),
        "revealer": int(s.revealer),
    }
