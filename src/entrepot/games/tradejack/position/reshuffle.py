"""What is remembered of a Product reshuffle, so that resampled hands keep to the record. TJ-R-58"""

from librt.vecs import vec
from mypy_extensions import i64


class Reshuffle:
    """What everybody has seen of the Product cards since the last reshuffle.

    `pile` is the new deck as it was then, `held_then` the size of each
    hand; `drawn` and `played` count by seat and face.
    """

    def __init__(self, pile: vec[i64], held_then: vec[i64], drawn: vec[i64], played: vec[i64]) -> None:
        self.pile = pile
        self.held_then = held_then
        self.drawn = drawn
        self.played = played

    def copy(self) -> "Reshuffle":
        """Return an independent copy."""
        return Reshuffle(self.pile[:], self.held_then[:], self.drawn[:], self.played[:])
