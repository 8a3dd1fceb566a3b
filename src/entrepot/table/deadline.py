"""Bots know no clock: the process in which they think counts the time for them."""

import time
from collections.abc import Callable
from typing import Final

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.budget import Budget
from entrepot.kernel.bot import Bot

SECONDS_A_MOVE: Final = 1.8
"""When no further playout begins: the last one and the way to the table have what is left of two seconds."""


class Deadline(Budget):
    """So many playouts a decision, and so many seconds from its beginning, whichever is used up first."""

    def __init__(
        self, playouts: int, seconds: float = SECONDS_A_MOVE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(playouts)
        self._seconds = seconds
        self._clock = clock
        self._end = clock() + seconds

    def begin(self) -> None:
        self._end = self._clock() + self._seconds

    def allows(self, done: int) -> bool:
        return done < self.playouts and self._clock() < self._end


def in_time(bot: Bot) -> Bot:
    """Return the bot; one that searches looks at the clock from now on."""
    if isinstance(bot, Ismcts):
        bot.budget = Deadline(bot.budget.playouts)
    return bot
