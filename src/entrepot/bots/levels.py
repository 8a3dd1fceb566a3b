"""The levels of play that every game has: the same search, with less or more of it, and with slips."""

from typing import Final

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.simulation import Habits
from entrepot.bots.uniform import Uniform
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle

EASY_SLIPS: Final = 50
"""Of a hundred decisions, those that `easy` leaves to the simpler bot."""


class Easy(Bot):
    """Plays as the game's strongest own bot does, but leaves every second decision to the simplest of them.

    Random slips were no game: one random bid in an auction ruins its seat.
    """

    name = "easy"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed)
        self.bots: list[Bot] = []
        """The strong one and the simple one, made when the game is known."""

    @classmethod
    def imagines(cls, game: Game, options: dict[str, str]) -> bool:
        return any(kind.imagines(game, options) for kind in game.bots.values())

    def choose(self, seat: SeatHandle) -> int:
        if not self.bots:
            kinds: list[type[Bot]] = [Uniform, *seat.game.bots.values()]
            self.bots = [kinds[-1](self.rng.next()), kinds[1 if len(kinds) > 2 else 0](self.rng.next())]
        action = self.bots[1 if self.rng.below(100) < EASY_SLIPS else 0].choose(seat)
        legal = seat.legal()
        # one bot may lead the other where it would never go by itself and is at a loss
        return action if action in legal else legal[self.rng.below(len(legal))]


class Medium(Ismcts):
    """Looks a little ahead."""

    name = "medium"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed, Budget(24))


class Hard(Ismcts):
    """Looks ahead as well as the search can in about a second."""

    name = "hard"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed, Budget(100))


class Expert(Ismcts):
    """Looks ahead three times as far, and judges by what was learned where that comes with the game."""

    name = "expert"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed, Budget(300), Habits(learned=True))


LEVELS: Final[dict[str, type[Bot]]] = {"easy": Easy, "medium": Medium, "hard": Hard, "expert": Expert}
