"""After a start: clocks go on, and bots that were to act when the server stopped are woken, one table after another."""

import asyncio
import logging

from entrepot.table.affairs import Affairs
from entrepot.table.rows import last_counted
from entrepot.table.service import Service

log = logging.getLogger(__name__)


def resume_tables(service: Service) -> asyncio.Task[None]:
    """Begin to look at the tables that go on; the task ends when that is done."""
    return asyncio.create_task(_resume(service), name="resume tables")


async def _resume(service: Service) -> None:
    for id in await service.storage.running():
        try:
            await go_on(service, id)
        except Exception:  # whatever is wrong with one table, the others go on
            log.exception("table not resumed", extra={"table": id})
        await asyncio.sleep(0.01)  # whoever comes now goes first


async def go_on(service: Service, id: str) -> None:
    """See to a table's clocks, and let its bots play where one is asked."""
    row, last = await service.storage.table(id), await service.storage.last_action(id)
    if row is None or last is None or service.tables.in_memory(id) is not None:
        return
    seats = await service.storage.seats(id)
    counters, nobody = last_counted(last.state, len(seats)), [False] * len(seats)
    affairs = Affairs(row, seats, counters, service.tables.uptime, service.config.clock, nobody)
    service.timekeeper.expect(id, affairs.up_in())
    if affairs.bots().keys() & set(counters.waiting):
        service.bots.wake(await service.tables.open(id))
