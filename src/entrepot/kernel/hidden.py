"""Dealing anew what a seat cannot place, for the positions that it imagines. A hand is a stretch of counts by face."""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.kernel.bag import take
from entrepot.kernel.chance import Random


def redeal(pool: vec[i64], hands: vec[i64], seat: i64, rng: Random) -> None:
    """Deal all hands but one seat's anew, from their own cards and the pool, which keeps the rest."""
    collect(pool, hands, seat)
    seats: i64 = len(hands) // len(pool)
    for other in range(seats):
        if other != seat:
            deal_hand(pool, hands, other, rng)


def collect(pool: vec[i64], hands: vec[i64], seat: i64) -> None:
    """Count the cards of all hands but one seat's among the pool's; the hands still show how many each had."""
    seats: i64 = len(hands) // len(pool)
    for other in range(seats):
        if other != seat:
            collect_hand(pool, hands, other)


def collect_hand(pool: vec[i64], hands: vec[i64], seat: i64) -> None:
    """Count the cards of a seat's hand among the pool's; the hand still shows how many it had."""
    width: i64 = len(pool)
    for face in range(width):
        pool[face] += hands[seat * width + face]


def deal_hand(pool: vec[i64], hands: vec[i64], seat: i64, rng: Random) -> None:
    """Replace a seat's hand by as many cards from the pool."""
    width: i64 = len(pool)
    start: i64 = seat * width
    held: i64 = 0
    for face in range(width):
        held += hands[start + face]
        hands[start + face] = 0
    for _ in range(held):
        hands[start + take(pool, rng)] += 1
