"""What Rule of Trigon's content may hold: the map, three kinds of cards, the cost card and the box."""

from typing import Any, Final

from entrepot.games.trigon.content import checks, map_checks
from entrepot.games.trigon.content.card_words import DEEDS, EFFECTS
from entrepot.games.trigon.content.vocabulary import (
    BONUSES,
    CATEGORIES,
    COSTS,
    FIGURES,
    LANDS,
    METALS,
    QUESTS,
    SPOT_KINDS,
    SPOTS,
    VILLAGE_KINDS,
    VILLAGES,
)
from entrepot.kernel.bits import MOST
from entrepot.kernel.content import Column, Problem, Schema, Table, copies_column, id_column, origin_column
from entrepot.kernel.schema import BLANK
from entrepot.mechanics.card_words import meanings
from entrepot.mechanics.columns import amount, fixed_ids

PATHS: Final = 96
SHAPES: Final = 96
WIDE: Final = 1200
HIGH: Final = 900


def tables() -> list[Table]:
    """Return the tables of a content file."""
    return [*_map(), _villages(), *_cards(), *_box()]


def check(data: dict[str, Any]) -> list[Problem]:
    """Return what is refused or noted in data whose tables are sound by themselves."""
    found = checks.check_rows(data) or [
        *map_checks.check_map(data),
        *checks.check_limits(data),
        *checks.check_villages(data),
        *checks.check_quests(data),
        *checks.check_plays(data),
    ]
    if any(problem.severity == "refused" for problem in found):
        return found
    return [*found, *map_checks.check_balance(data), *checks.check_counts(data)]


def _map() -> list[Table]:
    colour = Column("colour", "str", 7, 7, doc="what its pieces are drawn in, as #rrggbb")
    capital = Column("capital", "id", refers_to="spot", doc="the site of its capital")
    card = Column("card", "id", refers_to="village", doc="the village card of its capital")
    # RT-COMP-32, RT-R-77
    texts = [Column(name, "text", doc=f"its {name} in each language") for name in ("people", "deity", "kind", "sign")]
    land = Column("land", "id", default="", refers_to="land", doc="the land it lies in; empty between two lands")
    harbour = Column("harbour", "bool", default=False, doc="boats are built here and sail from and to here")
    water = Column("water", "id", default="", refers_to="shape", doc="the water that a harbour opens onto")
    spot = [
        Column("kind", "str", choices=list(SPOT_KINDS)),
        land,
        harbour,
        water,
        _across("x", WIDE),
        _across("y", HIGH),
    ]
    ends = [Column(end, "id", refers_to="spot", doc="a spot at one of its ends") for end in ("one", "two")]
    via = Column("via", "str", default="", doc="where it bends, as pairs 'x,y' apart by blanks; drawn only")
    shape = Column("kind", "str", choices=list(map_checks.SHAPE_KINDS), doc="what is drawn; none has a rule")
    points = Column("points", "str", 3, doc="pairs 'x,y' apart by blanks")
    return [
        Table("land", [id_column(), colour, capital, card, origin_column(), _name(), *texts], LANDS),
        Table("spot", [id_column(), *spot, origin_column(), _name()], SPOTS),
        Table("path", [id_column(), *ends, via, origin_column()], PATHS),
        Table("shape", [id_column(), shape, land, points, origin_column(), _any_name()], SHAPES),
    ]


def _villages() -> Table:
    kind = Column("kind", "str", choices=list(VILLAGE_KINDS))
    village = [amount(name, 0, 9, "a round, village side") for name in (*METALS, "births")]
    city = [amount(f"city_{name}", 0, 9, "a round, city side") for name in (*METALS, "births")]
    bonus = Column("bonus", "str", choices=list(FIGURES), doc="the figure that a village brings once when it grows up")
    count = Column("bonus_count", "int", 1, 5, doc="how many of them")
    columns = [id_column(), kind, copies_column(), *village, *city, bonus, count, origin_column(), _name()]
    return Table("village", columns, VILLAGES)


def _cards() -> list[Table]:
    text = Column("text", "text", doc="what it says, in each language")
    category = Column("category", "str", choices=list(CATEGORIES), doc="also its colour")
    points = Column("points", "int", 1, 2)
    deed = Column("deed", "str", meanings=meanings(DEEDS), doc="what completes it")
    what = Column("what", "str", default="", doc="which figure, metal, land or play card, where the deed asks for it")
    times = Column("times", "int", 1, 9, default=1, doc="how often or how many")
    skull = Column("skull", "bool", default=False, doc="bears a skull, so that a protector of its colour stops it")
    at_once = Column("at_once", "bool", default=False, doc="takes effect when it is bought; else it is kept")
    effect = Column("effect", "str", meanings=meanings(EFFECTS), doc="what it does")
    metal = Column("metal", "str", choices=["", *METALS], default="", doc="which coins, where the effect asks for it")
    everyone = Column("everyone", "bool", default=False, doc="strikes all players, not the drawer alone")
    end = [origin_column(), _name(), text]
    quest = [id_column(), category, points, copies_column(), deed, what, times, *end]
    marks = [copies_column(), skull, at_once]
    play = [id_column(), category, *marks, effect, amount("amount", 0, 20), metal, everyone, *end]
    return [Table("quest", quest, QUESTS), Table("play", play, MOST)]


def _box() -> list[Table]:
    dice = [amount(role, 0, 5, f"dice in {role}") for role in ("attack", "defence")]
    value = Column("value", "int", 0, 99)
    text = Column("text", "text", doc="what it says, in each language")
    bonus = [Column("needed", "int", 1, 9, doc="foundings or quests"), Column("points", "int", 1, 3)]
    return [
        _fixed("cost", COSTS, [amount(metal, 0, 20) for metal in METALS]),
        _fixed("dice", checks.DICE, dice),
        _fixed("point", checks.POINTS, [value]),
        _fixed("bonus", BONUSES, [*bonus, text]),
        _fixed("limit", tuple(checks.LIMITS), [value]),
    ]


def _fixed(name: str, ids: tuple[str, ...], columns: list[Column]) -> Table:
    return Table(name, [fixed_ids(ids), *columns, origin_column(), _name()], len(ids))


def _across(name: str, most: int) -> Column:
    return Column(name, "int", 0, most, doc=f"in pixels of a drawing {WIDE} wide and {HIGH} high")


def _name() -> Column:
    return Column("name", "text", doc="its name in each language")


def _any_name() -> Column:
    return Column("name", "text", default=BLANK, doc="its name in each language; only waters have one")


SCHEMA: Final = Schema("trigon", tables(), extra_checks=check)
