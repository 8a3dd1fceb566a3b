"""Each seat's chance to win at a moment of the game, as one seat could reckon it: shares of playouts to the end."""

from math import sqrt
from typing import Final

import msgspec

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.gauge import shares
from entrepot.bots.search.policy import play_on
from entrepot.kernel.handle import SeatHandle
from entrepot.review.choices import Choice
from entrepot.review.weighing import Effort, Timed

TO_THE_END: Final = 1_000_000
"""More choices than any game has."""


class Moment(msgspec.Struct, frozen=True):
    """Before a move of the record: each seat's share of the wins, its standard error, and the playouts behind it."""

    move: int
    shares: list[float]
    errors: list[float]
    playouts: int


def moment(choice: Choice, effort: Effort, seed: str) -> Moment:
    """Return each seat's chance before a choice, the strongest own bot playing on for all of them.

    Every playout begins in another position that the choice's seat could not tell from the real one.
    """
    search = Ismcts(f"{seed}/{choice.seat}/{choice.number}/course")
    handle = SeatHandle(choice.state, choice.seat)
    policy = search.policy_for(handle)
    budget = Timed(effort)
    budget.begin()
    won: list[list[float]] = []
    while not won or budget.allows(len(won)):
        imagined = handle.imagine(search.rng)
        play_on(imagined, policy, search.rng, TO_THE_END)
        won.append(shares(imagined))
    count = len(won)
    means = [sum(each) / count for each in zip(*won, strict=True)]
    return Moment(choice.move, means, [sqrt(mean * (1 - mean) / count) for mean in means], count)
