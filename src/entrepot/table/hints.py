"""Hints: what the strongest level of bot would do in a person's place, from what that seat knows alone."""

import asyncio
import logging
import secrets
from typing import Final

from entrepot.bots.levels import Hard
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message, message
from entrepot.review.telling import part
from entrepot.table.about import has_words
from entrepot.table.answers import Answer
from entrepot.table.bot_processes import BotProcess, BotProcesses
from entrepot.table.bot_worker import Advised, Question
from entrepot.table.bots import question
from entrepot.table.child import NoAnswer
from entrepot.table.errors import Declined
from entrepot.table.live import LiveTable
from entrepot.table.messages import Refused
from entrepot.table.metering import metered

log = logging.getLogger(__name__)
ALIKE_ERRORS: Final = 1.0
"""Two actions are alike as long as their difference is within so many of its standard errors."""
UNTOLD_ERROR: Final = 1.0
"""The standard error of what was tried less than twice: there was no time to tell a difference."""


class Hints:
    """One thought at a time for each seat, and one hint for each question."""

    def __init__(self, processes: BotProcesses) -> None:
        self._processes = processes
        self._thoughts: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    def ask(self, table: LiveTable, seat: int, prompt: int, id: str, answer: Answer) -> None:
        """Think of a hint, which comes as an event of that seat's next push. Declined where there is none to be had."""
        if table.was_answered(seat, id, answer):
            return
        table.check_hint(seat, prompt)
        key = (table.row.id, seat)
        older = self._thoughts.get(key)
        if older is not None and older[0] == prompt:
            raise Declined("hint-busy")
        if older is not None:
            older[1].cancel()
        thought = metered(self._think(table, seat, prompt, id, answer))
        self._thoughts[key] = (prompt, asyncio.create_task(thought))

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, table: LiveTable, seat: int, prompt: int, id: str, answer: Answer) -> None:
        try:
            assert table.progress is not None  # a frozen table asks nobody
            game, asked = table.progress.game, hint_question(table, seat)
            advised = await self._processes.think(lambda one: advise(one, asked), True, table.payers, is_hint=True)
            table.hint(seat, prompt, id, hint_args(game, prompt, advised), answer)
        except asyncio.CancelledError:
            answer(refused(id, Declined("stale")))
            raise
        except NoAnswer as error:
            log.error("no hint", extra={"table": table.row.id, "error": str(error)[:200]})
            answer(refused(id, Declined("no-answer")))
        except Declined as declined:
            answer(refused(id, declined))
        except Exception:
            log.exception("hint failed", extra={"table": table.row.id})
            answer(refused(id, Declined("no-answer")))
        finally:
            if self._thoughts.get((table.row.id, seat), (None,))[0] == prompt:
                del self._thoughts[table.row.id, seat]


def hint_question(table: LiveTable, seat: int) -> Question:
    """Return what is asked: an imagined position of that seat, a seed of its own, and none of the table's secrets."""
    asked = question(table, seat, Hard.name, [])
    asked.is_hint = True
    asked.seed = secrets.token_hex(8)
    return asked


async def advise(process: BotProcess, asked: Question) -> Advised:
    """Return what a process advises; NoAnswer."""
    await process.start()
    reply = await process.ask(asked)
    if reply.advice is None:
        raise NoAnswer("no advice")
    return reply.advice


def hint_args(game: Game, prompt: int, advised: Advised) -> dict[str, object]:
    """Return the arguments of the event that tells a hint; worths are thousandths of a win."""
    return {
        "prompt": prompt,
        "action": advised.action,
        "other": advised.other,
        "worth": round(1000 * advised.worth),
        "error": round(1000 * advised.error),
        "playouts": advised.playouts,
        "words": hint_words(game, advised),
    }


def hint_words(game: Game, advised: Advised) -> Message:
    """Return a hint in words."""
    action = game.sentence(game.parse(advised.action))
    if advised.rest:
        rest = [alone(game.sentence(game.parse(step))) for step in advised.rest]
        action = message("table-hint-move", {"action": action, "rest": rest})
    if not advised.other:
        return message("table-hint-forced", {"action": action})
    told, other = difference(game, advised), game.sentence(game.parse(advised.other))
    hint = message("table-hint", {"action": action, "other": other, "difference": told})
    is_sure = told["id"] not in ("table-hint-untold", "table-hint-alike")
    if not is_sure or not advised.reasons:
        return hint
    return message(
        "table-hint-why",
        {"hint": hint, "reasons": [part(game, *reason, "table-hint-rival") for reason in advised.reasons]},
    )


def alone(said: Message) -> Message:
    """Return a step in words that are understood without its question, where a game has them for it."""
    id = f"{said['id']}-alone"
    return message(id, said["args"]) if has_words(id) else said


def difference(game: Game, advised: Advised) -> Message:
    """Return by how much the next best action is worse: in what the game counts where that tells anything."""
    if advised.error >= UNTOLD_ERROR:
        return message("table-hint-untold")
    if advised.worth <= ALIKE_ERRORS * advised.error:
        return message("table-hint-alike")
    lead = round(advised.lead)
    if lead < 1:
        return message("table-hint-share", {"percent": max(1, round(100 * advised.worth))})
    own = f"{game.id}-lead"
    count = message(own if has_words(own) else "table-hint-points", {"count": lead})
    return message("table-hint-lead", {"lead": count})


def refused(id: str, declined: Declined) -> Refused:
    """Return a refusal as it is sent."""
    return Refused(id, declined.code, declined.clause, declined.message)  # type: ignore[arg-type]
