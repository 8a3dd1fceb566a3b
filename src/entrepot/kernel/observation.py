"""A seat's observation as whole numbers, for programs that learn: named parts, and what all games write alike.

A game that wants its observations made quickly has a module `observation` beside its `wire`, found by its name:

    VERSION = 1                                          # raised whenever parts come, go, move or change their meaning
    def parts(game, seats, options) -> list[Part]        # the same for all positions of such a table
    def encode(s, seat) -> list[int]                     # as many numbers as the parts have labels, `heading` first

`encode` writes what `State.view(seat)` says and nothing else: equal views make equal observations. Games without the
module are observed through their view, which is slower.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from entrepot.kernel.state import State

MOST: Final = 1_000_000
"""A bound for amounts that no rule limits."""


class Part:
    """A stretch of an observation: its name, a label for each of its numbers, and what all of them lie between."""

    def __init__(self, name: str, labels: list[str], lo: int, hi: int, doc: str = "") -> None:
        self.name = name
        self.labels = labels
        self.lo = lo
        self.hi = hi
        self.doc = doc


def number(name: str, lo: int, hi: int, doc: str = "") -> Part:
    """Return a part that is one number."""
    return Part(name, [""], lo, hi, doc)


def numbers(name: str, labels: list[str], hi: int = MOST, doc: str = "", lo: int = 0) -> Part:
    """Return a part with one number for each label: counts by face, amounts by resource."""
    return Part(name, labels[:], lo, hi, doc)


def by_seat(name: str, seats: int, hi: int = MOST, doc: str = "", lo: int = 0) -> Part:
    """Return a part with one number for each seat."""
    return Part(name, seat_labels(seats), lo, hi, doc)


def grid(name: str, rows: list[str], columns: list[str], hi: int = MOST, doc: str = "", lo: int = 0) -> Part:
    """Return a part with one number for each row and column, row after row."""
    return Part(name, [f"{row} {column}" for row in rows for column in columns], lo, hi, doc)


def seat_labels(seats: int) -> list[str]:
    """Return 'seat 0' and so on: programs count seats from 0."""
    return [f"seat {seat}" for seat in range(seats)]


def heading_parts(phases: list[str], seats: int) -> list[Part]:
    """Return the parts that every observation begins with."""
    doc = "0 when the game is over, else from 1 by the game's phases: " + ", ".join(phases)
    return [
        number("seat", 0, seats - 1, "whose observation it is"),
        number("phase", 0, len(phases), doc),
        by_seat("asked", seats, 1, "1 for a seat that may act now"),
    ]


def heading(s: "State", seat: i64) -> list[int]:
    """Return the numbers of `heading_parts`, as a new list for the game to go on with."""
    out = [0] * (2 + s.seats)
    out[0] = int(seat)
    if not s.over:
        phase = s.top()
        out[1] = phase.id + 1
        for actor in phase.actors(s):
            out[2 + actor] = 1
    return out


def add_numbers(out: list[int], numbers: vec[i64]) -> None:
    """Write packed numbers as they are."""
    for number in numbers:
        out.append(int(number))


def add_bits(out: list[int], bits: i64, count: i64) -> None:
    """Write a set as one number, 0 or 1, for each of its possible members."""
    for _ in range(count):
        out.append(int(bits & 1))
        bits >>= 1


def add_one_hot(out: list[int], place: i64, count: i64) -> None:
    """Write 0 for each of so many things, and 1 for the one at `place`; a place outside is none of them."""
    start: i64 = len(out)
    out += [0] * count
    if 0 <= place < count:
        out[start + place] = 1


def add_hands(out: list[int], cards: list[int], seats: i64, faces: i64, base: i64) -> None:
    """Write for each seat how often each face is among its cards; a card is seat * base + face."""
    start: i64 = len(out)
    out += [0] * (seats * faces)
    for card in cards:
        out[start + card // base * faces + card % base] += 1


def add_hand(out: list[int], cards: list[int], seat: i64, faces: i64, base: i64) -> None:
    """Write how often each face is among the seat's cards; a card is seat * base + face."""
    start: i64 = len(out)
    out += [0] * faces
    for card in cards:
        if card // base == seat:
            out[start + card % base] += 1


def add_counts(out: list[int], faces: list[int], count: i64) -> None:
    """Write how often each face is in a list of faces."""
    start: i64 = len(out)
    out += [0] * count
    for face in faces:
        out[start + face] += 1
