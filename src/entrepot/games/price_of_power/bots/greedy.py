"""Greedy: reckons what each action brings until the end, in Ducats, and takes the best; passes when that pays more."""

from typing import cast

from entrepot.games.price_of_power.bots.greed import choices
from entrepot.games.price_of_power.bots.greed.habits import Habits
from entrepot.games.price_of_power.bots.greed.trading import Trading, rank
from entrepot.games.price_of_power.bots.greed.turn import Turn
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.kernel.bot import ImaginingBot
from entrepot.kernel.state import State


class Greedy(ImaginingBot):
    """Trades where the cards will pay, grows by lands, ships and Ideas, and looks at what rivals get."""

    name = "greedy"

    def __init__(self, seed: object = 0, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.habits: Habits = habits if habits is not None else Habits()

    def weigh(self, state: State, seat: int, legal: list[int]) -> int:
        s = cast(PowerState, state)
        phase = s.top().name
        if phase == "ties":
            return rank(s, seat, legal)
        if phase == "realms":
            return legal[self.rng.below(len(legal))]
        worth = Worth(s, seat, self.habits)
        if phase == "turn":
            return Turn(worth, s).best(legal)
        if phase == "trade":
            return Trading(worth, s).best(legal)
        if phase == "escort":
            return Trading(worth, s).end(legal)
        if phase == "send":
            return Trading(worth, s).send(legal)
        return choices.best(Turn(worth, s), phase, legal)
