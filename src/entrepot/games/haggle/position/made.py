"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.haggle.content.tables import Cards
from entrepot.games.haggle.position.sights import parcels_seen
from entrepot.kernel.bag import cards_in, hand_sizes, named, named_hand, named_hands
from entrepot.kernel.game import Game
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State

if TYPE_CHECKING:
    from entrepot.games.haggle.position.state import HaggleState


class HaggleFields(State):
    """The attributes of a position, declared in fields.py; `like` is a position to copy."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        seats: int,
        options: list[int],
        like: "HaggleFields | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        if like is None:
            self.round: i64 = 1
            self.beginner: i64 = 0
            self.mover: i64 = 0
            self.coins: vec[i64] = vec[i64]([i64(8)] * seats)
            self.bank: i64 = 0
            self.hands: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.ids)))
            self.deck: vec[i64] = packed(cards.copies)
            self.discard: vec[i64] = vec[i64]([i64(0)] * len(cards.ids))
            self.owner: list[int] = []
            self.face: list[int] = []
            self.seen: list[int] = []
            self.parcel: i64 = -1
            self.laid: vec[i64] = vec[i64]([i64(-1)] * seats)
            self.out: vec[i64] = vec[i64]([i64(0)] * seats)
            self.called: bool = False
        else:
            self.round = like.round
            self.beginner = like.beginner
            self.mover = like.mover
            self.coins = like.coins[:]
            self.bank = like.bank
            self.hands = like.hands[:]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.owner = like.owner[:]
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.parcel = like.parcel
            self.laid = like.laid[:]
            self.out = like.out[:]
            self.called = like.called


def fields(s: "HaggleState") -> dict[str, Any]:
    """Return the fields as plain data."""
    return {
        "round": int(s.round),
        "beginner": int(s.beginner),
        "mover": int(s.mover),
        "coins": list(s.coins),
        "bank": int(s.bank),
        "hands": named_hands(s.hands, s.cards.ids),
        "deck": named(s.deck, s.cards.ids),
        "discard": named(s.discard, s.cards.ids),
        "parcels": s.game.position.by_name["parcels"].take(s),
        "parcel": int(s.parcel) + 1,
        "laid": ["" if one == -1 else s.cards.ids[one] for one in s.laid],
        "out": list(s.out),
        "called": s.called,
    }


def view(s: "HaggleState", seat: int | None) -> dict[str, Any]:
    """Return what a seat sees of the fields, and what every view begins and ends with."""
    return {
        "game": s.game.id,
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "round": int(s.round),
        "beginner": int(s.beginner),
        "mover": int(s.mover),
        "coins": list(s.coins),
        "hand": [] if seat is None else named_hand(s.hands, seat, s.cards.ids),
        "hand_counts": hand_sizes(s.hands, len(s.cards.ids)),
        "deck": int(cards_in(s.deck)),
        "discard": named(s.discard, s.cards.ids),
        "parcels": parcels_seen(s, seat),
        "parcel": int(s.parcel) + 1,
        "laid": "" if seat is None else "" if s.laid[seat] == -1 else s.cards.ids[s.laid[seat]],
        "out": list(s.out),
        "called": s.called,
        "ending": s.ending,
    }
