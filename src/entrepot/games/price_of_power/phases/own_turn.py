"""Phases that ask the Active Player. PP-TURN-01"""

from entrepot.games.price_of_power.position.state import PowerState
from entrepot.kernel.phase import ALONE, Phase


class OwnTurn(Phase[PowerState]):
    """A phase that asks the Active Player."""

    waits = True
    turn_clause = "PP-TURN-01"

    def actors(self, s: PowerState) -> list[int]:
        return ALONE[s.turn]
