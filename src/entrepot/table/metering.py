"""What somebody's work takes on the event loop, measured: what was not paid for before it is paid for behind it.

A declared cost is what a call or a message takes in most games. The largest games, and what somebody makes for the
purpose, take several times as long.
"""

import asyncio
import contextlib
import functools
import math
import time
from collections.abc import Coroutine, Generator, Iterator, Sequence
from contextvars import ContextVar
from typing import Any, Final, Generic, TypeVar

from entrepot.table.limits import UNLIMITED, Budget

Result = TypeVar("Result")


class Bill:
    """What one call, message or bot's move has paid in advance, and who pays what it takes beyond that."""

    def __init__(self, budget: Budget, payers: Sequence[str], paid: float = 0.0) -> None:
        self._budget = budget
        self._payers = payers
        self._left = paid

    @property
    def payers(self) -> Sequence[str]:
        """Who pays."""
        return self._payers

    def pay(self, payers: Sequence[str], cost: float) -> None:
        """Take note of what was paid in advance, and by whom."""
        self._payers = payers
        self._left += cost

    async def ahead(self, cost: float) -> None:
        """Wait until so much more is paid in advance."""
        wait = self._budget.take(self._payers, cost, math.inf)
        await asyncio.sleep(wait)
        self._left += cost

    def use(self, seconds: float) -> None:
        """Count time that it took."""
        self._left -= 1000 * seconds
        if self._left < 0:
            self._budget.charge(self._payers, -self._left)
            self._budget.hold_back(self._payers, -self._left)
            self._left = 0.0

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Count the time of what is done meanwhile, all at one go."""
        begin = time.thread_time()
        try:
            yield
        finally:
            self.use(time.thread_time() - begin)


NOBODYS: Final = Bill(Budget(UNLIMITED), ("",))
_BILL: ContextVar[Bill] = ContextVar("_BILL")


def bill() -> Bill:
    """Return on which bill goes what is being done; tasks that are begun for it go on that too."""
    return _BILL.get(NOBODYS)


class Metered(Generic[Result]):
    """Work whose own steps are counted, and nothing of what others do while it waits."""

    def __init__(self, work: Coroutine[Any, Any, Result], bill: Bill) -> None:
        self._work = work
        self._bill = bill

    def __await__(self) -> Generator[Any, None, Result]:
        step = functools.partial(self._work.send, None)
        while True:
            try:
                with self._bill.running():
                    waited = step()
            except StopIteration as done:
                result: Result = done.value
                return result
            try:
                yield waited
                step = functools.partial(self._work.send, None)
            except BaseException as error:  # also that nobody waits any more: the work decides what follows
                step = functools.partial(self._work.throw, error)


async def metered(work: Coroutine[Any, Any, Result], own: Bill | None = None) -> Result:
    """Return what work comes to; its time goes on its own bill, or on that of what it is done for."""
    if own is not None:
        _BILL.set(own)
    return await Metered(work, bill())
