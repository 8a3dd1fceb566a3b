"""Phases that ask the player on turn. TW-SEASON-04"""

from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.kernel.phase import ALONE, Phase


class OwnTurn(Phase[TradeWarzState]):
    """A phase that asks the player on turn."""

    waits = True
    turn_clause = "TW-SEASON-04"

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.order[s.turn]]
