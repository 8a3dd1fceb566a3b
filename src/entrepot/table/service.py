"""Everything that the routes need, put together once: the database, the tables, the bots, the seals."""

from collections import Counter, OrderedDict
from typing import Any

from entrepot.table.bots import Bots
from entrepot.table.config import Config
from entrepot.table.errors import Declined, NoTable, Refusal
from entrepot.table.games import Games
from entrepot.table.hints import Hints
from entrepot.table.limits import Buckets
from entrepot.table.past import Past
from entrepot.table.security import COOKIE, Session, Signer
from entrepot.table.settling import Settling
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables

CALLS_A_SECOND = 40.0
CALLS_AT_ONCE = 400.0
TABLE_COSTS = 20.0
"""A new table counts as so many calls."""
HINTS_A_SECOND = 0.5
HINTS_AT_ONCE = 10.0
"""Of one address: each may take a process two seconds."""
MOST_SOCKETS = 300
"""Of one address at a time."""
MOST_PASTS = 16


class Service:
    """Make one with `await Service.open(config)`, and close it."""

    def __init__(self, config: Config, storage: Storage, tables: Tables, bots: Bots, signer: Signer) -> None:
        self.config = config
        self.storage = storage
        self.tables = tables
        self.settling = Settling(tables)
        self.bots = bots
        self.hints = Hints(bots.workers)
        self.signer = signer
        self.calls = Buckets(CALLS_A_SECOND, CALLS_AT_ONCE)
        self._hint_calls = Buckets(HINTS_A_SECOND, HINTS_AT_ONCE)
        self.sockets: Counter[str] = Counter()
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    @classmethod
    async def open(cls, config: Config, games: Games | None = None) -> "Service":
        """Open the database and start the processes of the bots."""
        storage = await Storage.open(config.data, config.new_database)
        tables = Tables(config, storage, games or Games())
        bots = Bots(config.bot_workers, storage.actions)
        tables.turned = bots.wake
        await bots.start()
        return cls(config, storage, tables, bots, Signer.of(config.data))

    async def close(self) -> None:
        """Stop the bots, store every position, and let go of the database."""
        await self.hints.close()
        await self.bots.close()
        await self.tables.close()
        await self.storage.close()

    def spend(self, address: str, count: float = 1.0) -> None:
        """Count calls of an address; Refusal where it has made too many."""
        if self.config.limits and not self.calls.take(address, count):
            raise Refusal(429, "too-fast", "That was too much at once; wait a few seconds.")

    def check_hints(self, address: str) -> None:
        """Count a hint that an address asks for; Declined where it has asked for too many."""
        if self.config.limits and not self._hint_calls.take(address):
            raise Declined("too-fast")

    async def past(self, id: str, guest: Session | None) -> Past:
        """Return a finished table's past; Refusal while it is not over, or where only its players may see it."""
        row = await self.storage.table(id)
        if row is None:
            raise NoTable
        if row.status != "over":
            raise Refusal(409, "not-over", "This game is not over: there is no record of it yet.")
        if not row.watch and (guest is None or id not in await self.storage.tables_of(guest.guest)):
            raise Refusal(403, "players-only", "Only its players see this table.")
        if id not in self._pasts:
            game = self.tables.games.of_table(row.game, row.content)
            self._pasts[id] = Past(row, game, await self.storage.actions(id), await self.storage.snapshots(id))
            if len(self._pasts) > MOST_PASTS:
                self._pasts.popitem(last=False)
        return self._pasts[id]

    def guest(self, connection: Any) -> Session | None:
        """Return who calls; None without a session of ours."""
        return self.signer.open(connection.cookies.get(COOKIE))
