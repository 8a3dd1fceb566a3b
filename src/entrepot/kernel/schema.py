"""What a game's content looks like: tables of flat rows, each column with its kind and what it allows.

    Schema("toy", [Table("card", [id_column(), Column("value", "int", 1, 9), copies_column(), origin_column()])])

A game declares one; reading, checking, exporting and explaining content files all follow from it.
"""

import difflib
import re
from collections.abc import Callable
from typing import Any, Final

from entrepot.kernel.names import first_hidden

LANGUAGES: Final = ("en", "nl")
KINDS: Final = ("int", "bool", "str", "id", "text")
LARGEST_NUMBER: Final = 999_999
LONGEST_TEXT: Final = 2_000
LONGEST_ID: Final = 40
BLANK: Final = {"en": "", "nl": ""}

REFUSED: Final = "refused"
NOTED: Final = "noted"

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_ID: Final = re.compile(r"[a-z][a-z0-9_-]*")
_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")


class _Required:
    """The default of a column that has none."""


REQUIRED: Final = _Required()


class Problem:
    """One thing that is wrong with content, or worth noting.

    `row` counts from 1; it is 0 for the whole table. `column` is empty for the whole row. `code` is stable; `message`
    says in plain English what is wrong and what is allowed. A reader of files adds `place`.
    """

    def __init__(self, table: str, row: int, column: str, code: str, message: str, severity: str = REFUSED) -> None:
        self.table = table
        self.row = row
        self.column = column
        self.code = code
        self.message = message
        self.severity = severity
        self.place = ", ".join(self._parts())

    def _parts(self) -> list[str]:
        row = [f"row {self.row}"] if self.row else []
        column = [f"column {self.column}"] if self.column else []
        return [self.table or "content", *row, *column]

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"

    def __repr__(self) -> str:
        return (
            f"Problem({self.table!r}, {self.row}, {self.column!r}, {self.code!r}, {self.message!r}, {self.severity!r})"
        )


class Fault:
    """What is wrong with one value. `part` is the language that it is wrong in, for a text, and empty otherwise."""

    def __init__(self, code: str, message: str, part: str = "") -> None:
        self.code = code
        self.message = message
        self.part = part


