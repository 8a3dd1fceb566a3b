"""What every promise of the kit is: a few moments of a playout at which it looks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.testing.attributes import holds_the_same
from entrepot.testing.coverage import Coverage
from entrepot.testing.report import Result
from entrepot.testing.speech import Speech
from entrepot.testing.walk import Walk


@dataclass
class Run:
    """What all promises of one run share."""

    game: Game
    playouts: int
    bots: Mapping[str, type[Bot]]
    coverage: Coverage
    speech: Speech
    rng: Random
    """Chance of the checks; play has its own, so that adding a check changes no playout."""
    cap: int
    """No playout is played beyond so many actions."""
    must_reach: bool
    """Whether a verb, an ending or a hidden entry that was not reached breaks a promise."""
    cited: Mapping[str, list[str]] = field(default_factory=dict)
    """From clause to the tests and scenarios that cite it."""
    places: Mapping[str, list[str]] = field(default_factory=dict)
    """From clause to the lines of code, content and words that cite it; empty where nobody knows the game's files."""
    scenarios: list[Path] = field(default_factory=list)


class Promise:
    """One of the eleven. Override the moments at which it looks; an error raised there is a failure too."""

    number: ClassVar[int] = 0
    name: ClassVar[str] = ""
    promise: ClassVar[str] = ""
    is_foundation: ClassVar[bool] = False
    """Whether nothing else can be judged where it is broken: the run then ends."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game = run.game
        self.result = Result(self.number, self.name, self.promise)

    def at_run(self) -> None:
        """Look at the game before the first playout."""

    def at_start(self, walk: Walk) -> None:
        """Look at a playout before anything else does."""

    def at_position(self, walk: Walk) -> None:
        """Look at the first position of a playout, and at the one after each action."""

    def at_sample(self, walk: Walk) -> None:
        """Look closely at one position in fifty."""

    def at_end(self, walk: Walk) -> None:
        """Look at a playout that has ended, or has run into the cap."""

    def at_close(self) -> None:
        """Look at what the whole run has gathered."""

    def check(self, holds: bool, what: str, walk: Walk | None, *told: object, **more: Any) -> bool:
        """Count a check, and a failure with the walk's record unless it holds; return whether it does.

        `told` goes into the gaps of `what`, `{}`, only where it fails: what is checked after every action is said in
        this way, as writing sentences that nobody reads takes longer than looking.
        """
        self.result.checks += 1
        if not holds:
            self.fail(what.format(*told) if told else what, walk, **more)
        return holds

    def fail(self, what: str, walk: Walk | None, **more: Any) -> None:
        """Count a failure; `more` goes into its record."""
        self.result.fail(what, {**walk.record(), **more} if walk is not None else {})


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return where two pieces of plain data first differ, as 'path: this against that'; empty if they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            return f"{path or 'keys'}: {_extra(one, other)} against {_extra(other, one)}"
        pairs = [(f"{path}.{key}" if path else str(key), one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{at}]", a, b) for at, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path or 'all'}: {short(one)} against {short(other)}"
    return next((found for place, a, b in pairs if (found := difference(a, b, place))), "")


def unlike(one: State, other: State) -> str:
    """Return where the dumps of two positions first differ; empty if they are equal. Mostly no dump is needed."""
    return "" if holds_the_same(one, other) else difference(one.dump(), other.dump())


def _extra(one: dict[Any, Any], other: dict[Any, Any]) -> str:
    return ", ".join(str(key) for key in one if key not in other) or "no such key"


def short(value: Any) -> str:
    """Return a value as a message shows it."""
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."
