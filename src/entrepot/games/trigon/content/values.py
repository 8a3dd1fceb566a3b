"""Single values of the content as numbers: columns, rows in the rules' order, and what a quest is about."""

from typing import Any

from entrepot.games.trigon.content.card_words import DEEDS
from entrepot.games.trigon.content.vocabulary import METALS, NONE
from entrepot.kernel.content import Content

Row = dict[str, Any]


def numbers(rows: list[Row], column: str) -> list[int]:
    """Return one column as numbers; true is 1."""
    return [int(row[column]) for row in rows]


def in_order(rows: list[Row], ids: tuple[str, ...]) -> list[Row]:
    """Return the rows that the rules name, in the rules' order; KeyError where one is missing."""
    by_id = {row["id"]: row for row in rows}
    return [by_id[id] for id in ids]


def metals(rows: list[Row], prefix: str = "") -> list[int]:
    """Return copper, silver and gold of each row, three to a row."""
    return [int(row[prefix + metal]) for row in rows for metal in METALS]


def index(word: str, words: tuple[str, ...]) -> int:
    """Return the number of a word, NONE for ''."""
    return NONE if word == "" else words.index(word)


def values(content: Content, table: str, column: str) -> dict[str, int]:
    """Return one number of each row by the row's id, '_' where the id has '-'."""
    return {row["id"].replace("-", "_"): int(row[column]) for row in content.rows(table)}


def neighbours(content: Content) -> list[list[int]]:
    """Return for each spot the spots that a path joins it to, ascending. RT-MOVE-02"""
    near: list[list[int]] = [[] for _ in content.ids("spot")]
    for row in content.rows("path"):
        one, two = content.number("spot", row["one"]), content.number("spot", row["two"])
        near[one].append(two)
        near[two].append(one)
    return [sorted(spots) for spots in near]


def quest_about(content: Content, row: Row) -> int:
    """Return the number of the figure, metal, land or play card that a quest names, NONE if it names none."""
    deed = DEEDS[row["deed"]]
    if deed.table:
        return content.number(deed.table, row["what"])
    return deed.whats.index(row["what"]) if row["what"] else NONE