class Column:
    """One column of a table.

    Kinds: `int`, between `lo` and `hi` (0 and 999,999 unless told); `bool`; `str`, whose `lo` and `hi` are lengths;
    `id`, a short name of small letters, digits, '-' and '_'; `text`, the same in each language: `{"en": .., "nl": ..}`.
    `choices` lists all values allowed. `refers_to` names the table whose ids an `id` column holds. A column without
    a `default` must be filled in; a default is always allowed, so that "" or 0 can stand for 'none'. `assumed` says
    that the default also holds for a sheet without this column. `meanings` says what each choice means.
    Raises ValueError where the declaration contradicts itself.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        lo: int | None = None,
        hi: int | None = None,
        choices: list[Any] | None = None,
        default: Any = REQUIRED,
        refers_to: str | None = None,
        doc: str = "",
        assumed: bool = False,
        meanings: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.lo = lo if lo is not None else int(kind == "text")
        self.hi = hi if hi is not None else _highest(kind)
        self.choices = choices if meanings is None else list(meanings)
        self.meanings: dict[str, str] = meanings if meanings is not None else {}
        self.default: Any = default
        self.refers_to = refers_to
        self.doc = doc
        self.assumed = assumed
        self._check_declaration()

    def is_required(self) -> bool:
        """Return whether a row must fill this column in."""
        return self.default is REQUIRED

    def allowed(self) -> str:
        """Return in plain English what this column takes, e.g. 'a whole number from 0 to 9'."""
        if self.choices is not None:
            return "one of: " + ", ".join(str(choice) or "(empty)" for choice in self.choices)
        if self.kind == "int":
            return f"a whole number from {self.lo} to {self.hi}"
        if self.kind == "bool":
            return "true or false"
        if self.kind == "id":
            return self._allowed_id()
        length = f"{self.lo} to {self.hi} characters" if self.lo else f"at most {self.hi} characters"
        return f"text in {' and '.join(LANGUAGES)}, each of {length}" if self.kind == "text" else f"text of {length}"

    def faults(self, value: object) -> list[Fault]:
        """Return what is wrong with any value; empty if nothing is. References are not looked up."""
        if not self.is_required() and type(value) is type(self.default) and value == self.default:
            return []
        if self.kind == "text":
            return self._text_faults(value)
        fault = self._fault(value)
        return [fault] if fault is not None else []

    def _allowed_id(self) -> str:
        if self.refers_to is not None:
            return f"the id of a row of {self.refers_to}"
        return f"small letters, digits, '-' and '_', a letter first, at most {self.hi} characters"

    def _fault(self, value: object) -> Fault | None:
        if not self._has_kind(value):
            return self._wrong("type", f"{shown(value)} is not {_KIND_WORDS[self.kind]}")
        if self.choices is not None:
            return None if value in self.choices else self._wrong_choice(value)
        if isinstance(value, str):
            return self._string_fault(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return self._size_fault(value, shown(value), "low", "high")
        return None

    def _string_fault(self, value: str) -> Fault | None:
        if _SURROGATE.search(value):
            return self._wrong("type", f"{shown(value)} has half a character in it")
        if self.kind == "id" and not _ID.fullmatch(value):
            return self._wrong("type", f"{shown(value)} is not an id" if value else "it is empty")
        if self.lo and not value:
            return self._wrong("empty", "it is empty")
        return self._size_fault(len(value), f"{shown(value)} with {len(value)} characters", "short", "long")

    def _size_fault(self, size: int, what: str, under: str, over: str) -> Fault | None:
        if size < self.lo:
            return self._wrong("range", f"{what} is too {under}")
        if size > self.hi:
            return self._wrong("range", f"{what} is too {over}")
        return None

    def _text_faults(self, value: object) -> list[Fault]:
        if not isinstance(value, dict):
            return [self._wrong("type", f"{shown(value)} is not a text in each language")]
        # five tell enough, and a hostile file could have a million
        others = [key for key in value if key not in LANGUAGES][:5]
        faults = [Fault("unknown-column", unknown("language", key, list(LANGUAGES)), shown_key(key)) for key in others]
        for language in LANGUAGES:
            fault = self._language_fault(value, language)
            if fault is not None:
                fault.part = language
                faults.append(fault)
        return faults

    def _language_fault(self, value: dict[Any, Any], language: str) -> Fault | None:
        if language not in value:
            return self._wrong("missing", "it is missing")
        part = value[language]
        if not isinstance(part, str):
            return self._wrong("type", f"{shown(part)} is not text")
        hidden = first_hidden(part)
        if hidden:
            return self._wrong("hidden", f"{shown(part)} has a character in it that nobody sees, {hidden}")
        return self._string_fault(part)

    def _has_kind(self, value: object) -> bool:
        if self.kind == "int":
            return isinstance(value, int) and not isinstance(value, bool)
        return isinstance(value, bool) if self.kind == "bool" else isinstance(value, str)

    def _wrong(self, code: str, why: str) -> Fault:
        return Fault(code, f"{why}; allowed: {self.allowed()}")

    def _wrong_choice(self, value: object) -> Fault:
        near = did_you_mean(value, [str(choice) for choice in self.choices or []])
        return Fault("choice", f"{shown(value)} is not a choice{near}; allowed: {self.allowed()}")

    def _check_declaration(self) -> None:
        if not _NAME.fullmatch(self.name) or self.kind not in KINDS:
            raise ValueError(f"column {self.name!r}: the name is not plain, or {self.kind!r} is none of {KINDS}")
        if self.refers_to is not None and self.kind != "id":
            raise ValueError(f"column {self.name!r}: only an id refers to a table")
        if self.choices is not None and not all(self._is_choice(choice) for choice in self.choices):
            raise ValueError(f"column {self.name!r}: a choice is not {with_article(self.kind)}, or a text has choices")
        if not self.is_required() and not self._is_default(self.default):
            raise ValueError(f"column {self.name!r}: its default is not {with_article(self.kind)}")

    def _is_choice(self, value: object) -> bool:
        return self.kind != "text" and self._has_kind(value)

    def _is_default(self, value: object) -> bool:
        if self.kind != "text":
            return self._has_kind(value)
        return isinstance(value, dict) and all(isinstance(value.get(language), str) for language in LANGUAGES)


class Table:
    """One table. `capacity` is the most rows it can have: the game's action space counts on it."""

    def __init__(self, name: str, columns: list[Column], capacity: int = 64, doc: str = "") -> None:
        self.name = name
        self.columns = columns
        self.capacity = capacity
        self.doc = doc
        names = [column.name for column in columns]
        if not _NAME.fullmatch(name) or name == "meta":
            raise ValueError(f"{name!r} cannot name a table")
        if "id" not in names or len(set(names)) < len(names):
            raise ValueError(f"table {name!r}: it needs a column 'id', and no column twice")

    def column(self, name: str) -> Column | None:
        """Return the column of that name, or None."""
        return next((column for column in self.columns if column.name == name), None)


