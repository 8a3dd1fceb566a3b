"""Thrifty: one plain plan, a yardstick for other bots."""

from entrepot.games.trade_and_triumph.actions import (
    ACTIONS,
    DRAW,
    END,
    LAY,
    SELL_CUBE,
    SELL_SET,
    SPECIALTY,
    STAY,
    UPGRADE,
)
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Thrifty(Bot):
    """Walks as far as it can, sells every cube at home, buys and plays Specialty cards, upgrades, lays Trade cards."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if legal[0] < STAY.base:
            walks = [action for action in legal if action < STAY.base]
            spaces = [ACTIONS.verb(action).values(action)[-1] for action in walks]
            far = [action for action, length in zip(walks, spaces, strict=True) if length == spaces[-1]]
            return far[int(seat.view()["round"]) % len(far)]
        buy = DRAW.of(2)
        for verb in (SELL_SET, SELL_CUBE, SPECIALTY, UPGRADE, LAY, END):
            found = [action for action in legal if action == buy or verb.has(action)]
            if found:
                return found[0]
        return legal[0]
