"""A worker: a process beside the servers of a database that lends them processes to think in, and does nothing else."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec

from entrepot import __version__
from entrepot.table.bot_processes import bot_child
from entrepot.table.child import Child, NoAnswer
from entrepot.table.config import BadSetting, internal_address
from entrepot.table.database import PostgresDatabase
from entrepot.table.notices.sealing import PushKey
from entrepot.table.processes.clock import DatabaseClock
from entrepot.table.processes.joining import DEFAULT_HOST, secret_of
from entrepot.table.processes.lending import BOTS, REVIEWS, TRIALS, TRIES
from entrepot.table.processes.peer import Line
from entrepot.table.processes.reception import Reception
from entrepot.table.processes.roster import Roster
from entrepot.table.reviews.crew import PATIENCE_SECONDS, SOON_NICENESS, SOON_PATIENCE_SECONDS, review_child
from entrepot.table.security import Signer
from entrepot.table.trouble import BadDatabase, trouble_of
from entrepot.table.uptime import Uptime
from entrepot.table.workshop.bench import can_try
from entrepot.table.workshop.trial_lent import lend_trial

log = logging.getLogger(__name__)
LAST: Final = 19
"""The niceness of what nobody waits for."""
KEYS: Final = ("session.key", "push.key")
CHILDREN: Final[dict[str, Callable[[], Child]]] = {
    BOTS: bot_child,
    REVIEWS: lambda: review_child(LAST, PATIENCE_SECONDS),
    TRIES: lambda: review_child(SOON_NICENESS, SOON_PATIENCE_SECONDS),
}


class WorkerConfig(msgspec.Struct, frozen=True):
    """How a worker is set up: `data` has the keys that its servers have."""

    data: Path
    database: str
    internal: str = ""
    processes: int = 4
    """That it lends at most."""


class Lending:
    """Lends processes: each for as long as a server holds its line, and no longer."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._tries = can_try()

    async def lend(self, kind: str, line: Line) -> None:
        """Lend a process of a kind; or say that there is none to be had."""
        is_known = kind in CHILDREN or (kind == TRIALS and self._tries)
        if not is_known or self._count >= self._most:
            await line.say(False)
            return
        self._count += 1
        try:
            await (self._lend_trial(line) if kind == TRIALS else self._lend_child(CHILDREN[kind](), line))
        finally:
            self._count -= 1

    async def _lend_trial(self, line: Line) -> None:
        await line.say(True)
        await lend_trial(line)

    async def _lend_child(self, child: Child, line: Line) -> None:
        try:
            await child.start()
            await line.say(True)
            question = await line.hear()
            while True:
                question = await answered(child, line, question)
        finally:
            await child.close()


async def answered(child: Child, line: Line, question: bytes) -> bytes:
    """Answer a question and return the next one. Where the line breaks meanwhile, OSError or EOFError, at once."""
    thinking = asyncio.ensure_future(child.ask(question))
    hearing = asyncio.ensure_future(line.hear())
    try:
        await asyncio.wait([thinking, hearing], return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            hearing.result()  # raises what has broken the line
            raise EOFError  # no server of ours asks two things at once
        try:
            answer: bytes | None = thinking.result()
        except NoAnswer:
            answer = None
        await line.say(answer)
        following: bytes = await hearing
        return following
    finally:
        for task in (thinking, hearing):
            task.cancel()
        await asyncio.gather(thinking, hearing, return_exceptions=True)


def run(config: WorkerConfig, ready: Callable[[str], None]) -> None:
    """Work until told to stop; `ready` gets the address at which servers reach it. BadSetting, BadDatabase."""
    try:
        asyncio.run(work(config, ready))
    except Exception as error:
        trouble = trouble_of(error)
        if trouble is None or isinstance(error, BadDatabase):
            raise
        raise BadDatabase(f"{PostgresDatabase(config.database).name}: {trouble}") from error


async def work(config: WorkerConfig, ready: Callable[[str], None]) -> None:
    """Work until SIGINT or SIGTERM comes; TakenForDead where the servers have given this one up."""
    database, signer, push = PostgresDatabase(config.database), *keys(config.data)
    engine = database.engine()
    reception, lending = Reception(), Lending(config.processes)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(database.bring_up_to_date)
        address = await reception.take_address(*internal_address(config.internal or DEFAULT_HOST))
        joined = await Roster.join(engine, address, signer.stamp("processes", push.public), __version__)
        monotonic = asyncio.get_running_loop().time
        clock = DatabaseClock(joined.now, monotonic)
        uptime = Uptime([], clock, monotonic)
        roster = Roster(engine, database.engine_of_beats(), joined.number, uptime, clock, nothing_to_store)
        await reception.open_to_lend(secret_of(signer, joined.number), lending.lend)
        log.info("works", extra={"number": joined.number, "version": __version__})
        ready(address)
        await until_told_to_stop(roster.run())
        reception.close_door()
        await roster.leave()
        reception.close()
    finally:
        await engine.dispose()


async def until_told_to_stop(work: Awaitable[None]) -> None:
    """Go on with work until a signal comes; whatever ends it before that is raised."""
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    tasks = [asyncio.ensure_future(work), asyncio.ensure_future(told.wait())]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def nothing_to_store(*statements: object) -> None:
    """Store nothing, as a worker never does."""


def keys(data: Path) -> tuple[Signer, PushKey]:
    """Return the keys in a folder; BadSetting where they are not there: new ones would keep the servers out."""
    if missing := [name for name in KEYS if not (data / name).is_file()]:
        raise BadSetting(f"{data} has no {' and no '.join(missing)}: copy them from a server's folder, or name that")
    return Signer.of(data), PushKey.of(data)
