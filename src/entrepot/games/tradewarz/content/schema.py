"""What TradeWarz's content may hold: houses, dice, seasons, costs, buildings, the lane, technologies and two decks."""

from typing import Any, Final

from entrepot.games.tradewarz.actions import CAPACITY, RESOURCES, SEATS, TECHS, TREES
from entrepot.games.tradewarz.content import checks
from entrepot.games.tradewarz.content.card_words import EFFECTS, MORALE, WHATS
from entrepot.games.tradewarz.content.places import GATE_WORDS
from entrepot.games.tradewarz.content.vocabulary import (
    BUILDINGS,
    COSTS,
    DICE,
    FACES,
    LANE,
    LIMITS,
    SCOPES,
    SEASONS,
    SITES,
    SLOTS,
)
from entrepot.kernel.content import Column, Problem, Schema, Table, copies_column, id_column, origin_column
from entrepot.mechanics.card_words import meanings
from entrepot.mechanics.columns import fixed_ids

BATTLE: Final = ("strength", "kill", "block")


def tables() -> list[Table]:
    """Return the tables of a content file."""
    return [*_box(), *_board(), _tech(), *_decks()]


def check(data: dict[str, Any]) -> list[Problem]:
    """Return what is refused or noted in data whose tables are sound by themselves."""
    found = checks.check_rows(data) or [
        *checks.check_dice(data),
        *checks.check_costs(data),
        *checks.check_buildings(data),
        *checks.check_lane(data),
        *checks.check_techs(data),
        *checks.check_morale(data),
    ]
    return found if any(problem.severity == "refused" for problem in found) else [*found, *checks.check_counts(data)]


def _box() -> list[Table]:
    colour = Column("colour", "str", 7, 7, doc="what its pieces are drawn in, as #rrggbb")
    die = Column("die", "id", refers_to="die", doc="the die that marches roll")
    value = Column("value", "int", 1, 9, doc="how many offers to one player a turn, or soldiers by one RECRUIT")
    return [
        _table("house", [id_column(), colour], SEATS),
        _table("die", [fixed_ids(DICE), *(_number(face, 1, 3) for face in FACES)], len(DICE)),  # TW-MARCH-03
        _table("season", [fixed_ids(SEASONS), die], len(SEASONS)),
        _table("limit", [fixed_ids(LIMITS), value], len(LIMITS)),
    ]


def _board() -> list[Table]:
    anchor = Column("anchor", "int", 1, LANE - 1, doc="its anchor on the lane; the compass is 0")
    silos = _number("silos", 0, 3, "silos that come with it; a castle keeps the village's")
    support = _number("support", 0, 9, "soldiers that it supports outside the capital; a castle instead of its village")
    silver = _number("silver", 0, 1, "silver Xadlas for whoever owns it")
    yearly = [_number(resource, 0, 9, "a year; a castle besides its village") for resource in RESOURCES]
    return [
        _table("cost", [fixed_ids(COSTS), *(_number(resource, 0, 9) for resource in RESOURCES)], len(COSTS)),
        _table("building", [fixed_ids(BUILDINGS), silos, *yearly, support, *_values(), silver], len(BUILDINGS)),
        _table("station", [fixed_ids(GATE_WORDS), anchor], len(GATE_WORDS)),
    ]


def _tech() -> Table:
    area = _number("area", 0, 9, "resources a year of the fields around its squad; super units only")
    effects = [column for slot in SLOTS for column in _slot(slot)]
    columns = [
        id_column(),
        Column("tree", "str", choices=list(TREES)),
        Column("level", "int", 1, 4),
        Column("super_unit", "bool", default=False, doc="has a marker that goes with one squad"),
        Column("scope", "str", choices=list(SCOPES), doc="for whom strength, kill and block count"),
        Column("site", "str", choices=list(SITES), default="", doc="where the owner must defend, under on-site"),
        *_values(),
        *(_number(resource, 0, 9, "a year") for resource in RESOURCES),
        area,
        *effects,
    ]
    return _table("tech", columns, TECHS)


def _decks() -> list[Table]:
    strength = Column("strength", "int", 1, 4, doc="what it adds to its side's strength")  # TW-BCARD-04
    kind = Column("kind", "str", choices=["economy", "military"])
    effect = Column("effect", "str", meanings=meanings(MORALE))
    what = Column("what", "str", choices=list(WHATS), default="", doc="which resource, where the effect asks for it")
    amount = _number("amount", 0, 9)
    battle = [id_column(), strength, _number("kill", 0, 9), _number("block", 0, 9), copies_column()]
    return [
        _table("battle", battle, CAPACITY),
        _table("morale", [id_column(), kind, effect, amount, what, copies_column()], CAPACITY),
    ]


def _table(name: str, columns: list[Column], capacity: int) -> Table:
    text = Column("name", "text", doc="its name in each language")
    return Table(name, [*columns, origin_column(), text], capacity)


def _number(name: str, least: int, most: int, doc: str = "") -> Column:
    return Column(name, "int", least, most, default=0, doc=doc) if least == 0 else Column(name, "int", least, most)


def _values() -> list[Column]:
    return [_number(name, 0, 9, "in battle") for name in BATTLE]


def _slot(slot: str) -> list[Column]:
    effect = Column(f"effect{slot}", "str", meanings={"": "Nothing.", **meanings(EFFECTS)}, default="")
    return [effect, _number(f"amount{slot}", 0, 9, "how much or how many")]


SCHEMA: Final = Schema("tradewarz", tables(), extra_checks=check)
