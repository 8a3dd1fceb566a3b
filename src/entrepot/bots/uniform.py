"""The bot that plays at random: a baseline for every comparison."""

from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Uniform(Bot):
    """Chooses each legal action with the same probability."""

    name = "uniform"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
