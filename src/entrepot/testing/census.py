"""Promise 6: what must add up adds up after every action."""

from entrepot.kernel.state import State
from entrepot.testing.promise import Promise, Run
from entrepot.testing.walk import Walk

BANK = "bank"
"""The part of a census that may be negative: what the bank has paid out is its debt."""


class Census(Promise):
    """The sum of each kind never changes within a game, and no part but the bank's is negative."""

    number = 6
    name = "census"
    promise = "coins and cards add up after every action"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.sums: dict[str, int] = {}

    def at_start(self, walk: Walk) -> None:
        self.sums = totals(walk.state)

    def at_position(self, walk: Walk) -> None:
        self.look(walk, walk.state, "")

    def at_sample(self, walk: Walk) -> None:
        for seat in range(walk.state.seats):
            self.look(walk, walk.state.determinize(seat, self.run.rng.fork()), f"in what seat {seat} imagines, ")

    def look(self, walk: Walk, state: State, where: str) -> None:
        """Check that every kind adds up as at the start and nothing is below zero; `where` begins the words."""
        census = state.census()
        for kind, total in sums(census).items():
            known = self.sums.get(kind)
            self.check(total == known, "{}{} add up to {}, at the start to {}", walk, where, kind, total, known)
        for kind, parts in census.items():
            below = [f"{part} {count}" for part, count in parts.items() if count < 0 and part != BANK]
            self.check(not below, "{}{} below nothing: {}", walk, where, kind, ", ".join(below))


def totals(state: State) -> dict[str, int]:
    """Return the sum of each kind of thing."""
    return sums(state.census())


def sums(census: dict[str, dict[str, int]]) -> dict[str, int]:
    """Return the sum of each kind of a census."""
    return {kind: sum(parts.values()) for kind, parts in census.items()}
