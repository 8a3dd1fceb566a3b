"""What a round-robin tells: shares of wins with their intervals, ratings, and what a choice costs each bot."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain, zip_longest
from typing import Any

import entrepot
from entrepot import build_info
from entrepot.arena.lab.estimate import share
from entrepot.arena.lab.ratings import rated, results
from entrepot.arena.lab.store import Store
from entrepot.arena.lab.summary import timed
from entrepot.arena.lab.tally import unit_of
from entrepot.arena.leaderboard.robin import Robin
from entrepot.arena.report.say import title_of
from entrepot.files.extras import polars
from entrepot.kernel.game import Game


def standings(robin: Robin, stores: list[Store], game: Game) -> dict[str, Any]:
    """Return the leaderboard as plain data, the best share first. All but `measured` follows from the command alone."""
    strength = rated(robin.bots, in_turn(stores))
    rows = [
        {"bot": bot, **overall(bot, robin, stores), "rating": strength[bot], "against": against(bot, robin, stores)}
        for bot in robin.bots
    ]
    rows.sort(key=lambda row: -row["share"])
    return {
        "game": game.id,
        "title": title_of(game),
        "rules": game.version,
        "content": game.content.digest(),
        "seats": robin.seats,
        "options": game.option_names(game.choose(robin.options)),
        "changed_options": robin.options,
        "seed": robin.seed,
        "deals": robin.deals,
        "games": robin.games(),
        "even": 1 / robin.seats,
        "program": entrepot.__version__,
        "bots": rows,
        "measured": {
            "on": datetime.now(UTC).date().isoformat(),
            "compiled": build_info.compiled(),
            "times": timed(robin.bots, [path for store in stores for path in store.files("times")]),
        },
    }


def in_turn(stores: list[Store]) -> Iterator[tuple[list[str], list[int]]]:
    """Yield the first game of every meeting, then the second of every one, and so on: no bot is rated before others."""
    rounds = zip_longest(*(results(store) for store in stores))
    return (played for played in chain.from_iterable(rounds) if played is not None)


def alone(bot: str, robin: Robin, stores: list[Store]) -> dict[str, Store]:
    """Return by opponent the meetings in which a bot has one seat and the opponent all others."""
    found = {}
    for (one, other), store in zip(robin.pairs(), stores, strict=True):
        if bot == one:
            found[other] = store
        elif bot == other and robin.seats == 2:
            found[one] = store
    return found


def against(bot: str, robin: Robin, stores: list[Store]) -> dict[str, Any]:
    """Return the share of wins that a bot takes from each other one, alone among seats of that one."""
    return {
        other: share(store.total()["measures"][f"win/bot/{bot}"]) for other, store in alone(bot, robin, stores).items()
    }


def overall(bot: str, robin: Robin, stores: list[Store]) -> dict[str, Any]:
    """Return the share of wins against all others together.

    Its interval rests on deals: everything that the bot won in the games of a deal, against any opponent, counts
    together.
    """
    pl, unit = polars(), unit_of(robin.seats)
    met = alone(bot, robin, stores).values()
    files = [path for store in met for path in store.files("seats")]
    won = (
        pl.scan_parquet(files)
        .filter(pl.col("bot") == bot)
        .group_by(pl.col("game") // robin.seats)
        .agg((pl.col("win") * unit).round().cast(pl.Int64).sum().alias("parts"))
        .collect()["parts"]
        .to_list()
    )
    each = unit * robin.seats * len(met)
    return share([len(won), sum(won), len(won) * each, sum(a * a for a in won), sum(won) * each, len(won) * each**2])
