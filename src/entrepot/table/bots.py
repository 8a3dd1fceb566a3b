"""Bots at live tables: they think in processes of their own, and what nobody needs any more is dropped."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from entrepot.bots.find import bot_names, find_bot
from entrepot.bots.ismcts import Ismcts
from entrepot.kernel.audience import hears
from entrepot.kernel.chance import seeded
from entrepot.kernel.game import Game
from entrepot.table.allowance import Allowance
from entrepot.table.bot_processes import BotProcess, BotProcesses
from entrepot.table.bot_worker import Question
from entrepot.table.child import NoAnswer
from entrepot.table.errors import Declined
from entrepot.table.limits import LISTENER_COSTS, UNLIMITED, Budget
from entrepot.table.live import LiveTable
from entrepot.table.metering import Bill, bill, metered
from entrepot.table.rows import ActionRow

log = logging.getLogger(__name__)
MOVE_COSTS: Final = 5.0
NOT_ASKED: Final = ("stale", "frozen", "not-stored")
"""Codes with which an answer comes too late, and is nobody's fault."""
QUICKER: Final = "greedy"
"""Plays in place of a bot that searches, where the thinking time is used up."""


class Bots:
    """Lets the bots of all tables play. `wake` a table whenever something has happened there."""

    def __init__(
        self,
        processes: int,
        log_of: Callable[[str, int], Awaitable[list[ActionRow]]],
        allowance: Allowance | None = None,
        budget: Budget | None = None,
    ) -> None:
        self._log_of = log_of
        self._budget = budget or Budget(UNLIMITED)
        """What bots may use of the event loop, by who pays for them: as much as these themselves, and beside that."""
        self.processes = BotProcesses([BotProcess() for _ in range(processes)], allowance)
        self._thoughts: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    async def start(self) -> None:
        """Have a process that is ready."""
        await self.processes.start()

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.processes.close()

    def count(self) -> int:
        """Return how many moves are thought out, or wait for that."""
        return len(self._thoughts)

    def wake(self, table: LiveTable) -> None:
        """Let those of the table's bots think that are asked, and no others."""
        asked = {seat: (bot, prompt) for seat, bot, prompt in table.asked_bots()} if table.is_needed() else {}
        if not asked and not self._thoughts:
            return
        for seat in range(len(table.seats)):
            key = (table.row.id, seat)
            bot, prompt = asked.get(seat, ("", -1))
            thought = self._thoughts.get(key)
            if thought is not None and thought[0] != prompt:
                del self._thoughts[key]
                thought[1].cancel()
            if prompt >= 0 and key not in self._thoughts:
                work = metered(self._think(table, seat, bot, prompt), Bill(self._budget, table.payers))
                self._thoughts[key] = (prompt, asyncio.create_task(work))

    async def _think(self, table: LiveTable, seat: int, bot: str, prompt: int) -> None:
        key = (table.row.id, seat)
        try:
            await bill().ahead(move_costs(table))
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
        is_long = thinks_long(progress.game, bot)
        if is_long:
            table.hurry(self.processes.allowance.is_used_up(table.payers))
            if table.is_hurried:
                bot, is_long = quicker(progress.game), False
        try:
            return await self.processes.think(lambda one: self._ask(one, table, seat, bot), is_long, table.payers)
        except NoAnswer as error:
            log.error("bot gave no answer", extra={"table": table.row.id, "bot": bot, "error": str(error)[:200]})
            return progress.game.text(secrets.choice(progress.legal[seat] or legal))

    async def _ask(self, process: BotProcess, table: LiveTable, seat: int, bot: str) -> str:
        await process.start()
        sitter = sitter_of(table, seat, bot)
        before = process.heard.get(sitter, -1)
        rows = await self._log_of(table.row.id, before)
        asked = question(table, seat, bot, [event for row in rows for event in row.happened()])
        asked.is_new = before < 0
        asked.forgotten = process.hears(sitter, rows[-1].number if rows else before)
        return (await process.ask(asked)).action


def move_costs(table: LiveTable) -> float:
    """Return what a bot's move costs the event loop: to ask, to carry out, and to tell all who look."""
    return MOVE_COSTS + LISTENER_COSTS * table.crowd()


def play(table: LiveTable, seat: int, prompt: int, notation: str) -> None:
    """Carry out what a bot chose, or something legal in place of what is not: a table never waits for a broken bot."""
    try:
        table.act_for_bot(seat, prompt, notation)
    except Declined as declined:
        progress = table.progress
        if declined.code in NOT_ASKED or progress is None or progress.prompt(seat) != prompt:
            return
        log.error("bot chose what is not legal", extra={"table": table.row.id, "code": declined.code})
        table.act_for_bot(seat, prompt, progress.game.text(secrets.choice(progress.legal[seat])))


def question(table: LiveTable, seat: int, bot: str, happened: list[dict[str, Any]]) -> Question:
    """Return what is asked of a bot: a position that its seat cannot tell from the real one, and what it has seen."""
    progress = table.progress
    assert progress is not None  # a frozen table asks nobody
    imagined = progress.match.state.determinize(seat, seeded(secrets.token_hex(8)))
    return Question(
        sitter=sitter_of(table, seat, bot),
        game=table.row.game,
        content=table.row.content,
        imagined=imagined.dump(),
        seat=seat,
        bot=bot,
        seed=hmac.new(table.row.secret, f"bot {seat}".encode(), hashlib.sha256).hexdigest(),
        events=[event for event in happened if hears(event["audience"], seat)],
    )


def sitter_of(table: LiveTable, seat: int, bot: str) -> str:
    """Return what a process knows a bot at a table by: another that plays for it is another."""
    return f"{table.row.id} {seat} {bot}"


def quicker(game: Game) -> str:
    """Return the best of a game's bots that take no time to speak of."""
    quick = [name for name in bot_names(game) if not thinks_long(game, name)]
    return QUICKER if QUICKER in quick else quick[-1]


def thinks_long(game: Game, bot: str) -> bool:
    """Say whether a bot searches, which may take it all the time that it is given."""
    return issubclass(find_bot(game, bot), Ismcts)
