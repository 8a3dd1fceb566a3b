"""What the content of The Price of Power: Trade may hold: maps, Trade Cards, realm sheets and the frame's tables."""

from typing import Any, Final

from entrepot.games.price_of_power.content import card_checks, checks, map_checks, sheet_checks
from entrepot.games.price_of_power.content.card_words import CONDITIONS, EVENT_EFFECTS, IDEA_EFFECTS, REWARDS
from entrepot.games.price_of_power.content.vocabulary import (
    AGES,
    BOARDS,
    CARDS,
    ENTRIES,
    EVENTS,
    GOODS,
    MARKS,
    MISSIONS,
    NODE_KINDS,
    NODES,
    PENALTIES,
    PIECES,
    PLACES,
    POWERS,
    PROVINCES,
    REALM_COUNTS,
    REALMS,
    REQUIREMENTS,
    SIZES,
    SPACE_KINDS,
    SPACES,
)
from entrepot.kernel.content import Column, Problem, Schema, Table, copies_column, id_column
from entrepot.mechanics.card_words import meanings
from entrepot.mechanics.columns import amount

BORDERS: Final = 320
STARTS: Final = 240
WIDE: Final = 1500
HIGH: Final = 1000
LEAD: Final = 9
"""The most Prestige that a realm can begin with. PP-SETUP-11"""
NUMBERS: Final = ("one", "two", "three", "four")


def tables() -> list[Table]:
    """Return the tables of a content file."""
    return [*_map(), *_cards(), *_sheets(), *_frame()]


def check(data: dict[str, Any]) -> list[Problem]:
    """Return what is refused or noted in data whose tables are sound by themselves."""
    found = checks.check_rows(data) or map_checks.check_map(data)
    if found:
        return found
    found = [
        *checks.check_limits(data),
        *checks.check_events(data),
        *card_checks.check_cards(data),
        *sheet_checks.check_sheets(data),
    ]
    if any(problem.severity == "refused" for problem in found):
        return found
    return [*found, *checks.notes(data), *card_checks.notes(data), *sheet_checks.notes(data)]


def _map() -> list[Table]:
    kind = Column("kind", "str", choices=list(SPACE_KINDS))
    board = Column("board", "str", choices=list(BOARDS), doc="the east is out of play on the standard board")
    slots = amount("slots", 0, 3, "Trade Protection slots of a Sea Zone")
    points = Column("points", "str", 3, doc="its outline, as pairs 'x,y' apart by blanks; drawn only")
    ends = [Column(end, "id", refers_to="space", doc="a space at one side of it") for end in NUMBERS[:2]]
    via = Column("via", "str", default="", doc="a sea route drawn around other boards, as pairs 'x,y' apart by blanks")
    size = Column("size", "str", choices=list(SIZES), doc="its Tax Value: 1, 2, or 1 once there is a Town")
    ports = [_maybe(name, "space", "a Sea Zone that its Port faces") for name in ("port", "port_two")]
    node = [
        Column("kind", "str", choices=list(NODE_KINDS)),
        Column("place", "id", refers_to="space", doc="the Area it lies in, or a Sea Zone it is adjacent to"),
        _maybe("also", "space", "another Sea Zone that a maritime node is adjacent to"),
    ]
    where = _reference("area", "space", "the Area it lies in")
    return [
        Table("space", [id_column(), kind, board, slots, *_across(), points, *_end()], SPACES),
        Table("border", [id_column(), *ends, via, _origin()], BORDERS),
        Table("province", [id_column(), where, size, *ports, *_across(), *_end()], PROVINCES),
        Table("node", [id_column(), *node, *_across(), *_end()], NODES),
    ]


def _cards() -> list[Table]:
    penalty = Column("penalty", "str", choices=list(PENALTIES), default="", doc="what using it may cost")
    mark = Column(
        "mark", "str", choices=list(MARKS), default="", doc="beside the good's name; without, it opens the deck"
    )
    continents = [Column(f"continent_{name}", "bool", default=False, doc="bears this number") for name in NUMBERS]
    needs = [Column(f"need_{row}", "int", 2, 9, doc="the Trade Power of this row") for row in ("top", "middle")]
    rows = [f"{colour}_{row}" for colour in ("green", "red") for row in ("top", "middle", "bottom")]
    pays = [Column(name, "int", 1, 20, doc="Ducats of this row") for name in rows]
    entry = [
        _reference("card", "card", "the card that lists it"),
        _reference("node", "node", "a primary node of the card"),
        Column("requirement", "str", choices=list(REQUIREMENTS), default="", doc="token: any on a Key Province"),
        _maybe("secondary", "node", "the node in parentheses below it"),  # PP-CARD-07
    ]
    keys = [_maybe(f"key_{name}", "province", "a Key Province here with this card") for name in NUMBERS]
    plus = [amount(f"plus_{name}", 0, 2, "plus signs of that Key Province") for name in NUMBERS]
    good = _reference("good", "good", "the trade good")  # PP-CARD-01
    return [
        Table("good", [id_column(), penalty, *_end()], GOODS),
        Table("card", [id_column(), good, mark, *continents, *needs, *pays, *_end()], CARDS),
        Table("entry", [id_column(), *entry, *keys, *plus, *_end()], ENTRIES),
    ]


