"""After a start: the bots that were to act when the server stopped are woken, one table after another."""

import asyncio
import logging

from entrepot.table.service import Service

log = logging.getLogger(__name__)


def resume_bots(service: Service) -> asyncio.Task[None]:
    """Begin to open the tables at which a bot is asked; the task ends when that is done."""
    return asyncio.create_task(_resume(service), name="resume bots")


async def _resume(service: Service) -> None:
    for id in await service.storage.with_bots():
        try:
            if await is_due(service, id):
                service.bots.wake(await service.tables.open(id))
        except Exception:  # whatever is wrong with one table, the bots of the others go on
            log.exception("table not resumed", extra={"table": id})
        await asyncio.sleep(0.01)  # whoever comes now goes first


async def is_due(service: Service, id: str) -> bool:
    """Say whether a bot is asked at a table."""
    last = await service.storage.last_action(id)
    waiting = last.counters().waiting if last is not None else []
    return any(seat.kind == "bot" and seat.seat in waiting for seat in await service.storage.seats(id))
