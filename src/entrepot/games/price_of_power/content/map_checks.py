"""What must be true of a map: spaces, borders, Provinces and nodes that fit the rules. PP-C-03, PP-C-04"""

import re
from typing import Any, Final

from entrepot.kernel.bits import MOST
from entrepot.kernel.content import Problem
from entrepot.mechanics.columns import joined

Rows = list[dict[str, Any]]

MOST_PROVINCES: Final = 4
"""In one Area."""
MOST_NODES: Final = 2
"""Maritime nodes adjacent to one Sea Zone."""
_POINTS: Final = re.compile(r"\d{1,4},\d{1,4}( \d{1,4},\d{1,4})*")


def check_map(data: dict[str, Any]) -> list[Problem]:
    """Refuse a map on which a rule would have no meaning."""
    found = [*_check_spaces(data["space"]), *_check_points(data), *_check_borders(data)]
    return found or [*_check_provinces(data), *_check_nodes(data), *_check_reach(data)]


def is_distant(row: dict[str, Any]) -> bool:
    """Return whether a space is part of a Distant Continent."""
    return bool(row["board"].startswith("continent"))


def distances(data: dict[str, Any], start: str, boards: tuple[str, ...]) -> dict[str, int]:
    """Return how many borders lie between a space and each space of these boards that it can be left for."""
    board = {row["id"]: row["board"] for row in data["space"]}
    near = joined(data["space"], data["border"])
    away = {start: 0}
    edge = [start]
    for space in edge:
        for other in near[space]:
            if other not in away and board[other].startswith(boards):
                away[other] = away[space] + 1
                edge.append(other)
    return away


def _check_spaces(rows: Rows) -> list[Problem]:
    found: list[Problem] = []
    sea_seen = False
    areas = 0
    for at, row in enumerate(rows, 1):
        is_sea = row["kind"] == "sea"
        if is_sea != (row["slots"] > 0):
            text = "a Sea Zone has Trade Protection slots and an Area has none; allowed: 1 to 3 at sea, 0 on land"
            found.append(Problem("space", at, "slots", "slots", f"{text} (PP-SHIP-05)"))
        if sea_seen and not is_sea:
            found.append(Problem("space", at, "kind", "order", "an Area after a Sea Zone; allowed: all Areas first"))
        sea_seen = sea_seen or is_sea
        areas += not is_sea
        if areas == MOST + 1:
            found.append(Problem("space", at, "kind", "many", f"too many Areas; allowed: {MOST}"))
    return found


