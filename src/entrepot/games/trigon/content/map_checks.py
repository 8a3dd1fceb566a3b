"""What must be true of a map: sites, crossings and paths that fit the rules, and lands that are alike. RT-C-01"""

import re
from typing import Any, Final

from entrepot.games.trigon.content.vocabulary import SLOTS
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED
from entrepot.mechanics.columns import joined

Rows = list[dict[str, Any]]

SCENERY: Final = ("mountains", "broadleaf", "conifers", "desert", "palms", "waste")
"""RT-MAP-18"""
SHAPE_KINDS: Final = ("coast", "area", "water", "lake", "river", *SCENERY)
LEAST_SITES: Final = 3
"""A capital and two sites to colonise. RT-QUEST-16, RT-MAP-21"""
_POINTS: Final = re.compile(r"\d{1,4},\d{1,4}( \d{1,4},\d{1,4})*")


def check_map(data: dict[str, Any]) -> list[Problem]:
    """Refuse a map on which a rule would have no meaning."""
    spots = _check_spots(data["spot"], {row["id"]: row["kind"] for row in data["shape"]})
    drawn = _check_points(data)
    paths = _check_paths(data)
    if spots or paths:
        return [*spots, *drawn, *paths]
    return [*drawn, *_check_crossings(data), *_check_lands(data), *_check_reach(data)]


def _check_spots(rows: Rows, shapes: dict[str, str]) -> list[Problem]:
    found: list[Problem] = []
    crossing_seen = False
    for at, row in enumerate(rows, 1):
        if row["kind"] == "crossing":
            crossing_seen = True
            if row["harbour"]:
                text = "nobody builds or lands on a river crossing; allowed: false (RT-R-38)"
                found.append(Problem("spot", at, "harbour", "crossing", text))
            continue
        if crossing_seen:
            found.append(Problem("spot", at, "kind", "order", "a site after a crossing; allowed: all sites first"))
        if row["land"] == "":
            text = "a site lies in a land; allowed: the id of a row of land (RT-MAP-14)"
            found.append(Problem("spot", at, "land", "land", text))
        if row["harbour"] and shapes.get(row["water"]) != "water":
            text = f"a harbour opens onto a water, and {row['water']!r} is none; allowed: a shape of kind 'water'"
            found.append(Problem("spot", at, "water", "water", text))
    return found


