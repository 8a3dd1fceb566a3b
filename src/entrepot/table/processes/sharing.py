"""What a process has to do with the others of its database. The one process of a folder has no others."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import Any, Final, Protocol

import msgspec
from litestar.datastructures import State

from entrepot import __version__
from entrepot.table.processes.carrying import GONE, LOOK_SECONDS, Carrier
from entrepot.table.processes.lending import Lender, Workers
from entrepot.table.processes.peer import Peer
from entrepot.table.processes.reception import Reception
from entrepot.table.processes.roster import Elsewhere, Roster
from entrepot.table.wire import TableInfo

log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0
Do = Callable[[str, dict[str, Any]], Awaitable[Any]]
Lead = Callable[[], Awaitable[None]]


class Places(Protocol):
    """Which tables this process has, and what is told to all processes. `do` carries out what is told, or asked."""

    do: Do

    async def claim(self, table: str) -> None:
        """Have a table from now on; Elsewhere where another process has it."""

    async def win(self, table: str, if_idle: bool = False) -> bool:
        """Have a table, be it that another process lets go of it; False where it is not to, being in use there."""

    async def let_go(self, table: str) -> None:
        """Have a table no more, once all that was written before is stored."""

    async def keep_only(self, tables: Collection[str]) -> None:
        """Have no other tables than these any more."""

    async def ask(self, table: str, asked: str, **words: Any) -> Any:
        """Return what the other process answers that has a table; None where none has it."""

    async def others(self, tables: Sequence[str]) -> set[str]:
        """Return which of these tables other processes have."""

    async def infos(self, tables: Sequence[str]) -> dict[str, TableInfo]:
        """Return the tables that other processes have, as these know them."""

    async def begin(self, state: State, lead: Lead, lost: Callable[[], None]) -> None:
        """Begin: `lead` where what is done once for all is to be done here, `lost` where another process has gone."""

    def close_door(self) -> None:
        """Take no more calls from others."""

    async def leave(self) -> None:
        """Have nothing more."""

    async def everywhere(self, asked: str, **words: Any) -> None:
        """Do something at all processes; where this has returned, none of them is behind."""

    def soon(self, asked: str, **words: Any) -> None:
        """Do something at all other processes, for which nobody waits."""

    def lender(self) -> Lender | None:
        """Return what lends this process others at workers; None where there can be none."""


class Alone:
    """The one process of its database."""

    do: Do

    async def claim(self, table: str) -> None:
        pass

    async def win(self, table: str, if_idle: bool = False) -> bool:
        return True

    async def let_go(self, table: str) -> None:
        pass

    async def keep_only(self, tables: Collection[str]) -> None:
        pass

    async def ask(self, table: str, asked: str, **words: Any) -> Any:
        return None

    async def others(self, tables: Sequence[str]) -> set[str]:
        return set()

    async def infos(self, tables: Sequence[str]) -> dict[str, TableInfo]:
        return {}

    async def begin(self, state: State, lead: Lead, lost: Callable[[], None]) -> None:
        await lead()

    def close_door(self) -> None:
        pass

    async def leave(self) -> None:
        pass

    async def everywhere(self, asked: str, **words: Any) -> None:
        await self.do(asked, words)

    def soon(self, asked: str, **words: Any) -> None:
        pass

    def lender(self) -> Lender | None:
        return None


class Sharing:
    """One process of several."""

    do: Do

    def __init__(self, roster: Roster, carrier: Carrier, reception: Reception, secret: str) -> None:
        self.carrier = carrier
        self._roster = roster
        self._reception = reception
        self._secret = secret
        self._under_way: set[asyncio.Task[None]] = set()
        self._beating = self._begin(roster.run())

    async def begin(self, state: State, lead: Lead, lost: Callable[[], None]) -> None:
        async def take_the_lead() -> None:
            while not self._roster.is_leading.is_set():
                try:
                    await lead()
                    self._roster.is_leading.set()
                except Exception:  # the database gives no answer now, perhaps
                    log.exception("does not lead yet")
                    await asyncio.sleep(RETRY_SECONDS)

        def led() -> None:
            self._begin(take_the_lead())

        self._roster.led = led
        self._roster.lost = lost
        self._roster.cut_off = state.service.tables.abandon
        await self._reception.open(self._secret, state.gate, self.do)
        self._beating.add_done_callback(lambda task: task.cancelled() or state.quit(task.exception()))
        self._roster.may_lead = True

    def close_door(self) -> None:
        self._reception.close_door()

    async def leave(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._roster.leave()
        self._reception.close()

    async def claim(self, table: str) -> None:
        await self._roster.claim(table)

    async def win(self, table: str, if_idle: bool = False) -> bool:
        while True:
            try:
                await self._roster.claim(table)
            except Elsewhere as elsewhere:
                if elsewhere.peer is not None and not await self._free(elsewhere, table, if_idle):
                    return False
            else:
                return True

    async def _free(self, elsewhere: Elsewhere, table: str, if_idle: bool) -> bool:
        """Ask another process to let go of a table; False where it is not to. Where it has died, that is seen soon."""
        try:
            assert elsewhere.peer is not None  # or nobody is asked
            return bool(await self.carrier.ask(elsewhere.peer, "let-go", table=table, if_idle=if_idle))
        except GONE:
            await asyncio.sleep(LOOK_SECONDS)
            return True

    async def let_go(self, table: str) -> None:
        await self._roster.let_go(table)

    async def keep_only(self, tables: Collection[str]) -> None:
        await self._roster.keep_only(tables)

    async def ask(self, table: str, asked: str, **words: Any) -> Any:
        peer = await self._roster.find(table)
        with contextlib.suppress(*GONE):
            return await self.carrier.ask(peer, asked, table=table, **words) if peer is not None else None

    async def others(self, tables: Sequence[str]) -> set[str]:
        found = await self._roster.found(tables)
        return {table for theirs in found.values() for table in theirs}

    async def infos(self, tables: Sequence[str]) -> dict[str, TableInfo]:
        found = await self._roster.found(tables)
        told = await asyncio.gather(*(self._infos(peer, theirs) for peer, theirs in found.items()))
        return {info.id: info for infos in told for info in infos}

    async def _infos(self, peer: Peer, tables: list[str]) -> list[TableInfo]:
        try:
            return msgspec.convert(await self.carrier.ask(peer, "infos", tables=tables), list[TableInfo])
        except (*GONE, msgspec.ValidationError):  # it has just died, or is of another version
            return []

    async def everywhere(self, asked: str, **words: Any) -> None:
        await self.do(asked, words)
        await self.carrier.tell_all(asked, **words)

    def soon(self, asked: str, **words: Any) -> None:
        self._begin(self.carrier.tell_all(asked, **words))

    def lender(self) -> Lender | None:
        return Workers(self.carrier, __version__)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task
