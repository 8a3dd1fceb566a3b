"""Reads content that somebody has sent, in a process of its own, and makes a game of it beside the event loop."""

import time
from typing import Final

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.table.allowance import Allowance
from entrepot.table.beside import Beside
from entrepot.table.bot_processes import UNBOUNDED_SECONDS
from entrepot.table.child import Child, NoAnswer
from entrepot.table.content_worker import TOO_LONG, Read, Sent
from entrepot.table.errors import Refusal
from entrepot.table.games import Games
from entrepot.table.turns import Turn, Turns

PATIENCE_SECONDS: Final = 30.0
"""How long the process may take to answer, however much else the machine does."""


class Reader:
    """One file at a time: next is that of whoever has let least be read so far."""

    def __init__(self, games: Games, beside: Beside) -> None:
        self._games = games
        self._beside = beside
        self._child = Child("entrepot.table.content_worker", PATIENCE_SECONDS)
        self._turns = Turns([self._child], 1, Allowance(UNBOUNDED_SECONDS, 1.0))

    async def game(self, name: str, text: str | None, payers: tuple[str, ...]) -> Game:
        """Return a game with a content file that somebody sent; Refusal, saying where it is wrong."""
        shipped = self._games.shipped(name)
        if text is None:
            return shipped
        turn: Turn[Child] = Turn(payers, is_long=False, is_hint=False)
        child, began = await self._turns.wait(turn), time.monotonic()
        try:
            read = await self._read(Sent(name, text))
        finally:
            self._turns.give_back(child, turn, time.monotonic() - began)
        if read.problem:
            raise Refusal(400, "bad-content", read.problem)
        try:
            return await self._beside.do(lambda: self._games.with_content(name, read.data))
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
