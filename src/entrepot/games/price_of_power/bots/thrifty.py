"""Thrifty: one plain plan, a yardstick for other bots."""

from entrepot.games.price_of_power.actions import (
    ANNEX,
    CLAIM,
    COLONIZE,
    COURT,
    CUBE_POWER,
    DECLINE,
    DONE,
    END,
    GROW,
    INFLUENCE,
    KEEP,
    PASS,
    PAY_POWER,
    RESEARCH,
    SCRAP,
    SELECT,
    SUBJUGATE,
    TRADE,
)
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Thrifty(Bot):
    """Trades while it can, spends what Power is left on lands, Ideas and Growth, and never borrows or moves a ship."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        for verb in (CLAIM, SELECT, ANNEX, RESEARCH, TRADE, SUBJUGATE, COLONIZE, GROW, INFLUENCE, CUBE_POWER, COURT):
            for action in legal:
                if verb.has(action):
                    return action
        for verb in (DECLINE, PAY_POWER, DONE, KEEP, SCRAP, END, PASS):
            for action in legal:
                if verb.has(action):
                    return action
        return legal[self.rng.below(len(legal))]
