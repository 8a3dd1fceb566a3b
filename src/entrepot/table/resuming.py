"""After a start: clocks go on, and what bots or orders were to do when the server stopped is done, table by table.

Most tables wait for somebody who is not here. They are told by the last entries of their logs, read many at a time, and
are not opened. A column that says so would be quicker still, but a server of an older version would not keep it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from entrepot.table.affairs import Affairs
from entrepot.table.health import Unreadable
from entrepot.table.processes.roster import CutOff, Elsewhere
from entrepot.table.rows import Counters, RunningRow, last_counted
from entrepot.table.service import Service

T = TypeVar("T")
RETRY_SECONDS: Final = 1.0
PAUSE_SECONDS: Final = 0.01
"""Behind each step: whoever comes now goes first."""
AT_ONCE: Final = 200
"""Tables that are looked at in one step: it holds up the others for a few milliseconds."""
log = logging.getLogger(__name__)


def resume_tables(service: Service) -> asyncio.Task[None]:
    """Begin to look at the tables that go on; the task ends when that is done."""
    return asyncio.create_task(_resume(service), name="resume tables")


async def _resume(service: Service) -> None:
    waiting: asyncio.Queue[str | None] = asyncio.Queue()
    async with asyncio.TaskGroup() as both:
        both.create_task(_look(service, waiting))
        both.create_task(_open(service, waiting))


async def _look(service: Service, waiting: "asyncio.Queue[str | None]") -> None:
    """See to the clocks of all tables, newest first, and tell which ones wait for a bot or an order; at last None."""
    last = None
    while page := await _patiently(partial(service.storage.running, last, AT_ONCE)):
        last = page[-1]
        try:
            due = await _patiently(partial(see_to, service, page))
        except Exception:  # whatever is wrong with one of them: each is looked at by itself
            log.exception("tables not looked at together")
            due = [row.id for row in page]
        for id in due:
            waiting.put_nowait(id)
        await asyncio.sleep(PAUSE_SECONDS)
    waiting.put_nowait(None)


async def _open(service: Service, waiting: "asyncio.Queue[str | None]") -> None:
    while (id := await waiting.get()) is not None:
        try:
            await _patiently(partial(go_on, service, id))
        except Elsewhere:  # it has just come to another process, which sees to it
            pass
        except Exception:  # whatever is wrong with one table, the others go on
            log.exception("table not resumed", extra={"table": id})
        await asyncio.sleep(PAUSE_SECONDS)


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Return an answer, however long the database gives none: what takes another process down may take that with it."""
    while True:
        try:
            return await ask()
        except (Unreadable, CutOff):
            await asyncio.sleep(RETRY_SECONDS)


async def see_to(service: Service, page: list[RunningRow]) -> list[str]:
    """See to the clocks of tables, none of which is opened, and return which are to be: a bot or an order is asked."""
    storage, tables, ids = service.storage, service.tables, [row.id for row in page]
    bots, ordering = await storage.bots_of(ids), await storage.ordering_of(ids)
    due = [row.id for row in page if is_due(last_counted(row.state, 0), bots[row.id], ordering[row.id])]
    timed = [row for row in page if row.is_timed]
    known = [*due, *(row.id for row in timed)]
    elsewhere = await tables.places.others(known) if known else set()
    await _expect(service, [row for row in timed if row.id not in elsewhere])
    for id in ids:
        live = tables.in_memory(id)
        if live is not None:
            service.follow(live)
    return [id for id in due if id not in elsewhere and tables.in_memory(id) is None]


def is_due(counters: Counters, bots: set[int], ordering: set[int]) -> bool:
    """Say whether a bot or an order is asked, and anybody plays who may wait for that."""
    seats = counters.affairs.seats if counters.affairs is not None else []
    played = bots | {seat for seat, own in enumerate(seats) if own.bot}
    has_people = len(played) < len(counters.prompts)
    return has_people and not (played | ordering).isdisjoint(counters.waiting)


async def _expect(service: Service, timed: list[RunningRow]) -> None:
    """Let time be up at these tables when it is."""
    if not timed:
        return
    ids, states = [row.id for row in timed], {row.id: row.state for row in timed}
    rows, seats = await service.storage.tables_by_id(ids), await service.storage.seats_of(ids)
    for row in rows:
        own = seats[row.id]
        counters, nobody = last_counted(states[row.id], len(own)), [False] * len(own)
        affairs = Affairs(row, own, counters, service.tables.uptime, service.config.clock, nobody)
        up_in = affairs.up_in()
        if up_in is not None and service.tables.in_memory(row.id) is None:
            service.timekeeper.expect(row.id, up_in)


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
