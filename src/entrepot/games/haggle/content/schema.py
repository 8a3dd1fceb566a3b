"""What Haggle's content may hold: one table of cards."""

from typing import Any, Final

from entrepot.games.haggle.actions import CAPACITY, SEATS
from entrepot.games.haggle.content.tables import DEALT
from entrepot.kernel.content import Column, Problem, Schema, Table, copies_column, id_column, origin_column


def check(data: dict[str, Any]) -> list[Problem]:
    """Refuse a deck that is too small for a full table. HG-SETUP-01"""
    cards = sum(row["copies"] for row in data["card"])
    if cards >= SEATS * DEALT:
        return []
    text = f"{cards} cards are too few for {SEATS} players; allowed: at least {SEATS * DEALT} (HG-SETUP-01)"
    return [Problem("card", 0, "copies", "too-few", text)]


CARD: Final = Table(
    "card",
    [
        id_column(),
        Column("strength", "int", 0, 9, doc="what it counts in a battle"),
        Column("worth", "int", 0, 20, doc="what it scores in a parcel"),
        copies_column(9),
        origin_column(),
        Column("name", "text", doc="the card's name in each language"),
    ],
    capacity=CAPACITY,
)
SCHEMA: Final = Schema("haggle", [CARD], extra_checks=check)
