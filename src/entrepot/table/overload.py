"""Whether the server can keep up. Where it cannot, those who are not playing yet are sent away first."""

import asyncio
import logging
import math
from enum import IntEnum
from typing import Final

log = logging.getLogger(__name__)
TICK_SECONDS: Final = 0.05
MEMORY_SECONDS: Final = 0.5
"""How long a delay is remembered: one pause alone sends nobody away."""


class Rank(IntEnum):
    """Who goes first, once there is too much to do: newcomers; those who read; players; nobody is `NEEDED` in vain."""

    NEWCOMER = 1
    READER = 2
    PLAYER = 3
    NEEDED = 4


LATE: Final = {Rank.NEWCOMER: 1.0, Rank.READER: 2.0, Rank.PLAYER: 4.0, Rank.NEEDED: math.inf}
"""How many times the allowed lag the server runs late before those of a rank are sent away."""


class Overload:
    """Measures by how much the event loop runs late. `lag` is what is allowed, in seconds."""

    def __init__(self, lag: float) -> None:
        self._allowed = lag
        self.late = 0.0
        """Seconds, of late."""
        self.sheds = Rank.NEWCOMER - 1
        """Those of this rank and below are sent away."""
        self._task = asyncio.create_task(self._watch(), name="overload")

    def allows(self, rank: Rank) -> bool:
        """Say whether those of a rank are heard."""
        return rank > self.sheds

    def close(self) -> None:
        """Measure no more."""
        self._task.cancel()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begin = loop.time()
            await asyncio.sleep(TICK_SECONDS)
            self.note(loop.time() - begin)

    def note(self, took: float) -> None:
        """Take note that a tick took so long."""
        weight = 1.0 - math.exp(-took / MEMORY_SECONDS)
        self.late += weight * (max(0.0, took - TICK_SECONDS) - self.late)
        before = self.sheds
        self.sheds = max((rank for rank in Rank if self.late > self._allowed * LATE[rank]), default=Rank.NEWCOMER - 1)
        if self.sheds > before:
            log.warning(
                "overload", extra={"late_seconds": round(self.late, 3), "sent_away": Rank(self.sheds).name.lower()}
            )
