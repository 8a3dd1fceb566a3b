"""Observations of games that bring none of their own: their view, flattened by the types that describe it.

Numbers and truths stay; a word is its place in the game's vocabulary, from 1, 0 for none; a list of words becomes how
often each word is in it; other lists have room for so many entries and say how many there are, the rest is cut off.
"""

import importlib
import types
from collections.abc import Callable
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from entrepot.kernel.game import Game
from entrepot.kernel.observation import Part, Vector, heading, heading_parts
from entrepot.kernel.state import State

ROOM = 16
"""Entries of a list that is not of words."""
LEFT_OUT = {"game", "seat", "seats", "options", "phase"}
"""What is the same in all positions of a table, or stands in the heading."""
LARGEST = 2**31 - 1


class ViewObservation:
    """One game's view as numbers; see `kernel.observation` for what a game's own module has."""

    VERSION = 1

    def __init__(self, game: Game, seats: int) -> None:
        self.words = {word: place for place, word in enumerate(vocabulary(game), 1)}
        self.room = max(ROOM, seats)
        self.parts = heading_parts([phase.name for phase in game.phases], seats)
        self.writers: list[tuple[str, Callable[[Vector, Any], None]]] = []
        hints = get_type_hints(importlib.import_module(game.wire).View) if game.wire else {}
        for name, hint in hints.items():
            if name not in LEFT_OUT:
                labels = self.labels(hint)
                self.parts.append(Part(name, labels, -LARGEST, LARGEST))
                self.writers.append((name, self.writer(hint)))

    def encode(self, out: Vector, state: State, seat: int) -> None:
        """Write the numbers that `parts` describes."""
        heading(out, state, seat)
        view = state.view(seat)
        for name, write in self.writers:
            write(out, view[name])

    def labels(self, hint: Any) -> list[str]:
        """Return a label for each number that a value of the type becomes."""
        if is_optional(hint):
            return ["is there", *self.labels(plain(hint))]
        if get_origin(hint) is list:
            (inner,) = get_args(hint)
            if is_word(inner):
                return list(self.words)
            rows = [f"{at} {label}".strip() for at in range(self.room) for label in self.labels(inner)]
            return ["length", *rows]
        if isinstance(hint, type) and issubclass(hint, dict):
            fields = get_type_hints(hint)
            return [f"{name} {label}".strip() for name, of in fields.items() for label in self.labels(of)]
        return [""]

    def writer(self, hint: Any) -> Callable[[Vector, Any], None]:
        """Return what writes a value of the type."""
        if is_optional(hint):
            return self.optional_writer(plain(hint))
        if get_origin(hint) is list:
            (inner,) = get_args(hint)
            return self.write_bag if is_word(inner) else self.list_writer(inner)
        if isinstance(hint, type) and issubclass(hint, dict):
            return self.row_writer(hint)
        return self.write_word if is_word(hint) else write_number

    def optional_writer(self, inner: Any) -> Callable[[Vector, Any], None]:
        """Return what writes whether a value is there, and the value or as many zeros."""
        width, write = len(self.labels(inner)), self.writer(inner)

        def optional(out: Vector, value: Any) -> None:
            out.add(int(value is not None))
            if value is None:
                out.skip(width)
            else:
                write(out, value)

        return optional

    def list_writer(self, inner: Any) -> Callable[[Vector, Any], None]:
        """Return what writes the length of a list and its first entries."""
        width, write, room = len(self.labels(inner)), self.writer(inner), self.room

        def entries(out: Vector, values: Any) -> None:
            out.add(len(values))
            for value in values[:room]:
                write(out, value)
            out.skip(width * (room - len(values)))

        return entries

    def row_writer(self, row: Any) -> Callable[[Vector, Any], None]:
        """Return what writes a typed dictionary, field by field."""
        writers = [(name, self.writer(of)) for name, of in get_type_hints(row).items()]

        def fields(out: Vector, value: Any) -> None:
            for name, write in writers:
                write(out, value[name])

        return fields

    def write_word(self, out: Vector, value: Any) -> None:
        """Write a word's place in the vocabulary, 0 for none and for one that is not in it."""
        out.add(self.words.get(value, 0))

    def write_bag(self, out: Vector, values: Any) -> None:
        """Write how often each word of the vocabulary is in a list."""
        counts = dict.fromkeys(self.words, 0)
        for value in values:
            if value in counts:
                counts[value] += 1
        out.add_all(list(counts.values()))


def write_number(out: Vector, value: Any) -> None:
    """Write a number, or a truth as 0 or 1; ValueError for one that the layout does not bound."""
    if abs(value) > LARGEST:
        raise ValueError(f"{value} is too large for an observation")
    out.add(int(value))


def vocabulary(game: Game) -> list[str]:
    """Return the words that a view may use: ids of the content, phases, endings, and the words of its own types."""
    found = [id for table in game.schema.tables for id in game.content.ids(table.name)]
    found += [phase.name for phase in game.phases] + game.endings
    for kind in vars(importlib.import_module(game.wire)).values() if game.wire else ():
        if isinstance(kind, type) and issubclass(kind, dict) and kind is not dict:
            found += [word for hint in get_type_hints(kind).values() for word in literals(hint)]
    return list(dict.fromkeys(word for word in found if word))


def literals(hint: Any) -> list[str]:
    """Return the words that a type names."""
    if get_origin(hint) is Literal:
        return [word for word in get_args(hint) if isinstance(word, str)]
    return [word for inner in get_args(hint) for word in literals(inner)]


def is_word(hint: Any) -> bool:
    """Say whether values of a type are words."""
    return hint is str or (get_origin(hint) is Literal and isinstance(get_args(hint)[0], str))


def is_optional(hint: Any) -> bool:
    """Say whether a value may be None."""
    return get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint)


def plain(hint: Any) -> Any:
    """Return the type without None."""
    return next(inner for inner in get_args(hint) if inner is not type(None))
