"""The end of a turn, once declared. TT-R-57"""

from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.eternals import trigger
from entrepot.kernel.phase import Phase


class Finish(Phase[TradeState]):
    """End-of-turn Eternals pay before the hand limit is applied. TT-R-45, TT-R-57"""

    name = "finish"

    def enter(self, s: TradeState) -> None:
        if s.eternals:
            trigger(s, parts.AT_END, 1)
        s.goto(order.HAND_LIMIT)
