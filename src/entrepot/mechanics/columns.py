"""Content as numbers, and as a net of places: what the tables of several games are made of."""

from collections.abc import Iterable
from typing import Any

from entrepot.kernel.content import Column, Content

Rows = list[dict[str, Any]]


def numbers(rows: Rows, column: str) -> list[int]:
    """Return one column as numbers; true is 1."""
    return [int(row[column]) for row in rows]


def values(content: Content, table: str, column: str) -> dict[str, int]:
    """Return one number of each row by the row's id, '_' where the id has '-'."""
    return {row["id"].replace("-", "_"): int(row[column]) for row in content.rows(table)}


def in_order(rows: Rows, ids: Iterable[str]) -> Rows:
    """Return the rows that the rules name, in the rules' order; KeyError where one is missing."""
    by_id = {row["id"]: row for row in rows}
    return [by_id[id] for id in ids]


def joined(places: Rows, joins: Rows) -> dict[str, list[str]]:
    """Return for each place those that a row of `joins` has as its other end, `one` or `two`, in order of rows."""
    near: dict[str, list[str]] = {row["id"]: [] for row in places}
    for row in joins:
        near[row["one"]].append(row["two"])
        near[row["two"]].append(row["one"])
    return near


def neighbours(content: Content, table: str, joins: str) -> list[list[int]]:
    """Return for each place, by its number in the table, the numbers of those next to it, ascending."""
    near = joined(content.rows(table), content.rows(joins))
    return [sorted(content.number(table, id) for id in ids) for ids in near.values()]


def amount(name: str, least: int, most: int, doc: str = "") -> Column:
    """Return a column of whole numbers, 0 where none is told."""
    return Column(name, "int", least, most, default=0, doc=doc)


def fixed_ids(ids: Iterable[str]) -> Column:
    """Return the column of a table whose rows the rules name."""
    return Column("id", "id", choices=list(ids))
