"""The shapes of fields that are lists of numbers: one a seat, so many, or so many for each seat."""

from typing import Any

from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import one_each, so_many
from entrepot.kernel.fields.shapes import MILLION, Shape, Whole


class PerSeat(Shape):
    """For each seat a value of one shape."""

    kept = "list[int]"

    def __init__(self, one: Shape) -> None:
        self.one = one
        self.first = f"[{one.first}] * seats"
        self.hint = list[one.hint]  # type: ignore[name-defined]  # made while the program runs
        self.none = one.none
        self.is_written_as_kept = type(one).write is Shape.write

    def write(self, s: Any, value: Any) -> list[Any]:
        return value[:] if self.is_written_as_kept else [self.one.write(s, part) for part in value]

    def read(self, s: Any, key: str, value: Any) -> list[Any]:
        return [self.one.read(s, key, part) for part in one_each(key, value, s.seats, self.one.plural)]

    def begin(self, s: Any) -> list[Any]:
        return [self.one.begin(s)] * s.seats

    def add(self, value: Any, tally: Tally) -> None:
        for part in value:
            self.one.add(part, tally)

    def has_cards(self) -> bool:
        return self.one.has_cards()

    def own(self, s: Any, value: Any, seat: int) -> Any:
        return self.one.write(s, value[seat])


class Numbers(Shape):
    """So many whole numbers."""

    kept = "list[int]"
    hint = list[int]

    def __init__(self, length: int, lo: int = 0, hi: int = MILLION, first: int = 0) -> None:
        self.length = length
        self.one = Whole(lo, hi)
        self.first = str([first] * length)

    def write(self, s: Any, value: Any) -> list[int]:
        return list(value)

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        return [self.one.read(s, key, part) for part in so_many(key, value, self.length, self.plural)]


class Grid(Shape):
    """For each seat so many whole numbers; kept as one list, a stretch for each seat."""

    kept = "list[int]"
    hint = list[list[int]]

    def __init__(self, width: int, lo: int = 0, hi: int = MILLION) -> None:
        self.width = width
        self.one = Numbers(width, lo, hi)
        self.first = f"[0] * (seats * {width})"

    def begin(self, s: Any) -> list[int]:
        return [0] * (s.seats * self.width)

    def write(self, s: Any, value: Any) -> list[list[int]]:
        return [value[start : start + self.width] for start in range(0, len(value), self.width)]

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        rows = one_each(key, value, s.seats, "lists of whole numbers")
        return [number for row in rows for number in self.one.read(s, key, row)]
