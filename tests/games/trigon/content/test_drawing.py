"""The drawn map of Rule of Trigon agrees with its paths, rivers, mountains and waters."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from trigon_content import DATA, LANDS

from entrepot.games.trigon.content.schema import HIGH, WIDE

SPOTS = {spot["id"]: spot for spot in DATA["spot"]}
SITES = [spot for spot in DATA["spot"] if spot["kind"] == "site"]
CROSSINGS = [spot for spot in DATA["spot"] if spot["kind"] == "crossing"]


def points(text):
    return [tuple(int(number) for number in pair.split(",")) for pair in text.split()]


def place(spot):
    return SPOTS[spot]["x"], SPOTS[spot]["y"]


def road(path):
    return [place(path["one"]), *points(path["via"]), place(path["two"])]


def shapes(*kinds):
    return [points(shape["points"]) for shape in DATA["shape"] if shape["kind"] in kinds]


def pieces(line, closed=False):
    line = [*line, line[0]] if closed else line
    return list(pairwise(line))


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(first, second):
    (a, b), (c, d) = first, second
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def meet(one, two):
    return any(cross(first, second) for first in one for second in two)


def inside(point, outline):
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pieces(outline, closed=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


@pytest.mark.clauses("RT-MAP-02", "RT-MAP-03", "RT-MAP-05")
def test_lands_lie_where_the_rulebook_says():
    x, y = ({land: sum(site[at] for site in SITES if site["land"] == land) / 7 for land in LANDS} for at in ("x", "y"))
    assert y["noorland"] < y["lumos"] < min(y["calmania"], y["kalland"])
    assert x["calmania"] < x["lumos"] < x["kalland"]


def test_no_two_roads_cross():
    for one, two in combinations(DATA["path"], 2):
        assert not meet(pieces(road(one)), pieces(road(two))), (one["id"], two["id"])


@pytest.mark.clauses("RT-MAP-14", "RT-MAP-13")
def test_every_spot_lies_in_its_land_and_every_lake_too():
    areas = {shape["land"]: points(shape["points"]) for shape in DATA["shape"] if shape["kind"] == "area"}
    assert set(areas) == set(LANDS)
    for spot in DATA["spot"]:
        holding = [land for land in LANDS if inside(place(spot["id"]), areas[land])]
        assert not spot["land"] or holding == [spot["land"]], spot["id"]
    wet = {land for land in LANDS for lake in shapes("lake") if inside(lake[0], areas[land])}
    assert wet == set(LANDS)


@pytest.mark.clauses("RT-MAP-19", "RT-MAP-20")
def test_rivers_are_met_by_paths_at_crossings_alone():
    rivers = shapes("river")
    on_rivers = {point for river in rivers for point in river}
    assert all(place(spot["id"]) in on_rivers for spot in CROSSINGS)
    for path in DATA["path"]:
        for water in rivers:
            assert not meet(pieces(road(path)), pieces(water)), path["id"]
        for lake in shapes("lake"):
            assert not meet(pieces(road(path)), pieces(lake, closed=True)), path["id"]


@pytest.mark.clauses("RT-R-39", "RT-MAP-13", "RT-MAP-18", "RT-MAP-19")
def test_no_road_runs_over_mountains_or_scenery_and_every_land_has_mountains():
    kinds = ("mountains", "broadleaf", "conifers", "desert", "palms", "waste")
    assert all(shapes(kind) for kind in kinds)
    for peak in [point for shape in shapes(*kinds) for point in shape]:
        for path in DATA["path"]:
            assert min(away(peak, piece) for piece in pieces(road(path))) >= 12, (peak, path["id"])
    areas = {shape["land"]: points(shape["points"]) for shape in DATA["shape"] if shape["kind"] == "area"}
    for land in LANDS:
        assert any(inside(peak, areas[land]) for shape in shapes("mountains") for peak in shape)


def away(point, piece):
    (ax, ay), (bx, by) = piece
    dx, dy = bx - ax, by - ay
    along = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    along = min(1, max(0, along))
    return hypot(point[0] - ax - along * dx, point[1] - ay - along * dy)


def test_harbours_lie_on_the_coast_and_all_lies_on_the_sheet():
    coasts = [piece for coast in shapes("coast") for piece in pieces(coast, closed=True)]
    for site in SITES:
        near = min(away(place(site["id"]), piece) for piece in coasts)
        assert not site["harbour"] or near <= 40, site["id"]
        assert near >= 12, site["id"]
    kinds = {shape["kind"] for shape in DATA["shape"]}
    drawn = [point for shape in shapes(*kinds) for point in shape]
    assert all(0 < x < WIDE and 0 < y < HIGH for x, y in drawn)


def test_no_two_spots_are_too_close_to_be_drawn():
    for one, two in combinations(SPOTS, 2):
        (ax, ay), (bx, by) = place(one), place(two)
        assert hypot(ax - bx, ay - by) >= 40, (one, two)
