"""What Tradejack's content may hold, and what else must be true of it. TJ-R-57"""

from typing import Any, Final

from entrepot.games.tradejack.actions import CAPACITY, CEILING
from entrepot.games.tradejack.content.card_words import CONDITIONS
from entrepot.games.tradejack.content.tables import COLOURS, DIRTY, DRAWS, REVEALS, Cards
from entrepot.kernel.bits import MOST
from entrepot.kernel.content import Column, Content, Problem, Schema, Table, copies_column, id_column, origin_column
from entrepot.kernel.schema import NOTED, REFUSED
from entrepot.mechanics.card_words import meanings

SOURCE_KINDS: Final = (
    "rainforest",
    "peatlands",
    "silver",
    "gold",
    "orangutan",
    "smallholder",
    "intercropped",
    "alternative",
)
LETTERS: Final = ["A", "B", "C"]
BOX: Final = {"product": 72, "source": 72, "trend": 14, "award": 10, "regulation": 2}
"""How many cards of each the box holds. TJ-COMP-04, TJ-COMP-05, TJ-COMP-06, TJ-COMP-07, TJ-COMP-08"""
PLAIN: Final = 18
"""How many Trends and Awards of the box are without the three-dot mark. TJ-COMP-16"""
MOST_SEATS: Final = 6


def _name() -> Column:
    return Column("name", "text", doc="the card's name in each language")


def _letter() -> Column:
    return Column("letter", "str", choices=list(LETTERS), doc="the block of the Demand deck")


def _advanced() -> Column:
    """Trends and Awards may carry the mark; Regulations have no such column. TJ-COMP-15"""
    return Column("advanced", "bool", default=False, doc="the three-dot mark: only in the Advanced Game")


def _colour() -> Column:
    return Column("colour", "str", choices=list(COLOURS))


def tables() -> list[Table]:
    """Return the tables of a content file."""
    end = [copies_column(), origin_column(), _name()]
    return [
        Table("product_kind", [id_column(), _name()], capacity=24),
        Table("source_kind", [Column("id", "id", choices=list(SOURCE_KINDS)), _name()], capacity=len(SOURCE_KINDS)),
        Table(
            "product",  # TJ-COMP-09
            [
                id_column(),
                _colour(),
                Column("kind", "id", refers_to="product_kind"),
                Column("value", "int", 0, 20),
                *end,
            ],
            capacity=CAPACITY,
        ),
        Table(
            "source",
            [
                id_column(),
                _colour(),
                Column("kind", "id", refers_to="source_kind"),
                Column("credits", "int", 0, 20),
                *end,
            ],
            capacity=CAPACITY,
        ),
        Table(
            "trend",  # TJ-COMP-12
            [
                id_column(),
                _letter(),
                _advanced(),
                Column("product_kind", "id", refers_to="product_kind", default=""),
                Column("product_bonus", "int", 0, 20, default=0),
                Column("source_kind", "id", refers_to="source_kind", default=""),
                Column("source_bonus", "int", 0, 20, default=0),
                Column("green_bonus", "int", 0, 20, default=0),
                Column("double", "bool", default=False),
                *end,
            ],
            capacity=CAPACITY,
        ),
        Table(
            "award",  # TJ-COMP-13
            [
                id_column(),
                Column("condition", "str", meanings=meanings(CONDITIONS)),
                Column("points", "int", 0, 99),
                _letter(),
                _advanced(),
                *end,
            ],
            capacity=CAPACITY - 4,
        ),
        Table(
            "regulation",
            [id_column(), Column("bans", "str", choices=list(DIRTY)), _letter(), *end],
            capacity=2,
        ),
    ]


def check(data: dict[str, Any]) -> list[Problem]:
    """Return what TJ-R-57 refuses or notes, in data whose tables are sound by themselves."""
    unusable = [*_check_kinds(data), *_check_faces(data)]
    return [
        *unusable,
        *_check_credits(data),
        *_check_letters(data),
        *_check_names(data),
        *(_check_sizes(data) if not unusable else []),
    ]


def _check_kinds(data: dict[str, Any]) -> list[Problem]:
    known = {row["id"] for row in data["source_kind"]}
    missing = [kind for kind in SOURCE_KINDS if kind not in known]
    if missing:
        text = f"source kind {missing[0]!r} is missing; the rules name all of {', '.join(SOURCE_KINDS)}"
        return [Problem("source_kind", 0, "id", "missing", text)]
    return [
        Problem(table, 0, "id", "missing", f"there must be at least one {table} card")
        for table in ("product", "source")
        if not data[table]
    ]


def _check_faces(data: dict[str, Any]) -> list[Problem]:
    """Refuse a deck of which the faces would not fit into a set."""
    return [
        Problem(table, MOST + 1, "", "capacity", f"{len(data[table])} rows are more than the rules can tell: {MOST}")
        for table in ("product", "source")
        if len(data[table]) > MOST
    ]


