"""The shipped content of Rule of Trigon for its tests, and changed copies of it."""

import copy
import tomllib
from pathlib import Path

import entrepot
from entrepot.games.trigon.content.schema import SCHEMA
from entrepot.games.trigon.content.vocabulary import METALS
from entrepot.kernel.content import check_content, make_content

FOLDER = Path(entrepot.__file__).parent / "games" / "trigon"
LANDS = ("noorland", "lumos", "calmania", "kalland")


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


def coins(row, prefix=""):
    """Return copper, silver and gold of a row."""
    return tuple(row[prefix + metal] for metal in METALS)


def copies(rows):
    """Return how many cards have these faces."""
    return sum(row["copies"] for row in rows)


def edited(table, at, **values):
    """Return the content with one row changed."""
    data = copy.deepcopy(DATA)
    data[table][at].update(values)
    return data


def problems(data):
    """Return what the check says, without its sentences."""
    return [(problem.severity, problem.table, problem.column, problem.code) for problem in check_content(SCHEMA, data)]
