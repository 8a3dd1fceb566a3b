"""What a swap of goods is worth to both sides, and the best one that both could want."""

from typing import Final

from entrepot.games.tradewarz.cards import GOODS
from entrepot.games.tradewarz.greed.worth import Worth
from entrepot.games.tradewarz.state import TradeWarzState

MOST: Final = 3
"""The most of a resource that it gives or asks for in one offer."""
FAIR: Final = 0.15
"""What the other side must gain to be likely to agree."""


class Deal:
    """So much of one resource for so much of another; `gain` is the proposer's."""

    def __init__(self, give: int, given: int, want: int, wanted: int, gain: float) -> None:
        self.give = give
        self.given = given
        self.want = want
        self.wanted = wanted
        self.gain = gain


def best_deal(worth: Worth, other: Worth, s: TradeWarzState) -> Deal | None:
    """Return the deal that brings most among those that the other could want as well, and that leave nobody behind."""
    best: Deal | None = None
    for give in range(GOODS):
        for want in range(GOODS):
            if give == want:
                continue
            for given in range(1, MOST + 1):
                for wanted in range(1, MOST + 1):
                    gain = swap_gain(worth, s, give, given, want, wanted)
                    theirs = swap_gain(other, s, want, wanted, give, given)
                    if gain < worth.habits.bargain or theirs < FAIR or not is_fair(worth, gain, theirs):
                        continue
                    if best is None or gain > best.gain:
                        best = Deal(give, given, want, wanted, gain)
    return best


def is_fair(worth: Worth, gain: float, theirs: float) -> bool:
    """Say whether neither side would help the other more than itself, as far as that hurts."""
    return gain >= worth.spite * theirs and theirs >= worth.spite * gain


def swap_gain(worth: Worth, s: TradeWarzState, give: int, given: int, want: int, wanted: int) -> float:
    """Return what a swap of two resources brings a seat; far below 0 where it has not got what it gives."""
    held = s.goods[worth.seat * GOODS + give]
    if held < given:
        return -100.0
    have = s.goods[worth.seat * GOODS + want]
    loss = worth.stock(give, held) - worth.stock(give, held - given)
    return worth.stock(want, have + wanted) - worth.stock(want, have) - loss


def gain_of(worth: Worth, s: TradeWarzState, gives: int, wants: int) -> float:
    """Return what the deal on the table brings a seat: it gives and gets the stretches of the deal that begin there."""
    value = 0.0
    for good in range(GOODS):
        held = s.goods[worth.seat * GOODS + good]
        after = held - s.deal[gives + good] + s.deal[wants + good]
        value += worth.stock(good, after) - worth.stock(good, held)
    return value
