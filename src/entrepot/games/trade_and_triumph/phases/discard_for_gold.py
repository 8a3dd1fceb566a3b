"""Discarding a card for the gold of an Eternal. TT-R-35, TT-R-63"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DISCARD_TRADE
from entrepot.games.trade_and_triumph.phases.choice import EFFECT, Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.free_actions import add_cards
from entrepot.games.trade_and_triumph.rules.gains import gain_gold
from entrepot.games.trade_and_triumph.rules.hands import throw_away
from entrepot.kernel.moves import Moves


class DiscardForGold(Choice):
    """Offers the cards in hand."""

    name = "discard-for-gold"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if s.hand_size(s.active) == 0:  # where the Eternal was used for its other effect: TT-R-63
            s.pop()

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        add_cards(s, moves, seat, DISCARD_TRADE.base)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        throw_away(s, seat, action - DISCARD_TRADE.base)
        gain_gold(s, seat, s.cards.amounts[s.note(EFFECT)], s.note(EFFECT) // 2)
        s.pop()
