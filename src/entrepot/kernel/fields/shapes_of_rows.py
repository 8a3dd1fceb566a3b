"""The shapes of fields with parts: rows of columns, rows with a codec of their own, an object, the same told again."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import refuse, so_many, some
from entrepot.kernel.fields.shapes import Shape

if TYPE_CHECKING:
    from entrepot.kernel.fields.field import Field


class Columns(Shape):
    """Rows, `each` of them a seat, with a value in every column; each column is a list attribute of its own.

    Before the set-up has made them there are no rows.
    """

    kept = "list[int]"
    first = "[]"
    hint = list[list[Any]]

    def __init__(self, each: int, columns: dict[str, Shape]) -> None:
        self.each = each
        self.columns = columns

    def attributes(self, name: str) -> dict[str, Shape]:
        return dict.fromkeys(self.columns, self)

    def take(self, s: Any, name: str) -> list[list[Any]]:
        kept = [[shape.write(s, value) for value in getattr(s, column)] for column, shape in self.columns.items()]
        return [list(row) for row in zip(*kept, strict=True)]

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        rows = self.read(s, key, value)
        for at, column in enumerate(self.columns):
            setattr(s, column, [row[at] for row in rows])

    def read(self, s: Any, key: str, value: Any) -> list[list[Any]]:
        return [self.row(s, key, row) for row in so_many(key, value, self.each * s.seats, "rows")]

    def row(self, s: Any, key: str, value: Any) -> list[Any]:
        """Return the values of one row as they are kept."""
        columns = f"values: {', '.join(self.columns)}"
        parts = so_many(key, value, len(self.columns), columns)
        return [shape.read(s, key, part) for shape, part in zip(self.columns.values(), parts, strict=True)]


class Together(Shape):
    """A few attributes, told as one list of whole numbers."""

    hint = list[int]

    def __init__(self, parts: dict[str, Shape]) -> None:
        self.parts = parts

    def attributes(self, name: str) -> dict[str, Shape]:
        return self.parts

    def take(self, s: Any, name: str) -> list[int]:
        return [shape.take(s, part) for part, shape in self.parts.items()]

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        for (part, shape), kept in zip(self.parts.items(), self.read(s, key, value), strict=True):
            setattr(s, part, shape.keep(kept))

    def read(self, s: Any, key: str, value: Any) -> list[Any]:
        values = so_many(key, value, len(self.parts), "whole numbers")
        return [shape.read(s, key, part) for shape, part in zip(self.parts.values(), values, strict=True)]


class Jointly(Shape):
    """A few attributes with a codec of their own for all of them: `read(s, key, value)` sets them in the position."""

    def __init__(
        self,
        write: Callable[[Any], Any],
        read: Callable[[Any, str, Any], None],
        hint: Any,
        parts: dict[str, Shape],
    ) -> None:
        self.writer = write
        self.reader = read
        self.hint = hint
        self.parts = parts

    def attributes(self, name: str) -> dict[str, Shape]:
        return self.parts

    def take(self, s: Any, name: str) -> Any:
        return self.writer(s)

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        self.reader(s, key, value)

    def read(self, s: Any, key: str, value: Any) -> None:
        self.reader(s, key, value)


class ByName(Shape):
    """A table with a bag of cards, or another shape, under each of a few names; each is an attribute of its own."""

    def __init__(self, parts: dict[str, tuple[str, Shape]]) -> None:
        self.parts = parts
        self.hint = dict[str, Any]

    def attributes(self, name: str) -> dict[str, Shape]:
        return dict(self.parts.values())

    def take(self, s: Any, name: str) -> dict[str, Any]:
        return {word: shape.take(s, part) for word, (part, shape) in self.parts.items()}

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        for (part, shape), kept in zip(self.parts.values(), self.read(s, key, value), strict=True):
            setattr(s, part, shape.keep(kept))

    def read(self, s: Any, key: str, value: Any) -> list[Any]:
        if not isinstance(value, dict) or set(value) != set(self.parts):
            raise refuse(key, f"a table with {', '.join(self.parts)}", value)
        return [shape.read(s, key, value[word]) for word, (_, shape) in self.parts.items()]

    def has_cards(self) -> bool:
        return any(shape.has_cards() for _, shape in self.parts.values())

    def count(self, s: Any, name: str, tally: Tally) -> None:
        for part, shape in self.parts.values():
            shape.count(s, part, tally)


class Packed(Shape):
    """Rows in an order, with a value in every column; each row is kept as one number, in digits of the base `base`."""

    kept = "list[int]"
    first = "[]"
    hint = list[list[Any]]

    def __init__(self, base: int, columns: dict[str, Shape]) -> None:
        self.base = base
        self.columns = columns

    def write(self, s: Any, value: Any) -> list[list[Any]]:
        return [self.unpacked(s, number) for number in value]

    def unpacked(self, s: Any, number: int) -> list[Any]:
        """Return one row as plain data."""
        row: list[Any] = []
        for shape in reversed(self.columns.values()):
            number, digit = divmod(number, self.base)
            row.append(shape.write(s, digit))
        return row[::-1]

    def read(self, s: Any, key: str, value: Any) -> list[int]:
        return [self.packed(s, key, row) for row in some(key, value, f"[{', '.join(self.columns)}]")]

    def packed(self, s: Any, key: str, row: Any) -> int:
        """Return one row as a number."""
        if not isinstance(row, list) or len(row) != len(self.columns):
            raise refuse(key, f"a list of [{', '.join(self.columns)}]", row)
        number = 0
        for part, shape in zip(row, self.columns.values(), strict=True):
            number = number * self.base + shape.read(s, key, part)
        return number


class Coded(Shape):
    """What has a codec of its own: how to write it, and how to read it back; `needs` are classes that `kept` names."""

    def __init__(
        self,
        write: Callable[[Any, Any], Any],
        read: Callable[[Any, str, Any], Any],
        hint: Any,
        kept: str = "list[int]",
        first: str = "[]",
        needs: tuple[type, ...] = (),
        plural: str = "values",
    ) -> None:
        self.writer = write
        self.reader = read
        self.hint = hint
        self.kept = kept
        self.first = first
        self.needs = needs
        self.plural = plural

    def write(self, s: Any, value: Any) -> Any:
        return self.writer(s, value)

    def read(self, s: Any, key: str, value: Any) -> Any:
        return self.reader(s, key, value)


class Repeated(Shape):
    """Another field, written in a second way: nothing is kept, and both must agree."""

    def __init__(self, other: str, write: Callable[[Any], Any], shape: Shape) -> None:
        self.other = other
        self.writer = write
        self.shape = shape
        self.hint = shape.hint

    def attributes(self, name: str) -> dict[str, Shape]:
        return {}

    def take(self, s: Any, name: str) -> Any:
        return self.writer(s)

    def put(self, s: Any, name: str, key: str, value: Any) -> None:
        self.shape.read(s, key, value)
        if value != self.writer(s):
            raise BadPosition(f"{key!r} and {self.other!r} disagree")

    def read(self, s: Any, key: str, value: Any) -> Any:
        return self.shape.read(s, key, value)


class Nested(Shape):
    """An object of the class `kind` with fields of its own, which it is made of in their order; None at first."""

    first = "None"
    hint = dict[str, Any]

    def __init__(self, kind: type, fields: "list[Field]") -> None:
        self.kind = kind
        self.needs = (kind,)
        self.fields = fields
        self.kept = f"{kind.__name__} | None"

    def copied(self, value: str) -> str:
        return f"{value}.copy() if {value} is not None else None"

    def write(self, s: Any, value: Any) -> dict[str, Any]:
        return (
            {} if value is None else {part.name: part.shape.write(s, getattr(value, part.kept)) for part in self.fields}
        )

    def read(self, s: Any, key: str, value: Any) -> Any:
        names = [part.name for part in self.fields]
        if not isinstance(value, dict) or any(name not in names for name in value):
            raise refuse(key, f"a table with {', '.join(names)}, or an empty one", value)
        for name in names if value else []:
            if name not in value:
                raise BadPosition(f"{key!r} lacks {name!r}; it has {', '.join(names)}", value)
        if not value:
            return None
        return self.kind(*[part.shape.keep(part.shape.read(s, key, value[part.name])) for part in self.fields])
