"""What must be true of the realm sheets: capitals, what there is at the start, skills and Missions. PP-C-05, PP-C-08"""

from typing import Any, Final

from entrepot.games.price_of_power.content.card_words import CONDITIONS, REWARDS
from entrepot.games.price_of_power.content.map_checks import is_distant
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED

TABLE_OF: Final = {
    "town": "province",
    "vassal": "province",
    "dnpr": "province",
    "influence": "space",
    "ship": "space",
    "slot": "space",
    "merchant": "node",
}
KIND_OF: Final = {"influence": "area", "ship": "sea", "slot": "sea"}
SINGLE: Final = ("town", "vassal", "dnpr", "merchant")
"""Pieces of which a place holds one of a realm. PP-MERCH-12"""
SKILLS: Final = 9


def check_sheets(data: dict[str, Any]) -> list[Problem]:
    """Refuse sheets that the rules could not set up, and Missions that could not be read."""
    found = _check_starts(data)
    if not found:
        found = [*_check_crowding(data), *_check_supplies(data)]
    return [*_check_capitals(data), *found, *_check_leads(data), *_check_missions(data)]


def pieces(data: dict[str, Any], realm: str, piece: str) -> list[str]:
    """Return where a realm has pieces of one kind at the start, a place as often as there are pieces."""
    rows = [row for row in data["start"] if row["realm"] == realm and row["piece"] == piece]
    return [row["place"] for row in rows for _ in range(row["count"])]


def _check_capitals(data: dict[str, Any]) -> list[Problem]:
    spaces = {row["id"]: row for row in data["space"]}
    capitals = [row["capital"] for row in data["realm"]]
    found: list[Problem] = []
    for at, capital in enumerate(capitals, 1):
        if spaces[capital]["kind"] != "area" or is_distant(spaces[capital]) or capitals.count(capital) > 1:
            text = f"{capital!r} cannot be its Capital Area; allowed: an Area of its own, not a Distant one"
            found.append(Problem("realm", at, "capital", "capital", text))
    east = [capital for capital in capitals if spaces[capital]["board"] == "east"]
    if len(east) > 1:
        text = f"{', '.join(east)} lie east; allowed: one Capital Area, so that five realms play without that board"
        found.append(Problem("realm", 0, "capital", "east", f"{text} (PP-SETUP-01, PP-SETUP-09)"))
    return found


def _check_starts(data: dict[str, Any]) -> list[Problem]:
    rows = {table: {row["id"]: row for row in data[table]} for table in ("province", "space", "node")}
    found: list[Problem] = []
    for at, row in enumerate(data["start"], 1):
        piece, place = row["piece"], row["place"]
        table = TABLE_OF[piece]
        kind = KIND_OF.get(piece)
        if place not in rows[table] or (kind and rows[table][place]["kind"] != kind):
            text = f"{place!r} is not a place for it; allowed: a row of {table}{f' of kind {kind!r}' if kind else ''}"
            found.append(Problem("start", at, "place", "place", text))
        if (row["realm"] == "") != (piece == "dnpr"):
            text = "a DNPR token belongs to no realm, and everything else to one; allowed: that (PP-SETUP-06)"
            found.append(Problem("start", at, "realm", "realm", text))
        if piece in SINGLE and row["count"] != 1:
            text = f"{row['count']} pieces of that kind in one place; allowed: 1"
            found.append(Problem("start", at, "count", "count", text))
    return found


def _check_crowding(data: dict[str, Any]) -> list[Problem]:
    """Refuse more on a Province, on the slots of a Sea Zone or in an Area than fits."""
    spaces = {row["id"]: row for row in data["space"]}
    most_cubes = next(row["value"] for row in data["limit"] if row["id"] == "area-cubes")
    held: dict[str, int] = {}
    found: list[Problem] = []
    for at, row in enumerate(data["start"], 1):
        kind, place = row["piece"], row["place"]
        key = {"town": f"token {place}", "vassal": f"token {place}", "merchant": f"{row['realm']} {place}"}
        where = key.get(kind, f"{kind} {place}")
        most = {"slot": spaces[place]["slots"] if kind == "slot" else 0, "influence": most_cubes, "ship": 15}.get(
            kind, 1
        )
        held[where] = held.get(where, 0) + row["count"]
        if held[where] > most:
            text = f"{place!r} is full already; allowed: at most {most} there"
            found.append(Problem("start", at, "place", "full", text))
    return found + _check_distant(data)


