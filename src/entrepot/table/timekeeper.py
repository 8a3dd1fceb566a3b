"""Sees to it that time is up when it is, also at tables that are not in the memory."""

import asyncio
import contextlib
import heapq
import logging
from typing import Final

from entrepot.table.errors import NoTable, NotStored, Refusal
from entrepot.table.live import LiveTable
from entrepot.table.processes.roster import Elsewhere
from entrepot.table.tables import Tables
from entrepot.table.uptime import Uptime

log = logging.getLogger(__name__)
TICK_SECONDS: Final = 1.0
"""The longest that it looks away."""
RETRY_SECONDS: Final = 5.0
MOST_STALE: Final = 1_000
"""Moments that are kept though others have come in their place."""
BEAT_SECONDS: Final = 5.0
"""While a clock runs, so often it is stored how late it is: no more than that is given back by a kill."""


class Timekeeper:
    """`follow` a table whenever something has happened there, and `run` it."""

    def __init__(self, tables: Tables, uptime: Uptime) -> None:
        self._tables = tables
        self._uptime = uptime
        self._due: dict[str, float] = {}
        """By table the uptime at which the first of its seats is out of time."""
        self._order: list[tuple[float, str]] = []
        """The same as a heap, with what has changed since."""
        self._sooner = asyncio.Event()
        self._beaten_at = uptime.now()

    def follow(self, table: LiveTable) -> None:
        """Take note of when somebody's time is up at a table."""
        is_lost = table.broken and table.row.status == "playing"  # what it was to store comes once more
        self.expect(table.row.id, RETRY_SECONDS if is_lost else table.affairs.up_in())

    def expect(self, id: str, seconds: float | None) -> None:
        """Look at a table after so many seconds; None: no more."""
        if seconds is None:
            self._due.pop(id, None)
            return
        due = self._due[id] = self._uptime.now() + seconds
        heapq.heappush(self._order, (due, id))
        if len(self._order) > MOST_STALE + 2 * len(self._due):
            self._order = [(due, id) for id, due in self._due.items()]
            heapq.heapify(self._order)
        self._sooner.set()

    async def run(self) -> None:
        """Go on for as long as the task runs."""
        while True:
            await self.look()
            self._sooner.clear()
            wait = TICK_SECONDS if not self._order else min(TICK_SECONDS, self._order[0][0] - self._uptime.now())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), max(0.0, wait))

    async def look(self) -> None:
        """Let bots stand in wherever somebody's time is up, and store how late it is."""
        while self._order and self._order[0][0] <= self._uptime.now():
            due, id = heapq.heappop(self._order)
            if self._due.get(id) == due:
                del self._due[id]
                await self._end_time(id)
        if self._due and self._uptime.now() - self._beaten_at >= BEAT_SECONDS:
            await self.beat()

    async def beat(self) -> None:
        """Store how late it is; nothing is lost where that fails, as the next time tells it too."""
        self._beaten_at = self._uptime.now()
        if self._uptime.is_shared:
            return
        with contextlib.suppress(NotStored):  # the log has told why
            await self._tables.storage.writer.run(*self._uptime.beat())

    async def _end_time(self, id: str) -> None:
        try:
            table = await self._tables.open(id)
            table.look_at_clocks()
            table.turned(table)
        except (NoTable, Elsewhere):  # whoever has it sees to its clocks
            pass
        except Refusal:
            self.expect(id, RETRY_SECONDS)  # disk or database give no answer now
        except Exception:  # whatever is wrong with one table, the clocks of the others go on
            log.exception("clock failed", extra={"table": id})
