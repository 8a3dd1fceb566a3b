"""Filling the hand up, card by card. TT-R-10, TT-R-63"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DONE, DRAW
from entrepot.games.trade_and_triumph.phases.choice import EFFECT, Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.hands import draw_to_hand
from entrepot.kernel.moves import Moves


class Refill(Choice):
    """Asks for a deck, Trade or Influence, until the hand is full or the seat stops."""

    name = "refill"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if self.left(s) <= 0 or not (s.can_draw(0) or s.can_draw(1)):
            s.pop()

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        for deck in range(2):
            if s.can_draw(deck):
                moves.add(DRAW.base + deck)
        moves.add(DONE.base)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        if action == DONE.base:
            s.pop()
            return
        draw_to_hand(s, seat, action - DRAW.base)
        self.enter(s)

    def left(self, s: TradeState) -> int:
        return s.cards.amounts[s.note(EFFECT)] - int(s.hand_size(s.active))
