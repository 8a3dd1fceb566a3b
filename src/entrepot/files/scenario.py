"""Scenarios: the executable form of an example or a bug, as a TOML file.

    game = "tradejack"
    clauses = ["TJ-BID-07"]
    [given]                 # what differs from a fresh set-up
    phase = "auction"
    [[step]]
    seat = 0                # seats are counted from 0, here as everywhere but in what people see
    do = "bid 9"
    refused = "TJ-BID-07"   # must be refused, citing this clause
    [[step]]
    expect = { capital = [6, 6], "awards.0" = [] }

`keys` lists what [given] takes, `STEP_KEYS` what a step may say.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from entrepot.files import scenario_content
from entrepot.files.compare import shown
from entrepot.files.content_toml import read_toml
from entrepot.files.scenario_chance import Answers
from entrepot.files.scenario_steps import STEP_KEYS, Stage
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.errors import BadScenario, EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.schema import unknown
from entrepot.kernel.state import State

__all__ = ["KEYS", "STEP_KEYS", "Result", "Scenario", "keys", "play", "read", "run"]

KEYS: dict[str, tuple[type | tuple[type, ...], str]] = {
    "game": (str, "text"),
    "about": (str, "text"),
    "clauses": (list, "a list of clauses"),
    "seats": (int, "a whole number"),
    "seed": (int, "a whole number"),
    "options": (dict, "a table"),
    "content": ((str, dict), "a path or tables of rows"),
    "given": (dict, "a table"),
    "chance": (dict, "a table of lists"),
    "step": (list, "tables under [[step]]"),
}
"""What a scenario may say, with the type of each value and how a message calls it."""


@dataclass
class Scenario:
    """A scenario as its file says it. `about` tells what it shows; `seats` None means the game's fewest."""

    name: str
    folder: Path
    game: str
    about: str = ""
    clauses: list[str] = field(default_factory=list)
    seats: int | None = None
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    content: str | dict[str, Any] | None = None
    given: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, list[Any]] = field(default_factory=dict)
    step: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Result:
    """What came of a scenario: `problem` is empty if all went as expected, else one sentence."""

    name: str
    clauses: list[str]
    steps: int
    problem: str = ""

    @property
    def passed(self) -> bool:
        """Whether everything was as the scenario expects."""
        return not self.problem


def run(path: Path | str) -> Result:
    """Play the scenario in a file and return what came of it, a wrong file included."""
    try:
        scenario = read(path)
    except BadScenario as error:
        return Result(Path(path).name, [], 0, str(error))
    try:
        play(scenario)
    except BadScenario as error:
        return Result(scenario.name, scenario.clauses, len(scenario.step), str(error))
    return Result(scenario.name, scenario.clauses, len(scenario.step))


def keys(game: Game) -> dict[str, str]:
    """Return what [given] takes for a game: each key with one line on what it holds."""
    return {"phase": "one of " + ", ".join(phase.name for phase in game.phases), **game.given_keys()}


def read(path: Path | str) -> Scenario:
    """Return the scenario in a file, its shape checked; BadScenario, naming the file."""
    path = Path(path)
    try:
        reading = read_toml(read_text(path), path.name)
    except Unreadable as error:
        raise BadScenario(str(error)) from error
    if reading.problems:
        raise BadScenario(str(reading.problems[0]))
    try:
        _check_keys(reading.data)
    except BadScenario as error:
        raise BadScenario(f"{path.name}: {error}") from error
    return Scenario(path.name, path.parent, **reading.data)


def play(scenario: Scenario) -> State:
    """Set the scenario up, play its steps and return the last position.

    BadScenario, naming file and step, where the file is wrong or anything is not as expected.
    """
    place = scenario.name
    try:
        game = scenario_content.build(scenario.game, scenario.content, scenario.folder)
        _check_clauses(game, scenario.clauses)
        stage = Stage(Match(set_up(game, scenario), listening=True))
        for number, step in enumerate(scenario.step, 1):
            place = f"{scenario.name}, step {number}"
            stage.play(step)
        place = scenario.name
        _check_used(stage.match.state)
    except EntrepotError as error:
        raise BadScenario(f"{place}: {' '.join(str(error).split())}") from error
    return stage.match.state


def set_up(game: Game, scenario: Scenario) -> State:
    """Return the position that a scenario begins with, which listens; BadScenario, BadPosition and the like."""
    for name, words in scenario.chance.items():
        if not isinstance(words, list):
            raise BadScenario(f"[chance]: {name!r} takes a list, not {shown(words)}")
        for word in words:
            game.outcome(name, word)
    feed = Answers(game, scenario.chance)
    if scenario.given:
        return game.arrange(scenario.given, scenario.seats, scenario.seed, scenario.options, feed, listening=True)
    return game.new(scenario.seats, scenario.seed, scenario.options, feed, listening=True)


def _check_keys(data: dict[str, Any]) -> None:
    for key, value in data.items():
        if key not in KEYS:
            raise BadScenario(unknown("key", key, list(KEYS)))
        kind, words = KEYS[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadScenario(f"{key!r} takes {words}, not {shown(value)}")
    if "game" not in data:
        raise BadScenario("it does not say which 'game' it is of")
    if not data.get("step"):
        raise BadScenario("it has no [[step]], so it shows nothing")
    for clause in data.get("clauses", []):
        if not isinstance(clause, str):
            raise BadScenario(f"'clauses' takes ids of clauses, not {shown(clause)}")


def _check_clauses(game: Game, clauses: list[str]) -> None:
    for clause in clauses:
        if clause not in game.ledger.clauses and clause not in game.ledger.rulings:
            raise BadScenario(f"{game.id} has no clause {clause!r}")


def _check_used(state: State) -> None:
    feed = state.feed
    left = feed.left() if isinstance(feed, Answers) else {}
    if left:
        raise BadScenario(f"[chance] was not used up: {shown(left)} is left")
