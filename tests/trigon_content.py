"""The shipped content of Rule of Trigon for its tests, and changed copies of it."""

from shipped import Shipped

from entrepot.games.trigon.content.vocabulary import METALS

SHIPPED = Shipped("trigon")
FOLDER, DATA = SHIPPED.folder, SHIPPED.data
row, at, edited, problems = SHIPPED.row, SHIPPED.at, SHIPPED.edited, SHIPPED.problems
LANDS = ("noorland", "lumos", "calmania", "kalland")


def coins(row, prefix=""):
    """Return copper, silver and gold of a row."""
    return tuple(row[prefix + metal] for metal in METALS)


def copies(rows):
    """Return how many cards have these faces."""
    return sum(row["copies"] for row in rows)
