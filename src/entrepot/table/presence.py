"""Who is there: from which seats a table is looked at. Who comes back within a moment was never away."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

GRACE_SECONDS: Final = 15.0
"""A page that is loaded anew, or a line that is lost for a moment, is no going away."""


class Presence:
    """`seen` has for each seat when it was last looked from; `changed` is called with a seat that has come or gone."""

    def __init__(self, seen: list[float | None], clock: Callable[[], float], changed: Callable[[int], None]) -> None:
        self.seen = seen
        self.here = [False] * len(seen)
        """As it is told: who has just gone counts as here still."""
        self._looking: Counter[int] = Counter()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._began = time.monotonic()
        self._clock = clock
        self._changed = changed

    def unsure_for(self) -> float:
        """Return for how many seconds more those may still come back who were here before the table was opened."""
        return self._began + GRACE_SECONDS - time.monotonic()

    def come(self, seats: Sequence[int]) -> None:
        """Somebody looks from these seats."""
        for seat in seats:
            self._looking[seat] += 1
            timer = self._timers.pop(seat, None)
            if timer is not None:
                timer.cancel()
            if not self.here[seat]:
                self.here[seat] = True
                self._changed(seat)

    def go(self, seats: Sequence[int]) -> None:
        """One of those who looked from these seats does so no more."""
        for seat in seats:
            self._looking[seat] -= 1
            if not self._looking[seat]:
                self._timers[seat] = asyncio.get_running_loop().call_later(GRACE_SECONDS, self._miss, seat)

    def empty(self, seat: int) -> None:
        """Another sits in a seat, or nobody, and has not been seen yet; who has looked from it does so no more."""
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()
        self.here[seat], self.seen[seat] = False, None

    def close(self) -> list[int]:
        """Everybody is sent away: return the seats where somebody was."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        gone = [seat for seat, is_here in enumerate(self.here) if is_here]
        for seat in gone:
            self.here[seat], self.seen[seat] = False, self._clock()
        return gone

    def _miss(self, seat: int) -> None:
        del self._timers[seat]
        self.here[seat] = False
        self.seen[seat] = self._clock() - GRACE_SECONDS
        self._changed(seat)