class Schema:
    """All tables of a game's content.

    `extra_checks` gets content in which each single value is right, with the defaults filled in, and returns what is
    wrong with it as a whole. The content is `{"meta": {..}, table: [..]}`. `meta` adds columns to those that describe
    every content.
    """

    def __init__(
        self,
        game: str,
        tables: list[Table],
        extra_checks: Callable[[dict[str, Any]], list[Problem]] | None = None,
        meta: list[Column] | None = None,
    ) -> None:
        self.game = game
        self.tables = tables
        self.extra_checks = extra_checks
        self.meta = [*_meta_columns(game), *(meta or [])]
        names = [table.name for table in tables]
        aims = {column.refers_to for table in tables for column in table.columns if column.refers_to is not None}
        if len(set(names)) < len(names) or not aims.issubset(names):
            raise ValueError(f"schema {game!r}: a table is named twice, or a table that is referred to is missing")

    def table(self, name: str) -> Table | None:
        """Return the table of that name, or None."""
        return next((table for table in self.tables if table.name == name), None)


def id_column(doc: str = "what files, notation and code call this row") -> Column:
    """Return the column that every table has: the row's own id, unlike any other in the table."""
    return Column("id", "id", doc=doc)


def copies_column(hi: int = 64) -> Column:
    """Return the column that says how many cards have this face."""
    return Column("copies", "int", 1, hi, doc="how many cards have this face")


def origin_column() -> Column:
    """Return the column that says where the row comes from."""
    doc = "'rulebook' where the rulebook prints it all, else 'ours'"
    return Column("origin", "str", choices=["rulebook", "ours"], default="ours", doc=doc, assumed=True)


def with_article(word: str) -> str:
    """Return 'a card', 'an amount'."""
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"


def shown(value: object) -> str:
    """Return any value as a message shows it, shortened."""
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else repr(value[:40] + "...")
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if value.bit_length() < 50 else f"a number of about {value.bit_length() * 3 // 10} digits"
    if isinstance(value, float):
        return str(value)
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else type(value).__name__


def shown_key(key: object) -> str:
    """Return a key of a row or table as a message shows it."""
    return key if isinstance(key, str) and len(key) <= 40 else shown(key)


def unknown(what: str, name: object, known: list[str]) -> str:
    """Return the sentence that refuses a name, with the nearest known ones or, where none is near, those that are."""
    return f"there is no {what} {shown(name)}{suggestion(name, known)}"


def suggestion(name: object, known: list[str], intro: str = "; allowed: ") -> str:
    """Return what ends the refusal of a name: the nearest known one, else all of a few or the first of many."""
    near = did_you_mean(name, known)
    if near:
        return near
    more = f" and {len(known) - LISTED} more" if len(known) > LISTED else ""
    return f"{intro}{', '.join(known[:LISTED]) or 'none'}{more}"


def did_you_mean(name: object, known: list[str]) -> str:
    """Return ' (did you mean ...?)' where something known is close, else nothing."""
    near = difflib.get_close_matches(name, known, 1) if isinstance(name, str) and len(name) <= 80 else []
    return f" (did you mean {near[0]!r}?)" if near else ""


LISTED: Final = 12
"""Names that a refusal lists at most."""
_KIND_WORDS: Final = {"int": "a whole number", "bool": "true or false", "str": "text", "id": "an id"}


def _highest(kind: str) -> int:
    if kind == "int":
        return LARGEST_NUMBER
    return LONGEST_ID if kind == "id" else LONGEST_TEXT


def _meta_columns(game: str) -> list[Column]:
    return [
        Column("game", "id", choices=[game], doc="the game that this content is for"),
        Column("title", "text", default=BLANK, doc="what this content is called"),
        Column("author", "str", default=""),
        Column("version", "str", default=""),
        Column("notes", "str", default=""),
    ]
