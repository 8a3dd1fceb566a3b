"""Weights by ridge regression: what a seat is ahead of the mean in the end, by what it is ahead in its own numbers."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from entrepot.arena.training.games import Seen
from entrepot.bots.learned.values import UNIT

HELD_OUT: Final = 10
"""Every tenth game is not learned from: it tells how strongly weights are held back, and how good they are."""
STRENGTHS: Final = (10.0, 100.0, 1000.0, 10000.0, 100000.0)
"""How strongly weights are held back. Of those that foretell alike, within one standard error, the strongest is taken:
large weights of what is seldom there make differences between playouts noisy, and the search then dares less."""
SELDOM: Final = 0.002
"""A number in which seats differ less often than in this share of the positions is left out."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Fitted:
    """A table, and how well it foretells the ends of games that it has not learned from."""

    terms: dict[str, list[int]]
    horizon: int
    strength: float
    games: int
    appraisal: float
    """The correlation of the appraisal with what seats were ahead in the end, in games that were held out."""
    learned: float
    """The same of the learned worth."""
    error: float
    """The standard error of the difference between these two, over those games."""


def fit(names: list[str], seen: Seen) -> Fitted:
    """Return the table that foretells held-out games best."""
    passed = seen.rounds
    longest = [int(passed[seen.games == number].max()) for number in np.unique(seen.games)]
    horizon = max(1, int(np.median(longest)))
    ahead = centred(seen.own)
    used = np.flatnonzero((np.abs(ahead) > 0).mean((0, 1)) > SELDOM)
    scale = np.maximum(ahead[:, :, used].std((0, 1)), 1e-9)
    numbers = ahead[:, :, used] / scale
    share = np.minimum(1.0, passed / horizon)[:, None, None]
    columns = np.concatenate([numbers, numbers * share], axis=2)
    ends = centred(seen.ends)
    held = seen.games % HELD_OUT == 0
    weights, strength = best(columns[~held], ends[~held], columns[held], ends[held], seen.games[held])
    foretold = columns[held] @ weights
    both = [foretold, centred(seen.own[held][:, :, :1])[:, :, 0]]
    learned, appraisal = (agreement(one, ends[held]) for one in both)
    first, later = (weights / np.concatenate([scale, scale]) * UNIT).reshape(2, -1)
    terms = {names[at]: [round(one), round(two)] for at, one, two in zip(used, first, later, strict=True)}
    error = error_of_difference(seen.games[held], both, ends[held])
    return Fitted(terms, horizon, strength, len(longest), appraisal, learned, error)


def centred(values: Floats) -> Floats:
    """Return how far each seat is above the mean of all."""
    found: Floats = values - values.mean(1, keepdims=True)
    return found


def best(
    columns: Floats, ends: Floats, held_columns: Floats, held_ends: Floats, games: NDArray[np.int64]
) -> tuple[Floats, float]:
    """Return the weights that foretell the held-out games, and how strongly they were held back."""
    rows = columns.reshape(-1, columns.shape[2])
    products, answers = rows.T @ rows, rows.T @ ends.reshape(-1)
    back = np.ones(rows.shape[1])
    back[[0, len(back) // 2]] = 0.01  # the appraisal is believed from the start
    found: list[tuple[float, Floats]] = []
    errors: list[Floats] = []
    for strength in STRENGTHS:
        weights = np.asarray(np.linalg.solve(products + np.diag(strength * back), answers), np.float64)
        squares = ((held_columns @ weights - held_ends) ** 2).mean(1)
        errors.append(np.array([squares[games == number].mean() for number in np.unique(games)]))
        found.append((strength, weights))
    least = min(errors, key=lambda one: float(one.mean()))
    worse = [error - least for error in errors]
    alike = [float(more.mean()) <= float(more.std()) / np.sqrt(len(more)) for more in worse]
    strength, weights = [one for one, is_alike in zip(found, alike, strict=True) if is_alike][-1]
    return weights, strength


def agreement(left: Floats, right: Floats) -> float:
    """Return the correlation; 0 where all are alike."""
    if left.size == 0 or left.std() == 0.0 or right.std() == 0.0:
        return 0.0
    return float(np.corrcoef(left.reshape(-1), right.reshape(-1))[0, 1])


def error_of_difference(games: NDArray[np.int64], both: list[Floats], ends: Floats) -> float:
    """Return the standard error of the difference in correlation, by drawing whole games again (bootstrap)."""
    rng = np.random.default_rng(1)
    numbers = np.unique(games)
    where = [np.flatnonzero(games == number) for number in numbers]
    differences = []
    for _ in range(100 if len(numbers) > 1 else 0):
        rows = np.concatenate([where[at] for at in rng.integers(len(where), size=len(where))])
        learned, appraisal = (agreement(one[rows], ends[rows]) for one in both)
        differences.append(learned - appraisal)
    return float(np.std(differences)) if differences else float("inf")
