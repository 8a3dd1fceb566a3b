"""Whose notices go now: nobody keeps others waiting, be there many ways, or services that answer slowly."""

import time
from collections import Counter
from typing import Final

from entrepot.table.allowance import Allowance

MOST_AT_ONCE: Final = 32
MOST_OF_ONE: Final = 2
"""Of one guest at a time."""
MOST_SLOW: Final = 8
"""Of all guests whose services answer slowly."""
SLOW_SECONDS: Final = 2.0
PAUSE_SECONDS: Final = 60.0
"""For who has been told too often of late: what is to be told stands, and comes later."""


class Queueing:
    """Counts what is on its way; `sent` has what a guest may be told at once and in the long run."""

    def __init__(self, sent: Allowance) -> None:
        self._sent = sent
        self._busy: Counter[str] = Counter()
        self._slow: set[str] = set()
        """Guests whose last notice took long."""
        self._later: dict[str, float] = {}
        self._served: dict[str, int] = {}
        self._turn = 0

    def may_go(self, guest: str) -> bool:
        """Say whether one more notice of a guest may go now."""
        if self._busy.total() >= MOST_AT_ONCE or guest in self._waiting():
            return False
        if self._sent.left([guest]) < 1:
            self._later[guest] = time.monotonic() + PAUSE_SECONDS
            return False
        return True

    def held(self) -> list[str]:
        """Return those for whom nothing may go now."""
        return sorted(self._waiting())

    def rank(self, guest: str) -> int:
        """Return what is compared: whose last notice was longest ago comes first."""
        return self._served.get(guest, 0)

    def begin(self, guest: str) -> None:
        """One is on its way."""
        self._turn += 1
        self._served[guest] = self._turn
        self._busy[guest] += 1
        self._sent.use([guest], 1.0)

    def took(self, guest: str, seconds: float) -> None:
        """A service has answered, or has not in so long a time."""
        (self._slow.add if seconds > SLOW_SECONDS else self._slow.discard)(guest)

    def end(self, guest: str) -> None:
        """It is on its way no more."""
        self._busy[guest] -= 1
        self._busy += Counter()  # forgets those who have none

    def _waiting(self) -> set[str]:
        now = time.monotonic()
        self._later = {guest: until for guest, until in self._later.items() if until > now}
        full = {guest for guest, count in self._busy.items() if count >= MOST_OF_ONE}
        is_full_of_slow = sum(self._busy[guest] for guest in self._slow) >= MOST_SLOW
        return full | self._later.keys() | (self._slow if is_full_of_slow else set())
