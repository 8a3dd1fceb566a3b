"""Whether somebody is still at the other end of a socket: a closed line says so, a dead one does not."""

import asyncio
from collections.abc import Callable
from typing import Final

PING_SECONDS: Final = 4.0
"""The silence after which the other side is asked for a sign of life."""
SILENT_SECONDS: Final = 12.0
"""The silence after which it is taken for gone."""


class Pulse:
    """Watches from `start` until `stop`: asks by `ping` after some silence, and calls `lost` once it is too long."""

    def __init__(self, ping: Callable[[], None], lost: Callable[[], None]) -> None:
        self._ping = ping
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to watch, or go on."""
        if self._timer is None:
            self._timer = self._loop.call_later(PING_SECONDS, self._look)

    def heard(self) -> None:
        """Something has come from the other side, whatever it was."""
        self._heard_at = self._loop.time()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        silence = self._loop.time() - self._heard_at
        if silence >= SILENT_SECONDS:
            self._timer = None
            self._lost()
            return
        if silence >= PING_SECONDS:
            self._ping()
        wait = PING_SECONDS if silence >= PING_SECONDS else PING_SECONDS - silence
        self._timer = self._loop.call_later(wait, self._look)
