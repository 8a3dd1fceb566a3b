"""The cards that a scenario is played with: the shipped ones, another file, or the shipped ones with changed rows."""

from pathlib import Path
from typing import Any

import entrepot
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.game import Game
from entrepot.kernel.schema import unknown

REMOVE = "remove"


def build(name: str, content: Any, folder: Path) -> Game:
    """Return the game with the content that a scenario names. BadScenario, BadContent, UnknownGame.

    `content` is None, a path relative to the scenario's folder, or tables of rows: a row with the id of a shipped one
    changes it, another is added; `remove` lists 'table/id' of rows to take out.
    """
    shipped = entrepot.game(name)
    if content is None:
        return shipped
    if isinstance(content, str):
        return entrepot.game(name, folder / content)
    if not isinstance(content, dict):
        raise BadScenario("'content' takes a path or tables of rows")
    return entrepot.game(name, make_content(shipped.schema, changed(shipped, content)))


def changed(game: Game, changes: dict[str, Any]) -> dict[str, Any]:
    """Return the game's content as data, changed row by row."""
    data = game.content.as_data()
    tables = [table.name for table in game.schema.tables]
    for place in _list(changes.get(REMOVE, []), REMOVE):
        table, _, id = str(place).partition("/")
        if table not in tables or id not in game.content.ids(table):
            raise BadScenario(f"[content] cannot remove {place!r}; write table/id of a shipped row")
        data[table] = [row for row in data[table] if row["id"] != id]
    for table, rows in changes.items():
        if table == REMOVE:
            continue
        if table not in tables:
            raise BadScenario(f"[content]: {unknown('table', table, [*tables, REMOVE])}")
        for row in _list(rows, table):
            _put(data[table], row, table)
    return data


def _put(rows: list[dict[str, Any]], row: Any, table: str) -> None:
    if not isinstance(row, dict) or not isinstance(row.get("id"), str):
        raise BadScenario(f"[[content.{table}]] wants an 'id' in every row")
    for old in rows:
        if old["id"] == row["id"]:
            old.update(row)
            return
    id = row["id"]
    added = {"name": {"en": id, "nl": id}, **row}
    if "copies" in (rows[0] if rows else {}):
        added.setdefault("copies", 1)
    rows.append(added)


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"[content]: {key!r} takes a list")
    return value
