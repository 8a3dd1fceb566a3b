"""Who may know a thing: a set of seats and the spectators, as bits of one number."""

from typing import Final

from mypy_extensions import i64

SPECTATORS: Final[i64] = 1 << 30
EVERYONE: Final[i64] = (1 << 31) - 1
NOBODY: Final[i64] = 0

TABLE: Final = -2
"""The pseudo-seat of outside events, such as 'time is up'."""
CHANCE: Final = -3
"""The pseudo-seat of chance, only where its feed is open."""


def only(seat: i64) -> i64:
    """Return the audience of one seat."""
    one: i64 = 1
    return one << seat


def all_but(seat: i64) -> i64:
    """Return the audience of every seat but one, spectators included."""
    one: i64 = 1
    return EVERYONE ^ (one << seat)


def hears(audience: int, seat: int | None) -> bool:
    """Say whether a seat (None: a spectator) belongs to the audience."""
    return audience >> (30 if seat is None else seat) & 1 == 1
