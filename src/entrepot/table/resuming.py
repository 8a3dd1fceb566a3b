"""After a start: clocks go on, and what bots or orders were to do when the server stopped is done, table by table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from entrepot.table.affairs import Affairs
from entrepot.table.health import Unreadable
from entrepot.table.processes.roster import CutOff, Elsewhere
from entrepot.table.rows import last_counted
from entrepot.table.service import Service

T = TypeVar("T")
RETRY_SECONDS: Final = 1.0
log = logging.getLogger(__name__)


def resume_tables(service: Service) -> asyncio.Task[None]:
    """Begin to look at the tables that go on; the task ends when that is done."""
    return asyncio.create_task(_resume(service), name="resume tables")


async def _resume(service: Service) -> None:
    running = await _patiently(service.storage.running)
    elsewhere = await _patiently(partial(service.tables.places.others, running))
    for id in running:
        try:
            if id not in elsewhere:
                await _patiently(partial(go_on, service, id))
        except Elsewhere:  # it has just come to another process, which sees to it
            pass
        except Exception:  # whatever is wrong with one table, the others go on
            log.exception("table not resumed", extra={"table": id})
        await asyncio.sleep(0.01)  # whoever comes now goes first


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Return an answer, however long the database gives none: what takes another process down may take that with it."""
    while True:
        try:
            return await ask()
        except (Unreadable, CutOff):
            await asyncio.sleep(RETRY_SECONDS)


async def go_on(service: Service, id: str) -> None:
    """See to a table's clocks, and let its bots play, or what was ordered in advance be done, where one is asked."""
    row, last = await service.storage.table(id), await service.storage.last_action(id)
    live = service.tables.in_memory(id)
    if live is not None:
        service.follow(live)
    if row is None or row.lesson or last is None or live is not None:
        return
    seats = await service.storage.seats(id)
    counters, nobody = last_counted(last.state, len(seats)), [False] * len(seats)
    affairs = Affairs(row, seats, counters, service.tables.uptime, service.config.clock, nobody)
    service.timekeeper.expect(id, affairs.up_in())
    if (affairs.bots().keys() | await service.storage.ordering(id)) & set(counters.waiting):
        service.follow(await service.tables.open(id))
