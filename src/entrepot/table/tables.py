"""All tables: those in memory, and opening and closing them."""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable

import msgspec

from entrepot.kernel.game import Game
from entrepot.kernel.message import message
from entrepot.table.affairs import Affairs
from entrepot.table.attendance import people_of
from entrepot.table.beside import Beside
from entrepot.table.bots import quicker
from entrepot.table.company import NOBODY
from entrepot.table.config import Config
from entrepot.table.describing import table_info
from entrepot.table.errors import NoTable, Refusal
from entrepot.table.games import Games
from entrepot.table.limits import ENTRY_COSTS, OPENING_COSTS
from entrepot.table.live import LiveTable
from entrepot.table.metering import bill, metered
from entrepot.table.moments import iso
from entrepot.table.notices.owed import Owed
from entrepot.table.opening import Found, Frozen, find, find_remnant, freezing, resume
from entrepot.table.orders import Orders
from entrepot.table.processes.roster import Elsewhere
from entrepot.table.processes.sharing import Places
from entrepot.table.progress import Progress
from entrepot.table.reader import Reader
from entrepot.table.result_telling import with_results
from entrepot.table.rows import SeatRow, TableRow, last_counted
from entrepot.table.snapshot import NoSnapshots, Snapshots
from entrepot.table.storage import Storage
from entrepot.table.uptime import Uptime
from entrepot.table.wire import TableInfo

log = logging.getLogger(__name__)
SWEEP_SECONDS = 30.0
MOST_IDLE = 200
"""Tables in memory that nobody looks at any more: whoever goes through all there are fills it with no more."""
MOST_TRIES = 3
MOST_PAYERS = 20_000
RETRY_SECONDS = 0.1
DAY_SECONDS = 86_400.0
ENDED = ("void", "agreed")
"""Statuses of a table that could not go on, and never will."""
HELD = "table-frozen-held"
"""Why a table stands still that whoever runs the server lets go on or not; all others are tried anew."""
STATES = {"going": ("playing", "frozen"), "ended": ("over", *ENDED)}
"""As lists tell them apart."""
SETTLING = ("frozen", "agreed")
"""Statuses in which its seats propose how it ends, or have done so."""


