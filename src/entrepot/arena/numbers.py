"""Shares with their intervals, and the quantiles of what was counted. Everything is counted in whole numbers."""

import math
from collections import Counter
from typing import Any, Final

Z95: Final = 1.959963984540054
"""Half the width of the 95% interval of a normal distribution, in standard deviations."""
QUANTILES: Final = (5, 25, 50, 75, 95)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% interval for a share of `wins` out of `games`; (0, 1) when there were none.

    Wins may be fractions: a victory that two share is half a win for each.
    """
    if games == 0:
        return 0.0, 1.0
    if wins in (0, games):  # at the ends the formula's rounding must not show
        edge = Z95 * Z95 / (games + Z95 * Z95)
        return (1 - edge, 1.0) if wins else (0.0, edge)
    share = wins / games
    spread = Z95 * Z95 / games
    middle = share + spread / 2
    half = Z95 * math.sqrt(max(0.0, share * (1 - share)) / games + spread / games / 4)
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def share(parts: int, unit: int, games: int) -> dict[str, Any]:
    """Return `wins`, their `share` of the games, and its 95% interval as `low` and `high`; a win is `unit` parts."""
    wins = parts / unit
    low, high = wilson(wins, games)
    return {"wins": tidy(wins), "share": wins / games if games else 0.0, "low": low, "high": high}


def spread(counts: Counter[int]) -> dict[str, Any]:
    """Return mean, smallest, largest and quantiles (nearest rank) of numbers counted by value; None for none."""
    total = counts.total()
    if total == 0:
        return {"mean": None, "min": None, "max": None, "quantiles": {}}
    return {
        "mean": sum(value * count for value, count in counts.items()) / total,
        "min": min(counts),
        "max": max(counts),
        "quantiles": {str(percent): quantile(counts, percent) for percent in QUANTILES},
    }


def quantile(counts: Counter[int], percent: int) -> int:
    """Return the smallest value that at least the given percentage does not exceed."""
    wanted = counts.total() * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen * 100 >= wanted:
            return value
    raise ValueError("there is nothing to take a quantile of")


def tidy(number: float) -> float:
    """Return a whole number without its decimal point."""
    return int(number) if number == int(number) else number