def _check_points(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for table, column in (("shape", "points"), ("path", "via")):
        for at, row in enumerate(data[table], 1):
            if (row[column] or table == "shape") and not _POINTS.fullmatch(row[column]):
                text = f"{row[column][:40]!r} is not a list of points; allowed: pairs 'x,y' apart by blanks"
                found.append(Problem(table, at, column, "points", text))
    for at, row in enumerate(data["shape"], 1):
        if (row["kind"] == "area") != (row["land"] != ""):
            text = "an area is a land's, and nothing else is; allowed: a land for an area alone"
            found.append(Problem("shape", at, "land", "land", text))
        if row["kind"] == "water" and not all(row["name"].values()):
            found.append(Problem("shape", at, "name", "empty", "a water has a name; allowed: one in each language"))
    return found


def _check_paths(data: dict[str, Any]) -> list[Problem]:
    kinds = {row["id"]: row["kind"] for row in data["spot"]}
    found: list[Problem] = []
    seen: set[frozenset[str]] = set()
    for at, row in enumerate(data["path"], 1):
        ends = frozenset((row["one"], row["two"]))
        if len(ends) == 1:
            found.append(Problem("path", at, "two", "ends", "it leads nowhere; allowed: two different spots"))
        elif ends in seen:
            found.append(Problem("path", at, "two", "duplicate", "these two spots are joined already; allowed: once"))
        elif all(kinds[end] == "crossing" for end in ends):
            text = "both ends are crossings; allowed: a crossing between two sites (RT-R-38)"
            found.append(Problem("path", at, "two", "ends", text))
        seen.add(ends)
    return found


def _check_crossings(data: dict[str, Any]) -> list[Problem]:
    near = joined(data["spot"], data["path"])
    lands = {row["id"]: row["land"] for row in data["spot"]}
    found: list[Problem] = []
    for at, row in enumerate(data["spot"], 1):
        if row["kind"] != "crossing":
            continue
        banks = {lands[spot] for spot in near[row["id"]]}
        if len(near[row["id"]]) != 2:
            text = f"a crossing has two banks and this one has {len(near[row['id']])}; allowed: 2 paths (RT-R-38)"
            found.append(Problem("spot", at, "id", "banks", text))
        elif row["land"] != (banks.pop() if len(banks) == 1 else ""):
            text = "a crossing lies in a land if both its banks do; allowed: that land, or empty (RT-R-59)"
            found.append(Problem("spot", at, "land", "banks", text))
    return found


def _check_lands(data: dict[str, Any]) -> list[Problem]:
    near = joined(data["spot"], data["path"])
    spots = {row["id"]: row for row in data["spot"]}
    found: list[Problem] = []
    for at, row in enumerate(data["land"], 1):
        capital = spots[row["capital"]]
        if capital["kind"] != "site" or capital["land"] != row["id"]:
            text = f"{row['capital']!r} is not a site of {row['id']}; allowed: one of its sites (RT-MAP-15)"
            found.append(Problem("land", at, "capital", "capital", text))
        elif not any(spots[spot]["kind"] == "site" for spot in near[row["capital"]]):
            text = "no path joins its capital to another site; allowed: at least one (RT-EX-08)"
            found.append(Problem("land", at, "capital", "alone", text))
        sites = sum(spot["kind"] == "site" and spot["land"] == row["id"] for spot in data["spot"])
        if not LEAST_SITES <= sites <= SLOTS:
            text = f"{row['id']} has {sites} sites; allowed: {LEAST_SITES} to {SLOTS} (RT-QUEST-16, RT-R-15)"
            found.append(Problem("land", at, "id", "sites", text))
    return found


def _check_reach(data: dict[str, Any]) -> list[Problem]:
    away = distances(data, data["spot"][0]["id"])
    found: list[Problem] = []
    for at, row in enumerate(data["spot"], 1):
        if row["id"] not in away:
            text = "neither path nor boat leads here from the first spot; allowed: one that does (RT-MAP-16, RT-R-36)"
            found.append(Problem("spot", at, "id", "reach", text))
    return found


def distances(data: dict[str, Any], start: str, by_sea: bool = True) -> dict[str, int]:
    """Return the turns from a spot to each that can be reached, one step or voyage a turn; voyages only `by_sea`."""
    near = joined(data["spot"], data["path"])
    harbours = [row["id"] for row in data["spot"] if row["harbour"]] if by_sea else []
    away = {start: 0}
    edge = [start]
    for spot in edge:
        for other in [*near[spot], *(harbours if spot in harbours else [])]:
            if other not in away:
                away[other] = away[spot] + 1
                edge.append(other)
    return away


def home_distances(data: dict[str, Any], land: dict[str, Any]) -> list[int]:
    """Return how far on foot a land's sites lie from its capital, near ones first, without those out of reach."""
    sites = [row["id"] for row in data["spot"] if row["kind"] == "site" and row["land"] == land["id"]]
    away = distances(data, land["capital"], by_sea=False)
    return sorted(away[site] for site in sites if site in away)


def check_balance(data: dict[str, Any]) -> list[Problem]:
    """Note lands whose sites lie nearer to the capital, or farther, than those of the first land. RT-C-01"""
    first = home_distances(data, data["land"][0])
    found: list[Problem] = []
    for at, row in enumerate(data["land"], 1):
        own = home_distances(data, row)
        if own != first:
            text = f"its sites lie {own} turns from its capital, those of {data['land'][0]['id']} {first}"
            found.append(Problem("land", at, "capital", "balance", text, NOTED))
    return found
