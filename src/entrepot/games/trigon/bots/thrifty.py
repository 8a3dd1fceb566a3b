"""Thrifty: one plain plan, a yardstick for other bots."""

from entrepot.games.trigon.actions import (
    BUILD_BOAT,
    BUY_QUEST,
    CROWN,
    DECLINE,
    END,
    EXCHANGE,
    FOUND,
    MARCH,
    PASS,
    PLAY,
    SITE,
    TRAIN_KNIGHT,
    TRAIN_SCOUT,
    WITHDRAW,
)
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Thrifty(Bot):
    """Founds where a scout stands, trains scouts, buys quests and knights, sends everybody on, and never trades."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        for verb in (CROWN, FOUND, PLAY, TRAIN_SCOUT, EXCHANGE, BUY_QUEST, BUILD_BOAT, MARCH, TRAIN_KNIGHT):
            for action in legal:
                if verb.has(action):
                    return action
        for verb in (SITE, DECLINE, WITHDRAW, END, PASS):
            for action in legal:
                if verb.has(action):
                    return action
        return legal[self.rng.below(len(legal))]
