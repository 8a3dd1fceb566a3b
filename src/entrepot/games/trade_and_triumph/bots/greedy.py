"""Greedy: goes for the cubes and bonuses it lacks, upgrades early, buys points late, trips up whom it hurts most."""

from typing import Any

from entrepot.games.trade_and_triumph.bots.greed.habits import Habits
from entrepot.games.trade_and_triumph.bots.greed.sight import Look, Sight
from entrepot.games.trade_and_triumph.bots.greed.turn import Turn
from entrepot.games.trade_and_triumph.bots.greed.worth import Worth
from entrepot.games.trade_and_triumph.content.tables import Cards
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Greedy(Bot):
    """Gives each action a worth in gold and takes the best."""

    name = "greedy"

    def __init__(self, seed: object = 0, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.habits: Habits = habits if habits is not None else Habits()
        self._look: Look | None = None

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        if self._look is None:
            self._look = Look(Cards(seat.game.content))
        view: dict[str, Any] = seat.view()
        turn = Turn(Worth(Sight(self._look, view, self.habits.rate), self.habits))
        best = legal[0]
        most = turn.value(best)
        for action in legal[1:]:
            value = turn.value(action)
            if value > most:
                most = value
                best = action
        return best
