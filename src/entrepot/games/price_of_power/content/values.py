"""Single values of the content as numbers: columns, words by their number, places, and who is next to whom."""

from typing import Any, Final

from entrepot.games.price_of_power.content.vocabulary import BOARDS, KEYS, NONE
from entrepot.kernel.content import Content

Row = dict[str, Any]
NUMBERS: Final = ("one", "two", "three", "four")
ROW_NAMES: Final = ("top", "middle", "bottom")
BOTTOM_NEEDS: Final = 1
"""Every Merchant gives 1, which is enough for the bottom row. PP-MERCH-04"""


def numbers_across(row: Row, columns: tuple[str, ...]) -> list[int]:
    """Return several columns of one row as numbers."""
    return [int(row[column]) for column in columns]


def words(rows: list[Row], column: str, choices: tuple[str, ...]) -> list[int]:
    """Return one column as the numbers of its words."""
    return [choices.index(row[column]) for row in rows]


def places(content: Content, rows: list[Row], column: str, table: str) -> list[int]:
    """Return one column as rows of another table, NONE where it is empty."""
    return [content.number(table, row[column]) if row[column] else NONE for row in rows]


def named(content: Content, row: Row, prefix: str, table: str) -> list[int]:
    """Return the rows of another table that the columns `<prefix>_one` and so on name, without the empty ones."""
    ids = [row.get(f"{prefix}_{name}", "") for name in NUMBERS]
    return [content.number(table, id) for id in ids if id]


def income(rows: list[Row], colour: str) -> list[int]:
    """Return the Ducats of one column of the cards' tables, three to a card, the top row first. PP-INCOME-01"""
    return [int(row[f"{colour}_{place}"]) for row in rows for place in ROW_NAMES]


def needs(rows: list[Row]) -> list[int]:
    """Return the Trade Power that the rows of the cards need, three to a card, the top row first. PP-ROW-06"""
    return [need for row in rows for need in (int(row["need_top"]), int(row["need_middle"]), BOTTOM_NEEDS)]


def plus_signs(rows: list[Row]) -> list[int]:
    """Return the plus signs of the Key Provinces, four to an entry."""
    return [int(row[f"plus_{name}"]) for row in rows for name in NUMBERS]


def padded(lists: list[list[int]], width: int = KEYS) -> list[int]:
    """Return lists as one, each filled up with NONE to the same width."""
    return [one for row in lists for one in [*row, *[NONE] * (width - len(row))]]


def continents(rows: list[Row]) -> list[list[int]]:
    """Return the continents whose numbers each card bears, counted from 0."""
    return [[at for at, name in enumerate(NUMBERS) if row[f"continent_{name}"]] for row in rows]


def boards(rows: list[Row]) -> list[int]:
    """Return the board of each space."""
    return words(rows, "board", BOARDS)


def pieces(content: Content, piece: str, table: str) -> list[list[int]]:
    """Return for each realm where its pieces of one kind stand at the start, a place once for each of them."""
    found: list[list[int]] = [[] for _ in content.ids("realm")]
    for row in content.rows("start"):
        if row["piece"] == piece and row["realm"]:
            found[content.number("realm", row["realm"])] += [content.number(table, row["place"])] * int(row["count"])
    return found
