"""Who sits where: over the games every bot sits in every place equally often."""

from collections.abc import Sequence

from entrepot.kernel.chance import seeded


def rotations(bots: Sequence[str]) -> int:
    """Return how many games a deal has: one for each rotation, or one in all where the same bot has every seat.

    There the rotations would be the same game again, where the bot draws no chances of its own.
    """
    return len(bots) if len(set(bots)) > 1 else 1


def seating(seats: int, seed: object, index: int) -> list[int]:
    """Return for each seat the number of the bot that sits there in game `index` (from 0).

    Any `seats` games in a row that begin with a multiple of `seats` have each bot in each seat once; which bots are
    neighbours is drawn anew for each such block, by the seed.
    """
    block, turn = divmod(index, seats)
    order = list(range(seats))
    rng = seeded(f"{seed}/seating/{block}")
    for last in range(seats - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order[turn:] + order[:turn]
