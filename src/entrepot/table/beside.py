"""Work beside the event loop: in one thread, since each slows the loop, and whoever has used least comes first."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, TypeVar

from entrepot.table.allowance import Allowance
from entrepot.table.limits import Budget
from entrepot.table.metering import bill
from entrepot.table.turns import Turn, Turns

Result = TypeVar("Result")
SECONDS_AT_ONCE: Final = 60.0
SHARE: Final = 0.1
"""Of the thread, after which what somebody has used is forgotten; nobody is refused, they only wait behind others."""


class Thread:
    """Does one work after another, and counts the processor's time of what is done in the present turn."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def do(self, work: Callable[[], Result]) -> Result:
        """Return what work comes to. Who is cancelled waits for its end, so that two are never done at once."""
        doing = asyncio.ensure_future(asyncio.to_thread(self._timed, work))
        try:
            return await asyncio.shield(doing)
        finally:
            await asyncio.wait([doing])

    def _timed(self, work: Callable[[], Result]) -> Result:
        begin = time.thread_time()
        try:
            return work()
        finally:
            self.seconds += time.thread_time() - begin


class Beside:
    """Lends the thread, and charges those for whom it worked."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._turns = Turns([Thread()], 0, Allowance(SECONDS_AT_ONCE, SHARE))

    @contextlib.asynccontextmanager
    async def turn(self, callers: Sequence[str]) -> AsyncIterator[Thread]:
        """Lend the thread once it is these callers' turn; what it does for them they pay when they give it back."""
        turn = Turn[Thread](tuple(callers), is_long=False, is_hint=False)
        thread = await self._turns.wait(turn)
        thread.seconds = 0.0
        try:
            yield thread
        finally:
            self._turns.give_back(thread, turn, thread.seconds)
            self._budget.charge(callers, 1000 * thread.seconds)

    async def do(self, work: Callable[[], Result]) -> Result:
        """Return what work comes to, once it is the turn of those for whom it is done now; they pay for it."""
        async with self.turn(bill().payers) as thread:
            return await thread.do(work)
