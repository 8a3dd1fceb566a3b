"""What a search aims at, and by how much a game misses it: over a whole run, or deal by deal.

A target may be missed in several places at once, as 'seats' is by each place in the order of play. The distance from it
is the farthest miss, to whichever side.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from entrepot.arena.lab.order import BadOrder
from entrepot.arena.lab.tally import Tally

IMPOSSIBLE: Final = float("inf")
UNITS: Final = {"seats": "points", "length": "decisions", "rounds": "rounds"}


@dataclass(frozen=True)
class Target:
    """What is aimed at: 'seats' (wins even by order of play), or a mean `length` or number of `rounds`."""

    name: str
    value: float = 0.0

    def misses(self, tally: Tally, seats: int) -> tuple[float, ...]:
        """Return by how much a run misses each part of the target: percentage points for seats, else its own unit."""
        measures = tally["measures"]
        if self.name != "seats":
            six = measures[self.name]
            return (float(six[1] / six[2] - self.value),)
        shares = [measures[f"win/order/{place}"] for place in range(1, seats + 1)]
        even = sum(six[1] for six in shares) / sum(six[2] for six in shares)
        return tuple(float(six[1] / six[2] - even) * 100 for six in shares)

    def misses_by_deal(self, table: Any, seats: int) -> list[Any]:
        """Return the same misses as columns with a row for each deal, from the table of `compare.per_deal`."""
        if self.name != "seats":
            return [table[self.name] - self.value]
        shares = [table[f"order/{place}"] for place in range(1, seats + 1)]
        even = sum(shares[1:], shares[0]) / seats
        return [(share - even) * 100 for share in shares]

    def unit(self) -> str:
        """Return what distances are counted in."""
        return UNITS[self.name]

    def text(self) -> str:
        """Return the target as it is written."""
        return self.name if self.name == "seats" else f"{self.name}={self.value:g}"


def distance(misses: Sequence[float]) -> float:
    """Return how far misses are from their target; infinitely, where there are none as no game could be played."""
    return max(map(abs, misses), default=IMPOSSIBLE)


def target(text: str) -> Target:
    """Return what `--target` names: 'seats', 'length=90' or 'rounds=6'. BadOrder."""
    name, equals, value = text.partition("=")
    if name == "seats" and not equals:
        return Target("seats")
    try:
        wanted = float(value)
    except ValueError:
        wanted = 0.0
    if name not in ("length", "rounds") or not wanted > 0:
        raise BadOrder(f"--target {text}: write seats, length=DECISIONS or rounds=NUMBER")
    return Target(name, wanted)