def _check_credits(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for at, row in enumerate(data["source"], 1):
        dirty = row["kind"] in DIRTY
        if dirty and row["credits"] > 0:
            text = f"a {row['kind']} card prints no Green Credits; allowed: 0 (TJ-COMP-10)"
            found.append(Problem("source", at, "credits", "dirty", text))
        if not dirty and row["credits"] == 0:
            text = f"a {row['kind']} card prints Green Credits; allowed: 1 or more (TJ-COMP-10, TJ-R-21)"
            found.append(Problem("source", at, "credits", "green", text))
    return found


def _check_letters(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for table in ("trend", "award"):
        for at, row in enumerate(data[table], 1):
            if row["letter"] == "B":
                text = "only one Regulation carries B; allowed: A or C (TJ-COMP-14)"
                found.append(Problem(table, at, "letter", "letter-b", text))
    with_b = 0
    banned: set[str] = set()
    for at, row in enumerate(data["regulation"], 1):
        with_b += row["copies"] if row["letter"] == "B" else 0
        if row["copies"] > 1 or row["bans"] in banned:
            text = f"two Regulations ban {row['bans']!r}; allowed: one (TJ-R-57)"
            found.append(Problem("regulation", at, "bans", "same-ban", text))
        banned.add(row["bans"])
    if with_b > 1:
        text = "only one Regulation carries B; allowed: A or C for the other (TJ-COMP-14)"
        found.append(Problem("regulation", 2, "letter", "letter-b", text))
    return found


def _check_names(data: dict[str, Any]) -> list[Problem]:
    """Refuse Trends and Awards that name a kind no card has, and ids that two Demand cards share."""
    products = {row["kind"] for row in data["product"] if row["copies"]}
    sources = {row["kind"] for row in data["source"] if row["copies"]}
    found: list[Problem] = []
    for at, row in enumerate(data["trend"], 1):
        for column, kinds in (("product_kind", products), ("source_kind", sources)):
            if row[column] and row[column] not in kinds:
                text = f"no card has the kind {row[column]!r}; allowed: {', '.join(sorted(kinds)) or 'none'} (TJ-R-57)"
                found.append(Problem("trend", at, column, "no-such-card", text))
    for at, row in enumerate(data["award"], 1):
        asked = CONDITIONS[row["condition"]].kinds
        if asked and not sources.intersection(asked):
            text = f"no source card has the kind {' or '.join(asked)} that this Award asks for (TJ-R-57)"
            found.append(Problem("award", at, "condition", "no-such-card", text))
    return found + _check_shared_ids(data)


def _check_shared_ids(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    seen: set[str] = set()
    for table in ("trend", "award", "regulation"):
        for at, row in enumerate(data[table], 1):
            if row["id"] in seen:
                text = f"{row['id']!r} is the id of another Demand card; allowed: an id of its own"
                found.append(Problem(table, at, "id", "duplicate", text))
            seen.add(row["id"])
    return found


def _check_sizes(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    plain = sum(row["copies"] for table in ("trend", "award") for row in data[table] if not row["advanced"])
    marked = sum(row["copies"] for table in ("trend", "award") for row in data[table] if row["advanced"])
    if plain == 0:
        text = "no Trend or Award is without the three-dot mark, so no game could be played (TJ-R-57)"
        found.append(Problem("trend", 0, "advanced", "no-counting-card", text))
    most = Cards(Content("tradejack", {}, {name: rows for name, rows in data.items() if name != "meta"})).most_capital()
    if most > CEILING:
        text = f"with these numbers a player could come to {most} Capital; allowed: at most {CEILING} (TJ-R-56)"
        found.append(Problem("source", 0, "credits", "too-rich", text, REFUSED))
    return found + _count_notes(data, plain, marked)


def _count_notes(data: dict[str, Any], plain: int, marked: int) -> list[Problem]:
    """Note where the numbers of cards are not the box's, or make somebody go short."""
    found: list[Problem] = []
    for table, box in BOX.items():
        count = sum(row["copies"] for row in data[table])
        if count != box:
            found.append(Problem(table, 0, "copies", "count", f"{count} cards, where the box has {box}", NOTED))
    if plain + marked == BOX["trend"] + BOX["award"] and plain != PLAIN:
        text = f"{plain} plain and {marked} three-dot cards, where the box has {PLAIN} and {plain + marked - PLAIN}"
        found.append(Problem("trend", 0, "advanced", "count", text, NOTED))
    draws = DRAWS * MOST_SEATS * -(-plain // REVEALS)
    for table in ("product", "source"):
        count = sum(row["copies"] for row in data[table])
        if count < draws:
            text = f"{count} cards, where 6 players want {draws} in a basic game: some go short (TJ-R-35)"
            found.append(Problem(table, 0, "copies", "few", text, NOTED))
    if plain % 3 or (plain + marked) % 3:
        text = f"{plain} plain and {marked} three-dot cards: the last round is short (TJ-R-05)"
        found.append(Problem("trend", 0, "copies", "short-round", text, NOTED))
    return found


SCHEMA: Final = Schema("tradejack", tables(), extra_checks=check)
