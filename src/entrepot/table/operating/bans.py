"""Who may not come in. Each call and each message asks, so it is all in the memory."""

from collections.abc import Callable, Iterable

import msgspec
from sqlalchemy import select

from entrepot.table.errors import Refusal
from entrepot.table.operating.columns import BANS
from entrepot.table.statements import upsert
from entrepot.table.storage import Storage


class Banned(Refusal):
    """Whoever runs the server does not want somebody here."""

    def __init__(self, reason: str) -> None:
        super().__init__(403, "banned", f"This server does not let you in. {reason}".strip())


class Ban(msgspec.Struct, frozen=True):
    """Of a guest, or of an address; for good where `until` is None. Moments are seconds of the server's clock."""

    who: str
    at: float
    until: float | None
    reason: str


class Bans:
    """Those of a database."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._known: dict[str, Ban] = {}

    async def load(self) -> None:
        """Read them."""
        rows = await self._storage.rows(select(BANS))
        self._known = {row.who: Ban(**row._mapping) for row in rows}

    def check(self, callers: Iterable[str]) -> None:
        """Do nothing for those who may come in; Banned otherwise."""
        for who in callers if self._known else ():
            ban = self._known.get(who)
            if ban is not None and (ban.until is None or ban.until > self._clock()):
                raise Banned(ban.reason)

    async def add(self, ban: Ban) -> None:
        """Let somebody in no more, in place of an earlier ban; NotStored."""
        await self._storage.writer.run(upsert(BANS, msgspec.structs.asdict(ban)))
        self._known[ban.who] = ban

    async def lift(self, who: str) -> None:
        """Let somebody in again; NotStored."""
        await self._storage.writer.run(BANS.delete().where(BANS.c.who == who))
        self._known.pop(who, None)
