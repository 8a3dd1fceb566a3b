"""The shapes of fields that are lists: one value a seat, so many, any number, or so many for each seat."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import one_each, refuse, so_many, some
from entrepot.kernel.fields.shapes import MILLION, PACKED, Seat, Shape, Whole, filled

Length = int | str | Callable[[int], int]


class ListOf(Shape):
    """Values of one shape, as many as `length` says; any number where it says nothing.

    It is the number, or where the position has a list that is as long ('cards.prices'), or a function of the seats;
    with `each` so many times as long.
    """

    kept = "list[int]"
    first = "[]"

    def __init__(self, one: Shape, length: Length | None = None, each: int = 1) -> None:
        self.one = one
        self.length = length
        self.hint = list[one.hint]  # type: ignore[name-defined]  # made while the program runs
        self.is_written_as_kept = type(one).write is Shape.write
        self.each = each
        many = "" if length is None else code_of(length)
        if many:
            self.pack(one, many if each == 1 else f"({many} * {each})")
        self.needs = (length,) if callable(length) else ()

    def pack(self, one: Shape, many: str) -> None:
        """Hold so many numbers, a length told as code, packed; values that are not numbers stay a list."""
        if one.kept == "i64":
            self.kept = PACKED
            self.first = filled(one.first, many)
        else:
            self.first = f"[{one.first}] * {many}"

    def many(self, s: Any) -> int:
        """Return how many values it has at first."""
        if self.length is None or isinstance(self.length, int):
            return (self.length or 0) * self.each
        length = len(attrgetter(self.length)(s)) if isinstance(self.length, str) else self.length(int(s.seats))
        return length * self.each

    def begin(self, s: Any) -> list[Any]:
        return [self.one.begin(s)] * self.many(s)

    def write(self, s: Any, value: Any) -> list[Any]:
        return list(value) if self.is_written_as_kept else [self.one.write(s, part) for part in value]

    def read(self, s: Any, key: str, value: Any) -> list[Any]:
        return [self.one.read(s, key, part) for part in self.values(s, key, value)]

    def values(self, s: Any, key: str, value: Any) -> list[Any]:
        """Return a list of the right length; its items are not checked."""
        if self.length is None:
            return some(key, value, self.one.plural)
        return so_many(key, value, self.many(s), self.one.plural)

    def add(self, value: Any, tally: Tally) -> None:
        for part in value:
            self.one.add(part, tally)

    def has_cards(self) -> bool:
        return self.one.has_cards()


def code_of(length: Length) -> str:
    """Return a length as code."""
    if callable(length):
        return f"{length.__name__}(seats)"
    return f"len({length})" if isinstance(length, str) else str(length)


class PerSeat(ListOf):
    """For each seat a value of one shape."""

    def __init__(self, one: Shape) -> None:
        super().__init__(one)
        self.pack(one, "seats")
        self.none = one.none

    def many(self, s: Any) -> int:
        return int(s.seats)

    def values(self, s: Any, key: str, value: Any) -> list[Any]:
        return one_each(key, value, s.seats, self.one.plural)

    def own(self, s: Any, value: Any, seat: int) -> Any:
        return self.one.write(s, value[seat])


class SeatOrder(PerSeat):
    """All seats in an order; at first as they sit."""

    def __init__(self) -> None:
        super().__init__(Seat())
        self.first = "vec[i64]([i64(seat) for seat in range(seats)])"

    def begin(self, s: Any) -> list[int]:
        return list(range(s.seats))

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        seats = super().read(s, key, value)
        if len(set(seats)) != len(seats):
            raise BadPosition(f"{key!r} names every seat once", value)
        return seats


class Numbers(ListOf):
    """So many whole numbers."""

    def __init__(self, length: int, lo: int = 0, hi: int = MILLION, first: int = 0) -> None:
        super().__init__(Whole(lo, hi, first), length)


class Grid(Shape):
    """For each seat so many whole numbers, or `one` of another shape; kept as one list, a stretch for each seat."""

    kept = PACKED

    def __init__(self, width: int, lo: int = 0, hi: int = MILLION, first: int = 0, one: Shape | None = None) -> None:
        self.width = width
        self.one = ListOf(Whole(lo, hi, first) if one is None else one, width)
        self.first = filled(self.one.one.first, f"(seats * {width})")
        self.hint = list[self.one.hint]  # type: ignore[name-defined]  # made while the program runs

    def begin(self, s: Any) -> list[int]:
        return self.one.begin(s) * int(s.seats)

    def write(self, s: Any, value: Any) -> list[Any]:
        return [self.one.write(s, value[start : start + self.width]) for start in range(0, len(value), self.width)]

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        rows = one_each(key, value, s.seats, f"lists of {self.one.one.plural}")
        return [part for row in rows for part in self.one.read(s, key, row)]


class Tables(Grid):
    """For each seat a table with a whole number under each of a few names; kept as a grid is.

    Where `or_less`, names may be left out that have nothing.
    """

    def __init__(
        self, names: Sequence[str], lo: int = 0, hi: int = MILLION, first: int = 0, or_less: bool = False
    ) -> None:
        super().__init__(len(names), lo, hi, first)
        self.names = names
        self.or_less = or_less
        self.hint = list[dict[str, int]]

    def write(self, s: Any, value: Any) -> list[dict[str, int]]:
        return [dict(zip(self.names, row, strict=True)) for row in super().write(s, value)]

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        rows = one_each(key, value, s.seats, "tables")
        return super().read(s, key, [in_order(key, row, self.names, "tables", self.or_less) for row in rows])


class Table(ListOf):
    """A table with a whole number under each of a few names; kept as one list."""

    def __init__(self, names: Sequence[str], lo: int = 0, hi: int = MILLION, first: int | str = 0) -> None:
        super().__init__(Whole(lo, hi, first), len(names))
        self.names = names
        self.hint = dict[str, int]
        self.is_written_as_kept = False

    def write(self, s: Any, value: Any) -> Any:
        return dict(zip(self.names, value, strict=True))

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        return super().read(s, key, in_order(key, value, self.names, "a table"))


def in_order(key: str, value: Any, names: Sequence[str], what: str, or_less: bool = False) -> list[Any]:
    """Return the values of a table in the order of its names; where `or_less`, 0 for those that it leaves out."""
    if not isinstance(value, dict) or set(value) - set(names) or (len(value) < len(names) and not or_less):
        raise refuse(key, f"{what} with {', '.join(names)}", value)
    return [value.get(name, 0) for name in names]
