"""A yardstick: one plain plan in a few lines."""

from typing import Final

from entrepot.games.haggle.actions import ACCEPT, DECLINE, ERRAND
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle

CHEAP: Final = 4


class Thrifty(Bot):
    """Runs errands, buys what is cheap, and otherwise takes what comes first."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if ERRAND.base in legal:
            return int(ERRAND.base)
        if DECLINE.base in legal:
            cheap = ACCEPT.base in legal and seat.view()["prices"][0] <= CHEAP
            return int(ACCEPT.base if cheap else DECLINE.base)
        return legal[0]
