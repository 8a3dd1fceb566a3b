"""The levels of play that every game has: the same search, with less or more of it, and with slips."""

from typing import Final

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle

EASY_SLIPS: Final = 25
"""Of a hundred decisions, those that `easy` makes at random."""


class Easy(Ismcts):
    """Plays as the game's own bot does, and makes every fourth decision at random."""

    name = "easy"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed, Budget(1))

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if self.rng.below(100) < EASY_SLIPS:
            return legal[self.rng.below(len(legal))]
        return self.policy_for(seat).pick(seat.imagine(self.rng), seat.seat, legal, self.rng)


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


LEVELS: Final[dict[str, type[Bot]]] = {"easy": Easy, "medium": Medium, "hard": Hard}
