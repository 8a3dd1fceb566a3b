"""How far places lie apart, on foot and from the sea: the same in every game on one map."""

from typing import Final

from entrepot.games.trigon.content.tables import Cards

NOWHERE: Final = 99
"""Farther than anything that can be reached."""


class Ways:
    """Distances in turns on foot, and of each spot from the nearest harbour."""

    def __init__(self, cards: Cards) -> None:
        self.spots: int = int(cards.spots)
        self.foot: list[int] = []
        """From spot to spot, a row a spot."""
        for spot in range(self.spots):
            self.foot += distances(cards, spot)
        self.coast: list[int] = []
        """By spot the way from the nearest harbour."""
        for spot in range(self.spots):
            least = NOWHERE
            for harbour in cards.harbours:
                least = min(least, self.foot[spot * self.spots + harbour])
            self.coast.append(least)

    def between(self, one: int, other: int) -> int:
        """Return how many turns it takes on foot."""
        return self.foot[one * self.spots + other]


def distances(cards: Cards, start: int) -> list[int]:
    """Return how far all spots are from one on foot."""
    found = [NOWHERE] * int(cards.spots)
    found[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        spot = queue[at]
        at += 1
        for near in cards.near[spot]:
            if found[near] == NOWHERE:
                found[near] = found[spot] + 1
                queue.append(near)
    return found
