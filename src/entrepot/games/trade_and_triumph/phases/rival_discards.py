"""A rival who must discard. TT-R-49, TT-R-63"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DISCARD_TRADE
from entrepot.games.trade_and_triumph.phases.choice import Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.free_actions import add_cards
from entrepot.games.trade_and_triumph.rules.hands import throw_away
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE

RIVAL: Final = 1
LEFT: Final = 2
"""The notes: the rival plus 1, and how many cards are still to be discarded."""


class RivalDiscards(Choice):
    """Asks the rival, who chooses alone: the only decision outside the own turn."""

    name = "rival-discards"
    clause = "TT-R-63"

    def enter(self, s: TradeState) -> None:
        if s.note(LEFT) == 0 or s.hand_size(s.note(RIVAL) - 1) == 0:
            s.pop()

    def actors(self, s: TradeState) -> list[int]:
        return ALONE[s.note(RIVAL) - 1]

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        add_cards(s, moves, seat, DISCARD_TRADE.base)

    def is_forced(self, s: TradeState, seat: int) -> bool:
        return s.hand_size(seat) == 1

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        throw_away(s, seat, action - DISCARD_TRADE.base)
        s.set_note(LEFT, s.note(LEFT) - 1)
        self.enter(s)

    def left(self, s: TradeState) -> int:
        return s.note(LEFT)
