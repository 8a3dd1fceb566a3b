"""Values of a position's data, checked as they are taken. BadPosition names the key and says what it takes."""

from collections.abc import Sequence
from typing import Any

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.schema import shown, suggestion


def refuse(key: str, allowed: str, value: object) -> BadPosition:
    """Return the error for a value that its key does not take."""
    return BadPosition(f"{key!r} takes {allowed}, not {shown(value)}", value)


def number(key: str, value: object, lo: int, hi: int) -> int:
    """Return a whole number from `lo` to `hi`."""
    if not isinstance(value, int) or isinstance(value, bool) or not lo <= value <= hi:
        raise refuse(key, f"a whole number from {lo} to {hi}", value)
    return value


def truth(key: str, value: object, allowed: str = "true or false") -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise refuse(key, allowed, value)
    return value


def word(key: str, value: object, words: Sequence[str]) -> int:
    """Return the place of one of a few words."""
    if not isinstance(value, str) or value not in words:
        near = suggestion(value, [known or "''" for known in words], "; it takes ")
        raise BadPosition(f"{key!r} cannot be {shown(value)}{near}", value)
    return words.index(value)


def some(key: str, value: object, what: str) -> list[Any]:
    """Return a list of anything; `what` says what it is a list of."""
    if not isinstance(value, list):
        raise refuse(key, f"a list of {what}", value)
    return value


def so_many(key: str, value: object, count: int, what: str) -> list[Any]:
    """Return a list with exactly `count` values."""
    if not isinstance(value, list) or len(value) != count:
        found = f"a list of {len(value)}" if isinstance(value, list) else shown(value)
        raise BadPosition(f"{key!r} takes a list of {count} {what}, not {found}", value)
    return value


def one_each(key: str, value: object, seats: int, what: str) -> list[Any]:
    """Return a list with one value a seat."""
    return so_many(key, value, seats, f"{what}, one a seat")
