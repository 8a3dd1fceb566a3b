"""Whose thought comes next: hints before moves, and whoever has used least before whoever has used much."""

import asyncio
import time
from collections import Counter
from functools import partial
from typing import Generic, TypeVar

from entrepot.table.allowance import Allowance

Lent = TypeVar("Lent")


class Turn(Generic[Lent]):
    """Somebody who waits to be lent something. All `payers` together pay for it; `is_long` leaves some to others."""

    def __init__(self, payers: tuple[str, ...], is_long: bool, is_hint: bool) -> None:
        self.payers = payers
        self.is_long = is_long
        self.is_hint = is_hint
        self.lent: asyncio.Future[Lent] = asyncio.get_running_loop().create_future()


class Turns(Generic[Lent]):
    """Lends things, at most `most_long` of them at a time to long turns; that given back last is lent first."""

    def __init__(self, things: list[Lent], most_long: int, allowance: Allowance) -> None:
        self.idle = list(reversed(things))
        self._long_left = most_long
        self._allowance = allowance
        self._waiting: list[Turn[Lent]] = []
        self._running: Counter[str] = Counter()

    async def wait(self, turn: Turn[Lent]) -> Lent:
        """Return what is lent, once it is this one's turn."""
        self._waiting.append(turn)
        self._lend()
        try:
            return await turn.lent
        except asyncio.CancelledError:
            if turn.lent.cancelled():
                self._waiting.remove(turn)
            else:  # it was lent at the same moment
                self.give_back(turn.lent.result(), turn, 0.0)
            raise

    def give_back(self, thing: Lent, turn: Turn[Lent], seconds: float) -> None:
        """Take back what was used for so long."""
        self._long_left += turn.is_long
        self._running.subtract(turn.payers)
        self._running += Counter()  # forgets those who have none
        self._allowance.use(turn.payers, seconds)
        self.idle.append(thing)
        self._lend()

    def _lend(self) -> None:
        while self.idle and (turn := self._next()) is not None:
            self._waiting.remove(turn)
            self._long_left -= turn.is_long
            self._running.update(turn.payers)
            turn.lent.set_result(self.idle.pop())

    def _next(self) -> Turn[Lent] | None:
        able = [turn for turn in self._waiting if not turn.lent.cancelled() and (self._long_left or not turn.is_long)]
        return min(able, key=partial(self._rank, time.monotonic()), default=None)

    def _rank(self, now: float, turn: Turn[Lent]) -> tuple[bool, int, float]:
        """Return what is compared, at one moment for all; among those that are alike in it, the first comes first."""
        goes_first = turn.is_hint and not self._allowance.is_used_up(turn.payers, now)
        left = self._allowance.left(turn.payers, now)
        return not goes_first, max(self._running[payer] for payer in turn.payers), -left