def _sheets() -> list[Table]:
    colour = Column("colour", "str", 7, 7, doc="what its pieces are drawn in, as #rrggbb")
    capital = _reference("capital", "space", "its Capital Area")
    skills = [Column(power, "int", 0, 9, doc="Power of this kind a Round") for power in POWERS]
    people = Column("people", "text", doc="what realm it is")
    realm = _maybe("realm", "realm", "whose piece it is; none for the DNPR tokens of the late start")
    piece = Column("piece", "str", choices=list(PIECES))
    place = Column("place", "id", doc="a Province, Area, Sea Zone or node, as the piece asks for")
    count = Column("count", "int", 1, 5, default=1, doc="how many of them")
    reward = Column("reward", "str", meanings=meanings(REWARDS))
    condition = Column("condition", "str", meanings=meanings(CONDITIONS), doc="what it asks for")
    places = [Column(f"place_{name}", "id", default="", doc="a node or Province it names") for name in NUMBERS[:3]]
    owner = _reference("realm", "realm", "whose Mission it is")
    lead = [amount(name, 0, LEAD, f"Prestige at the start with {name} realms") for name in REALM_COUNTS]
    mission = [owner, reward, condition, amount("amount", 0, 99, "how many"), *places]
    return [
        Table("realm", [id_column(), colour, capital, *skills, *_end(), people], REALMS),
        Table("start", [id_column(), realm, piece, place, count, _origin()], STARTS),
        Table("lead", [id_column(), _reference("realm", "realm", "who begins with it"), *lead, _origin()], REALMS),
        Table("mission", [id_column(), *mission, *_end(), _text()], MISSIONS),
    ]


def _frame() -> list[Table]:
    effect = Column("effect", "str", meanings=meanings(EVENT_EFFECTS))
    area = _maybe("area", "space", "the Distant Area that Rival Explorers name")
    provinces = [_maybe(f"province_{name}", "province", "a Province that Rising Power names") for name in NUMBERS]
    idea = [
        Column("effect", "str", meanings=meanings(IDEA_EFFECTS)),
        Column("power", "str", choices=list(POWERS), doc="what it is paid in"),
        Column("cost", "int", 1, 10),
        Column("age", "int", 1, AGES, default=1, doc="the first Age in which it can be Researched"),
    ]
    pays = [amount(name, 0, 20, "Ducats") for name in PLACES[:4]]
    extra = [amount(name, 0, 20, "Ducats more at the start for this place in Round 1") for name in PLACES]
    value = Column("value", "int", 0, 99)
    realms = Column("id", "id", choices=list(REALM_COUNTS))
    limit = Column("id", "id", choices=list(checks.LIMITS))
    return [
        Table("event", [id_column(), effect, copies_column(), area, *provinces, *_end(), _text()], EVENTS),
        Table("idea", [id_column(), *idea, *_end(), _text()], len(IDEA_EFFECTS)),
        Table("passing", [realms, *pays, *_end()], len(REALM_COUNTS)),
        Table("order", [realms, *extra, _origin()], len(REALM_COUNTS)),
        Table("limit", [limit, value, *_end()], len(checks.LIMITS)),
    ]


def _reference(name: str, table: str, doc: str) -> Column:
    return Column(name, "id", refers_to=table, doc=doc)


def _maybe(name: str, table: str, doc: str) -> Column:
    return Column(name, "id", default="", refers_to=table, doc=f"{doc}; empty for none")


def _across() -> list[Column]:
    doc = f"in pixels of a drawing {WIDE} wide and {HIGH} high"
    return [Column("x", "int", 0, WIDE, doc=doc), Column("y", "int", 0, HIGH, doc=doc)]


def _text() -> Column:
    return Column("text", "text", doc="what it says, in each language")


def _origin() -> Column:
    doc = "'source' the chapter, 'public' a fact about the published game, 'ours' our own frame"
    return Column("origin", "str", choices=["source", "public", "ours"], default="ours", doc=doc)


def _end() -> list[Column]:
    return [_origin(), Column("name", "text", doc="its name in each language")]


SCHEMA: Final = Schema("price_of_power", tables(), extra_checks=check)
