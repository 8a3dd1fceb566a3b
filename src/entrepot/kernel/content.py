"""A game's cards, boards and numbers as plain data, and the check that they fit the game's schema.

No file is read here: data come as `{"meta": {..}, "<table>": [row, ..]}`, whoever read or made them.
"""

import copy
import hashlib
import json
from typing import Any

from entrepot.kernel.errors import BadContent
from entrepot.kernel.schema import (
    REFUSED,
    Column,
    Problem,
    Schema,
    Table,
    copies_column,
    did_you_mean,
    id_column,
    origin_column,
    shown,
    shown_key,
    unknown,
)

__all__ = [
    "MOST_FOUND",
    "Column",
    "Content",
    "Problem",
    "Schema",
    "Table",
    "bad_content",
    "check_content",
    "copies_column",
    "id_column",
    "make_content",
    "origin_column",
]

MOST_TOLD = 20
MOST_FOUND = 1_000
"""A file with more mistakes than this is not searched for unknown names any further."""


class Content:
    """Content that fits its game's schema: every row complete, defaults filled in, in the order of the file.

    A face is a row's place in its table. Rows are the content's own and must not be changed. `notes` are what the
    check noted without refusing it.
    """

    def __init__(
        self,
        game: str,
        meta: dict[str, Any],
        tables: dict[str, list[dict[str, Any]]],
        notes: list[Problem] | None = None,
    ) -> None:
        self.game = game
        self.meta = meta
        self.tables = tables
        self.notes: list[Problem] = notes if notes is not None else []
        self._ids: dict[str, list[str]] = {name: [str(row["id"]) for row in rows] for name, rows in tables.items()}
        self._digest: str = ""

    def rows(self, table: str) -> list[dict[str, Any]]:
        """Return a table's rows in order."""
        return self.tables[table]

    def ids(self, table: str) -> list[str]:
        """Return the ids of a table's rows in order."""
        return self._ids[table]

    def faces(self, table: str) -> list[str]:
        """Return the ids of a table's faces: face number n is the id at place n."""
        return self._ids[table]

    def number(self, table: str, id: str) -> int:
        """Return the place of an id in its table; -1 if it is not there."""
        ids = self._ids[table]
        return ids.index(id) if id in ids else -1

    def as_data(self) -> dict[str, Any]:
        """Return a copy of everything as plain data, as `make_content` takes it."""
        data: dict[str, Any] = {"meta": copy.deepcopy(self.meta)}
        data.update(copy.deepcopy(self.tables))
        return data

    def digest(self) -> str:
        """Return 16 hex digits that any change of a value, or of the order of rows, changes."""
        if self._digest == "":  # every dump of a position asks for it
            canonical = json.dumps(self.as_data(), sort_keys=True, separators=(",", ":"))
            self._digest = hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]
        return self._digest


def check_content(schema: Schema, data: object) -> list[Problem]:
    """Return what is wrong with data of any kind; empty if nothing is. It raises nothing itself.

    The game's own checks run once nothing else is refused.
    """
    return _Check(schema, data).problems


def make_content(schema: Schema, data: object) -> Content:
    """Return data as content; BadContent with all its problems if any is refused. The data are copied."""
    check = _Check(schema, data)
    if check.is_refused():
        raise bad_content(check.problems)
    return Content(schema.game, check.meta, check.tables, check.problems)


def bad_content(problems: list[Problem]) -> BadContent:
    """Return the error that lists all these problems, one a line, the refused ones first."""
    ordered = sorted(problems, key=_is_noted)
    lines = [str(problem) for problem in ordered[:MOST_TOLD]]
    if len(ordered) > MOST_TOLD:
        lines.append(f"... and {len(ordered) - MOST_TOLD} more")
    return BadContent("\n".join(lines), list(ordered))


def _is_noted(problem: Problem) -> bool:
    return problem.severity != REFUSED


