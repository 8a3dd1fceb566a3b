"""Processes in which bots think, and how they are lent: one question at a time, and never all of them to long ones."""

import asyncio
import contextlib
import functools
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from entrepot.table.allowance import Allowance
from entrepot.table.bot_worker import Question, Reply
from entrepot.table.child import AnyChild, Child, Gone, NoAnswer
from entrepot.table.turns import Turn, Turns

Answer = TypeVar("Answer")
MOST_SITTERS = 2_000
"""Bots that one process keeps; who is forgotten hears everything from the beginning at its next question."""
PATIENCE_SECONDS = 30.0
"""No bot thinks longer; after that one of its legal actions is taken at random."""

MOST_GONE = 5
"""How often a question is asked anew because a worker has gone."""
UNBOUNDED_SECONDS = 1e9
"""Of thought, where nobody has to save any: it is counted all the same, for whose turn it is."""


def bot_child() -> Child:
    """Return a process of one's own in which bots think."""
    return Child("entrepot.table.bot_worker", PATIENCE_SECONDS)


class BotProcess:
    """One process that thinks; started when it is first asked, and again after it had to be stopped."""

    def __init__(self) -> None:
        self.child: AnyChild = bot_child()
        self.heard: OrderedDict[str, int] = OrderedDict()
        """The last entry of its table's log that each of the process's bots has heard of."""

    def hears(self, sitter: str, number: int) -> list[str]:
        """Note that a bot is told of a log up to that entry; return whom the process is to forget."""
        self.heard[sitter] = number
        self.heard.move_to_end(sitter)
        over = max(0, len(self.heard) - MOST_SITTERS)
        return [self.heard.popitem(last=False)[0] for _ in range(over)]

    async def ask(self, question: Question) -> Reply:
        """Return what was chosen or advised; NoAnswer if the bot failed or took too long."""
        reply = msgspec.json.decode(await self.child.ask(msgspec.json.encode(question)), type=Reply)
        if reply.error:
            raise NoAnswer(reply.error)
        return reply

    async def start(self) -> None:
        """Have a process that runs, and the newest build of our sources, before a question is thought out for it."""
        if not await self.child.start():
            self.heard.clear()

    async def close(self) -> None:
        """End the process, and see it gone."""
        await self.child.close()


class BotProcesses:
    """Lends processes. Thoughts that take seconds leave one to the others, and the fewest of them run that are needed.

    On a quiet server a bot meets the process that knows it already.
    """

    def __init__(self, processes: list[BotProcess], allowance: Allowance | None = None) -> None:
        self.allowance = allowance or Allowance(UNBOUNDED_SECONDS, 1.0)
        """The seconds of thought that somebody may cause."""
        self._processes = processes
        self._turns = Turns(processes, max(1, len(processes) - 1), self.allowance)
        self._thoughts: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        """Start the process that is lent first; the others start when they are needed."""
        for process in self._processes[:1]:
            await process.start()

    async def close(self) -> None:
        """End the processes, and with them all thoughts."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self._processes))

    async def think(
        self,
        ask: Callable[[BotProcess], Awaitable[Answer]],
        is_long: bool,
        payers: tuple[str, ...] = ("",),
        is_hint: bool = False,
    ) -> Answer:
        """Return what a process answers, once it is their turn who pay for it. NoAnswer.

        Who is cancelled meanwhile waits no longer, and the answer is dropped; the process ends its thought, which
        costs less than to begin with a new one that has heard of nothing.
        """
        turn: Turn[BotProcess] = Turn(payers, is_long, is_hint)
        process = await self._turns.wait(turn)
        thought = asyncio.ensure_future(_asked(ask, process))
        self._thoughts.add(thought)
        thought.add_done_callback(functools.partial(self._back, process, turn, time.monotonic()))
        return await asyncio.shield(thought)

    def let(self, change: Callable[[AnyChild], AnyChild]) -> None:
        """Have other processes in place of these, before any of them is asked."""
        for process in self._processes:
            process.child = change(process.child)

    def _back(self, process: BotProcess, turn: Turn[BotProcess], began: float, thought: "asyncio.Future[Any]") -> None:
        self._thoughts.discard(thought)
        self._turns.give_back(process, turn, time.monotonic() - began)
        if not thought.cancelled():
            thought.exception()  # whoever had asked has been told, or has gone


async def _asked(ask: Callable[[BotProcess], Awaitable[Answer]], process: BotProcess) -> Answer:
    """Return what a process answers: where it dies with the worker that has lent it, another in its place."""
    for _ in range(MOST_GONE):
        with contextlib.suppress(Gone):
            return await ask(process)
    return await ask(process)
