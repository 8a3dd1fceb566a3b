"""The cards that a scenario is played with: the shipped ones, another file, or the shipped ones with changed rows."""

from pathlib import Path
from typing import Any

import entrepot
from entrepot.files.compare import shown
from entrepot.files.content_toml import read_toml
from entrepot.files.text import read_text
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.game import Game
from entrepot.kernel.schema import did_you_mean, unknown

REMOVE = "remove"
INCLUDE = "include"


def build(name: str, content: Any, folder: Path) -> Game:
    """Return the game with the content that a scenario names. BadScenario, BadContent, UnknownGame.

    `content` is None, a path relative to the scenario's folder, or tables of rows: a row with the id of a shipped one
    changes it, another is added; `remove` lists 'table/id' of rows to take out, `include` files beside the scenario
    that say such things, to be done before its own.
    """
    shipped = entrepot.game(name)
    if content is None:
        return shipped
    if isinstance(content, str):
        return entrepot.game(name, folder / content)
    if not isinstance(content, dict):
        raise BadScenario("'content' takes a path or tables of rows")
    data = shipped.content.as_data()
    for changes in [*_included(content, folder), content]:
        change(shipped, data, changes)
    return entrepot.game(name, make_content(shipped.schema, data))


def _included(content: dict[str, Any], folder: Path) -> list[dict[str, Any]]:
    """Return the changes of the included files; they include no others."""
    found: list[dict[str, Any]] = []
    for path in _list(content.get(INCLUDE, []), INCLUDE):
        if not isinstance(path, str):
            raise BadScenario(f"[content]: {INCLUDE!r} takes paths beside the scenario, not {shown(path)}")
        reading = read_toml(read_text(folder / path), path)
        if reading.problems:
            raise BadScenario(str(reading.problems[0]))
        if INCLUDE in reading.data:
            raise BadScenario(f"{path}: an included file has no {INCLUDE!r} of its own")
        found.append(reading.data)
    return found


def change(game: Game, data: dict[str, Any], changes: dict[str, Any]) -> None:
    """Change a game's content, as data, row by row."""
    tables = [table.name for table in game.schema.tables]
    for place in _list(changes.get(REMOVE, []), REMOVE):
        table, _, id = str(place).partition("/")
        if table not in tables or id not in [row["id"] for row in data[table]]:
            known = [f"{name}/{id}" for name in tables for id in game.content.ids(name)]
            near = did_you_mean(place, known) or "; write table/id of a shipped row"
            raise BadScenario(f"[content] cannot remove {place!r}{near}")
        data[table] = [row for row in data[table] if row["id"] != id]
    for table, rows in changes.items():
        if table in (REMOVE, INCLUDE):
            continue
        if table not in tables:
            raise BadScenario(f"[content]: {unknown('table', table, [*tables, REMOVE, INCLUDE])}")
        for row in _list(rows, table):
            _put(data[table], row, table)


def _put(rows: list[dict[str, Any]], row: Any, table: str) -> None:
    if not isinstance(row, dict) or not isinstance(row.get("id"), str):
        raise BadScenario(f"[[content.{table}]] needs an 'id' in every row")
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
