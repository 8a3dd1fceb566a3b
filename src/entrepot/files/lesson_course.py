"""The course of a lesson: at which step a learner is after what has been done, and what may be done there.

Everything follows from the actions alone: a lesson can be continued where it was left, and what is taken back is asked
again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from entrepot.bots.find import bot_names, find_bot
from entrepot.files.lesson import ANY, Lesson, Move, Step
from entrepot.files.scenario import set_up
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.message import Message
from entrepot.kernel.state import State

QUICK = "thrifty"


@dataclass(frozen=True)
class Stage:
    """Where a learner is.

    `pages` are the steps to read, `step` is the one that waits for the learner, and `coming` is what others do before
    that. Without a `step`, and with nothing coming, the lesson is over. `at` counts the steps that are done.
    """

    pages: list[Step] = field(default_factory=list)
    step: Step | None = None
    coming: list[Move] = field(default_factory=list)
    at: int = 0

    @property
    def is_end(self) -> bool:
        """Say whether nothing is to be done any more."""
        return self.step is None and not self.coming

    def allows(self, notation: str) -> bool:
        """Say whether the learner may do that now."""
        return self.step is not None and not self.coming and is_one_of(notation, self.step.do)

    def offered(self, legal: Sequence[str]) -> list[str]:
        """Return which legal actions to show: those allowed, and those with their own answer."""
        if self.step is None or self.coming:
            return []
        known = [*self.step.do, *(to for answer in self.step.answers for to in answer.to if to != ANY)]
        return [notation for notation in legal if is_one_of(notation, known)]

    def answer(self, notation: str) -> Message | None:
        """Return the answer to a learner who chooses a forbidden action; None if nothing is asked."""
        found = [answer for answer in self.step.answers if is_one_of(notation, answer.to)] if self.step else []
        return found[0].told() if found else None


class Course:
    """A lesson on its game."""

    solution: Message | None = None
    """What to do, for learners who do not find it; None if the steps say it."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game

    def begin(self) -> State:
        """Return the position that it begins with; BadScenario, BadPosition and the like."""
        return set_up(self.game, self.lesson.scenario())

    def stage(self, moves: Iterable[tuple[int, int]]) -> Stage:
        """Return where the learner is after these actions of all seats."""
        at, last = 0, ""
        pages, coming, at = self._ahead(at, last)
        for seat, action in moves:
            notation = self.game.text(action)
            if coming and (coming[0].seat, coming[0].notation) == (seat, notation):
                del coming[0]
            elif seat == self.lesson.seat and at < len(self.lesson.steps):
                last, done = notation, self.lesson.steps[at]
                pages, further, at = self._ahead(at + 1, last)
                coming += [*done.then, *further]
        step = self.lesson.steps[at] if at < len(self.lesson.steps) else None
        return Stage([*pages, *([step] if step else [])], step, coming, at)

    def _ahead(self, at: int, last: str) -> tuple[list[Step], list[Move], int]:
        """Return the steps from one on that are only to be read, what is done meanwhile, and the step that waits."""
        pages: list[Step] = []
        coming: list[Move] = []
        steps = self.lesson.steps
        while at < len(steps):
            step = steps[at]
            if not step.when or is_one_of(last, step.when):
                if step.do:
                    break
                pages += [step] if step.words or step.said else []
                coming += step.then
            at += 1
        return pages, coming, at

    def bot_asked(self, state: State) -> int | None:
        """Return the seat that a bot is to act for: where the learner is asked too, the learner goes first."""
        asked = state.actors()
        return None if not asked or self.lesson.seat in asked else asked[0]

    def choice(self, state: State, seat: int, made: int) -> str:
        """Return what a seat does for which there is no script, after so many actions: the same each time."""
        names = bot_names(self.game)
        bot = find_bot(self.game, QUICK if QUICK in names else names[0])(f"lesson {seat} {made}")
        return self.game.text(bot.choose(SeatHandle(state, seat)))


def is_one_of(notation: str, patterns: Iterable[str]) -> bool:
    """Say whether an action is one of these; a verb alone stands for all of its actions."""
    return any(pattern in (ANY, notation) or notation.startswith(f"{pattern} ") for pattern in patterns)
