"""The levels of play that every game has: the same search, with less or more of it, and with slips."""

from typing import Final

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.policy import ByBots, Policy
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle

EASY_SLIPS: Final = 50
"""Of a hundred decisions, those that `easy` makes by the simpler bot."""


class Easy(Ismcts):
    """Plays as the game's own bot does, but makes every second decision as the simplest of the game's own bots would.

    Random slips were no game: one random bid in an auction ruins its seat.
    """

    name = "easy"

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed, Budget(1))
        self.simple: Policy | None = None

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        position = seat.imagine(self.rng)
        policy = self.policy_for(seat)
        if self.rng.below(100) < EASY_SLIPS:
            if self.simple is None:
                self.simple = simplest(seat.game, int(position.seats))
            policy = self.simple
        return policy.pick(position, seat.seat, legal, self.rng)


def simplest(game: Game, seats: int) -> Policy:
    """Return how the simplest of the game's own bots plays; random play if it has fewer than two."""
    kinds = list(game.bots.values())
    return ByBots(kinds[0], seats) if len(kinds) > 1 else Policy()


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
