"""The sets of one colour that a bot may sell now, from none to all that it can make."""

from typing import final

from entrepot.games.tradejack.bots.greed.contest import Contest
from entrepot.games.tradejack.bots.greed.prospects import Prospects
from entrepot.games.tradejack.rules.awards import counted


@final
class Column:
    """For each number of sets: what they bring now, what is left for later, how they stand in each contest.

    Within a colour the pairing is free, as Value hangs on the product alone and Green Credits on the source alone. So
    the number of sets and the order in which cards are given up say everything; `fixed` cards at the front of either
    list have been laid already.
    """

    def __init__(
        self, prospects: Prospects, contests: list[Contest], products: list[int], sources: list[int], fixed: int
    ) -> None:
        self.products: list[int] = products
        self.sources: list[int] = sources
        self.fixed: int = fixed
        self.most: int = min(len(products), len(sources))
        self.income: list[float] = [0.0]
        self.rest: list[float] = []
        self.dirty: list[int] = [0]
        self.claims: list[list[int]] = [[0] for _ in contests]
        self.misses: list[list[int]] = [[0] for _ in contests]
        self.add_up(prospects, contests)
        self.look_at_rest(prospects)

    def add_up(self, prospects: Prospects, contests: list[Contest]) -> None:
        """Add the sets up one by one."""
        sight = prospects.sight
        for at in range(self.most):
            source = self.sources[at]
            self.income.append(
                self.income[at] + prospects.product_now[self.products[at]] + prospects.source_now[source]
            )
            self.dirty.append(self.dirty[at] + sight.cards.dirty[source])
            for number, contest in enumerate(contests):
                count = int(counted(sight.cards, sight.demand, contest.condition, source))
                self.claims[number].append(self.claims[number][at] + count)
                self.misses[number].append(self.misses[number][at] + (1 if count == 0 else 0))

    def look_at_rest(self, prospects: Prospects) -> None:
        """Reckon what the cards beyond each number of sets are worth later."""
        products: list[float] = []
        sources: list[float] = []
        for face in self.products[self.most :]:
            insert(products, prospects.product_later[face])
        for face in self.sources[self.most :]:
            insert(sources, prospects.source_later[face])
        self.rest = [0.0] * (self.most + 1)
        self.rest[self.most] = left_over(prospects, products, sources)
        for at in range(self.most - 1, -1, -1):
            insert(products, prospects.product_later[self.products[at]])
            insert(sources, prospects.source_later[self.sources[at]])
            self.rest[at] = left_over(prospects, products, sources)


def insert(values: list[float], value: float) -> None:
    """Put a value into a list that runs from large to small."""
    at: int = len(values)
    while at > 0 and values[at - 1] < value:
        at -= 1
    values.insert(at, value)


def left_over(prospects: Prospects, products: list[float], sources: list[float]) -> float:
    """Return the worth of cards of one colour kept for later, given their worths from large to small."""
    if prospects.sight.rounds_left == 0 and prospects.sources_to_come <= 0.0:
        return 0.0
    total = 0.0
    pairs: int = min(len(products), len(sources))
    later = prospects.habits.keep if prospects.sight.rounds_left > 0 else 0.0
    for at in range(pairs):
        total += later * (products[at] + sources[at])
    for at in range(pairs, len(products)):
        total += prospects.spare_product(products[at], at - pairs + 1)
    for at in range(pairs, len(sources)):
        total += prospects.spare_source(sources[at], at - pairs + 1)
    return total


def ordered(faces: list[int], urgency: list[float]) -> list[int]:
    """Return the faces, the most urgent first; equals keep their order."""
    found: list[int] = []
    for face in faces:
        at: int = len(found)
        while at > 0 and urgency[found[at - 1]] < urgency[face]:
            at -= 1
        found.insert(at, face)
    return found
