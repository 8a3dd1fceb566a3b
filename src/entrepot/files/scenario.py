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

`scenario_lists` tells what a game has that a scenario can name, `STEP_KEYS` what a step may say.
"""

from dataclasses import dataclass, field
from pathlib import Path

from entrepot.files import scenario_content, scenario_given
from entrepot.files.compare import shown
from entrepot.files.content_toml import read_toml
from entrepot.files.scenario_chance import Answers, check_words
from entrepot.files.scenario_form import CASE_KEYS, KEYS, SHARED_STEP, Scenario, sift
from entrepot.files.scenario_steps import STEP_KEYS, Stage, step_problem
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.errors import BadScenario, EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.schema import suggestion
from entrepot.kernel.state import State

__all__ = ["CASE_KEYS", "KEYS", "STEP_KEYS", "Result", "Scenario", "play", "read", "run", "set_up"]

Found = tuple[str, str]
"""The step that a problem belongs to, if to one, as its message names it; and what is wrong."""


@dataclass(frozen=True)
class Result:
    """What came of a scenario file: `problems` has a sentence for all that did not go as it says."""

    name: str
    clauses: list[str] = field(default_factory=list)
    cases: int = 0
    steps: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def problem(self) -> str:
        """All problems as lines of text; empty if there is none."""
        return "\n".join(self.problems)

    @property
    def passed(self) -> bool:
        """Whether everything was as the scenario expects."""
        return not self.problems


def run(path: Path | str) -> Result:
    """Play the scenario in a file and return what came of it, a wrong file included."""
    path = Path(path)
    try:
        scenario, problems = _parsed(path)
    except BadScenario as error:
        return Result(path.name, problems=[str(error)])
    if scenario is None:
        return Result(path.name, problems=problems)
    _, found = _played(scenario, only_set_up=bool(problems))
    steps = sum(len(case.step) for case in scenario.cases())
    return Result(scenario.name, scenario.all_clauses(), len(scenario.case), steps, problems + found)


def read(path: Path | str) -> Scenario:
    """Return the scenario in a file, its form checked; BadScenario, naming the file, with a line for each problem."""
    scenario, problems = _parsed(Path(path))
    if problems or scenario is None:
        raise BadScenario("\n".join(problems))
    return scenario


def play(scenario: Scenario) -> State:
    """Set the scenario up, play its steps, case by case, and return the last position.

    BadScenario, with a line for all that is wrong or not as expected, which names file, case and step.
    """
    state, problems = _played(scenario)
    if problems or state is None:
        raise BadScenario("\n".join(problems))
    return state


def set_up(game: Game, scenario: Scenario) -> State:
    """Return the position that a scenario begins with, which listens; BadScenario, BadPosition and the like."""
    check_words(game, scenario.chance)
    feed = Answers(game, scenario.chance)
    if scenario.given:
        return scenario_given.arrange(game, scenario.given, scenario.seats, scenario.seed, scenario.options, feed)
    return game.new(scenario.seats, scenario.seed, scenario.options, feed, listening=True)


def _parsed(path: Path) -> tuple[Scenario | None, list[str]]:
    """Return what is sound of the scenario in a file, and what is wrong with its form; BadScenario: invalid TOML."""
    try:
        reading = read_toml(read_text(path), path.name)
    except Unreadable as error:
        raise BadScenario(str(error)) from error
    if reading.problems:
        raise BadScenario(str(reading.problems[0]))
    sound, problems = sift(reading.data, path.name)
    return (Scenario(path.name, path.parent, **sound) if "game" in sound else None), problems


def _played(scenario: Scenario, only_set_up: bool = False) -> tuple[State | None, list[str]]:
    """Play all cases and return the last position and all problems; what is wrong above the cases is said once."""
    state: State | None = None
    problems: list[str] = []
    told: set[tuple[str, str]] = set()
    for case in scenario.cases():
        stage, found = _opened(case)
        if stage is not None:
            state = stage.match.state
            found += [] if only_set_up else _steps(stage, case)
        problems += [f"{case.name}{label}: {why}" for label, why in found if (label, why) not in told]
        told.update(problem for problem in found if problem[0] == "" or SHARED_STEP in problem[0])
    return state, problems


def _opened(case: Scenario) -> tuple[Stage | None, list[Found]]:
    """Return a stage on which a case can be played, or None, and what is wrong with what it begins with."""
    try:
        game = scenario_content.build(case.game, case.content, case.folder)
    except EntrepotError as error:
        return None, [("", _one_line(error))]
    known = [*game.ledger.clauses, *game.ledger.rulings]
    strange = [clause for clause in case.clauses if clause not in known]
    problems = [("", f"{game.id} has no clause {clause!r}{suggestion(clause, known)}") for clause in strange]
    try:
        return Stage(Match(set_up(game, case), listening=True)), problems
    except EntrepotError as error:
        return None, [*problems, *(("", line) for line in str(error).splitlines())]


def _steps(stage: Stage, case: Scenario) -> list[Found]:
    """Play the steps of a case and return all that is not as they expect, up to where going on makes no sense."""
    problems: list[Found] = []
    for number, step in enumerate(case.step):
        label = case.label(number)
        if why := step_problem(step):
            return [*problems, (label, why)]
        try:
            problems += [(label, why) for why in stage.play(step)]
        except EntrepotError as error:
            return [*problems, (label, _one_line(error))]
    feed = stage.match.state.feed
    left = feed.left() if isinstance(feed, Answers) else {}
    return [*problems, ("", f"[chance] was not used up: {shown(left)} is left")] if left else problems


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())
