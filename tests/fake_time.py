"""Time that a test sets: both clocks go on together, unless it is said otherwise."""

from __future__ import annotations


class FakeTime:
    """Give `wall` and `monotonic` to whatever asks for the time."""

    def __init__(self, wall: float = 1_800_000_000.0) -> None:
        self._wall = wall
        self._monotonic = 1_000.0

    def wall(self) -> float:
        return self._wall

    def monotonic(self) -> float:
        return self._monotonic

    def run(self, seconds: float) -> None:
        """Let time pass."""
        self._wall += seconds
        self._monotonic += seconds

    def set_wall(self, seconds: float) -> None:
        """Put the clock on the wall forward, or back: nothing has passed."""
        self._wall += seconds
