"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import Cards
from entrepot.games.tradejack.options import Options
from entrepot.games.tradejack.position.codecs import write_laid
from entrepot.games.tradejack.position.observed import (
    add_awards,
    add_co2_limit,
    add_decks,
    add_demand,
    add_laid,
    add_passes,
    add_sources,
    add_waiting,
)
from entrepot.games.tradejack.position.reshuffle import Reshuffle
from entrepot.games.tradejack.position.sights import (
    awards_by_seat,
    co2_seen,
    counts_co2,
    is_auction,
    knows_pair,
    laid_seen,
    looked_seen,
    sources_seen,
    waiting_seen,
)
from entrepot.kernel.bag import hand_sizes, named, named_hand, named_hands
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.hidden import redeal
from entrepot.kernel.observation import Vector, add_bits, add_counts, add_numbers, add_one_hot, heading
from entrepot.kernel.packed import packed
from entrepot.kernel.seat_bits import flags
from entrepot.kernel.state import State

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


class TradejackFields(State):
    """The attributes of a position, declared in fields.py; `like` is a position to copy."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "TradejackFields | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.first: i64 = 0
            self.round: i64 = 1
            self.bank: i64 = 0
            self.removed: i64 = 0
            self.revealer: i64 = 0
            self.standing_bid: i64 = 0
            self.passes: i64 = 0
            self.out: i64 = 0
            self.bidder: i64 = 0
            self.high_bidder: i64 = -1
            self.committed: i64 = 0
            self.co2: i64 = 0
            self.capital: vec[i64] = vec[i64]([i64(6)] * seats)
            self.product_deck: vec[i64] = packed(cards.product_copies)
            self.source_deck: vec[i64] = packed(cards.source_copies)
            self.product_discard: vec[i64] = vec[i64]([i64(0)] * len(cards.product_ids))
            self.source_discard: vec[i64] = vec[i64]([i64(0)] * len(cards.source_ids))
            self.block_a: vec[i64] = vec[i64]([i64(0)] * len(cards.demand_ids))
            self.block_c: vec[i64] = vec[i64]([i64(0)] * len(cards.demand_ids))
            self.card_b: i64 = -1
            self.demand_discard: list[int] = []
            self.demand: list[int] = []
            self.regulations: list[int] = []
            self.products: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.product_ids)))
            self.sources: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.source_ids)))
            self.reshuffle: Reshuffle | None = None
            self.won: list[int] = []
            self.laid: vec[i64] = vec[i64]()
            self.shown: i64 = -1
            self.waiting: i64 = -1
            self.looked: list[int] = []
        else:
            self.first = like.first
            self.round = like.round
            self.bank = like.bank
            self.removed = like.removed
            self.revealer = like.revealer
            self.standing_bid = like.standing_bid
            self.passes = like.passes
            self.out = like.out
            self.bidder = like.bidder
            self.high_bidder = like.high_bidder
            self.committed = like.committed
            self.co2 = like.co2
            self.capital = like.capital[:]
            self.product_deck = like.product_deck[:]
            self.source_deck = like.source_deck[:]
            self.product_discard = like.product_discard[:]
            self.source_discard = like.source_discard[:]
            self.block_a = like.block_a[:]
            self.block_c = like.block_c[:]
            self.card_b = like.card_b
            self.demand_discard = like.demand_discard[:]
            self.demand = like.demand[:]
            self.regulations = like.regulations[:]
            self.products = like.products[:]
            self.sources = like.sources[:]
            self.reshuffle = like.reshuffle.copy() if like.reshuffle is not None else None
            self.won = like.won[:]
            self.laid = like.laid[:]
            self.shown = like.shown
            self.waiting = like.waiting
            self.looked = like.looked[:]


def fields(s: "TradejackState") -> dict[str, Any]:
    """Return the fields as plain data."""
    return {
        "first": int(s.first),
        "round": int(s.round),
        "bank": int(s.bank),
        "removed": int(s.removed),
        "revealer": int(s.revealer),
        "standing_bid": int(s.standing_bid),
        "passes": int(s.passes),
        "out": flags(s.out, s.seats),
        "bidder": int(s.bidder),
        "high_bidder": int(s.high_bidder),
        "committed": flags(s.committed, s.seats),
        "co2": int(s.co2),
        "capital": list(s.capital),
        "product_deck": named(s.product_deck, s.cards.product_ids),
        "source_deck": named(s.source_deck, s.cards.source_ids),
        "product_discard": named(s.product_discard, s.cards.product_ids),
        "source_discard": named(s.source_discard, s.cards.source_ids),
        "block_a": named(s.block_a, s.cards.demand_ids),
        "block_c": named(s.block_c, s.cards.demand_ids),
        "block_b": [s.cards.demand_ids[s.card_b]] if s.card_b >= 0 else [],
        "demand_discard": [s.cards.demand_ids[face] for face in s.demand_discard],
        "demand": [s.cards.demand_ids[face] for face in s.demand],
        "regulations": [s.cards.demand_ids[face] for face in s.regulations],
        "products": named_hands(s.products, s.cards.product_ids),
        "sources": named_hands(s.sources, s.cards.source_ids),
        "reshuffle": s.game.position.by_name["reshuffle"].take(s),
        "won": s.game.position.by_name["won"].take(s),
        "awards": awards_by_seat(s),
        "laid": write_laid(s, s.laid),
        "shown": "" if s.shown == -1 else "?" if s.shown == -2 else s.cards.source_ids[s.shown],
        "waiting": "" if s.waiting == -1 else "?" if s.waiting == -2 else s.cards.source_ids[s.waiting],
        "looked": [s.cards.source_ids[face] for face in s.looked],
    }


def view(s: "TradejackState", seat: int | None) -> dict[str, Any]:
    """Return what a seat sees of the fields, and what every view begins and ends with."""
    return {
        "game": s.game.id,
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "first": int(s.first),
        "round": int(s.round),
        "committed": flags(s.committed, s.seats),
        "co2": co2_seen(s, seat),
        "capital": list(s.capital),
        "demand": [s.cards.demand_ids[face] for face in s.demand],
        "regulations": [s.cards.demand_ids[face] for face in s.regulations],
        "products": [] if seat is None else named_hand(s.products, seat, s.cards.product_ids),
        "product_counts": hand_sizes(s.products, len(s.cards.product_ids)),
        "sources": sources_seen(s, seat),
        "source_counts": hand_sizes(s.sources, len(s.cards.source_ids)),
        "awards": awards_by_seat(s),
        "laid": laid_seen(s, seat),
        "waiting": waiting_seen(s, seat),
        "looked": looked_seen(s, seat),
        "ending": s.ending,
    }


def redeal_hands(s: TradejackFields, seat: i64, rng: Random) -> None:
    """Deal the others anew what the seat cannot place."""
    redeal(s.product_deck, s.products, seat, rng)


def encode(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write what a seat knows as whole numbers, in the order in which fields.py lists them."""
    heading(out, s, seat)
    out.add(s.round)
    out.add(s.first)
    add_numbers(out, s.capital)
    add_numbers(out, s.products[seat * len(s.cards.product_ids) : (seat + 1) * len(s.cards.product_ids)])
    out.add_all(hand_sizes(s.products, len(s.cards.product_ids)))
    add_sources(out, s, seat)
    out.add_all(hand_sizes(s.sources, len(s.cards.source_ids)))
    add_awards(out, s, seat)
    add_demand(out, s, seat)
    add_one_hot(out, s.shown, len(s.cards.source_ids))
    out.add(s.standing_bid)
    out.add(s.high_bidder)
    out.add(s.bidder if is_auction(s, seat) else -1)
    add_passes(out, s, seat)
    out.add(s.revealer if is_auction(s, seat) else -1)
    add_bits(out, s.out, s.seats)
    add_waiting(out, s, seat)
    add_counts(out, s.looked if knows_pair(s, seat) else [], len(s.cards.source_ids))
    add_bits(out, s.committed, s.seats)
    add_laid(out, s, seat)
    out.add(s.co2 if counts_co2(s, seat) else -1)
    add_co2_limit(out, s, seat)
    add_decks(out, s, seat)
    add_numbers(out, s.product_discard)
    add_numbers(out, s.source_discard)
    add_counts(out, s.demand_discard, len(s.cards.demand_ids))
