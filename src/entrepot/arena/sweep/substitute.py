"""What takes a card's place in an experiment: the most usual card of its table, with as many copies.

Where the card lay in a deck its stand-in lies, so that both games have the same deals, and where its table has cards
that only some seats can have, the stand-in is one for the same seats.
"""

import math
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from entrepot.arena.faces import peers
from entrepot.arena.lab.order import BadOrder
from entrepot.arena.sweep.changes import COPIES
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.errors import BadContent
from entrepot.kernel.game import Game
from entrepot.kernel.schema import Column

KEPT: Final = ("id", "name", COPIES, "origin")
"""Columns of the card that stay."""

Row = dict[str, Any]


class StandIn(NamedTuple):
    """The card that another one is like, by its face, and the content in which it is."""

    face: str
    content: Content


def stand_in(game: Game, face: str) -> StandIn:
    """Return the most usual card that the game's rules accept in the place of this one. BadOrder, with their reason."""
    why = "it is the only one of its table"
    for other in candidates(game, face):
        try:
            return StandIn(other, make_content(game.schema, in_place(game, face, other)))
        except BadContent as error:
            why = str(error).partition("\n")[0]
    raise BadOrder(f"{face.replace('/', '.')}: no card can take its place ({why})")


def in_place(game: Game, face: str, other: str) -> dict[str, Any]:
    """Return content as data, with a card as the other one is in all but its name and its number of copies."""
    data = game.content.as_data()
    table, _, id = face.partition("/")
    rows = {row["id"]: row for row in data[table]}
    taken = {key: value for key, value in rows[other.partition("/")[2]].items() if key not in KEPT}
    rows[id].update(taken)
    return data


def candidates(game: Game, face: str) -> Iterator[str]:
    """Yield the other cards of a card's table, for the same seats, that are not like it; the most usual first."""
    table, _, id = face.partition("/")
    group = peers(game)
    others = [row for row in game.content.rows(table) if row["id"] != id]
    mine = game.content.rows(table)[game.content.number(table, id)]
    columns = [column for column in columns_of(game, table) if column.kind != "text"]
    usual = [row for row in others if group.get(f"{table}/{row['id']}") == group.get(face)]
    for row in sorted(usual, key=lambda row: strangeness(row, others, columns)):
        if any(row[column.name] != mine[column.name] for column in columns_of(game, table)):
            yield f"{table}/{row['id']}"


def columns_of(game: Game, table: str) -> list[Column]:
    """Return the columns that make a card what it is."""
    found = game.schema.table(table)
    return [column for column in found.columns if column.name not in KEPT] if found is not None else []


def strangeness(row: Row, rows: list[Row], columns: list[Column]) -> float:
    """Return how unlike the others' cards a row is: numbers by their distance from the mean, words by their rarity."""
    return sum(apart(row, rows, column) for column in columns)


def apart(row: Row, rows: list[Row], column: Column) -> float:
    """Return the same of one column."""
    weights = [one.get(COPIES, 1) for one in rows]
    total = sum(weights)
    if column.kind != "int":
        same = sum(w for one, w in zip(rows, weights, strict=True) if one[column.name] == row[column.name])
        return float(1 - same / total)
    mean = sum(w * one[column.name] for one, w in zip(rows, weights, strict=True)) / total
    squares = sum(w * (one[column.name] - mean) ** 2 for one, w in zip(rows, weights, strict=True))
    return float(abs(row[column.name] - mean) / math.sqrt(squares / total)) if squares else 0.0
