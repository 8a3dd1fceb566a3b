"""Phases that ask the player on turn. TT-TURN-02"""

from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.kernel.phase import ALONE, Phase


class OwnTurn(Phase[TradeState]):
    """A phase that asks the player on turn."""

    waits = True
    turn_clause = "TT-TURN-02"

    def actors(self, s: TradeState) -> list[int]:
        return ALONE[s.active]
