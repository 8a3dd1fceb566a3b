"""Those who only look on at a table: what all see is put together once, and not more often than eyes need."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from entrepot.table.messages import Chat, TableMessage
from entrepot.table.onlooker import Watcher
from entrepot.table.sight import Shown, gathered
from entrepot.table.wire import TableInfo

PAUSE_SECONDS: Final = 0.25
"""From one push to the next; what happens meanwhile comes with that one."""
PEOPLE_SECONDS: Final = 2.0
"""From one news of people and clocks to the next: who only looks on is not told of each."""


class Gallery:
    """One onlooker of a table in place of all its spectators."""

    def __init__(self, people: Callable[[], str]) -> None:
        self._people = people
        """Returns how things stand with the people of the table, as a message."""
        self._watchers: set[Watcher] = set()
        self._shown: list[Shown] = []
        self._met: TableInfo | None = None
        self._told_at = 0.0
        self._timer: asyncio.Handle | None = None
        self._people_timer: asyncio.Handle | None = None

    def __len__(self) -> int:
        return len(self._watchers)

    def enter(self, viewer: Watcher) -> None:
        """Let somebody look on, who knows what has happened up to now."""
        self._tell()
        self._watchers.add(viewer)

    def exit(self, viewer: Watcher) -> None:
        self._watchers.discard(viewer)

    # ------------------------------------------------------------------ from the table

    def show(self, shown: Shown) -> None:
        if shown.seat is None:
            self._shown.append(shown)
            self._soon()

    def settle(self) -> None:
        pass

    def meet(self, info: TableInfo) -> None:
        self._met = info
        self._soon()

    def attend(self, text: str) -> None:
        if self._people_timer is None:
            self._people_timer = asyncio.get_running_loop().call_later(PEOPLE_SECONDS, self._tell_people)

    def lose(self, seat: int) -> None:
        pass

    def hear(self, chat: Chat) -> None:
        text = msgspec.json.encode(chat).decode()
        for watcher in self._watchers:
            watcher.put(text)

    def looks_from(self, seat: int) -> bool:
        return False

    def leave(self) -> None:
        self._tell()
        for watcher in self._watchers:
            watcher.leave()

    # ------------------------------------------------------------------ to the watchers

    def _soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_at(self._told_at + PAUSE_SECONDS, self._tell)

    def _tell(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._met is None and not self._shown:
            return
        self._told_at = asyncio.get_running_loop().time()
        if self._met is not None:
            met = TableMessage(**msgspec.structs.asdict(self._met), seats_held=[], keys_for=[])
            text = msgspec.json.encode(met).decode()
            for watcher in self._watchers:
                watcher.put(text)
        if self._shown:
            shown = gathered(self._shown)
            for watcher in self._watchers:
                watcher.show(shown)
        self._met, self._shown = None, []

    def _tell_people(self) -> None:
        self._people_timer = None
        text = self._people()
        for watcher in self._watchers:
            watcher.put(text)
