"""The board's fixed geometry: octagons, the squares between them, starts and gates.

TW-MAP-09, TW-R-01, TW-R-02, TW-R-21, TW-R-26

Octagons are numbered 0 to 48 by row and column, squares 0 to 35 likewise, and the eight gates follow as places 36 to 43
in the order of the shipping lane. A set of places is one number with a bit for each.
"""

from typing import Final

from mypy_extensions import i64

from entrepot.kernel.packed import packed

ROWS: Final = 7
"""Rows of octagons. TW-R-01"""
OCTAGONS: Final = ROWS * ROWS
SIDE: Final = ROWS - 1
SQUARES: Final = SIDE * SIDE
GATES: Final = 8
"""TW-SAIL-11"""
PLACES: Final = SQUARES + GATES

GATE_WORDS: Final = ("n3", "n5", "e3", "e5", "s5", "s3", "w5", "w3")
PLACE_WORDS: Final = (
    *(f"s{row}{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)),
    *GATE_WORDS,
)
OCTAGON_WORDS: Final = tuple(f"o{row}{column}" for row in range(1, ROWS + 1) for column in range(1, ROWS + 1))

LUMBER: Final = 0
MINING: Final = 1
WHEAT: Final = 2
MOUNTAIN: Final = 3
LAKE: Final = 4
KINDS: Final = ("lumber", "mining", "wheat", "mountain", "lake")
"""What a tile shows; the first three are fields, and field k bears resource k + 1 of the four. TW-MAP-06"""

NOWHERE: Final = 255
FALLING: Final = 0
RISING: Final = 1
"""The two diagonals of an octagon: from the north-west corner, and from the south-west corner."""
CROSSINGS: Final = 50
"""Two diagonals on each of the 25 inner octagons. TW-R-21"""


def square(row: int, column: int) -> int:
    """Return the number of the square S(row, column), both counted from 1."""
    return (row - 1) * SIDE + column - 1


def octagon(row: int, column: int) -> int:
    """Return the number of the octagon O(row, column), both counted from 1."""
    return (row - 1) * ROWS + column - 1


def is_rim(number: int) -> bool:
    """Say whether an octagon lies on the outer rim. TW-MAP-03"""
    return number // ROWS in (0, ROWS - 1) or number % ROWS in (0, ROWS - 1)


RIM: Final = [number for number in range(OCTAGONS) if is_rim(number)]
INNER: Final = [number for number in range(OCTAGONS) if not is_rim(number)]

MOUTHS: Final = [
    (square(1, 2), square(1, 3)),
    (square(1, 4), square(1, 5)),
    (square(2, 6), square(3, 6)),
    (square(4, 6), square(5, 6)),
    (square(6, 5), square(6, 4)),
    (square(6, 3), square(6, 2)),
    (square(5, 1), square(4, 1)),
    (square(3, 1), square(2, 1)),
]
"""The two squares onto which each gate opens. TW-R-26"""


def _around() -> list[int]:
    found: list[int] = []
    for number in range(SQUARES):
        corner = number // SIDE * ROWS + number % SIDE
        found += [corner, corner + 1, corner + ROWS, corner + ROWS + 1]
    return found


AROUND: Final = bytes(_around())
"""The four octagons round square n, at 4n: north-west, north-east, south-west, south-east. TW-R-01"""


def _channels() -> list[tuple[int, int, int, int]]:
    found: list[tuple[int, int, int, int]] = []
    for number in range(SQUARES):
        north_east, south_west, south_east = AROUND[4 * number + 1 : 4 * number + 4]
        if number % SIDE < SIDE - 1:
            found.append((number, number + 1, north_east, south_east))
        if number // SIDE < SIDE - 1:
            found.append((number, number + SIDE, south_west, south_east))
    return found


CHANNELS: Final = _channels()
"""The 60 channels: two neighbouring squares, and the two octagons that the channel runs between. TW-R-02"""


def _diagonals() -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for number in INNER:
        low = (number // ROWS) * SIDE + number % ROWS
        found.append((number, low - SIDE - 1, low))
        found.append((number, low - SIDE, low - 1))
    return found


DIAGONALS: Final = _diagonals()
"""The 50 ways across: octagon, and the two squares joined. Number 2n falls from north-west, 2n + 1 from north-east."""


def _across() -> list[int]:
    table = [NOWHERE] * (SQUARES * SQUARES)
    for number, (_, one, other) in enumerate(DIAGONALS):
        table[one * SQUARES + other] = number
        table[other * SQUARES + one] = number
    return table


ACROSS: Final = bytes(_across())
"""The way across between two squares (at SQUARES times the one plus the other); NOWHERE if there is none."""
CROSSED: Final = bytes([number for number, _, _ in DIAGONALS])
"""The octagon of each way across."""


def _logarithms() -> list[int]:
    table = [NOWHERE] * 67
    for place in range(62):  # more than there are places: sets of technologies are listed in the same way
        table[(1 << place) % 67] = place
    return table


PLACE_OF_BIT: Final = bytes(_logarithms())
"""The place of a set's lowest bit: 2 is a primitive root of 67, so `bit % 67` tells bits apart."""
BIT: Final = packed([1 << at for at in range(62)])
"""Powers of two: a shifted 1 of native code is only as wide as the C compiler's int."""
ALL_SQUARES: Final[i64] = 0xFFFFFFFFF


def place_name(place: i64) -> str:
    """Return a place's word, '' for none."""
    return PLACE_WORDS[place] if place >= 0 else ""


def first_of(places: i64) -> i64:
    """Return the lowest place of a set that is not empty."""
    return PLACE_OF_BIT[(places & -places) % 67]


def size_of(places: i64) -> i64:
    """Return how many places a set has."""
    count: i64 = 0
    while places:
        places &= places - 1
        count += 1
    return count


def listed(places: i64) -> list[int]:
    """Return a set's places in order."""
    found: list[int] = []
    while places:
        found.append(PLACE_OF_BIT[(places & -places) % 67])
        places &= places - 1
    return found
