"""Sets of small whole numbers, 0 to 61, as the bits of one number: joined, intersected or compared in one step.

A loop over a set takes its lowest member until none is left:

    while places:
        place = lowest(places)
        places &= places - 1
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from entrepot.kernel.packed import packed

MOST: Final = 62
NOWHERE: Final = 99
BIT: Final = packed([1 << at for at in range(MOST)])
"""The set of one number; a shifted 1 of native code would be only as wide as the C compiler's int."""


def _places() -> list[int]:
    table = [NOWHERE] * 67
    for at in range(MOST):
        table[(1 << at) % 67] = at
    return table


PLACE_OF_BIT: Final = packed(_places())
"""Which bit it is: 2 is a primitive root of 67, so `bit % 67` tells bits apart."""


def lowest(bits: i64) -> i64:
    """Return the least number of a set that is not empty."""
    return PLACE_OF_BIT[(bits & -bits) % 67]


def size_of(bits: i64) -> i64:
    """Return how many numbers a set has."""
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def bits_of(numbers: Iterable[int]) -> int:
    """Return the set of these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
