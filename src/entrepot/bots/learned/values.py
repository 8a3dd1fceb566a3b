"""What a position is worth to each seat, learned from how games went on from such positions.

A worth is a sum: each of a seat's own numbers times a weight, which changes evenly from the first round to the last.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.bots.learned.own import Own
from entrepot.bots.search.gauge import Judge
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.kernel.state import State

UNIT: Final = 1 << 24
"""A weight of 1, with the appraisal's own unit, is so many."""


class Values(Judge):
    """A table of weights for the own numbers of seats; what it does not name has none.

    `terms` are by name the weight in the first round and what comes to it until round `horizon`.
    """

    def __init__(self, own: Own, terms: dict[str, list[int]], horizon: int, foresight: int) -> None:
        self.own: Own = own
        self.choices: int = foresight
        self.horizon: i64 = horizon
        self.used: vec[i64] = packed([at for at, name in enumerate(own.names) if name in terms])
        self.first: vec[i64] = packed([terms[name][0] for name in own.names if name in terms])
        self.later: vec[i64] = packed([terms[name][1] for name in own.names if name in terms])

    def foresight(self, s: "State") -> int:
        return self.choices

    def worths(self, s: "State", seat: int) -> list[float]:
        passed: i64 = max(0, min(self.horizon, s.rounds() - 1))
        return [self.worth(s, other, passed) for other in range(s.seats)]

    def worth(self, s: "State", seat: i64, passed: i64) -> float:
        """Return what it is worth to one seat after so many rounds."""
        numbers = self.own.read(s, seat)
        used = self.used
        first = self.first
        later = self.later
        start: i64 = 0
        change: i64 = 0
        for at in range(len(used)):
            number = numbers[used[at]]
            start += first[at] * number
            change += later[at] * number
        return (float(start) + float(change) * float(passed) / float(self.horizon)) / float(UNIT)
