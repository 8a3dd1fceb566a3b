"""What one seat knows, named item by item: nothing else is shown. TJ-PROD-02, TJ-INFO-01, TJ-R-16, TJ-R-39"""

from typing import TYPE_CHECKING, Any

from entrepot.games.tradejack import data
from entrepot.games.tradejack.cards import NONE, UNSEEN

if TYPE_CHECKING:
    from entrepot.games.tradejack.state import TradejackState


def view(s: "TradejackState", seat: int | None) -> dict[str, Any]:
    """Return the `View` of `wire.py`."""
    cards = s.cards
    seats = range(s.seats)
    own = NONE if seat is None else seat
    sealed = s.is_sealed()
    knows_pair = own == s.revealer
    everybody_sees = s.over or not s.chosen.from_memory
    sources = data.by_seat(s, s.sources, cards.source_ids)
    return {
        "game": "tradejack",
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "round": int(s.round),
        "first": int(s.first),
        "capital": s.capital[:],
        "products": [] if seat is None else hand(s, seat),
        "product_counts": [int(s.held_products(other)) for other in seats],
        "sources": [sources[other] if other == own or everybody_sees else None for other in seats],
        "source_counts": [int(s.held_sources(other)) for other in seats],
        "awards": [data.awards_of(s, other) for other in seats],
        "demand": [cards.demand_ids[face] for face in s.demand],
        "regulations": [cards.demand_ids[face] for face in s.regulations],
        "banned": [cards.source_kinds[cards.bans[face - cards.first_regulation]] for face in s.regulations],
        "auction": auction(s),
        "waiting": data.source_name(s, s.waiting) if knows_pair or s.waiting == NONE else "?",
        "looked": [cards.source_ids[face] for face in s.looked] if knows_pair else [],
        "committed": [bool(s.committed >> other & 1) for other in seats],
        "laid": data.laid_by(s, seat) if sealed and seat is not None else [],
        "shown": [] if sealed else [data.laid_by(s, other) for other in seats],
        "co2": int(s.co2) if s.chosen.co2 else None,
        "co2_limit": int(s.limit()) if s.chosen.co2 else None,
        "decks": {
            "product": sum(s.product_deck),
            "source": sum(s.source_deck) - (1 if s.waiting == UNSEEN else 0),
            "demand": sum(s.block_a) - int(s.removed) + (s.card_b != NONE) + sum(s.block_c),
        },
        "discards": {
            "product": data.named(s.product_discard, cards.product_ids),
            "source": data.named(s.source_discard, cards.source_ids),
            "demand": [cards.demand_ids[face] for face in s.demand_discard],
        },
        "ending": s.ending,
    }


def hand(s: "TradejackState", seat: int) -> list[str]:
    """Return a seat's Product cards, face-down ones included while they are sealed."""
    width = len(s.cards.product_ids)
    return data.named(s.products[seat * width : (seat + 1) * width], s.cards.product_ids)


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
        "out": [bool(s.out >> seat & 1) for seat in range(s.seats)],
        "revealer": int(s.revealer),
    }
