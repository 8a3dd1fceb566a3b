"""A seat's observation as whole numbers, for programs that learn: named parts, and what all games write alike.

A game that wants its observations made quickly has a module `observation` beside its `wire`, found by its name:

    VERSION = 1                                          # raised whenever parts come, go, move or change their meaning
    def parts(game, seats, options) -> list[Part]        # the same for all positions of such a table
    def encode(out: Vector, s, seat) -> None             # writes a number for each label of the parts, `heading` first

`encode` writes what `State.view(seat)` says and nothing else: equal views make equal observations. Games without the
module are observed through their view, which is slower.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from entrepot.kernel.state import State

MOST: Final = 1_000_000
"""A bound for amounts that no rule limits."""


@final
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


@final
class Vector:
    """An observation that is being written: so many packed numbers, 0 at first, the first `size` of them written.

    What is read of it in the end is `items`, which numpy takes as they lie.
    """

    def __init__(self, length: int) -> None:
        self.items: vec[i64] = vec[i64]([i64(0)] * length)
        self.size: i64 = 0

    def add(self, number: i64) -> None:
        """Write a number."""
        self.items[self.size] = number
        self.size += 1

    def add_all(self, numbers: list[int]) -> None:
        """Write a few numbers."""
        for number in numbers:
            self.add(number)

    def skip(self, count: i64) -> i64:
        """Leave `count` numbers at 0 and return the place of the first, to fill them later."""
        start = self.size
        self.size += count
        return start

    def repeat(self, number: i64, count: i64) -> None:
        """Write the same number `count` times."""
        for _ in range(count):
            self.add(number)


def heading(out: Vector, s: "State", seat: i64) -> None:
    """Write the numbers of `heading_parts`, with which every observation begins."""
    out.add(seat)
    phase = out.skip(1 + s.seats)
    if s.over:
        return
    top = s.top()
    out.items[phase] = top.id + 1
    for actor in top.actors(s):
        out.items[phase + 1 + actor] = 1


def add_numbers(out: Vector, numbers: vec[i64]) -> None:
    """Write packed numbers as they are."""
    items = out.items
    at = out.size
    for number in numbers:
        items[at] = number
        at += 1
    out.size = at


def add_bits(out: Vector, bits: i64, count: i64) -> None:
    """Write a set as one number, 0 or 1, for each of its possible members."""
    for _ in range(count):
        out.add(bits & 1)
        bits >>= 1


def add_one_hot(out: Vector, place: i64, count: i64) -> None:
    """Write 0 for each of `count` things, but 1 for the one at `place`; all 0 if `place` is outside."""
    start = out.skip(count)
    if 0 <= place < count:
        out.items[start + place] = 1


def add_hands(out: Vector, cards: list[int], seats: i64, faces: i64, base: i64) -> None:
    """Write for each seat how often each face is among its cards; a card is seat * base + face."""
    start = out.skip(seats * faces)
    for card in cards:
        out.items[start + card // base * faces + card % base] += 1


def add_hand(out: Vector, cards: list[int], seat: i64, faces: i64, base: i64) -> None:
    """Write how often each face is among the seat's cards; a card is seat * base + face."""
    start = out.skip(faces)
    for card in cards:
        if card // base == seat:
            out.items[start + card % base] += 1


def add_counts(out: Vector, faces: list[int], count: i64) -> None:
    """Write how often each face is in a list of faces."""
    start = out.skip(count)
    for face in faces:
        out.items[start + face] += 1
