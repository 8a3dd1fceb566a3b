"""Phases that ask the active player. RT-ROUND-12"""

from entrepot.games.trigon.position.state import TrigonState
from entrepot.kernel.phase import ALONE, Phase


class OwnTurn(Phase[TrigonState]):
    """A phase that asks the active player."""

    waits = True
    turn_clause = "RT-ROUND-12"

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.turn]
