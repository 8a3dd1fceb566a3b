"""Ratings of the bots by openskill's Plackett-Luce model, for any number of players.

The bots do not learn, so the model's drift (`tau`) is off, and a rating only grows surer. Where several seats of a game
have the same bot, each seat is rated as if alone, and the bot takes over all their steps.
"""

import math
from collections.abc import Iterable, Iterator
from typing import Any, Final

from entrepot.arena.lab.store import Store
from entrepot.arena.numbers import Z95
from entrepot.files.extras import need, polars

RATED: Final = 50_000
"""Of longer runs so many games are rated, in deals spread evenly."""

Rating = tuple[float, float]
"""Mean and standard deviation of a bot's strength."""


def ratings(store: Store) -> dict[str, Any]:
    """Return the ratings of a run's bots, as `rated` does."""
    return rated(store.order.plan.bots, results(store))


def rated(entrants: Iterable[str], played: Iterable[tuple[list[str], list[int]]]) -> dict[str, Any]:
    """Return by bot `mu` with its 95% interval `low` to `high`, `sigma`, and the number of `games` rated.

    `played` has the bots of each game by seat, and their places. MissingExtra without openskill.
    """
    model = need("openskill.models").PlackettLuce(tau=0)
    begin = model.rating()
    found: dict[str, Rating] = dict.fromkeys(dict.fromkeys(entrants), (begin.mu, begin.sigma))
    games = 0
    for bots, places in played:
        rate(model, found, bots, places)
        games += 1
    return {
        bot: {"mu": mu, "sigma": sigma, "low": mu - Z95 * sigma, "high": mu + Z95 * sigma, "games": games}
        for bot, (mu, sigma) in found.items()
    }


def results(store: Store) -> Iterator[tuple[list[str], list[int]]]:
    """Yield the bots of each rated game by seat, and their places, where the game gave any."""
    pl = polars()
    step = -(-store.order.games // RATED)
    seats, rotations = store.order.seats, store.order.rotations
    for path in store.files("seats"):
        rows = pl.read_parquet(path, columns=["game", "seat", "bot", "place"])
        rows = rows.filter((pl.col("game") // rotations % step == 0) & pl.col("place").is_not_null()).sort(
            "game", "seat"
        )
        bots, places = rows["bot"].to_list(), rows["place"].to_list()
        for at in range(0, len(bots), seats):  # a game has a place for each seat, or for none
            yield bots[at : at + seats], places[at : at + seats]


def rate(model: Any, found: dict[str, Rating], bots: list[str], places: list[int]) -> None:
    """Take one game into the ratings, in place."""
    if len(bots) < 2:
        return
    before = [[model.rating(mu=found[bot][0], sigma=found[bot][1])] for bot in bots]
    after = model.rate(before, ranks=places)
    for bot in dict.fromkeys(bots):
        mu, sigma = found[bot]
        own = [team[0] for name, team in zip(bots, after, strict=True) if name == bot]
        shrunk = math.prod(seat.sigma / sigma for seat in own)
        found[bot] = (mu + sum(seat.mu - mu for seat in own), sigma * shrunk)
