"""The shapes of fields: how a value is kept, written as plain data, and read back from data that may come from anybody.

`s` is the position, whose game and number of seats say what is possible in it.
"""

from ast import literal_eval
from operator import attrgetter
from typing import Any, Final

from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import number, one_each, some, truth
from entrepot.kernel.packed import packed
from entrepot.kernel.seat_bits import flags, members

MILLION: Final = 1_000_000
NONE: Final = -1
"""How 'no seat', 'no card' and 'no thing' are kept."""


PACKED: Final = "vec[i64]"
"""How lists of numbers are kept whose length is fixed."""


class Shape:
    """What a field holds."""

    kept: str = "i64"
    """The type of the attribute, in the code that `make fields` writes."""
    first: str = "0"
    """Its value before anything has happened, in that code; `seats` and the position's facts are known there."""
    hint: Any = int
    """The type of the plain data."""
    none: Any = 0
    """The value in a view that belongs to no seat."""
    plural: str = "whole numbers"
    needs: tuple[Any, ...] = ()
    """Classes and functions that `kept` and `first` name."""

    def copied(self, value: str) -> str:
        """Return the code that copies a value."""
        return f"{value}[:]" if self.kept.startswith(("list", "vec")) else value

    def keep(self, value: Any) -> Any:
        """Return what `begin` or `read` returned as the attribute holds it."""
        return packed(value) if self.kept == PACKED else value

    def begin(self, s: Any) -> Any:
        """Return its value before anything has happened."""
        return [] if self.kept == PACKED else literal_eval(self.first)

    def attributes(self, name: str) -> dict[str, "Shape"]:
        """Return the attributes that hold the field of that name, each with its own shape."""
        return {name: self}

    def write(self, s: Any, value: Any) -> Any:
        """Return a kept value as plain data."""
        return value

    def read(self, s: Any, key: str, value: Any) -> Any:
        """Return the value to keep for plain data; BadPosition, naming the key, if the data are not such a value."""
        raise NotImplementedError

    def span(self, s: Any) -> tuple[int, int]:
        """Return the bounds of a kept number."""
        raise NotImplementedError

    def take(self, s: Any, name: str) -> Any:
        """Return what the position has in a field, as plain data."""
        return self.write(s, getattr(s, name))

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        """Keep plain data in the position's field."""
        setattr(s, name, self.keep(self.read(s, key, value)))

    def count(self, s: Any, name: str, tally: Tally) -> None:
        """Count the cards that a position has in a field, by face."""
        self.add(getattr(s, name), tally)

    def add(self, value: Any, tally: Tally) -> None:
        """Count the cards of a kept value, by face."""

    def has_cards(self) -> bool:
        """Say whether there can be cards to count."""
        return type(self).add is not Shape.add

    def own(self, s: Any, value: Any, seat: int) -> Any:
        """Return one seat's part of a value, as plain data."""
        raise NotImplementedError

    def size(self, s: Any, value: Any) -> Any:
        """Return how many cards a value has."""
        raise NotImplementedError


class Whole(Shape):
    """A whole number from `lo` to `hi`. `first` is its first value, or where the position has it ('cards.bank')."""

    def __init__(self, lo: int = 0, hi: int = MILLION, first: int | str = 0) -> None:
        self.lo = lo
        self.hi = hi
        self.start = first
        self.first = f"int({first})" if isinstance(first, str) else str(first)

    def begin(self, s: Any) -> int:
        return int(attrgetter(self.start)(s)) if isinstance(self.start, str) else self.start

    def read(self, s: Any, key: str, value: Any) -> int:
        return number(key, value, self.lo, self.hi)

    def span(self, s: Any) -> tuple[int, int]:
        return self.lo, self.hi


class Seat(Shape):
    """A seat."""

    plural = "seats"

    def read(self, s: Any, key: str, value: Any) -> int:
        return number(key, value, 0, s.seats - 1)

    def span(self, s: Any) -> tuple[int, int]:
        return 0, s.seats - 1


class SeatOrNone(Shape):
    """A seat, or -1 for none."""

    first = "-1"
    plural = "seats"

    def read(self, s: Any, key: str, value: Any) -> int:
        return number(key, value, NONE, s.seats - 1)

    def span(self, s: Any) -> tuple[int, int]:
        return NONE, s.seats - 1


class Ordinal(Shape):
    """One of things of which there are `each` a seat, counted from 1; 0 for none. It is kept from 0, -1 for none."""

    first = "-1"

    def __init__(self, each: int) -> None:
        self.each = each

    def write(self, s: Any, value: Any) -> int:
        return int(value) + 1

    def read(self, s: Any, key: str, value: Any) -> int:
        return number(key, value, 0, self.each * s.seats) - 1

    def span(self, s: Any) -> tuple[int, int]:
        return NONE, self.each * s.seats - 1


class Truth(Shape):
    """True or false."""

    kept = "bool"
    first = "False"
    hint = bool
    plural = "times true or false"

    def read(self, s: Any, key: str, value: Any) -> bool:
        return truth(key, value)

    def span(self, s: Any) -> tuple[int, int]:
        return 0, 1


class Flags(Shape):
    """For each seat true or false; kept as the bits of one number."""

    hint = list[bool]

    def write(self, s: Any, value: Any) -> list[bool]:
        return flags(value, s.seats)

    def read(self, s: Any, key: str, value: Any) -> int:
        bits = 0
        for seat, flag in enumerate(one_each(key, value, s.seats, "times true or false")):
            bits |= truth(key, flag, "true or false for each seat") << seat
        return bits


class SeatSet(Shape):
    """A list of some seats, ascending; kept as the bits of one number."""

    hint = list[int]

    def write(self, s: Any, value: Any) -> list[int]:
        return members(value, s.seats)

    def read(self, s: Any, key: str, value: Any) -> int:
        bits = 0
        for seat in some(key, value, "seats"):
            bits |= 1 << number(key, seat, 0, s.seats - 1)
        return bits


def filled(first: str, many: str) -> str:
    """Return the code of so many equal numbers, packed."""
    return f"vec[i64]([i64({first})] * {many})"


class Cache(Shape):
    """An attribute that data do not have, as it follows from the others; the game works it out anew when it is read."""

    def __init__(self, kept: str, first: str, needs: tuple[Any, ...] = ()) -> None:
        self.kept = kept
        self.first = first
        self.needs = needs


def numbers(many: str) -> Cache:
    """Return a cache of so many numbers, at first 0; the code of `many` knows `seats` and the position's facts."""
    return Cache(PACKED, filled("0", f"({many})" if "*" in many else many))
