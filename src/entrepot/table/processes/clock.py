"""The clock on the wall by which several processes go: the database's, as those of their machines may be apart."""

from collections.abc import Callable


class DatabaseClock:
    """Call it for the time; `put` it right now and again, by what the database has just said."""

    def __init__(self, now: float, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self.put(now)

    def put(self, now: float) -> None:
        self._began = now - self._monotonic()

    def __call__(self) -> float:
        return self._began + self._monotonic()
