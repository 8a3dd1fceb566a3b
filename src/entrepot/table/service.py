"""Everything that the routes need, put together once: the database, the tables, the bots, the seals."""

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TypeVar

from entrepot.table.allowance import Allowance
from entrepot.table.beside import Beside
from entrepot.table.bots import Bots
from entrepot.table.callers import Caller, client_address, cookie_of
from entrepot.table.config import Config
from entrepot.table.errors import Busy, NoTable, Refusal, TooFast, too_fast
from entrepot.table.games import Games
from entrepot.table.hints import Hints
from entrepot.table.limits import ENTRY_COSTS, UNLIMITED, Budget, Limits
from entrepot.table.live import LiveTable
from entrepot.table.metering import bill
from entrepot.table.overload import Overload, Rank
from entrepot.table.past import Past
from entrepot.table.rows import TableRow
from entrepot.table.seating import Seating, judge
from entrepot.table.security import COOKIE, Session, Signer
from entrepot.table.settling import Settling
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables
from entrepot.table.timekeeper import Timekeeper
from entrepot.table.uptime import Uptime

Result = TypeVar("Result")
HINTS_A_SECOND = 0.5
HINTS_AT_ONCE = 10.0
"""Of one address: each may take a process two seconds."""
MOST_PASTS = 16
HOUR_SECONDS = 3_600.0
DAY_SECONDS = 86_400.0


