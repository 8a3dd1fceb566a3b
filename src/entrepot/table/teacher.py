"""Plays the seats of lessons that are not the learner's: as the lesson has it, else as a quick bot would."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from entrepot.table.errors import Declined
from entrepot.table.live import LiveTable
from entrepot.table.progress import Progress

log = logging.getLogger(__name__)


class Teacher:
    """`wake` a table whenever something has happened there; one that is no lesson is left alone.

    `beside` does work beside the event loop, once it is its callers' turn.
    """

    def __init__(self, beside: Callable[[list[str], Callable[[], str]], Awaitable[str]]) -> None:
        self._beside = beside
        self._thoughts: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._thoughts.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: LiveTable) -> None:
        """Have the next thing done that somebody other than the learner is to do; not while anything is under way."""
        progress, id = table.progress, table.row.id
        if not table.row.lesson or progress is None or table.broken or table.is_busy() or id in self._thoughts:
            return
        stage, course = progress.stage, progress.course
        if stage is None or course is None or stage.is_end:
            return
        if stage.coming:
            act(table, stage.coming[0].seat, stage.coming[0].notation)
            return
        seat = course.bot_asked(progress.match.state)
        if seat is not None:
            self._thoughts[id] = asyncio.create_task(self._think(table, progress, seat))

    async def _think(self, table: LiveTable, progress: Progress, seat: int) -> None:
        course, moves = progress.course, len(progress.match.moves)
        assert course is not None  # it was asked for a lesson
        try:
            imagined = progress.match.state.copy()
            notation = await self._beside(list(table.payers), lambda: course.choice(imagined, seat, moves))
        except Exception:
            log.exception("lesson stands still", extra={"table": table.row.id})
            return
        finally:
            self._thoughts.pop(table.row.id, None)
        act(table, seat, notation)


def act(table: LiveTable, seat: int, notation: str) -> None:
    """Do what a lesson has a seat do; a lesson that does not fit its rules stands still, and the log tells of it."""
    try:
        table.act_for_lesson(seat, notation)
    except Declined as declined:
        log.error("lesson stands still", extra={"table": table.row.id, "move": notation, "code": declined.code})
