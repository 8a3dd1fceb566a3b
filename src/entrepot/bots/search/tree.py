"""The search tree of one seat: its own decisions, one after another, with what became of each choice.

Every seat has a tree of its own, which knows nothing but what that seat did and was offered: positions that these do
not tell apart are one node. So nobody in the search acts on what only somebody else's cards tell (the many-observer
form of Cowling, Powley and Whitehouse, 'Information Set Monte Carlo Tree Search', 2012).
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from entrepot.kernel.moves import Moves

AS_THE_POLICY: Final = -1
"""The first choice of every node: what the policy picks, which may differ from one imagined position to another."""


class Node:
    """One decision of one seat: the choices in the order in which they are opened, and how each did."""

    def __init__(self, choices: list[int], offered: list[int]) -> None:
        self.choices: list[int] = choices
        self.offered: list[int] = offered
        """The legal actions: they tell this decision from another one after the same choice."""
        self.visits: list[int] = [0] * len(choices)
        self.sums: list[float] = [0.0] * len(choices)
        """The worths added up, each from 0 to 1; the mean is what a choice promises."""
        self.total: i64 = 0
        self.after: list[list[Node]] = [[] for _ in choices]
        """The seat's next decisions, after each choice."""

    def choose(self, explore: float, patience: i64) -> int:
        """Return the place of the choice to try next: upper confidence bounds over those that are open by now.

        One is open from the start, and one more after each `patience` visits (progressive widening).
        """
        total: i64 = self.total
        count: i64 = len(self.choices)
        open: i64 = 1 + total // patience
        if open > count:
            open = count
        visits = self.visits
        sums = self.sums
        logarithm = log(float(total) + 1.0)
        best: i64 = 0
        most = -1.0
        for at in range(open):
            seen = visits[at]
            if seen == 0:
                return at
            bound = sums[at] / seen + explore * sqrt(logarithm / seen)
            if bound > most:
                most = bound
                best = at
        return best

    def add(self, at: int, worth: float) -> None:
        """Count one more try of a choice."""
        self.total += 1
        self.visits[at] += 1
        self.sums[at] += worth


def find(nodes: list[Node], offered: Moves) -> Node | None:
    """Return the decision among these that offered exactly those actions, if there is one."""
    for node in nodes:
        if offered.are(node.offered):
            return node
    return None
