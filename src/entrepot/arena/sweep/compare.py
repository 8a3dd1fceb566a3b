"""Which differences between versions are real: each measure deal by deal, version against version.

The versions play the same deals with the same bots, so that a difference is taken within each deal: what a deal has of
its own falls out. All versions are held against the first. The p-values of all questions together are corrected.
"""

import math
from typing import Any, Final, NamedTuple

from entrepot.arena.lab.estimate import FEWEST, LEVEL, holm, p_value
from entrepot.arena.lab.store import Store
from entrepot.arena.numbers import Z95
from entrepot.arena.sweep.versions import Played
from entrepot.files.content_diff import differences
from entrepot.files.extras import polars


class Measure(NamedTuple):
    """Something that is compared: its name, what it is called, and whether it is a share of games."""

    name: str
    label: str
    is_share: bool


GAMES: Final = [
    Measure("length", "decisions in a game", False),
    Measure("rounds", "rounds", False),
    Measure("choices", "choices in a game", False),
    Measure("options", "legal actions of a choice", False),
    Measure("margin", "points ahead of the second", False),
    Measure("score", "score of a seat", False),
    Measure("lead_changes", "changes of the lead", False),
    Measure("decided_at", "part of the game when it is decided", True),
]


def compare(versions: list[Played]) -> dict[str, Any]:
    """Return `versions`, their `changes` against the first, and for each of `measures` its `values` and `differences`.

    A difference, from the second version on, has its `mean`, its interval `low` to `high`, the corrected `p`, and
    `real`.
    """
    measures = measures_of(versions[0])
    tables = [per_deal(version.store, measures) for version in versions]
    rows = [row for row in (compared(measure, tables) for measure in measures) if row is not None]
    every = [one for row in rows for one in row["differences"]]
    for one, corrected in zip(every, holm([one["p"] for one in every]), strict=True):
        one["p"] = corrected
        one["real"] = corrected < LEVEL
    changes = [changed(version, versions[0]) for version in versions]
    return {"versions": [version.label for version in versions], "changes": changes, "measures": rows}


def changed(version: Played, first: Played) -> list[str]:
    """Return a line for each option and each part of the content in which a version is not as the first."""
    options, before = (played.result["options"] for played in (version, first))
    chosen = [f"{name}: {before[name]} -> {options[name]}" for name in before if options[name] != before[name]]
    return [*chosen, *map(str, differences(first.game.content, version.game.content))]


def measures_of(version: Played) -> list[Measure]:
    """Return what is compared: shares by order of play and, where there are several, by bot; then the course."""
    seats = range(1, version.store.order.seats + 1)
    found = [Measure(f"order/{place}", f"wins of player {place} in the order of play", True) for place in seats]
    bots = list(dict.fromkeys(version.store.order.plan.bots))
    if len(bots) > 1:
        found += [Measure(f"bot/{bot}", f"wins of {bot}", True) for bot in bots]
    endings = [Measure(f"ending/{name}", f"games that end by {name}", True) for name in version.game.endings]
    return [*found, *GAMES, *(endings if len(endings) > 1 else [])]


def deals_estimate(measure: Measure, stores: list[Store]) -> dict[str, Any]:
    """Return by how much the second of two runs of the same deals exceeds the first, with its interval and `p`."""
    one, two = (per_deal(store, [measure])[measure.name].cast(polars().Float64) for store in stores)
    return estimate(two - one, paired=True)


def per_deal(store: Store, measures: list[Measure]) -> Any:
    """Return a frame with a row for each deal and a column for each measure, null where a deal does not tell."""
    pl = polars()
    parts = []
    for games, seats in zip(store.files("games"), store.files("seats"), strict=True):
        parts.append(deals(pl.read_parquet(games), pl.read_parquet(seats), measures))
    return pl.concat(parts).sort("deal")


def deals(games: Any, seats: Any, measures: list[Measure]) -> Any:
    """Return the measures of the deals of one block."""
    pl = polars()
    seats = seats.join(games.select("game", "deal"), on="game")
    gaps = seats.group_by("game", "deal").agg(pl.col("score").sort(descending=True, nulls_last=True))
    gaps = gaps.with_columns(gap=pl.col("score").list.get(0) - pl.col("score").list.get(1, null_on_oob=True))
    ended = [m.name for m in measures if m.name.startswith("ending/")]
    course = games.group_by("deal").agg(
        pl.col("decisions").mean().alias("length"),
        pl.col("rounds").mean(),
        pl.col("choices").mean(),
        (pl.col("options").sum() / pl.col("choices").sum()).alias("options"),
        pl.col("lead_changes").mean(),
        pl.col("decided_at").mean(),
        *((pl.col("ending") == name.partition("/")[2]).mean().alias(name) for name in ended),
    )
    places = [m.name for m in measures if m.name.startswith("order/")]
    bots = [m.name for m in measures if m.name.startswith("bot/")]
    count = pl.col("game").n_unique()
    won = seats.group_by("deal").agg(
        pl.col("score").mean(),
        *(
            (pl.col("win").filter(pl.col("order") == int(name.partition("/")[2])).sum() / count).alias(name)
            for name in places
        ),
        *((pl.col("win").filter(pl.col("bot") == name.partition("/")[2]).sum() / count).alias(name) for name in bots),
    )
    margin = gaps.group_by("deal").agg(pl.col("gap").mean().alias("margin"))
    return course.join(won, on="deal").join(margin, on="deal").sort("deal")


def compared(measure: Measure, tables: list[Any]) -> dict[str, Any] | None:
    """Return one measure of all versions; None where the game does not have it, or it never varies."""
    columns = [table[measure.name].cast(polars().Float64) for table in tables]
    if any(column.null_count() == len(column) for column in columns):
        return None
    if all(column.n_unique() == 1 for column in columns) and len({column[0] for column in columns}) == 1:
        return None
    return {
        **measure._asdict(),
        "values": [estimate(column) for column in columns],
        "differences": [estimate(column - columns[0], paired=True) for column in columns[1:]],
    }


def estimate(column: Any, paired: bool = False) -> dict[str, Any]:
    """Return the mean of a column of deals with its interval; of differences also the p-value that there are none."""
    known = column.drop_nulls().drop_nans()
    count = len(known)
    mean = known.mean() if count else None
    error = known.std() / math.sqrt(count) if count > 1 else None
    found = {
        "mean": mean,
        "low": mean - Z95 * error if mean is not None and error is not None else None,
        "high": mean + Z95 * error if mean is not None and error is not None else None,
        "deals": count,
    }
    if paired:
        found["p"] = p_of(mean, error, count)
    return found


def p_of(mean: float | None, error: float | None, deals: int) -> float:
    """Return how often chance alone would give such a mean difference; 1 where there are too few deals to tell."""
    if mean is None or error is None or deals < FEWEST:
        return 1.0
    if error == 0:
        return 1.0 if mean == 0 else 0.0
    return p_value(mean / error)
