"""The shapes of fields whose values are a few fixed words, not listed in the content."""

from collections.abc import Sequence
from typing import Any

from entrepot.kernel.fields.reading import refuse, some, word
from entrepot.kernel.fields.shapes import NONE, Shape
from entrepot.kernel.writing import names_in


class Word(Shape):
    """One of a few words, kept as its place among them, counted from `lo`; with `or_none` '' for none, kept as -1."""

    hint = str
    none = ""
    plural = "words"

    def __init__(self, words: Sequence[str], lo: int = 0, or_none: bool = False) -> None:
        self.words = words
        self.lo = lo
        self.or_none = or_none
        self.first = str(NONE if or_none else lo)

    def write(self, s: Any, value: Any) -> str:
        return "" if self.or_none and value == NONE else self.words[value - self.lo]

    def read(self, s: Any, key: str, value: Any) -> int:
        return NONE if self.or_none and value == "" else word(key, value, self.words) + self.lo

    def span(self, s: Any) -> tuple[int, int]:
        return NONE if self.or_none else self.lo, self.lo + len(self.words) - 1


class Names(Shape):
    """A list of some of the given names, in their order; kept as the bits of one number."""

    hint = list[str]

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, s: Any, value: Any) -> list[str]:
        return names_in(value, list(self.names))

    def read(self, s: Any, key: str, value: Any) -> int:
        bits = 0
        for name in some(key, value, "names"):
            if not isinstance(name, str) or name not in self.names:
                raise refuse(key, f"some of {', '.join(self.names)}", name)
            bits |= 1 << self.names.index(name)
        return bits
