"""The shipped content and ledger of The Price of Power: Trade for its tests, and changed copies of the content."""

import copy
import tomllib
from pathlib import Path

import entrepot
from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.kernel.content import check_content, make_content
from entrepot.kernel.ledger import Ledger

FOLDER = Path(entrepot.__file__).parent / "games" / "price_of_power"
RULES = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
LEDGER = Ledger(RULES)


def shipped():
    """Return all tables, defaults filled in."""
    data = {}
    for path in sorted((FOLDER / "content").glob("*.toml")):
        data.update(tomllib.loads(path.read_text(encoding="utf-8")))
    return make_content(SCHEMA, data).as_data()


DATA = shipped()


def row(table, id):
    """Return one row."""
    return next(row for row in DATA[table] if row["id"] == id)


def at(table, id):
    """Return a row's place in its table."""
    return [row["id"] for row in DATA[table]].index(id)


def edited(table, at, **values):
    """Return the content with one row changed; the row by its place or its id."""
    data = copy.deepcopy(DATA)
    place = at if isinstance(at, int) else [row["id"] for row in data[table]].index(at)
    data[table][place].update(values)
    return data


def problems(data):
    """Return what the check says, without its sentences."""
    return [(problem.severity, problem.table, problem.column, problem.code) for problem in check_content(SCHEMA, data)]
