"""What is wrong with content, and what differs between two, in the language of the reader.

The check itself writes English. In another language each kind of problem has a sentence of its own, with its place and
what is allowed there. What the rules of a game refuse is known to that game alone, in English: this is said with it.
"""

import copy
import re
from typing import TYPE_CHECKING, Any, Final

from entrepot.files.content_diff import ORDER, Difference, in_short, shown_whole
from entrepot.kernel.schema import BLANK, LISTED, REFUSED, Column, Problem, Schema

if TYPE_CHECKING:
    from entrepot.files.reading import Reading
    from entrepot.words import Catalogue

BY_COLUMN: Final = ("type", "range", "choice", "reference", "empty", "missing")
"""Codes of a wrong value, which what its column allows explains."""
KNOWN: Final = ("unknown-table", "unknown-column", "header", "ragged", "syntax", "unreadable", "file", "hidden",
                "duplicate", "capacity", "no-files", "unused")  # fmt: skip
"""Other codes that have a sentence."""


class Telling:
    """Tells of one content in one language."""

    def __init__(self, words: "Catalogue", schema: Schema, reading: "Reading") -> None:
        self.words = words
        self.schema = schema
        self.reading = reading

    def say(self, id: str, **args: Any) -> str:
        """Return a message."""
        return self.words.say({"id": id, "args": args})

    def told(self, problem: Problem, by_game: bool) -> str:
        """Return a problem in a line; `by_game` if the game's own rules have found it."""
        told = self.say("cli-content-problem", place=self.place(problem), why=self.why(problem, by_game))
        return told if problem.severity == REFUSED else self.say("cli-content-noted", problem=told)

    def place(self, problem: Problem) -> str:
        """Return where a problem is."""
        reading, parts = self.reading, []
        sheet = f"{reading.name}/{problem.table}.csv" if reading.is_csv and problem.table else reading.name
        parts.append(sheet)
        if problem.table and not reading.is_csv:
            parts.append(problem.table)
        if problem.row:
            rows = reading.sheet_rows.get(problem.table, [])
            line = str(rows[problem.row - 1]) if problem.row <= len(rows) else ""
            parts.append(self.say("cli-content-row", row=str(problem.row), line=line, sheet="yes" if line else "no"))
        if problem.column:
            kind = "key" if problem.table == "meta" else "column"
            parts.append(self.say("cli-content-column", kind=kind, column=problem.column))
        return ", ".join(parts)

    def why(self, problem: Problem, by_game: bool) -> str:
        """Return what is wrong and what is allowed."""
        code, column = problem.code, self.column(problem)
        if by_game:
            return self.say("cli-content-by-game", why=problem.message)
        if code == "missing" and not problem.column:
            return self.say("cli-content-no-table")
        if code in BY_COLUMN and column is not None:
            return self.say(f"cli-content-{'missing' if code == 'missing' else 'value'}", allowed=self.allowed(column))
        if code in KNOWN:
            return self.say(f"cli-content-{code}", **self.details(problem, column))
        return self.say("cli-content-by-game", why=problem.message)

    def details(self, problem: Problem, column: Column | None) -> dict[str, str]:
        """Return what the sentences need to know."""
        table = self.schema.table(problem.table)
        columns = self.schema.meta if problem.table == "meta" else table.columns if table is not None else []
        names = ["meta", *(one.name for one in self.schema.tables)]
        known = names if problem.code == "unknown-table" else [one.name for one in columns]
        line = re.search(r"line (\d+)", problem.message)
        default = column.default if column is not None else ""
        return {
            "known": self.listed(known),
            "line": line[1] if line is not None else "",
            "where": "line" if line is not None else "whole",
            "twice": "yes" if problem.column else "no",
            "rows": str(table.capacity) if table is not None else "",
            "default": self.say("workshop-empty") if default in ("", BLANK) else str(default).lower(),
        }

    def column(self, problem: Problem) -> Column | None:
        """Return the column of a problem: of a text in one language that of the text."""
        name = problem.column.partition(".")[0]
        table = self.schema.table(problem.table)
        if problem.table == "meta":
            return next((one for one in self.schema.meta if one.name == name), None)
        return table.column(name) if table is not None else None

    def allowed(self, column: Column) -> str:
        """Return what a column takes."""
        told = {"lo": str(column.lo), "hi": str(column.hi)}
        if column.choices is not None:
            return self.say("workshop-allowed-choices", choices=self.listed([str(one) for one in column.choices]))
        if column.kind == "bool":
            return "true, false"
        if column.refers_to is not None:
            return self.say("workshop-allowed-row", table=column.refers_to)
        if column.kind in ("int", "id"):
            return self.say(f"workshop-allowed-{column.kind}", **told)
        return self.say("workshop-allowed-text" if column.lo else "workshop-allowed-any-text", **told)

    def listed(self, names: list[str]) -> str:
        """Return some names, the first of many."""
        shown = [name or self.say("workshop-empty") for name in names[:LISTED]]
        return ", ".join([*shown, *(["…"] if len(names) > LISTED else [])])


def is_by_game(schema: Schema, data: object) -> bool:
    """Say whether only the rules of the game refuse data, and not what its tables and columns allow."""
    from entrepot.kernel.content import check_content

    plain = copy.copy(schema)
    plain.extra_checks = None
    return not any(problem.severity == REFUSED for problem in check_content(plain, data))


def difference_told(one: Difference, words: "Catalogue", language: str) -> str:
    """Return a difference in a line."""
    place = ".".join(part for part in (one.table, one.row, one.column) if part)
    if one.kind == ORDER:
        return words.say({"id": "cli-diff-order", "args": {"place": place}})
    empty = words.say({"id": "workshop-empty", "args": {}})
    if one.kind in ("added", "removed"):
        row = one.new if one.kind == "added" else one.old
        args = {"place": place, "what": in_short(row, language, empty)}
        return words.say({"id": f"cli-diff-{one.kind}", "args": args})
    return f"{place}: {shown_whole(one.old, empty)} -> {shown_whole(one.new, empty)}"
