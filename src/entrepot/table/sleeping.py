"""Hours of sleep: what of a stretch of time counts for somebody who is left to sleep, by their own time zone."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

MOST_HOURS: Final = 12
"""Of sleep a day: the rest of it counts."""
DAY: Final = timedelta(days=1)


def is_zone(name: str) -> bool:
    """Say whether this machine knows a time zone of that name, such as 'Europe/Amsterdam'."""
    try:
        ZoneInfo(name)
    except (ValueError, KeyError, OSError):  # no name at all, none that is known, a folder of them
        return False
    return True


class Nights:
    """The nights of a time zone, from one full hour of the day to another, by its own clocks."""

    def __init__(self, zone: str, first: int, last: int) -> None:
        self._zone = ZoneInfo(zone)
        self._first = first
        self._last = last

    def awake(self, begin: float, end: float) -> float:
        """Return how many of the seconds between two moments lie in no night."""
        asleep = 0.0
        for falls, breaks in self._from(begin):
            if falls >= end:
                break
            asleep += min(breaks, end) - max(falls, begin)
        return max(0.0, end - begin) - asleep

    def used_up(self, begin: float, seconds: float) -> float:
        """Return after how many seconds from a moment on so many of them have counted."""
        at = begin
        for falls, breaks in self._from(begin):
            if seconds <= max(0.0, falls - at):
                break
            seconds -= max(0.0, falls - at)
            at = breaks
        return at + seconds - begin

    def turns(self, at: float) -> tuple[bool, float]:
        """Return whether it is night, and how many seconds it is until that changes."""
        falls, breaks = next(self._from(at))
        return (True, breaks - at) if falls <= at else (False, falls - at)

    def _from(self, at: float) -> Iterator[tuple[float, float]]:
        """Yield the nights that end after a moment, each as the moments when it falls and when day breaks."""
        day = datetime.fromtimestamp(at, self._zone).replace(hour=0, minute=0, second=0, microsecond=0) - DAY
        while True:
            falls = day.replace(hour=self._first)
            breaks = (day if self._last > self._first else day + DAY).replace(hour=self._last)
            if breaks.timestamp() > at:
                yield falls.timestamp(), breaks.timestamp()
            day += DAY


def hours_asleep(first: int, last: int) -> int:
    """Return how many hours lie between two hours of the day."""
    return (last - first) % 24