class Service:
    """Make one with `await Service.open(config)`, and close it."""

    def __init__(
        self, config: Config, storage: Storage, tables: Tables, bots: Bots, signer: Signer, budget: Budget
    ) -> None:
        self.config = config
        self.storage = storage
        self.tables = tables
        self.seating = Seating(tables)
        self.settling = Settling(tables)
        self.bots = bots
        self.timekeeper = Timekeeper(tables, tables.uptime)
        self.hints = Hints(bots.workers)
        self.signer = signer
        self.budget = budget
        self.overload = Overload(config.limits.lag)
        self._hint_calls = Budget(Limits(share=HINTS_A_SECOND, at_once=HINTS_AT_ONCE, patience=0.0))
        limits = config.limits
        self._new_tables = Allowance(limits.tables, limits.tables_an_hour / HOUR_SECONDS)
        self._lines = Allowance(limits.lines, limits.lines_an_hour / HOUR_SECONDS)
        self._new_content = Allowance(limits.content_bytes, limits.content_bytes_a_day / DAY_SECONDS)
        self.sockets: Counter[str] = Counter()
        self._pasts: OrderedDict[str, Past] = OrderedDict()
        self._beside = Beside(budget)
        tables.turned = self._follow

    def _follow(self, table: LiveTable) -> None:
        self.timekeeper.follow(table)
        self.bots.wake(table)

    @classmethod
    async def open(cls, config: Config, games: Games | None, budget: Budget) -> "Service":
        """Open the database and start the processes of the bots."""
        storage = await Storage.open(config.data, config.new_database)
        uptime = Uptime(await storage.runs(), config.clock, config.monotonic)
        tables = Tables(config, storage, games or Games(), uptime)
        thinking = Allowance(config.limits.thinking, config.limits.thinking_share)
        bots = Bots(config.bot_workers, storage.actions, thinking, Budget(config.limits))
        await bots.start()
        return cls(config, storage, tables, bots, Signer.of(config.data), budget)

    async def close(self) -> None:
        """Stop the bots, store every position, and let go of the database."""
        self.overload.close()
        await self.hints.close()
        await self.bots.close()
        await self.timekeeper.beat()
        await self.tables.close()
        await self.storage.close()

    def callers(self, connection: Caller) -> list[str]:
        """Return who pays for what a connection asks: its address, and the guest where there is one."""
        guest = self.guest(connection)
        address = client_address(connection)
        return [address] if guest is None else [address, guest.guest]

    async def admit(self, callers: list[str], cost: float, rank: Rank) -> None:
        """Let somebody go on who asks for something of that cost, once that is its turn. TooFast, Busy."""
        if not self.overload.allows(rank):
            raise Busy
        wait = self.budget.take(callers, cost)
        if wait:
            await asyncio.sleep(min(wait, self.config.limits.patience))
        if wait > self.config.limits.patience:
            raise TooFast(wait)
        bill().pay(callers, cost)

    async def beside(self, callers: list[str], work: Callable[[], Result]) -> Result:
        """Return what work comes to that is done beside the loop, once it is its callers' turn; they pay for it."""
        async with self._beside.turn(callers) as thread:
            return await thread.do(work)

    async def pay(self, callers: list[str], cost: float) -> None:
        """Let somebody wait until it is its turn for more than it has been admitted for; nobody is refused for that."""
        while cost > 0:
            part = min(cost, self.config.limits.at_once)
            wait = self.budget.take(callers, part, math.inf)
            if wait:
                await asyncio.sleep(wait)
            bill().pay(callers, part)
            cost -= part

    def check_hints(self, address: str) -> None:
        """Count a hint that an address asks for; Declined where it has asked for too many."""
        wait = 0.0 if self.config.limits == UNLIMITED else self._hint_calls.take([address], 1.0)
        if wait:
            raise too_fast(wait)

    def check_room(self, payers: list[str], content: str | None) -> None:
        """Count a new table and its own content; Refusal where that address or guest has added too much already."""
        if not self._new_tables.take(payers, 1.0):
            raise Refusal(
                429, "too-many-tables", "So many tables are enough for now. Play some of them; or wait an hour."
            )
        if content is not None and not self._new_content.take(payers, float(len(content))):
            raise Refusal(
                429, "too-much-content", "So many cards of your own are enough for now. Wait, or use one file again."
            )

    def check_lines(self, payers: list[str]) -> None:
        """Count something that is said; Declined where that address or guest has said too much already."""
        if not self._lines.take(payers, 1.0):
            raise too_fast(HOUR_SECONDS / self.config.limits.lines_an_hour)

    async def belongs(self, call: Caller, id: str) -> bool:
        """Say whether somebody sits at a table, or holds a key or an invitation to it in the header `entrepot-key`."""
        guest, key = self.guest(call), call.headers.get("entrepot-key")
        if guest is not None and await self.storage.sits(guest.guest, id):
            return True
        return key is not None and judge(await self.tables.open(id), key)[1] in ("", "sit-first")

    async def check_belongs(self, call: Caller, row: TableRow) -> None:
        """Refuse strangers where only its players see a table."""
        if not row.watch and not await self.belongs(call, row.id):
            raise Refusal(403, "players-only", "Only its players see this table.")

    async def past(self, id: str, call: Caller) -> Past:
        """Return a finished table's past; Refusal while it is not over, or where only its players may see it."""
        row = await self.storage.table(id)
        if row is None:
            raise NoTable
        await self.check_belongs(call, row)
        if row.status != "over":
            raise Refusal(409, "not-over", "This game is not over: there is no record of it yet.")
        callers = self.callers(call)
        if id not in self._pasts:
            last = await self.storage.last_action(id)
            await self.pay(callers, ENTRY_COSTS * last.number if last is not None else 0.0)
            async with self._beside.turn(callers) as thread:
                if id not in self._pasts:  # nobody else has read it meanwhile
                    self._pasts[id] = await thread.do(await self._reading(row))
                    if len(self._pasts) > MOST_PASTS:
                        self._pasts.popitem(last=False)
        return self._pasts[id]

    async def _reading(self, row: TableRow) -> Callable[[], Past]:
        """Return the work that makes a finished table's past of what is stored of it."""
        game = await self.tables.game_of(row)
        log, snapshots = await self.storage.actions(row.id), await self.storage.snapshots(row.id)
        return lambda: Past(row, game, log, snapshots)

    def guest(self, connection: Caller) -> Session | None:
        """Return who calls; None without a session of ours."""
        return self.signer.open(cookie_of(connection, COOKIE))
