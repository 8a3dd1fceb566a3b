"""Reads content that somebody has sent, in a process of its own, and makes a game of it beside the event loop."""

import asyncio
from typing import Final

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.table.child import Child, NoAnswer
from entrepot.table.content_worker import TOO_LONG, Read, Sent
from entrepot.table.errors import Refusal
from entrepot.table.games import Games

PATIENCE_SECONDS: Final = 30.0
"""In which the process answers, however much else the machine does."""


class Reader:
    """One file at a time."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._child = Child("entrepot.table.content_worker", PATIENCE_SECONDS)
        self._turn = asyncio.Lock()

    async def game(self, name: str, text: str | None) -> Game:
        """Return a game with a content file that somebody sent; Refusal, saying where it is wrong."""
        shipped = self._games.shipped(name)
        if text is None:
            return shipped
        async with self._turn:
            read = await self._read(Sent(name, text))
        if read.problem:
            raise Refusal(400, "bad-content", read.problem)
        try:
            return await asyncio.to_thread(self._games.with_content, name, read.data)
        except EntrepotError as error:
            raise Refusal(400, error.code, str(error)) from error

    async def close(self) -> None:
        """End the process."""
        await self._child.close()

    async def _read(self, sent: Sent) -> Read:
        try:
            return msgspec.json.decode(await self._child.ask(msgspec.json.encode(sent)), type=Read)
        except NoAnswer:
            return Read(problem=TOO_LONG)
