"""One language's catalogue, and how it says a message."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from entrepot.kernel.names import isolated
from entrepot.words.errors import BadCatalogue, BadMessage, UnknownMessage

SeatName = Callable[[int], str]
"""What a seat (counted from 0) is called."""


class _Said(str, FluentType):
    """Text that is already in the language. A bare `str` is cut off by Fluent at 2,500 characters; this is not.

    It still is a `str`, so that a catalogue can choose by it: `{ $colour -> [blue] ... }`.
    """

    def format(self, *args: object, **kwargs: object) -> str:
        return self


class Catalogue:
    """All messages of one language.

    `sources` are pairs of a name, for errors, and Fluent text. In strict mode, the default, a message that is unknown
    or does not format is an error; otherwise the id or the broken text stands in its place: a live table goes on.

        >>> words = Catalogue("en", [("example.ftl", "left = { $n } cards left in { $where }")])
        >>> words.say({"id": "left", "args": {"n": 3, "where": {"en": "the deck", "nl": "de stapel"}}})
        '3 cards left in the deck'
    """

    def __init__(self, language: str, sources: Iterable[tuple[str, str]], strict: bool = True) -> None:
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for name, text in sources:
            self._add(name, text)

    def has(self, id: str) -> bool:
        """Return whether a message of this id can be looked up."""
        return self._bundle.has_message(id)

    def ids(self) -> list[str]:
        """Return the ids of all messages, in alphabetical order."""
        return sorted(key for key in self._entries if not key.startswith("-"))

    def variables(self, id: str) -> frozenset[str]:
        """Return the names of the arguments that message `id` uses, itself or by a message it refers to."""
        if not self.has(id):
            raise UnknownMessage(f"There is no message '{id}' in '{self.language}'.")
        finder = _Variables(self._entries)
        finder.visit_entry(id)
        return frozenset(finder.found)

    def say(self, message: Mapping[str, Any], seat_name: SeatName | None = None) -> str:
        """Return `message` as text in this language; `seat_name` says what each seat is called."""
        try:
            return self._message(message, seat_name or self._numbered_seat)
        except RecursionError:
            return self._broken(message, "it refers to itself, or is nested too deep")

    # ---------------------------------------------------------------- reading

    def _add(self, name: str, text: str) -> None:
        resource = _parsed(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BadCatalogue(f"{name}, line {_line(text, entry)}: {_reason(entry)}")
            if isinstance(entry, (ast.Message, ast.Term)):
                self._keep(name, text, entry)
        self._bundle.add_resource(resource)

    def _keep(self, name: str, text: str, entry: ast.Message | ast.Term) -> None:
        is_term = isinstance(entry, ast.Term)
        key = f"-{entry.id.name}" if is_term else entry.id.name
        if key in self._entries:
            raise BadCatalogue(f"{name}, line {_line(text, entry)}: '{key}' is said a second time.")
        # nothing looks an attribute of a message up, so a gap in one would pass unseen
        if not is_term and entry.attributes:
            raise BadCatalogue(f"{name}, line {_line(text, entry)}: '{key}' has an attribute; make it a message.")
        self._entries[key] = entry

    # ---------------------------------------------------------------- saying

    def _message(self, message: Mapping[str, Any], seat_name: SeatName) -> str:
        id, args = message.get("id"), message.get("args", {})
        if not isinstance(id, str) or not isinstance(args, Mapping):
            return self._broken(message, "a message is an 'id' and 'args'")
        return self._format(id, {name: self._value(value, seat_name) for name, value in args.items()})

    def _format(self, id: str, args: Mapping[str, Any]) -> str:
        if not self.has(id):
            if self.strict:
                raise UnknownMessage(f"There is no message '{id}' in '{self.language}'.")
            return id
        pattern = self._bundle.get_message(id).value
        if pattern is None:  # cannot be: a message without a value has attributes, which `_keep` refuses
            return id
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise BadMessage(f"Message '{id}' in '{self.language}' cannot be said: {errors[0]}.")
        return str(text)

    def _value(self, value: Any, seat_name: SeatName) -> Any:
        """Return an argument as what Fluent takes: a number, or text in this language."""
        if isinstance(value, bool):
            return _Said("true" if value else "false")
        if isinstance(value, int):
            return value
        return _Said(self._text(value, seat_name))

    def _text(self, value: Any, seat_name: SeatName) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Mapping):
            return self._mapping(value, seat_name)
        if isinstance(value, (list, tuple)):
            return self._join([self._item(item, seat_name) for item in value])
        return self._broken(value, f"{type(value).__name__} is not a kind of argument")

    def _mapping(self, value: Mapping[str, Any], seat_name: SeatName) -> str:
        if "id" in value:
            return self._message(value, seat_name)
        seat = value.get("seat")
        if isinstance(seat, int) and not isinstance(seat, bool):
            return isolated(seat_name(seat))
        name = value.get("name")
        if isinstance(name, str):
            return isolated(name)
        text = value.get(self.language)
        if isinstance(text, str):
            return text
        return self._broken(value, f"it is not a message, a seat, a name or a text in '{self.language}'")

    def _item(self, value: Any, seat_name: SeatName) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return self._format("kernel-number", {"number": value})
        return self._text(str(value).lower() if isinstance(value, bool) else value, seat_name)

    def _join(self, items: Sequence[str]) -> str:
        """Return the items as a list in words: 'a, b and c'."""
        if not items:
            return self._format("kernel-none", {})
        if len(items) == 1:
            return items[0]
        if len(items) == 2:
            return self._pair("kernel-list-two", items[0], items[1])
        start = items[0]
        for item in items[1:-1]:
            start = self._pair("kernel-list-more", start, item)
        return self._pair("kernel-list-last", start, items[-1])

    def _pair(self, id: str, first: str, second: str) -> str:
        return self._format(id, {"first": _Said(first), "second": _Said(second)})

    def _numbered_seat(self, seat: int) -> str:
        return self._format("kernel-seat", {"number": seat + 1})

    def _broken(self, value: Any, why: str) -> str:
        shown = value.get("id", "?") if isinstance(value, Mapping) else value
        if self.strict:
            raise BadMessage(f"{str(shown)[:60]!r} cannot be said: {why}.")
        return str(shown)[:60]


class _Variables(Visitor):
    """Collects the arguments that an entry uses; a term has only those that the catalogue itself gives it."""

    def __init__(self, entries: Mapping[str, ast.Message | ast.Term]) -> None:
        self.found: set[str] = set()
        self._entries = entries
        self._seen: set[str] = set()

    def visit_entry(self, key: str) -> None:
        if key in self._entries and key not in self._seen:
            self._seen.add(key)
            self.visit(self._entries[key].value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.visit_entry(node.id.name)


@functools.lru_cache(maxsize=64)  # the files of two languages, which are read again for every catalogue
def _parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def _line(text: str, entry: ast.SyntaxNode) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


def _reason(junk: ast.Junk) -> str:
    return junk.annotations[0].message or "no message" if junk.annotations else "no Fluent message"
