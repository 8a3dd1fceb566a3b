"""Where cards are looked at: a process lent to one after the other, so that nobody's typing slows a table."""

import time
from typing import Any, Final

import msgspec

from entrepot.table.allowance import Allowance
from entrepot.table.child import Child, NoAnswer
from entrepot.table.content_worker import TOO_LONG
from entrepot.table.errors import Refusal, TooFast
from entrepot.table.turns import Turn, Turns
from entrepot.table.workshop.desk_worker import Result, Task

PATIENCE_SECONDS: Final = 30.0
SECONDS_AT_ONCE: Final = 60.0
SHARE: Final = 0.2
"""Of the process that one address, and one guest, may have in the long run."""


class Desk:
    """One piece of work at a time: next is that of whoever has used least."""

    def __init__(self) -> None:
        self._child = Child("entrepot.table.workshop.desk_worker", PATIENCE_SECONDS)
        self._allowance = Allowance(SECONDS_AT_ONCE, SHARE)
        self._turns = Turns([self._child], 1, self._allowance)

    async def do(self, game: str, kind: str, text: str, payers: tuple[str, ...], more: Any = None) -> Result:
        """Return what comes of a piece of work; Refusal where nothing does, or these have used too much."""
        if self._allowance.is_used_up(payers):
            raise TooFast(SECONDS_AT_ONCE / 4)
        turn: Turn[Child] = Turn(payers, is_long=False, is_hint=False)
        child, began = await self._turns.wait(turn), time.monotonic()
        try:
            result = await self._ask(child, Task(game, kind, text, more))
        finally:
            self._turns.give_back(child, turn, time.monotonic() - began)
        if result.problem:
            raise Refusal(400, "bad-content", result.problem)
        return result

    async def close(self) -> None:
        """End the process."""
        await self._child.close()

    async def _ask(self, child: Child, task: Task) -> Result:
        try:
            return msgspec.json.decode(await child.ask(msgspec.json.encode(task)), type=Result)
        except NoAnswer:
            return Result(problem=TOO_LONG)
