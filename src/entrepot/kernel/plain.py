"""Reading a position back from plain data: each value is checked as it is taken. BadPosition says what is allowed."""

from typing import Any

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.schema import suggestion


def whole(value: object, lo: int = 0, hi: int = 1_000_000) -> int:
    """Return a whole number from `lo` to `hi`."""
    if not isinstance(value, int) or isinstance(value, bool) or not lo <= value <= hi:
        raise BadPosition(f"{value!r} is not a whole number from {lo} to {hi}", value)
    return value


def truth(value: object) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{value!r} is neither true nor false", value)
    return value


def table(value: object) -> dict[str, Any]:
    """Return a table of anything."""
    if not isinstance(value, dict):
        raise BadPosition(f"{value!r} is not a table", value)
    return value


def list_of(values: object, length: int = -1) -> list[Any]:
    """Return a list of anything, with exactly `length` values if a length is given."""
    if not isinstance(values, list):
        raise BadPosition(f"{values!r} is not a list", values)
    if length >= 0 and len(values) != length:
        raise BadPosition(f"{values!r} is not a list of {length} values", values)
    return values


def seat_number(value: object, seats: int) -> int:
    """Return a seat, counted from 0, of a table with that many."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise BadPosition(f"{value!r} is not a seat from 0 to {seats - 1}", value)
    return value


def per_seat(values: object, seats: int) -> list[Any]:
    """Return a list with one value a seat."""
    if not isinstance(values, list) or len(values) != seats:
        raise BadPosition(f"{values!r} is not a list of {seats} values, one a seat", values)
    return values


def number(id: object, ids: list[str]) -> int:
    """Return the place of an id in a list: the face of a card, or of whatever the list names."""
    if not isinstance(id, str) or id not in ids:
        raise BadPosition(f"{id!r} is not known here{suggestion(id, ids, '; try one of ')}", id)
    return ids.index(id)
