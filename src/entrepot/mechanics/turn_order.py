"""The order in which several seats receive or decide at once: clockwise from a seat, or down an order of play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 16
"""Seats that a table can have."""
CLOCKWISE: Final = [
    [[(start + step) % seats for step in range(seats)] for start in range(seats)] for seats in range(MOST + 1)
]
"""By the number of seats and the one to begin with, the way round the table, ready made."""


def clockwise(seats: i64, start: i64) -> list[int]:
    """Return all seats, clockwise from one of them. The list is shared: it is never to be changed."""
    return CLOCKWISE[seats][start]


def next_clockwise(seats: i64, seat: i64) -> i64:
    """Return the seat that comes after one of them."""
    following: i64 = seat + 1
    return 0 if following == seats else following


def after(seats: i64, start: i64, turns: i64) -> i64:
    """Return the seat whose turn comes so many turns after that of another, fewer than there are seats."""
    seat = start + turns
    return seat - seats if seat >= seats else seat


def from_place(order: vec[i64], place: i64) -> vec[i64]:
    """Return an order of play from one of its places on, those before it last; the caller's own."""
    turned = order[:]
    for at in range(len(order)):
        turned[at] = order[place]
        place = next_clockwise(len(order), place)
    return turned
