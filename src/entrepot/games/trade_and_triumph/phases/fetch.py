"""Fetching cards from a discard pile into the hand. TT-R-63"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, FETCH_TRADE
from entrepot.games.trade_and_triumph.phases.choice import EFFECT, Choice
from entrepot.games.trade_and_triumph.position.memory import remember_fetched
from entrepot.games.trade_and_triumph.position.record import FETCHED, note
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.gains import face_of
from entrepot.games.trade_and_triumph.rules.hands import put_in_hand
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

LEFT: Final = 1
"""The note of how many cards are still to be fetched."""


class Fetch(Choice):
    """Offers what lies in the pile; everybody sees what is fetched."""

    name = "fetch"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if s.note(LEFT) == 0 or s.sizes[deck_of(s) + 3] == 0:
            s.pop()

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        deck = deck_of(s)
        base = int(FETCH_TRADE.base) + deck * CAPACITY
        for face, count in enumerate(s.discard(deck)):
            if count > 0:
                moves.add(base + face)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        card = int(action - FETCH_TRADE.base)
        s.discard(card // CAPACITY)[card % CAPACITY] -= 1
        s.sizes[card // CAPACITY + 3] -= 1
        put_in_hand(s, seat, card)
        remember_fetched(s, seat, card)
        note(s, card // CAPACITY, FETCHED, seat * CAPACITY + card % CAPACITY)
        if s.listening:
            s.tell("fetched", EVERYONE, {"seat": seat_name(seat), "card": face_of(s, card)})
        s.set_note(LEFT, s.note(LEFT) - 1)
        self.enter(s)

    def left(self, s: TradeState) -> int:
        return s.note(LEFT)


def deck_of(s: TradeState) -> int:
    """Return the deck whose discards are fetched."""
    return s.cards.whats[s.note(EFFECT)]
