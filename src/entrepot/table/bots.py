"""Bots at live tables: they think in processes of their own, and stop when nobody needs what they think."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import os
import secrets
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

import entrepot
from entrepot.kernel.audience import hears
from entrepot.kernel.chance import seeded
from entrepot.table.bot_worker import LENGTH_BYTES, Question, Reply, frame
from entrepot.table.errors import Declined
from entrepot.table.live import LiveTable
from entrepot.table.rows import ActionRow

log = logging.getLogger(__name__)
MOST_SITTERS = 2_000
"""Bots that one process keeps; who is forgotten hears everything from the beginning at its next question."""
PATIENCE_SECONDS = 30.0
"""No bot thinks longer; after that one of its legal actions is taken at random."""


class NoAnswer(Exception):
    """The process gave none."""


class Worker:
    """One process that thinks; started when it is first asked, and again after it had to be stopped."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.heard: OrderedDict[str, int] = OrderedDict()
        """The last entry of its table's log that each of the process's bots has heard of."""

    def hears(self, sitter: str, number: int) -> list[str]:
        """Note that a bot is told of a log up to that entry; return whom the process is to forget."""
        self.heard[sitter] = number
        self.heard.move_to_end(sitter)
        over = max(0, len(self.heard) - MOST_SITTERS)
        return [self.heard.popitem(last=False)[0] for _ in range(over)]

    async def ask(self, question: Question) -> str:
        """Return the chosen action; NoAnswer if the bot failed or took too long."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                reply = await self._exchange(msgspec.json.encode(question))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            self.stop()
            raise NoAnswer(type(error).__name__) from error
        except asyncio.CancelledError:
            self.stop()  # it would go on thinking for nothing
            raise
        if reply.error:
            raise NoAnswer(reply.error)
        return reply.action

    async def start(self) -> None:
        """Have a process that runs, so that the first question need not wait for that."""
        await self._running()

    def stop(self) -> None:
        """End the process at once."""
        self.heard.clear()
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End the process, and see it gone."""
        process = self._process
        self.stop()
        if process is not None:
            await process.wait()

    async def _exchange(self, body: bytes) -> Reply:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(body))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return msgspec.json.decode(await process.stdout.readexactly(int.from_bytes(head, "big")), type=Reply)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self.heard.clear()
            package = str(Path(entrepot.__file__).resolve().parent.parent)
            paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
            self._process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-m", "entrepot.table.bot_worker"],
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )
        return self._process


class Bots:
    """Lets the bots of all tables play. `wake` a table whenever something has happened there."""

    def __init__(self, workers: int, log_of: Callable[[str, int], Awaitable[list[ActionRow]]]) -> None:
        self._log_of = log_of
        self._workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._thoughts: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    async def start(self) -> None:
        """Start the processes."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def wake(self, table: LiveTable) -> None:
        """Let those of the table's bots think that are asked, and no others."""
        asked = {seat: (bot, prompt) for seat, bot, prompt in table.asked_bots()} if table.is_needed() else {}
        for seat in table.bots:
            key = (table.row.id, seat)
            bot, prompt = asked.get(seat, ("", -1))
            thought = self._thoughts.get(key)
            if thought is not None and thought[0] != prompt:
                del self._thoughts[key]
                thought[1].cancel()
            if prompt >= 0 and key not in self._thoughts:
                self._thoughts[key] = (prompt, asyncio.create_task(self._think(table, seat, bot, prompt)))

    async def _think(self, table: LiveTable, seat: int, bot: str, prompt: int) -> None:
        key = (table.row.id, seat)
        try:
            notation = await self._choose(table, seat, bot)
            if self._thoughts.get(key, (None,))[0] == prompt:
                del self._thoughts[key]
                play(table, seat, prompt, notation)
        except Exception:
            log.exception("bot failed", extra={"table": table.row.id, "bot": bot})
            self._thoughts.pop(key, None)

    async def _choose(self, table: LiveTable, seat: int, bot: str) -> str:
        progress = table.progress
        assert progress is not None  # a frozen table asks nobody
        legal = progress.legal[seat]
        if len(legal) == 1:
            return progress.game.text(legal[0])
        try:
            worker = await self._idle.get()
            try:
                return await self._ask(worker, table, seat, bot)
            finally:
                self._idle.put_nowait(worker)
        except NoAnswer as error:
            log.error("bot gave no answer", extra={"table": table.row.id, "bot": bot, "error": str(error)[:200]})
            return progress.game.text(secrets.choice(progress.legal[seat] or legal))

    async def _ask(self, worker: Worker, table: LiveTable, seat: int, bot: str) -> str:
        await worker.start()
        sitter = f"{table.row.id} {seat}"
        before = worker.heard.get(sitter, -1)
        rows = await self._log_of(table.row.id, before)
        asked = question(table, seat, bot, [event for row in rows for event in row.happened()])
        asked.is_new = before < 0
        asked.forgotten = worker.hears(sitter, rows[-1].number if rows else before)
        return await worker.ask(asked)


def play(table: LiveTable, seat: int, prompt: int, notation: str) -> None:
    """Carry out what a bot chose, or something legal in place of what is not: a table never waits for a broken bot."""
    try:
        table.act_for_bot(seat, prompt, notation)
    except Declined as declined:
        progress = table.progress
        if declined.code == "stale" or progress is None or progress.prompt(seat) != prompt:
            return
        log.error("bot chose what is not legal", extra={"table": table.row.id, "code": declined.code})
        table.act_for_bot(seat, prompt, progress.game.text(secrets.choice(progress.legal[seat])))


def question(table: LiveTable, seat: int, bot: str, happened: list[dict[str, Any]]) -> Question:
    """Return what is asked of a bot: a position that its seat cannot tell from the real one, and what it has seen."""
    progress = table.progress
    assert progress is not None  # a frozen table asks nobody
    imagined = progress.match.state.determinize(seat, seeded(secrets.token_hex(8)))
    return Question(
        sitter=f"{table.row.id} {seat}",
        game=table.row.game,
        content=table.row.content,
        imagined=imagined.dump(),
        seat=seat,
        bot=bot,
        seed=hmac.new(table.row.secret, f"bot {seat}".encode(), hashlib.sha256).hexdigest(),
        events=[event for event in happened if hears(event["audience"], seat)],
    )
