"""What Trade and Triumph's content may hold: the board, the prices and three decks of cards made of effect words."""

from typing import Any, Final

from entrepot.games.trade_and_triumph.content.card_words import EFFECTS
from entrepot.games.trade_and_triumph.content.checks import check_board, check_counts, check_faces, check_movement
from entrepot.games.trade_and_triumph.content.vocabulary import (
    CITY,
    CONDITIONS,
    NODES,
    REGIONS,
    ROUTES,
    TRACKS,
    WHENS,
)
from entrepot.kernel.content import Column, Problem, Schema, Table, copies_column, id_column, origin_column
from entrepot.mechanics.card_words import meanings
from entrepot.mechanics.columns import fixed_ids

CAPACITY: Final = 64
"""The most faces of a deck."""
WHATS: Final = sorted({what for effect in EFFECTS.values() for what in effect.whats if what})


def tables() -> list[Table]:
    """Return the tables of a content file."""
    return [*_board(), *_decks()]


def check(data: dict[str, Any]) -> list[Problem]:
    """Return what is refused or noted in data whose tables are sound by themselves."""
    found = [*check_board(data), *check_faces(data), *check_movement(data)]
    return found if found else check_counts(data)


def _board() -> list[Table]:
    region = Column("region", "id", refers_to="region", doc="the region that the route lies in")
    node = Column("node", "id", refers_to="place", doc="the node at its far end")
    return [
        Table("region", [fixed_ids(REGIONS), _across("x"), _across("y"), _name()], len(REGIONS)),
        Table("place", [fixed_ids((CITY, *NODES)), _across("x"), _across("y"), _name()], len(NODES) + 1),
        Table("route", [fixed_ids(ROUTES), region, node, _across("bend_x"), _across("bend_y"), _name()], len(ROUTES)),
        Table("track", [fixed_ids(TRACKS), _price("second"), _price("third"), _name()], len(TRACKS)),
    ]


def _decks() -> list[Table]:
    gold = Column("gold", "int", 0, 9, default=0, doc="gold that it always pays when revealed")
    kind = Column("kind", "str", choices=["instant", "eternal"])
    when = Column("when", "str", choices=list(WHENS), default="", doc="when an Eternal works; empty for instants")
    cost = Column("cost", "int", 1, 9, doc="gold to play it")
    points = Column("points", "int", 0, 9, default=0, doc="victory points that it always gives")
    return [
        _deck("trade", [gold]),
        _deck("influence", [kind, when, cost]),
        _deck("specialty", [points]),
    ]


def _deck(name: str, own: list[Column]) -> Table:
    end = [*_slot(1), *_slot(2), copies_column(), origin_column(), _name()]
    return Table(name, [id_column(), *own, *end], CAPACITY)


def _slot(number: int) -> list[Column]:
    """Return the five columns of one effect."""
    return [
        Column(f"if{number}", "str", choices=list(CONDITIONS), default="", doc="the effect works only if this is so"),
        Column(f"effect{number}", "str", meanings=meanings(EFFECTS), default="", doc="the effect; empty for none"),
        Column(f"amount{number}", "int", 0, 20, default=0, doc="how much or how many"),
        Column(f"what{number}", "str", choices=["", *WHATS], default="", doc="of what, where the effect asks for it"),
        Column(f"cap{number}", "int", 0, 20, default=0, doc="the most that it gives in all; 0 for no limit"),
    ]


def _across(name: str) -> Column:
    return Column(name, "int", 0, 1000, doc="in thousandths of the drawn board's side")


def _price(name: str) -> Column:
    return Column(name, "int", 0, 99, doc=f"gold for the {name} square")


def _name() -> Column:
    return Column("name", "text", doc="its name in each language")


SCHEMA: Final = Schema("trade_and_triumph", tables(), extra_checks=check)
