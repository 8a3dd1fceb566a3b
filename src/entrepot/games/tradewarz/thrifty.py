"""Thrifty: one plain plan, a yardstick for other bots."""

from typing import Final

from entrepot.games.tradewarz import actions as do
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle

FIRST: Final = (do.DOCK, do.VILLAGE, do.CASTLE, do.STEP, do.STOP, do.MARCH, do.BUILD, do.BUY_TECH, do.RESOURCES_UP)
LAST: Final = (do.SQUAD_OF, do.UNIVERSITY, do.RECRUIT, do.PASS, do.END, do.DECLINE, do.WITHDRAW)


class Thrifty(Bot):
    """Docks at once, marches as far as the die lets it, builds on whatever it stands on, studies and recruits."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        for verb in (*FIRST, *LAST):
            found = [action for action in legal if verb.has(action)]
            if found:
                return found[0 if verb in FIRST else -1]
        return legal[-1]
