"""A puzzle as a lesson of one step: every action but the best gets an answer, which does not give the best away."""

from pathlib import Path

from entrepot.bots.search.reasons import RIVAL
from entrepot.files.lesson import Answer, Lesson, Step
from entrepot.files.lesson_course import Course
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message, message
from entrepot.kernel.state import State
from entrepot.puzzles.puzzle import Other, Puzzle
from entrepot.review.telling import part

PREFIX = "puzzle-"
"""Of a puzzle's id among the lessons."""


class PuzzleCourse(Course):
    """A puzzle on its game."""

    def __init__(self, puzzle: Puzzle, game: Game, has_lead: bool) -> None:
        super().__init__(lesson_of(puzzle, game, has_lead), game)
        self.puzzle = puzzle
        self.solution = message("puzzle-solution", {"why": why(puzzle, game, has_lead)})

    def begin(self) -> State:
        return self.puzzle.position(self.game)


def lesson_of(puzzle: Puzzle, game: Game, has_lead: bool) -> Lesson:
    """Return a puzzle as a lesson; `has_lead` says whether the game has a message for what it counts."""
    answers = [Answer((other.action,), {}, wrong(other, game, has_lead)) for other in puzzle.others]
    ask = Step({}, (), (), (puzzle.best,), tuple(answers), (), message("puzzle-question"))
    right = message("puzzle-right", {"why": why(puzzle, game, has_lead)})
    steps = [ask, Step({}, (), (), (), (), (), right)]
    return Lesson(f"{PREFIX}{puzzle.id}", Path(), puzzle.game, 1, {}, {}, [], steps, seat=puzzle.seat)


def wrong(other: Other, game: Game, has_lead: bool) -> Message:
    """Return what is said to an action that is not the best: how much worse it is, and in what."""
    args = {"action": sentence(game, other.action), "by": worse(other, game, has_lead)}
    if other.may_be_first:
        return message("puzzle-first", args)
    if not other.reasons:
        return message("puzzle-wrong", args)
    return message("puzzle-wrong-why", {**args, "reasons": parts(other, game)})


def why(puzzle: Puzzle, game: Game, has_lead: bool) -> Message:
    """Return which action is best, what is next best, and what the best has over it."""
    other = puzzle.others[0]
    args = {
        "best": whole_move(puzzle, game),
        "other": sentence(game, other.action),
        "by": worse(other, game, has_lead),
    }
    if not other.reasons:
        return message("puzzle-best", args)
    return message("puzzle-best-why", {**args, "reasons": parts(other, game)})


def whole_move(puzzle: Puzzle, game: Game) -> Message:
    """Return the best action, with the steps that complete its move."""
    action = sentence(game, puzzle.best)
    if not puzzle.rest:
        return action
    return message("table-hint-move", {"action": action, "rest": [sentence(game, step) for step in puzzle.rest]})


def worse(other: Other, game: Game, has_lead: bool) -> Message:
    """Return by how much an action is worse: in what the game counts too, where that tells anything."""
    share = {"percent": max(1, round(100 * other.worth))}
    lead = round(other.lead)
    if lead < 1:
        return message("puzzle-share", share)
    counted = message(f"{game.id}-lead" if has_lead else "table-hint-points", {"count": lead})
    return message("puzzle-lead", {"lead": counted, **share})


def parts(other: Other, game: Game) -> list[Message]:
    """Return what the best action has more or less of."""
    known = [name for name in other.reasons if name in game.parts or name == RIVAL]
    return [part(game, name, other.reasons[name], "table-hint-rival") for name in known]


def sentence(game: Game, notation: str) -> Message:
    """Return an action in words, as its button says it."""
    return game.sentence(game.parse(notation))
