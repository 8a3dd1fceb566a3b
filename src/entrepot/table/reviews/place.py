"""A place among the reviews that are under way: whoever has used up his time gives his to others for as long."""

import asyncio
from collections.abc import Callable
from typing import Final

from entrepot.table.allowance import Allowance
from entrepot.table.turns import Turn, Turns

PAUSE_SECONDS: Final = 1.0


class Place:
    """`take` it, wait for `go_on` before each piece of work, and `leave` in the end."""

    def __init__(
        self, turns: Turns[int], allowance: Allowance, is_calm: Callable[[], bool], payers: tuple[str, ...]
    ) -> None:
        self._turns = turns
        self._allowance = allowance
        self._is_calm = is_calm
        self._payers = payers
        self._held: tuple[int, Turn[int]] | None = None
        self._lock = asyncio.Lock()

    async def take(self) -> None:
        """Return once it is its turn."""
        turn: Turn[int] = Turn(self._payers, is_long=False, is_hint=False)
        self._held = await self._turns.wait(turn), turn

    def leave(self) -> None:
        """Give the place back, if it is held."""
        if self._held is not None:
            place, turn = self._held
            self._held = None
            self._turns.give_back(place, turn, 0.0)

    async def go_on(self) -> None:
        """Return once the server keeps up with its players, these payers have time left, and they have the place."""
        async with self._lock:  # a review does several things at once
            while not self._is_calm():
                await asyncio.sleep(PAUSE_SECONDS)
            if not self._allowance.is_used_up(self._payers):
                return
            self.leave()
            while self._allowance.is_used_up(self._payers):
                await asyncio.sleep(PAUSE_SECONDS)
            await self.take()
