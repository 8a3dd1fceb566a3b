"""Thrifty: one plain plan, a yardstick for other bots."""

from entrepot.games.tradewarz.actions import (
    BUILD,
    BUY_TECH,
    CASTLE,
    DECLINE,
    DOCK,
    END,
    MARCH,
    PASS,
    RECRUIT,
    RESOURCES_UP,
    SQUAD_OF,
    STEP,
    STOP,
    UNIVERSITY,
    VILLAGE,
    WITHDRAW,
)
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Thrifty(Bot):
    """Docks at once, marches as far as the die lets it, builds on whatever it stands on, studies and recruits."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        for verb in (DOCK, VILLAGE, CASTLE, STEP, STOP, MARCH, BUILD, BUY_TECH, RESOURCES_UP):
            for action in legal:
                if verb.has(action):
                    return action
        for verb in (SQUAD_OF, UNIVERSITY, RECRUIT, PASS, END, DECLINE, WITHDRAW):
            for action in reversed(legal):
                if verb.has(action):
                    return action
        return legal[-1]
