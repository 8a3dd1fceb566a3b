"""Why one action is better than another: what they differ in over the same imagined positions."""

from math import sqrt
from typing import Final

from entrepot.bots.search.race import Entry

RIVAL: Final = "rival"
"""The part that every game has beside its own: what the best of the others is worth."""
SURE: Final = 1.5
"""Standard errors by which a part differs, before it is told of."""
MOST: Final = 3


class Reason:
    """A part of the appraisal, and how much more of it there is on average; for a rival, how much less."""

    def __init__(self, part: str, more: float) -> None:
        self.part: str = part
        self.more: float = more


def reasons(chosen: Entry, other: Entry, parts: dict[str, float]) -> list[Reason]:
    """Return how two actions differ, the largest difference first; nothing that chance explains."""
    found: list[tuple[float, Reason]] = []
    for number, (part, worth) in enumerate({**parts, RIVAL: 1.0}.items()):
        more, error = difference(chosen, other, number)
        if abs(more) > SURE * error:
            found.append((abs(more * worth), Reason(part, more)))
    found.sort(key=lambda weighed: -weighed[0])
    return [reason for _, reason in found[:MOST]]


def difference(chosen: Entry, other: Entry, part: int) -> tuple[float, float]:
    """Return the mean difference in one part over the positions that both were tried in, and its standard error.

    Nothing is certain of fewer than two positions: the error is then without end.
    """
    count = min(len(chosen.results), len(other.results))
    if count < 2:
        return 0.0, float("inf")
    each = [chosen.results[at].parts[part] - other.results[at].parts[part] for at in range(count)]
    mean = sum(each) / count
    squares = sum([(one - mean) * (one - mean) for one in each])
    return mean, sqrt(squares / (count * (count - 1)))
