"""Sets of seats as the bits of one number, and as plain data."""

from mypy_extensions import i64


def flags(bits: i64, seats: i64) -> list[bool]:
    """Return for each seat whether it is in the set."""
    return [bits >> seat & 1 == 1 for seat in range(seats)]


def members(bits: i64, seats: i64) -> list[int]:
    """Return the seats that are in the set, ascending."""
    return [seat for seat in range(seats) if bits >> seat & 1 == 1]
