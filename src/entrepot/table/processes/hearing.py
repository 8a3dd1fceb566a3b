"""What a process does that it is told, or asked, by another: or by itself, where all are told."""

from collections.abc import Awaitable, Callable
from typing import Any

from entrepot.table.person.sign_out import cut_off
from entrepot.table.service import Service
from entrepot.table.wire import TableInfo


class Hearing:
    """`do` what is asked, by its name."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._tables = service.tables
        self._verbs: dict[str, Callable[..., Awaitable[Any]]] = {
            "bans": service.bans.load,
            "wake": self._wake,
            "signed-out": self._signed_out,
            "let-go": self._let_go,
            "looked-at": self._is_looked_at,
            "infos": self._infos,
        }

    async def do(self, asked: str, words: dict[str, Any]) -> Any:
        """Do it, and return the answer; None for what only newer processes ask."""
        verb = self._verbs.get(asked)
        return await verb(**words) if verb is not None else None

    async def _wake(self, chore: str) -> None:
        self._service.wake_here(chore)

    async def _signed_out(self, ids: list[str], guest: str) -> None:
        """Devices, or guests, speak no more; the seats of `guest` have other keys."""
        self._service.devices.forget(ids)
        await cut_off(self._service.storage, self._tables, guest)

    async def _let_go(self, table: str, if_idle: bool) -> bool:
        return await self._tables.hand_over(table, if_idle)

    async def _is_looked_at(self, table: str, seat: int) -> bool:
        live = self._tables.in_memory(table)
        return live is not None and live.is_looked_at(seat)

    async def _infos(self, tables: list[str]) -> list[TableInfo]:
        return [live.info() for id in tables if (live := self._tables.in_memory(id)) is not None]
