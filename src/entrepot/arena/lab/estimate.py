"""Estimates with their 95% intervals, from sums over deals; and which of many differences are real."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, Final

from entrepot.arena.numbers import Z95, wilson

FEWEST: Final = 30
"""With fewer deals than this nothing is called real: the normal distribution does not hold yet."""
LEVEL: Final = 0.05
NORMAL: Final = NormalDist()


def ratio(moments: Sequence[int]) -> tuple[float, float]:
    """Return a ratio of sums over deals and its standard error, NaN where one deal or none tells nothing.

    `moments` are those of `tally.MOMENTS`.
    """
    deals, a, b, aa, ab, bb = moments
    if b == 0:
        return math.nan, math.nan
    value = a / b
    if deals < 2:
        return value, math.nan
    # whole numbers to the last step: the squares of large runs would not cancel in floating point
    squares = (aa * b * b - 2 * ab * a * b + bb * a * a) / (b * b)
    return value, math.sqrt(max(0.0, squares) * deals / (deals - 1)) / b


def mean(moments: Sequence[int], scale: float = 1.0) -> dict[str, Any]:
    """Return `mean`, its interval `low` to `high` (None with one deal), and the number of `deals`; scaled."""
    value, error = ratio(moments)
    if math.isnan(value):
        return {"mean": None, "low": None, "high": None, "deals": 0}
    known = not math.isnan(error)
    return {
        "mean": value * scale,
        "low": (value - Z95 * error) * scale if known else None,
        "high": (value + Z95 * error) * scale if known else None,
        "deals": moments[0],
    }


def share(moments: Sequence[int]) -> dict[str, Any]:
    """Return a `share` with its interval `low` to `high`.

    It is Wilson's, for as many independent games as would be known as exactly as these, which share their deals.
    """
    value, error = ratio(moments)
    if math.isnan(value):
        return {"share": None, "low": 0.0, "high": 1.0}
    deals = moments[0]
    settled = value * (1 - value)
    size = settled / (error * error) if error > 0 and settled > 0 else deals
    low, high = wilson(value * size, size)  # type: ignore[arg-type]
    return {"share": value, "low": low, "high": high}


def rare(a: int, aa: int, deals: int, each: int) -> list[int]:
    """Return the moments of something whose denominator is `each` in all deals, those without any included."""
    return [deals, a, deals * each, aa, a * each, deals * each * each]


def p_value(z: float) -> float:
    """Return how often chance alone would give a deviation of so many standard errors, either way."""
    return 1.0 if math.isnan(z) else 2 * (1 - NORMAL.cdf(abs(z))) if abs(z) < 8 else math.erfc(abs(z) / math.sqrt(2))


def against(moments: Sequence[int], usual: float) -> float:
    """Return the p-value of a ratio that should be `usual`; 1 where there are too few deals to tell."""
    value, error = ratio(moments)
    if moments[0] < FEWEST or math.isnan(error):
        return 1.0
    return p_value((value - usual) / error) if error > 0 else float(value == usual)


def holm(values: Sequence[float]) -> list[float]:
    """Return p-values corrected for their number by Holm's method: all below a level are real, but for that chance."""
    order = sorted(range(len(values)), key=lambda at: values[at])
    corrected = [1.0] * len(values)
    largest = 0.0
    for rank, at in enumerate(order):
        largest = max(largest, min(1.0, values[at] * (len(values) - rank)))
        corrected[at] = largest
    return corrected