class Tables:
    """`open` gives a live table; the same one to everybody, for as long as it is in memory."""

    def __init__(
        self, config: Config, storage: Storage, games: Games, uptime: Uptime, places: Places, beside: Beside
    ) -> None:
        self.config = config
        self.beside = beside
        self.places = places
        self.uptime = uptime
        self.storage = storage
        self.games = games
        self.reader = Reader(games, beside)
        self.turned: Callable[[LiveTable], None] = lambda table: None
        self.owed = Owed(config.clock, config.notice_seconds)
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._payers: OrderedDict[str, tuple[str, ...]] = OrderedDict()
        """Who opened the tables of late. It is not stored: after a start whoever comes first pays."""
        self._failed: Counter[str] = Counter()
        """How often in a row a table could not be opened, or not store the first thing that happened at it."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def open(self, id: str) -> LiveTable:
        """Return the live table of that id; NoTable if there is none, Elsewhere where another process has it."""
        task = self._live.get(id)
        if task is None or (task.done() and self.in_memory(id) is None):
            self._judge(id, task)
            task = self._live[id] = asyncio.create_task(metered(self._open(id)), name=f"open {id}")
        try:
            live = await asyncio.shield(task)
        except Refusal:
            if self._live.get(id) is task:
                del self._live[id]  # nobody fills the memory with tables that do not exist
                await self.places.let_go(id)
            raise
        live.used_at = self.config.clock()
        return live

    async def fetch(self, id: str) -> LiveTable:
        """Return the live table of that id, be it with another process, which lets go of it then. NoTable."""
        await self.places.win(id)
        return await self.open(id)

    async def hand_over(self, id: str, if_idle: bool) -> bool:
        """Let another process have a table; False where it is in use, and only to go `if_idle`."""
        with contextlib.suppress(Refusal):
            if id in self._live:
                await asyncio.shield(self._live[id])
        live = self.in_memory(id)
        if if_idle and live is not None and not live.is_idle():
            return False
        if live is None:
            self._live.pop(id, None)
            await self.places.let_go(id)
            return True
        self._live[id] = task = asyncio.create_task(self._hand_over(id, live), name=f"hand over {id}")
        with contextlib.suppress(Elsewhere):
            await task
        return True

    async def _hand_over(self, id: str, live: LiveTable) -> LiveTable:
        """Let go of a table; who comes in meanwhile waits for that, and is told that it is elsewhere."""
        try:
            async with live.turn:
                await live.hand_over()
            await self.places.let_go(id)
        finally:
            del self._live[id]
        raise Elsewhere

    def abandon(self) -> None:
        """Others may have taken over all tables: what is in the memory is not right any more."""
        for id in list(self._live):
            live = self.in_memory(id)
            if live is not None:
                live.abandon()

    def _judge(self, id: str, task: asyncio.Task[LiveTable] | None) -> None:
        """Count a table that broke; one that had stored something since it was opened begins to count anew."""
        if task is None or task.cancelled() or task.exception() is not None:
            return
        live = task.result()
        if live.has_stored or not live.is_at_fault:
            del self._failed[id]
        self._failed[id] += live.is_at_fault

    async def game_of(self, row: TableRow) -> Game:
        """Return a table's game; one with cards of its own is put together beside the loop. Refusal as `of_table`."""
        if row.content is None:
            return self.games.of_table(row.game, None)
        return await self.beside.do(lambda: self.games.of_table(row.game, row.content))

    async def info(self, id: str) -> TableInfo:
        """Return a table from outside, without opening it; NoTable if there is none."""
        live = self.in_memory(id)
        if live is not None:
            return (await with_results(self.storage, [live.info()]))[0]
        row = await self.storage.table(id)
        last = await self.storage.last_action(id)
        if row is None:
            raise NoTable
        seats = await self.storage.seats(id)
        info = self._info(row, seats, last.state if last is not None else None, await self._proposals(row))
        return (await with_results(self.storage, [info]))[0]

    async def page(self, guest: str, only: str | None, before: str | None, most: int) -> list[TableInfo]:
        """Return tables where a guest sits, newest first, those that follow `before`: 'going', 'ended', or all."""
        statuses = [status for name, known in STATES.items() if only in (name, None) for status in known]
        rows = await self.storage.tables_of(guest, statuses, before, most)
        ids = [row.id for row in rows]
        seats, states = await self.storage.seats_of(ids), await self.storage.states_of(ids)
        own = await self.storage.seats_where(guest, ids)
        elsewhere = await self.places.infos([id for id in ids if self.in_memory(id) is None])
        infos = [
            live.info()
            if (live := self.in_memory(row.id)) is not None
            else elsewhere.get(row.id) or self._info(row, seats[row.id], states.get(row.id), await self._proposals(row))
            for row in rows
        ]
        return [
            msgspec.structs.replace(info, yours=own.get(info.id, []), removed_on=self.removed_on(row))
            for info, row in zip(await with_results(self.storage, infos), rows, strict=True)
        ]

    def removed_on(self, row: TableRow) -> str | None:
        """Return when a table is removed if nobody begins there; None where somebody has, and of a lesson."""
        if row.begun or row.lesson:
            return None
        return iso(row.created + self.config.unbegun_days * DAY_SECONDS)

    def _info(
        self, row: TableRow, seats: list[SeatRow], state: bytes | None, proposals: dict[int, list[int]]
    ) -> TableInfo:
        """Return a table that is not in the memory: so nobody is there."""
        counters = last_counted(state, len(seats))
        affairs = Affairs(row, seats, counters, self.uptime, self.config.clock, [False] * len(seats))
        people = people_of(affairs, [seat.seen for seat in seats])
        return table_info(row, seats, counters, self.games.title(row.game), proposals, people)

    async def _proposals(self, row: TableRow) -> dict[int, list[int]]:
        return await self.storage.proposals(row.id) if row.status in SETTLING else {}

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory and sound."""
        task = self._live.get(id)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        live = task.result()
        return None if live.broken else live

    def count(self) -> int:
        """Return how many tables are in memory, or on their way there."""
        return len(self._live)

    async def is_looked_at(self, id: str, seat: int) -> bool:
        """Say whether anybody looks from a seat of a table now, at whichever process that is."""
        live = self.in_memory(id)
        return live.is_looked_at(seat) if live is not None else bool(await self.places.ask(id, "looked-at", seat=seat))

    def is_here(self, id: str) -> bool:
        """Say whether a table is in memory, or on its way there."""
        return id in self._live

    def crowd(self, id: str) -> int:
        """Return how many sockets hear of what happens at a table."""
        live = self.in_memory(id)
        return live.crowd() if live is not None else 0

    def pay(self, id: str, payers: tuple[str, ...]) -> None:
        """Remember who pays for what the bots of a table think."""
        self._payers[id] = payers
        if len(self._payers) > MOST_PAYERS:
            self._payers.popitem(last=False)

    async def remove(self, id: str) -> None:
        """Remove a table where no person has done anything; not while somebody looks at it, or comes in."""
        if not await self.places.win(id, if_idle=True):
            return
        task, live = self._live.get(id), self.in_memory(id)
        if (task is not None and not task.done()) or (live is not None and not live.is_idle()):
            return
        self._live[id] = task = asyncio.create_task(self._remove(id), name=f"remove {id}")
        with contextlib.suppress(NoTable):
            await task

    async def _remove(self, id: str) -> LiveTable:
        """Remove a table; who comes in meanwhile waits for that, and is told that there is none."""
        try:
            await self.storage.remove_table(id, self.config.clock())
            await self.places.let_go(id)
        finally:
            del self._live[id]
        raise NoTable

    async def close(self) -> None:
        """Store the positions of all tables, and let go of them."""
        self._sweeper.cancel()
        await self.reader.close()
        tables = [live for id in list(self._live) if (live := self.in_memory(id)) is not None]
        for live in tables:
            live.send_away()
        kept = [statements for live in tables if (statements := live.to_keep())]
        await asyncio.gather(*(self.storage.writer.run(*statements) for statements in kept), return_exceptions=True)
        self._live.clear()

    # ------------------------------------------------------------------ opening

    async def _open(self, id: str) -> LiveTable:
        """Open a table. What fails again and again is frozen as it is, so that nobody comes back to it for ever."""
        await bill().ahead(OPENING_COSTS)
        await self.places.claim(id)
        while self._failed[id] < MOST_TRIES:
            try:
                return await self._opened(await find(self.storage, id))
            except Refusal:
                raise
            except Exception:
                log.exception("table not opened", extra={"table": id})
                self._failed[id] += 1
                await asyncio.sleep(RETRY_SECONDS)
        return await self._freeze(await find_remnant(self.storage, id), Frozen(message("table-frozen-broken")))

    async def _opened(self, found: Found | None) -> LiveTable:
        if found is None:
            raise NoTable
        try:
            return await self._resume(found)
        except Frozen as frozen:
            return await self._freeze(found, frozen)

    async def _resume(self, found: Found) -> LiveTable:
        row = found.row
        if row.status in ENDED or (row.reason is not None and row.reason["id"] == HELD):
            raise Frozen(row.reason or message("table-frozen-void"))
        try:
            game = await self.game_of(row)
        except Refusal as refused:
            raise Frozen(message("table-frozen-missing")) from refused
        await bill().ahead(ENTRY_COSTS * len(found.behind))
        now = self.config.clock()
        # where a puzzle begins is played, move by move
        resumed = await self.beside.do(lambda: resume(found, game, now)) if row.lesson else resume(found, game, now)
        if row.status == "frozen" and found.counters.affairs is not None:
            found.counters.affairs.at = self.uptime.now()  # while it stood still nobody's time ran
        if row.status != "over":
            found.row = msgspec.structs.replace(row, rules=game.version, status="playing", reason=None)
        found.row = msgspec.structs.replace(found.row, stand_in=row.stand_in or quicker(game))
        live = self._keep(found, resumed.progress)
        if resumed.events:
            live.note(resumed.progress.go_on_under(game.version, resumed.events), resumed.changes)
        elif resumed.changes:
            await self.storage.writer.run(*resumed.changes)
        live.proposals = {}
        return live

    async def _freeze(self, found: Found | None, frozen: Frozen) -> LiveTable:
        if found is None:
            raise NoTable
        if found.row.status not in ("frozen", "over", *ENDED):
            log.warning("table frozen", extra={"table": found.row.id, "reason": frozen.reason["id"]})
            await self.storage.writer.run(freezing(found.row.id, frozen.reason))
            found.row = msgspec.structs.replace(found.row, status="frozen", reason=frozen.reason)
        return self._keep(found, None)

    def _keep(self, found: Found, progress: Progress | None) -> LiveTable:
        config = self.config
        live = LiveTable(
            found.row,
            found.seats,
            self.games.title(found.row.game),
            progress,
            found.counters,
            found.done,
            found.proposals,
            Orders(found.row.id, found.orders, progress),
            (NoSnapshots if found.row.lesson else Snapshots)(
                found.row.id, found.newest[-1].number if found.newest else 0, config.snapshot_every, config.clock
            ),
            self.storage.writer,
            config.clock,
            self.uptime,
        )
        live.number = found.number
        live.payers = self._payers.get(found.row.id, NOBODY)
        live.turned, live.owed = self.turned, self.owed
        return live

    # ------------------------------------------------------------------ keeping memory small

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            idle = [live for id in self._live if (live := self.in_memory(id)) is not None and live.is_idle()]
            idle.sort(key=lambda live: live.used_at, reverse=True)
            oldest = self.config.clock() - self.config.idle_seconds
            for place, live in enumerate(idle):
                if place >= MOST_IDLE or live.used_at < oldest:
                    del self._live[live.row.id]
                    live.retire()
            await self.places.keep_only(self._live.keys())
