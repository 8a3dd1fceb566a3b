"""What a swap of goods is worth to both sides, and the best one that both could want."""

from typing import Final

from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.content.tables import GOODS
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.mechanics.deal import Swap

MOST: Final = 3
"""The most of a resource that it gives or asks for in one offer."""
FAIR: Final = 0.15
"""What the other side must gain to be likely to agree."""
UNPAYABLE: Final = 100.0


def best_deal(worth: Worth, other: Worth, s: TradeWarzState) -> Swap | None:
    """Return the deal that brings most among those that the other could want as well, and that leave nobody behind."""
    best: Swap | None = None
    losses, gains = given_up(worth, s), added(worth, s)
    their_losses, their_gains = given_up(other, s), added(other, s)
    for give in range(GOODS):
        for want in range(GOODS):
            if give == want:
                continue
            for given in range(1, MOST + 1):
                for wanted in range(1, MOST + 1):
                    gain = gains[want * MOST + wanted - 1] - losses[give * MOST + given - 1]
                    if gain < worth.habits.bargain or (best is not None and gain <= best.gain):
                        continue
                    theirs = their_gains[give * MOST + given - 1] - their_losses[want * MOST + wanted - 1]
                    if theirs >= FAIR and is_fair(worth, gain, theirs):
                        best = Swap(give, given, want, wanted, gain)
    return best


def is_fair(worth: Worth, gain: float, theirs: float) -> bool:
    """Say whether neither side would help the other more than itself, as far as that hurts."""
    return gain >= worth.spite * theirs and theirs >= worth.spite * gain


def given_up(worth: Worth, s: TradeWarzState) -> list[float]:
    """Return by resource what 1, 2 and 3 of it are worth that a seat gives; far too much where it has not got them."""
    found: list[float] = []
    for good in range(GOODS):
        held = s.goods[worth.seat * GOODS + good]
        for count in range(1, MOST + 1):
            has_them = held >= count
            found.append(worth.stock(good, held) - worth.stock(good, held - count) if has_them else UNPAYABLE)
    return found


def added(worth: Worth, s: TradeWarzState) -> list[float]:
    """Return by resource what 1, 2 and 3 more of it are worth to a seat."""
    found: list[float] = []
    for good in range(GOODS):
        held = s.goods[worth.seat * GOODS + good]
        for count in range(1, MOST + 1):
            found.append(worth.stock(good, held + count) - worth.stock(good, held))
    return found


def gain_of(worth: Worth, s: TradeWarzState, gives: int, wants: int) -> float:
    """Return what the deal on the table brings a seat: it gives and gets the stretches of the deal that begin there."""
    value = 0.0
    for good in range(GOODS):
        held = s.goods[worth.seat * GOODS + good]
        after = held - s.deal[gives + good] + s.deal[wants + good]
        value += worth.stock(good, after) - worth.stock(good, held)
    return value
