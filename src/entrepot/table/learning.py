"""Opens a table for a lesson: the learner against seats that act as the lesson has it."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from entrepot.files.lesson_course import Course
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.table.bots import quicker
from entrepot.table.creating import SECRET_BYTES, Author, Plan, open_table
from entrepot.table.errors import Refusal
from entrepot.table.lessons import course_of, wishes
from entrepot.table.tables import Tables
from entrepot.table.wire import Opened

MOST_LESSONS: Final = 30
"""That one guest has begun."""


Beside = Callable[[list[str], Callable[[], Any]], Awaitable[Any]]


async def learn(tables: Tables, beside: Beside, game: str, lesson: str, author: Author) -> Opened:
    """Open a table for a lesson, in place of an earlier one of this guest's for it; Refusal if there is none such.

    `beside` does work beside the event loop: a puzzle is read from its file, and all its moves are played.
    """
    playing = await tables.reader.game(game, None, author.payers)
    course, state = await beside(list(author.payers), lambda: begun(playing, lesson))
    bot = quicker(playing)
    plan = Plan(watch=False, stand_in=bot, course=course)
    await _make_room(tables, author.guest or "", playing.id, lesson)
    seats = wishes(course, int(state.seats), bot)
    return await open_table(tables, state, secrets.token_bytes(SECRET_BYTES), seats, author, plan)


def begun(game: Game, lesson: str) -> tuple[Course, State]:
    """Return a lesson with the position that it begins with; Refusal."""
    course = course_of(game, lesson)
    try:
        return course, course.begin()
    except EntrepotError as error:
        raise Refusal(409, "broken-lesson", "This lesson does not fit the rules of this version.") from error


async def _make_room(tables: Tables, guest: str, game: str, lesson: str) -> None:
    """Remove what a guest had begun of this lesson, and the oldest of too many."""
    begun = await tables.storage.lessons_of(guest)
    again = [id for id, of, name in begun if (of, name) == (game, lesson)]
    others = [id for id, of, name in begun if (of, name) != (game, lesson)]
    for id in [*again, *others[MOST_LESSONS - 1 :]]:
        await tables.remove(id)
