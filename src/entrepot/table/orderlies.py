"""Carries out what people have ordered in advance, after such a time as people take, and bots that think."""

import asyncio
import logging
import secrets
from typing import Final

from entrepot.table.bots import move_costs
from entrepot.table.errors import Declined
from entrepot.table.limits import Budget
from entrepot.table.live import LiveTable
from entrepot.table.metering import Bill, bill, metered

log = logging.getLogger(__name__)
SOONEST_SECONDS: Final = 2.0
"""As long as bots that search take for a move."""
LATEST_SECONDS: Final = 5.0
STEPS: Final = 1_000
wait = asyncio.sleep


class Orderlies:
    """`wake` them for a table whenever something has happened there; what has become of no use is dropped."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._errands: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    async def close(self) -> None:
        """Carry out nothing more: what is due comes with the next start."""
        tasks = [task for _, task in self._errands.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: LiveTable) -> None:
        """See to it that what is due at a table is done, and nothing else."""
        due = table.due_orders()
        for seat in range(len(table.seats)):
            key, prompt = (table.row.id, seat), due.get(seat, -1)
            errand = self._errands.get(key)
            if errand is not None and errand[0] != prompt:
                del self._errands[key]
                errand[1].cancel()
            if prompt >= 0 and key not in self._errands:
                work = metered(self._carry_out(table, seat, prompt), Bill(self._budget, table.payers))
                self._errands[key] = (prompt, asyncio.create_task(work))

    async def _carry_out(self, table: LiveTable, seat: int, prompt: int) -> None:
        key = (table.row.id, seat)
        try:
            await wait(pause(table.affairs.left(seat)))
            await bill().ahead(move_costs(table))
            if self._errands.get(key, (None,))[0] == prompt:
                del self._errands[key]
                table.act_by_order(seat, prompt)
        except Declined:
            pass  # a bot plays there by now, or the game has ended
        except Exception:
            log.exception("order failed", extra={"table": table.row.id})
            self._errands.pop(key, None)


def pause(left: float | None) -> float:
    """Return after how many seconds an order is carried out, of which its seat has so many left: never the same."""
    share = secrets.randbelow(STEPS) / STEPS
    seconds = SOONEST_SECONDS + share * (LATEST_SECONDS - SOONEST_SECONDS)
    return seconds if left is None else min(seconds, max(0.0, left) / 2)