class _Check:
    """One pass over data: what is wrong with them, and beside it the complete rows."""

    def __init__(self, schema: Schema, data: object) -> None:
        self.schema = schema
        self.problems: list[Problem] = []
        self.meta: dict[str, Any] = {}
        self.tables: dict[str, list[dict[str, Any]]] = {}
        self.ids: dict[str, list[str]] = {}
        if isinstance(data, dict):
            self.run(data)
        else:
            self.refuse("", 0, "", "type", f"{shown(data)} is not content; allowed: tables of rows")

    def is_refused(self) -> bool:
        return any(problem.severity == REFUSED for problem in self.problems)

    def is_full(self) -> bool:
        return len(self.problems) >= MOST_FOUND

    def refuse(self, table: str, row: int, column: str, code: str, message: str) -> None:
        self.problems.append(Problem(table, row, column, code, message))

    def run(self, data: dict[Any, Any]) -> None:
        known = [table.name for table in self.schema.tables]
        for name in data:
            if name != "meta" and name not in known and not self.is_full():
                self.refuse(shown_key(name), 0, "", "unknown-table", unknown("table", name, known))
        self.read_meta(data.get("meta", {}))
        for table in self.schema.tables:
            self.ids[table.name] = _ids(data.get(table.name))
        for table in self.schema.tables:
            self.tables[table.name] = self.read_table(table, data)
        if self.schema.extra_checks is not None and not self.is_refused():
            self.run_extra_checks()

    def run_extra_checks(self) -> None:
        data: dict[str, Any] = {"meta": self.meta}
        data.update(self.tables)
        if self.schema.extra_checks is not None:
            self.problems.extend(self.schema.extra_checks(data))

    def read_meta(self, meta: object) -> None:
        if isinstance(meta, dict):
            self.meta = self.read_row("meta", self.schema.meta, 0, meta)
        else:
            self.refuse("meta", 0, "", "type", f"{shown(meta)} is not a description; allowed: keys with values")

    def read_table(self, table: Table, data: dict[Any, Any]) -> list[dict[str, Any]]:
        rows = data.get(table.name)
        if rows is None:
            self.refuse(table.name, 0, "", "missing", f"the table is missing; allowed: 0 to {table.capacity} rows")
            return []
        if not isinstance(rows, list):
            self.refuse(table.name, 0, "", "type", f"{shown(rows)} is not a table; allowed: a list of rows")
            return []
        if len(rows) > table.capacity:
            excess = f"{len(rows)} rows are beyond capacity; allowed: at most {table.capacity}"
            self.refuse(table.name, table.capacity + 1, "", "capacity", excess)
        # what is beyond capacity must go anyway, and a hostile file could have millions
        full = [self.read_any_row(table, at, row) for at, row in enumerate(rows[: table.capacity], 1)]
        self.refuse_duplicates(table, full)
        return full

    def read_any_row(self, table: Table, at: int, row: object) -> dict[str, Any]:
        if isinstance(row, dict):
            return self.read_row(table.name, table.columns, at, row)
        self.refuse(table.name, at, "", "type", f"{shown(row)} is not a row; allowed: columns with values")
        return {}

    def read_row(self, table: str, columns: list[Column], at: int, row: dict[Any, Any]) -> dict[str, Any]:
        known = [column.name for column in columns]
        for name in row:
            if name not in known and not self.is_full():
                self.refuse(table, at, shown_key(name), "unknown-column", unknown("column", name, known))
        full: dict[str, Any] = {}
        for column in columns:
            self.read_value(table, column, at, row, full)
        return full

    def read_value(self, table: str, column: Column, at: int, row: dict[Any, Any], full: dict[str, Any]) -> None:
        if column.name not in row:
            if column.is_required():
                self.refuse(table, at, column.name, "missing", f"it is missing; allowed: {column.allowed()}")
            else:
                full[column.name] = copy.copy(column.default)
            return
        value = row[column.name]
        faults = column.faults(value)
        for fault in faults:
            name = f"{column.name}.{fault.part}" if fault.part else column.name
            self.refuse(table, at, name, fault.code, fault.message)
        if not faults:
            self.check_reference(table, column, at, value)
            full[column.name] = copy.copy(value)

    def check_reference(self, table: str, column: Column, at: int, value: Any) -> None:
        aim = column.refers_to
        if aim is None or value in self.ids[aim] or value == column.default:
            return
        why = f"{aim} has no row {shown(value)}{did_you_mean(value, self.ids[aim])}; allowed: {column.allowed()}"
        self.refuse(table, at, column.name, "reference", why)

    def refuse_duplicates(self, table: Table, rows: list[dict[str, Any]]) -> None:
        first: dict[str, int] = {}
        for at, row in enumerate(rows, 1):
            id = row.get("id")
            if id is None:
                continue
            if id in first:
                why = f"{shown(id)} is the id of row {first[id]} already; allowed: an id of its own"
                self.refuse(table.name, at, "id", "duplicate", why)
            else:
                first[id] = at


def _ids(rows: object) -> list[str]:
    """Return the ids that rows of any shape have."""
    found: list[str] = []
    for row in rows if isinstance(rows, list) else []:
        if isinstance(row, dict) and isinstance(row.get("id"), str):
            found.append(row["id"])
    return found