def _check_distant(data: dict[str, Any]) -> list[Problem]:
    """Refuse realms that hold land overseas before the game begins, and DNPR tokens of the late start at home."""
    distant = {row["id"] for row in data["space"] if is_distant(row)}
    distant |= {row["id"] for row in data["province"] if row["area"] in distant}
    found: list[Problem] = []
    for at, row in enumerate(data["start"], 1):
        if row["piece"] != "merchant" and (row["place"] in distant) != (row["piece"] == "dnpr"):
            text = "no realm starts on a Distant Continent, and every DNPR token does; allowed: such a space"
            found.append(Problem("start", at, "place", "distant", f"{text} (PP-SETUP-06)"))
    return found


def _check_supplies(data: dict[str, Any]) -> list[Problem]:
    limit = {row["id"]: row["value"] for row in data["limit"]}
    found: list[Problem] = []
    for at, realm in enumerate(data["realm"], 1):
        ships = len(pieces(data, realm["id"], "ship")) + len(pieces(data, realm["id"], "slot"))
        for what, count, most in (
            ("Light Ships", ships, limit["ships"]),
            ("Influence cubes", len(pieces(data, realm["id"], "influence")), limit["cubes"]),
            ("Merchants", len(pieces(data, realm["id"], "merchant")), limit["most-merchants"]),
        ):
            if count > most:
                text = f"it starts with {count} {what}; allowed: at most {most} (PP-R-51)"
                found.append(Problem("realm", at, "id", "supply", text))
    return found


def _check_leads(data: dict[str, Any]) -> list[Problem]:
    """Refuse two rows for a realm. PP-SETUP-11"""
    realms = [row["realm"] for row in data["lead"]]
    text = "it has a row already; allowed: one each (PP-SETUP-11)"
    return [
        Problem("lead", at, "realm", "duplicate", f"{realm!r}: {text}")
        for at, realm in enumerate(realms, 1)
        if realm in realms[: at - 1]
    ]


def _check_missions(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for at, realm in enumerate(data["realm"], 1):
        rewards = sorted(row["reward"] for row in data["mission"] if row["realm"] == realm["id"])
        if rewards != sorted(REWARDS):
            text = f"its Missions give {', '.join(rewards) or 'nothing'}; allowed: each of {', '.join(REWARDS)} once"
            found.append(Problem("realm", at, "id", "missions", f"{text} (PP-MISSION-02 to PP-MISSION-04)"))
    for at, row in enumerate(data["mission"], 1):
        named = [row[f"place_{name}"] for name in ("one", "two", "three")]
        places = [id for id in named if id]
        condition = CONDITIONS[row["condition"]]
        table = condition.table
        known = [other["id"] for other in data[table]] if table else []
        if bool(places) != bool(table) or named[: len(places)] != places or not set(places) <= set(known):
            text = f"{', '.join(places) or 'nothing'} does not go with {row['condition']!r}; allowed: "
            text += f"1 to 3 rows of {table}" if table else "no place"
            found.append(Problem("mission", at, "place_one", "places", text))
        found += condition.misfit("mission", at, row, "amount")
    return found


def notes(data: dict[str, Any]) -> list[Problem]:
    """Note skills of another sum, and realms that all start with two Merchants. PP-SETUP-03, PP-SETUP-04"""
    found: list[Problem] = []
    for at, row in enumerate(data["realm"], 1):
        skills = row["administrative"] + row["diplomatic"] + row["military"]
        if skills != SKILLS:
            found.append(Problem("realm", at, "administrative", "skills", f"skills of {skills}, not {SKILLS}", NOTED))
    if all(len(pieces(data, row["id"], "merchant")) == 2 for row in data["realm"]):
        found.append(Problem("realm", 0, "id", "merchants", "every realm starts with two Merchants", NOTED))
    return found
