"""The puzzles of the installed games, each taken as a lesson; one of them is the day's, the same for everybody."""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

from entrepot.kernel import registry
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.game import Game
from entrepot.puzzles.course import PREFIX, PuzzleCourse
from entrepot.puzzles.puzzle_file import read_puzzle
from entrepot.table.about import has_words
from entrepot.table.errors import Refusal
from entrepot.table.wire import PuzzleOfDay, Puzzles

DAY_SECONDS = 86_400


@cache
def puzzles_of(game: str) -> list[str]:
    """Return the puzzles of a game as ids of lessons; none where it has no such folder."""
    folder = resources.files(registry.game_module(game)) / "puzzles"
    if not folder.is_dir():
        return []
    return sorted(
        PREFIX + entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")
    )


def puzzle_course(game: Game, id: str) -> PuzzleCourse:
    """Return a puzzle on its game, by the id of its lesson; Refusal where there is none, or it cannot be read."""
    if id not in puzzles_of(game.id):
        raise Refusal(404, "no-lesson", "This game has no such puzzle.")
    file = resources.files(registry.game_module(game.id)) / "puzzles" / f"{id.removeprefix(PREFIX)}.toml"
    with resources.as_file(file) as path:
        try:
            puzzle = read_puzzle(Path(path))
        except BadScenario as error:
            raise Refusal(409, "broken-lesson", "This puzzle cannot be read.") from error
    return PuzzleCourse(puzzle, game, has_words(f"{game.id}-lead"))


def listed(games: Iterable[str], now: float) -> Puzzles:
    """Return all puzzles by game, and that of the day: each day another game, and in it one after another."""
    found = {game: ids for game in games if (ids := puzzles_of(game))}
    return Puzzles(found, of_day(found, int(now // DAY_SECONDS)))


def of_day(puzzles: dict[str, list[str]], day: int) -> PuzzleOfDay | None:
    """Return the puzzle of a day, counted since 1970; None where there is none at all."""
    if not puzzles:
        return None
    turn, place = divmod(day, len(puzzles))
    game = sorted(puzzles)[place]
    return PuzzleOfDay(game, puzzles[game][turn % len(puzzles[game])])
