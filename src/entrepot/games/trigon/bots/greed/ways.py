"""How far places lie apart, on foot and from the sea: the same in every game on one map."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.bots.greed.habits import Habits
from entrepot.games.trigon.content.tables import Cards
from entrepot.kernel.packed import packed

NOWHERE: Final = 99
"""Farther than anything that can be reached."""


@final
class Ways:
    """Distances in turns on foot, and of each spot from the nearest harbour; what a worth so far away comes to."""

    def __init__(self, cards: Cards, habits: Habits) -> None:
        self.fars: vec[float] = vec[float]([habits.far**turns for turns in range(NOWHERE + 1)])
        """By turns what is left of a site's worth."""
        self.marches: vec[float] = vec[float]([habits.march**turns for turns in range(NOWHERE + 1)])
        """By turns what is left of what knights and explorers go for."""
        self.spots: int = int(cards.spots)
        self.foot: vec[i64] = packed([turns for spot in range(self.spots) for turns in distances(cards, spot)])
        """From spot to spot, a row a spot."""
        self.coast: vec[i64] = packed(
            [
                min([int(self.foot[spot * self.spots + harbour]) for harbour in cards.harbours], default=NOWHERE)
                for spot in range(self.spots)
            ]
        )
        """By spot the way from the nearest harbour."""


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
