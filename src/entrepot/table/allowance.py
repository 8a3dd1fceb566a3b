"""What somebody may use in the long run: so much at once, and so much a second, by address and by guest."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

MOST_KNOWN: Final = 20_000
ENOUGH: Final = 0.25
"""Who has used up everything is let in again once so large a part of it is there: not for each crumb."""


class Account:
    """What one address or guest has left: less than nothing at times, as some things are counted when they are done."""

    __slots__ = ("at", "is_empty", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.is_empty = False


class Allowance:
    """Counts for several who pay for the same thing together. Those not heard of for longest are forgotten first."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def left(self, payers: Sequence[str], now: float | None = None) -> float:
        """Return what the one of them has left who has least, at a moment that may be given to compare several."""
        return min(self._account(payer, now).left for payer in payers)

    def is_used_up(self, payers: Sequence[str], now: float | None = None) -> bool:
        """Say whether one of them has nothing left, or had nothing and still has little."""
        return any(self._account(payer, now).is_empty for payer in payers)

    def use(self, payers: Sequence[str], count: float) -> None:
        """Count something that is done, whether or not they have so much."""
        for payer in payers:
            account = self._account(payer)
            account.left -= count
            account.is_empty = account.is_empty or account.left <= 0

    def take(self, payers: Sequence[str], count: float) -> bool:
        """Count something that is to be done and return True; False, counting nothing, if one has not so much left."""
        if self.left(payers) < count:
            return False
        for payer in payers:
            self._account(payer).left -= count
        return True

    def _account(self, payer: str, now: float | None = None) -> Account:
        now = time.monotonic() if now is None else now
        account = self._accounts.get(payer)
        if account is None:
            account = self._accounts[payer] = Account(self._at_once, now)
            if len(self._accounts) > MOST_KNOWN:
                self._accounts.popitem(last=False)
        self._accounts.move_to_end(payer)
        account.left = min(self._at_once, account.left + (now - account.at) * self._a_second)
        account.at = now
        account.is_empty = account.is_empty and account.left < ENOUGH * self._at_once
        return account
