"""Greedy: reckons what each action brings until the end, in Ducats, and takes the best; passes when that pays more."""

from typing import cast

from entrepot.games.price_of_power.bots.greed import choices
from entrepot.games.price_of_power.bots.greed.habits import Habits
from entrepot.games.price_of_power.bots.greed.trading import Trading, rank
from entrepot.games.price_of_power.bots.greed.turn import Turn
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle


class Greedy(Bot):
    """Trades where the cards will pay, grows by lands, ships and Ideas, and looks at what rivals get."""

    name = "greedy"

    def __init__(self, seed: object = 0, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.habits: Habits = habits if habits is not None else Habits()

    @classmethod
    def imagines(cls, game: Game, options: dict[str, str]) -> bool:
        return True

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        s = cast(PowerState, seat.imagine(self.rng))  # what it looks at is the same in all that it could imagine
        phase = s.top().name
        if phase == "ties":
            return rank(s, seat.seat, legal)
        if phase == "realms":
            return legal[self.rng.below(len(legal))]
        worth = Worth(s, seat.seat, self.habits)
        if phase == "turn":
            return Turn(worth, s).best(legal)
        if phase == "trade":
            return Trading(worth, s).best(legal)
        if phase == "escort":
            return Trading(worth, s).end(legal)
        if phase == "send":
            return Trading(worth, s).send(legal)
        return choices.best(Turn(worth, s), phase, legal)
