"""What differs between two contents of one game: rows that came and went, values old and new, the order of rows."""

from typing import Any, NamedTuple

from entrepot.kernel.content import Content
from entrepot.kernel.schema import shown

META = "meta"
EMPTY = "(empty)"
ORDER = "order"
"""Stands for a column if a table has the same rows in another order."""


class Difference(NamedTuple):
    """One difference. `row` is an id, and empty for meta and for the order of a table.

    `kind` is 'added' or 'removed' for a row, whose values are then `new` or `old`; 'changed' for a value, with its
    `column`; 'order' for rows in another order, with their ids as `old` and `new`.
    """

    kind: str
    table: str
    row: str
    column: str
    old: Any
    new: Any

    def __str__(self) -> str:
        place = ".".join(part for part in (self.table, self.row, self.column) if part)
        if self.kind == "added":
            return f"{place}: added{in_short(self.new)}"
        if self.kind == "removed":
            return f"{place}: removed{in_short(self.old)}"
        if self.kind == ORDER:
            return f"{place}: the rows stand in another order"
        return f"{place}: {shown_whole(self.old)} -> {shown_whole(self.new)}"


def differences(old: Content, new: Content) -> list[Difference]:
    """Return what differs between two contents of the same game, table by table; empty if their digests are equal."""
    found = values(META, "", old.meta, new.meta)
    for table in old.tables:
        found += in_table(table, old.rows(table), new.rows(table))
    return found


def in_table(table: str, old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[Difference]:
    """Return what differs in one table: rows removed, rows changed, rows added, then their order."""
    before, after = ({row["id"]: row for row in rows} for rows in (old, new))
    found = [Difference("removed", table, id, "", row, None) for id, row in before.items() if id not in after]
    for id, row in before.items():
        if id in after:
            found += values(table, id, row, after[id])
    found += [Difference("added", table, id, "", None, row) for id, row in after.items() if id not in before]
    kept = [[id for id in one if id in other] for one, other in ((before, after), (after, before))]
    if kept[0] != kept[1]:
        found.append(Difference(ORDER, table, "", "", *kept))
    return found


def values(table: str, row: str, old: dict[str, Any], new: dict[str, Any]) -> list[Difference]:
    """Return which values of a row differ; of a text, in which language."""
    found = []
    for column in dict.fromkeys([*old, *new]):
        before, after = old.get(column), new.get(column)
        if isinstance(before, dict) and isinstance(after, dict):
            found += values(table, f"{row}.{column}" if row else column, before, after)
        elif before != after:
            found.append(Difference("changed", table, row, column, before, after))
    return found


def in_short(row: dict[str, Any], language: str = "en", empty: str = EMPTY) -> str:
    """Return a whole row as a line shows it: its name, and what else it has but words."""
    name = row.get("name")
    called = f" {name.get(language) or name['en']}" if isinstance(name, dict) and name.get("en") else ""
    told = {key: value for key, value in row.items() if key not in ("id", "origin") and not isinstance(value, dict)}
    facts = [f"{key} {shown_whole(value, empty)}" for key, value in told.items() if value not in ("", 0, False)]
    return f"{called} ({', '.join(facts)})" if facts else called


def shown_whole(value: Any, empty: str = EMPTY) -> str:
    """Return a value as a line shows it."""
    return value or empty if isinstance(value, str) else shown(value)
