"""What of a search's gain is real: the old and the new content on fresh deals, compared deal by deal.

The best of many tries has had luck, so its figures prove nothing. On fresh deals one question is asked: does the new
content come nearer to the target? A distance is the farthest of several misses, and the farthest of what is seen is
farther than the truth; a plain difference of two distances would therefore not do. Instead the search, whose deals are
others, names the farthest miss of the old content and its side. The true distance is at least that miss. The gain is at
least so much as that miss exceeds each miss of the new content, to either side; the lowest end of the 95% intervals of
these differences is the gain's lower end. The upper end is found likewise, with both contents changing places. Since
every one of these differences has to hold, no correction for their number is needed. And a gain, like a loss, is never
larger than the most that any miss has moved, which paired deals tell well; that narrows what is not proven.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.numbers import Z95
from entrepot.arena.sweep.compare import estimate
from entrepot.arena.sweep.target import Target, distance

RARE: Final = 3.29
"""Standard errors that chance exceeds once in a thousand: so wide a bound costs the 95% next to nothing."""

Columns = Sequence[Any]
"""Misses as columns with a row for each deal."""


class Side(NamedTuple):
    """One miss of several, and to which side of the target: 1 above it, -1 below."""

    at: int
    sign: int

    def of(self, misses: Columns) -> Any:
        """Return that miss, counted as a distance."""
        return misses[self.at] * self.sign


def farthest(misses: Sequence[float]) -> Side:
    """Return which miss is the farthest."""
    at = max(range(len(misses)), key=lambda at: abs(misses[at]))
    return Side(at, 1 if misses[at] >= 0 else -1)


def proof(target: Target, tables: Sequence[Any], seats: int, found: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Return what the search has gained on fresh deals, and whether that is `proven`.

    `tables` are those of `compare.per_deal` for the old and the new content, `found` their misses in the search.
    Returned are the distances `from` and `to`, the `gain`, its 95% interval `low` to `high` (None with one deal), and
    the number of `deals`.
    """
    old, new = (target.misses_by_deal(table, seats) for table in tables)
    before, after = (distance([column.mean() for column in columns]) for columns in (old, new))
    deals = len(old[0])
    low, high = bounds(old, new, farthest(found[0]), farthest(found[1])) if deals > 1 else (None, None)
    return {
        "from": before,
        "to": after,
        "gain": before - after,
        "low": low,
        "high": high,
        "deals": deals,
        "proven": low is not None and low > 0 and deals >= FEWEST,
    }


def bounds(old: Columns, new: Columns, old_side: Side, new_side: Side) -> tuple[float, float]:
    """Return the interval of the gain; the sides are the farthest misses of the search."""
    lowest = min(estimate(old_side.of(old) - miss)["low"] for miss in both_sides(new))
    highest = max(estimate(miss - new_side.of(new))["high"] for miss in both_sides(old))
    most = max(moved(one - other) for one, other in zip(old, new, strict=True))
    return max(lowest, -most), min(highest, most)


def moved(difference: Any) -> float:
    """Return the most that a miss may have moved."""
    row = estimate(difference)
    return float(abs(row["mean"]) + (row["high"] - row["mean"]) / Z95 * RARE)


def both_sides(columns: Columns) -> list[Any]:
    """Return every miss as a distance above the target, and as one below it."""
    return [Side(at, sign).of(columns) for at in range(len(columns)) for sign in (1, -1)]
