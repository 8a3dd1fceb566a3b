"""Shipped puzzles: each leads to its position, one action is clear of all others, and the search says so again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.game import Game
from entrepot.puzzles.course import PuzzleCourse
from entrepot.puzzles.judging import CLEAR, SURE
from entrepot.puzzles.puzzle import Puzzle
from entrepot.puzzles.puzzle_file import puzzle_text, read_puzzle
from entrepot.review.choices import Choice
from entrepot.review.weighing import Compared, Effort, duel
from entrepot.words import LANGUAGES, catalogue

GAMES = Path(__file__).resolve().parents[2] / "src" / "entrepot" / "games"
FILES = sorted(GAMES.glob("*/puzzles/*.toml"))
FIRST = [sorted(folder.glob("*.toml"))[0] for folder in sorted({path.parent for path in FILES})]
MOST_BYTES = 8_000
ROUNDED = 0.003
"""So much may be lost of a difference in the file, where worths and errors have three digits."""


@cache
def game_of(name: str) -> Game:
    """A game, whose content is checked once for all of its puzzles."""
    return entrepot.game(name)


def named(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


def again(puzzle: Puzzle, other: str, playouts: int) -> Compared:
    """What the best action has over another one, in positions that nobody has imagined yet."""
    game = game_of(puzzle.game)
    state = puzzle.position(game)
    choice = Choice(state, puzzle.seat, 1, 1, game.parse(other))
    return duel(choice, Effort(playouts), "checked again", other, puzzle.best)


def test_every_game_has_puzzles():
    assert {path.parents[1].name for path in FILES} == {path.parents[1].name for path in GAMES.glob("*/lessons/*.toml")}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_puzzle_has_one_action_that_is_clear_of_all_others(path):
    puzzle = read_puzzle(path)
    game = game_of(puzzle.game)
    assert puzzle.game == path.parents[1].name
    assert puzzle_text(puzzle) == path.read_text(encoding="utf-8")
    assert path.stat().st_size < MOST_BYTES
    state = puzzle.position(game)  # its actions are just those that it knows
    assert not state.over
    assert len(puzzle.others) >= 2
    assert 2 * sum(other.may_be_first for other in puzzle.others) <= len(puzzle.others)
    assert puzzle.usual in [other.action for other in puzzle.others]
    assert all(other.worth > max(CLEAR, SURE * other.error) - ROUNDED for other in puzzle.others)
    assert [other.worth for other in puzzle.others] == sorted(other.worth for other in puzzle.others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_puzzles_can_be_said(language):
    words = catalogue(language)
    for path in FILES:
        puzzle = read_puzzle(path)
        game = game_of(puzzle.game)
        course = PuzzleCourse(puzzle, game, words.has(f"{game.id}-lead"))
        stage = course.stage([])
        best = words.say(game.sentence(game.parse(puzzle.best)))
        said = [words.say(answer) for other in puzzle.others if (answer := stage.answer(other.action))]
        assert len(set(said)) == len(puzzle.others)
        assert not any(f": {best}." in text for text in said)  # no answer gives the best away
        assert course.solution is not None
        assert best in words.say(course.solution)


@pytest.mark.parametrize("path", FIRST, ids=named)
def test_the_search_still_says_so_of_one_puzzle_of_each_game(path):
    puzzle = read_puzzle(path)
    assert again(puzzle, puzzle.others[0].action, 24).worth > 0


@pytest.mark.full
@pytest.mark.parametrize("path", FILES, ids=named)
def test_the_search_still_says_so_of_every_puzzle(path):
    puzzle = read_puzzle(path)
    for other in puzzle.others[:3]:
        by = again(puzzle, other.action, 256)
        assert by.worth > 2 * by.error, other.action
