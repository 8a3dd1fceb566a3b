"""Everything that the routes need, put together once: the database, the tables, the bots, the seals."""

from typing import Any

from entrepot.table.bots import Bots
from entrepot.table.config import Config
from entrepot.table.games import Games
from entrepot.table.limits import Buckets
from entrepot.table.security import COOKIE, Session, Signer
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables

CALLS_A_SECOND = 20.0
CALLS_AT_ONCE = 200.0


class Service:
    """Make one with `await Service.open(config)`, and close it."""

    def __init__(self, config: Config, storage: Storage, tables: Tables, bots: Bots, signer: Signer) -> None:
        self.config = config
        self.storage = storage
        self.tables = tables
        self.bots = bots
        self.signer = signer
        self.calls = Buckets(CALLS_A_SECOND, CALLS_AT_ONCE)

    @classmethod
    async def open(cls, config: Config, games: Games | None = None) -> "Service":
        """Open the database and start the processes of the bots."""
        storage = await Storage.open(config.data)
        tables = Tables(config, storage, games or Games())
        bots = Bots(config.bot_workers)
        tables.turned = bots.wake
        await bots.start()
        return cls(config, storage, tables, bots, Signer.of(config.data))

    async def close(self) -> None:
        """Stop the bots, store every position, and let go of the database."""
        await self.bots.close()
        await self.tables.close()
        await self.storage.close()

    def guest(self, connection: Any) -> Session | None:
        """Return who calls; None without a session of ours."""
        return self.signer.open(connection.cookies.get(COOKIE))
