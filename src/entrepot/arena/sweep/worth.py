"""What one more copy of a card is worth to the seat that holds it, within each game.

Nearly everybody holds a common card, so that a share of its holders' wins says little: it is diluted by those who held
one copy beside others with two. What tells is the slope: by how much a seat with one copy more than the mean of its
game does better than the mean of its game. Where chance deals the card, the copies dealt count, whatever the seat made
of them; else those taken, and a slope is then partly the taker's own skill, which an experiment takes out.
"""

import math
from collections.abc import Sequence
from statistics import stdev
from typing import Any, Final, NamedTuple

from entrepot.arena.lab.estimate import p_value
from entrepot.arena.lab.store import Store
from entrepot.files.extras import polars

BASES: Final = ("dealt", "taken")
"""How a seat may have come by a card, the better evidence first."""
SPREADS: Final = 3
"""Standard deviations of the other cards of a table from which on a card is out of the usual."""
FEWEST_CARDS: Final = 4
"""With fewer other cards a table has no usual range."""


class Slope(NamedTuple):
    """A slope: its value, its standard error (NaN with a single deal), and the deviation of each deal, for pairing."""

    value: float
    error: float
    deals: Any


class Worths:
    """The slopes of one run, whose seats and cards are read once."""

    def __init__(self, store: Store) -> None:
        pl = polars()
        games, seats, cards = (
            pl.concat([pl.read_parquet(path) for path in store.files(name)]) for name in ("games", "seats", "cards")
        )
        self.pl = pl
        self.seats = seats.join(games.select("game", "deal"), on="game").select("game", "deal", "seat", "win", "score")
        self.cards = cards.filter(pl.col("seat").is_not_null()).select("face", "game", "seat", *BASES)
        self.has_scores = self.seats["score"].null_count() == 0 and self.win_per_point() > 0

    def measure(self) -> str:
        """Return what cards are judged by: the score, which tells more with fewer games, or wins where it tells not."""
        return "score" if self.has_scores else "win"

    def win_per_point(self) -> float:
        """Return by how much of a win a seat with one point more than the mean of its game does better; 0 for none."""
        pl = self.pl
        score = pl.col("score") - pl.col("score").mean().over("game")
        sums = self.seats.select(a=(score * pl.col("win")).sum(), b=(score * score).sum()).row(0)
        return float(sums[0] / sums[1]) if sums[0] is not None and sums[1] else 0.0

    def basis(self, face: str) -> str:
        """Return how seats came by a card: 'dealt', 'taken', or empty if none ever did."""
        mine = self.cards.filter(self.pl.col("face") == face)
        return next((basis for basis in BASES if mine[basis].sum() > 0), "")

    def slope(self, face: str, basis: str, measure: str) -> Slope | None:
        """Return the worth of a copy in wins or points; None where no game's seats differed in how many they had."""
        pl = self.pl
        mine = self.cards.filter((pl.col("face") == face) & (pl.col(basis) > 0)).select("game", "seat", x=pl.col(basis))
        held = self.seats.join(mine, on=("game", "seat"), how="left").with_columns(pl.col("x").fill_null(0))
        more = pl.col("x") - pl.col("x").mean().over("game")
        sums = (
            held.with_columns(more=more)
            .group_by("deal")
            .agg(a=(pl.col("more") * pl.col(measure)).sum(), b=(pl.col("more") ** 2).sum())
            .sort("deal")
        )
        total = sums["b"].sum()
        if not total > 1e-9:
            return None
        value = sums["a"].sum() / total
        deviations = (sums["a"] - value * sums["b"]) / total
        return Slope(float(value), root(deviations), deviations)

    def shares(self, face: str, basis: str) -> dict[str, Any]:
        """Return how many `seats` held a card, and the share of wins of `holders` and of `others`."""
        pl = self.pl
        mine = self.cards.filter((pl.col("face") == face) & (pl.col(basis) > 0)).select("game", "seat", held=True)
        marked = self.seats.join(mine, on=("game", "seat"), how="left")
        held = pl.col("held").fill_null(False)
        shares: dict[str, Any] = marked.select(
            seats=held.sum(), holders=pl.col("win").filter(held).mean(), others=pl.col("win").filter(~held).mean()
        ).row(0, named=True)
        return shares


def root(deviations: Any) -> float:
    """Return the standard error of a sum of deviations, one of each deal."""
    deals = len(deviations)
    return math.sqrt(float((deviations * deviations).sum()) * deals / (deals - 1)) if deals > 1 else math.nan


def paired(one: Slope, other: Slope) -> Slope:
    """Return the first slope less the second, of runs that played the same deals."""
    deviations = one.deals - other.deals
    return Slope(one.value - other.value, root(deviations), deviations)


def usual(slopes: Sequence[Slope]) -> float:
    """Return how far from a usual card the cards of one table may lie and still be usual; 0 for few cards.

    The errors of measurement widen it, so that of few games only what is far out is called too strong.
    """
    return SPREADS * stdev([slope.value for slope in slopes]) if len(slopes) >= FEWEST_CARDS else 0.0


def strangeness(slope: Slope, middle: float) -> float:
    """Return how sure it is that a slope is not the middle one of its table: the p-value."""
    return p_value((slope.value - middle) / slope.error) if slope.error > 0 else 1.0
