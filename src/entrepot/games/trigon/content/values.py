"""Single values of the content as numbers: columns, rows in the rules' order, and what a quest is about."""

from typing import Any

from entrepot.games.trigon.content.card_words import DEEDS
from entrepot.games.trigon.content.vocabulary import METALS, NONE
from entrepot.kernel.content import Content

Row = dict[str, Any]


def metals(rows: list[Row], prefix: str = "") -> list[int]:
    """Return copper, silver and gold of each row, three to a row."""
    return [int(row[prefix + metal]) for row in rows for metal in METALS]


def index(word: str, words: tuple[str, ...]) -> int:
    """Return the number of a word, NONE for ''."""
    return NONE if word == "" else words.index(word)


def quest_about(content: Content, row: Row) -> int:
    """Return the number of the figure, metal, land or play card that a quest names, NONE if it names none."""
    deed = DEEDS[row["deed"]]
    if deed.table:
        return content.number(deed.table, row["what"])
    return deed.whats.index(row["what"]) if row["what"] else NONE