def _check_points(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for table, column in (("space", "points"), ("border", "via")):
        for at, row in enumerate(data[table], 1):
            if (row[column] or table == "space") and not _POINTS.fullmatch(row[column]):
                text = f"{row[column][:40]!r} is not a list of points; allowed: pairs 'x,y' apart by blanks"
                found.append(Problem(table, at, column, "points", text))
    return found


def _check_borders(data: dict[str, Any]) -> list[Problem]:
    spaces = {row["id"]: row for row in data["space"]}
    found: list[Problem] = []
    seen: set[frozenset[str]] = set()
    for at, row in enumerate(data["border"], 1):
        ends = frozenset((row["one"], row["two"]))
        one, two = spaces[row["one"]], spaces[row["two"]]
        if len(ends) == 1:
            found.append(Problem("border", at, "two", "ends", "it joins a space to itself; allowed: two spaces"))
        elif ends in seen:
            found.append(Problem("border", at, "two", "duplicate", "these two are joined already; allowed: once"))
        elif _is_land_bridge(one, two):
            text = "only a ship leads to a Distant Continent; allowed: two Sea Zones, or spaces of one continent"
            found.append(Problem("border", at, "two", "distant", f"{text} (PP-COLON-01)"))
        seen.add(ends)
    return found


def _is_land_bridge(one: dict[str, Any], two: dict[str, Any]) -> bool:
    overseas = one["board"] != two["board"] and (is_distant(one) or is_distant(two))
    return overseas and not one["kind"] == two["kind"] == "sea"


def _check_provinces(data: dict[str, Any]) -> list[Problem]:
    spaces = {row["id"]: row for row in data["space"]}
    near = joined(data["space"], data["border"])
    order = list(spaces)
    found: list[Problem] = []
    last = 0
    for at, row in enumerate(data["province"], 1):
        area = spaces[row["area"]]
        if area["kind"] != "area":
            found.append(Problem("province", at, "area", "kind", f"{row['area']!r} is a Sea Zone; allowed: an Area"))
        if order.index(row["area"]) < last:
            found.append(Problem("province", at, "area", "order", "its Area comes earlier; allowed: order of Areas"))
        last = order.index(row["area"])
        if row["size"] == "territory" and not is_distant(area):
            text = "territories lie on Distant Continents; allowed: small or large (PP-COLON-07)"
            found.append(Problem("province", at, "size", "territory", text))
        found += _check_ports(at, row, spaces, near[row["area"]])
    return found + _check_areas(data)


def _check_ports(at: int, row: dict[str, Any], spaces: dict[str, Any], near: list[str]) -> list[Problem]:
    found: list[Problem] = []
    for column in ("port", "port_two"):
        port = row[column]
        if port and (port not in near or spaces[port]["kind"] != "sea"):
            text = f"its Area does not border a Sea Zone {port!r}; allowed: one that it borders (PP-BUILD-02)"
            found.append(Problem("province", at, column, "port", text))
    if row["port_two"] and row["port"] in ("", row["port_two"]):
        found.append(Problem("province", at, "port_two", "port", "allowed: a second Sea Zone, besides the first"))
    return found


def _check_areas(data: dict[str, Any]) -> list[Problem]:
    count: dict[str, int] = {}
    for row in data["province"]:
        count[row["area"]] = count.get(row["area"], 0) + 1
    found: list[Problem] = []
    for at, row in enumerate(data["space"], 1):
        most = 1 if is_distant(row) else MOST_PROVINCES
        if row["kind"] == "area" and not 1 <= count.get(row["id"], 0) <= most:
            text = f"{row['id']!r} has {count.get(row['id'], 0)} Provinces; allowed: 1 to {most}"
            found.append(Problem("space", at, "id", "provinces", text))
    return found


def _check_nodes(data: dict[str, Any]) -> list[Problem]:
    spaces = {row["id"]: row for row in data["space"]}
    near = joined(data["space"], data["border"])
    found: list[Problem] = []
    count: dict[str, int] = {}
    for at, row in enumerate(data["node"], 1):
        wanted = "area" if row["kind"] == "inland" else "sea"
        for column in ("place", "also"):
            if row[column] and spaces[row[column]]["kind"] != wanted:
                text = f"{row['kind']} nodes do not lie there; allowed: a space of kind {wanted!r} (PP-NODE-02)"
                found.append(Problem("node", at, column, "kind", text))
            if wanted == "sea":
                count[row[column]] = count.get(row[column], 0) + 1
        if row["also"] and (wanted == "area" or row["also"] not in near[row["place"]]):
            text = "allowed: a Sea Zone that borders the first one, for a maritime node; else empty"
            found.append(Problem("node", at, "also", "also", text))
    for at, row in enumerate(data["space"], 1):
        if row["kind"] == "sea" and not 1 <= count.get(row["id"], 0) <= MOST_NODES:
            text = f"{count.get(row['id'], 0)} maritime nodes are adjacent to it; allowed: 1 to {MOST_NODES}"
            found.append(Problem("space", at, "id", "nodes", text))
    return found


def _check_reach(data: dict[str, Any]) -> list[Problem]:
    """Refuse what cannot be reached: with the eastern board, and for all but that board without it. PP-EDITION-02"""
    home = next((row["id"] for row in data["space"] if row["board"] == "west"), None)
    if home is None:
        return [Problem("space", 0, "board", "reach", "nothing lies in the west; allowed: at least one space")]
    every = distances(data, home, ("west", "east", "continent"))
    standard = distances(data, home, ("west", "continent"))
    found: list[Problem] = []
    for at, row in enumerate(data["space"], 1):
        if row["id"] not in (every if row["board"] == "east" else standard):
            text = "no borders lead here from the first space of the western board; allowed: some that do"
            found.append(Problem("space", at, "id", "reach", text))
    return found
