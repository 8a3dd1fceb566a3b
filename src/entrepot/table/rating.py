"""What a finished game does to ratings: openskill's Plackett-Luce for people; bots stay where the arena left them.

docs/ratings.md tells the method.
"""

import importlib
import importlib.resources
import math
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

ANCHORS: Final = "anchors.json"
AT_RANDOM: Final = "uniform"


class Standing(msgspec.Struct, frozen=True):
    """How strong somebody is taken to be, and how surely: mean and standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class Change(msgspec.Struct, frozen=True):
    """What one game did to a rating; `expected` was the chance to win it."""

    mu: float
    sigma: float
    before: float
    win: float
    expected: float


class Anchor(msgspec.Struct, frozen=True):
    """A bot's rating in the arena, and in how many games it was found."""

    mu: float
    sigma: float
    games: int


class Run(msgspec.Struct, frozen=True):
    """Games of the arena from which anchors come."""

    command: str
    games: int
    date: str
    rules: str
    program: str


class Anchored(msgspec.Struct, frozen=True):
    """A game's bots on the scale of its ratings."""

    bots: dict[str, Anchor]
    runs: list[Run]


@cache
def anchors() -> dict[str, Anchored]:
    """Return by game where its bots stand; `tools/anchors.py` has written it from games of the arena."""
    found = importlib.resources.files("entrepot.table").joinpath(ANCHORS).read_bytes()
    return msgspec.json.decode(found, type=dict[str, Anchored])


def anchored(game: str) -> dict[str, Anchor]:
    """Return where a game's bots stand; none for a game that the arena has not rated."""
    known = anchors().get(game)
    return known.bots if known is not None else {}


def beginning(game: str) -> Standing:
    """Return how strong somebody is taken to be who has not been rated: anywhere among the bots that have a plan.

    Where the arena has rated none it is what openskill begins with.
    """
    means = [bot.mu for name, bot in anchored(game).items() if name != AT_RANDOM]
    if len(means) < 2:
        return Standing()
    low, high = min(means), max(means)
    return Standing((low + high) / 2, max(Standing().sigma, (high - low) / 2))


@cache
def model() -> Any | None:
    """Return openskill's Plackett-Luce model; None where it is not installed: then games wait to be rated."""
    try:
        return importlib.import_module("openskill.models").PlackettLuce()
    except ModuleNotFoundError:
        return None


def rated(found: Any, standings: Sequence[Standing], places: list[int]) -> list[Change]:
    """Return what a game does to the rating of each seat."""
    teams = [[found.rating(mu=one.mu, sigma=one.sigma)] for one in standings]
    after = found.rate(teams, ranks=places)
    chances, winners = first_places(standings, found.beta), places.count(1)
    return [
        Change(team[0].mu, team[0].sigma, before.mu, 1 / winners if place == 1 else 0.0, chance)
        for team, before, place, chance in zip(after, standings, places, chances, strict=True)
    ]


def first_places(standings: Sequence[Standing], beta: float) -> list[float]:
    """Return each seat's chance to come first, by the model's own formula."""
    spread = math.sqrt(sum(one.sigma**2 + beta**2 for one in standings))
    weights = [math.exp(one.mu / spread) for one in standings]
    return [weight / sum(weights) for weight in weights]
