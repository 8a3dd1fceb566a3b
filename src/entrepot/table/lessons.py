"""The lessons of the installed games, and tables at which they are learned: one for each lesson and guest."""

from functools import cache
from importlib import resources
from pathlib import Path

from entrepot.files.lesson import Lesson, read_lessons
from entrepot.files.lesson_course import Course
from entrepot.kernel import registry
from entrepot.kernel.game import Game
from entrepot.puzzles.course import PREFIX
from entrepot.table.bot_names import NAMES
from entrepot.table.errors import Refusal
from entrepot.table.puzzles import puzzle_course
from entrepot.table.wire import LessonInfo, SeatWish


@cache
def lessons_of(game: str) -> list[Lesson]:
    """Return a game's lessons in their order; BadScenario where one of them is not one."""
    with resources.as_file(resources.files(registry.game_module(game)) / "lessons") as folder:
        return read_lessons(Path(folder))


def course_of(game: Game, id: str) -> Course:
    """Return a lesson or a puzzle on its game; Refusal if there is none of that name."""
    if id.startswith(PREFIX):
        return puzzle_course(game, id)
    for lesson in lessons_of(game.id):
        if lesson.id == id:
            return Course(lesson, game)
    raise Refusal(404, "no-lesson", "This game has no such lesson.")


def lesson_info(lesson: Lesson) -> LessonInfo:
    """Return a lesson as the lobby shows it."""
    return LessonInfo(lesson.id, lesson.title, lesson.about, lesson.minutes, lesson.learned)


def wishes(course: Course, seats: int, bot: str) -> list[SeatWish]:
    """Return who sits where: the learner, and others who act as the lesson has it, each with a name of their own."""
    names = dict(enumerate(course.lesson.names))
    return [
        SeatWish("me") if seat == course.lesson.seat else SeatWish("bot", bot, names.get(seat) or NAMES[seat])
        for seat in range(seats)
    ]
