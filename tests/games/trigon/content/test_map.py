"""The map of Rule of Trigon: four lands that are alike; and maps of somebody's own."""

import copy
from itertools import combinations

import pytest
from trigon_content import DATA, LANDS, edited, problems, row

from entrepot.games.trigon.content.map_checks import distances, home_distances
from entrepot.mechanics.columns import joined

SPOTS = {spot["id"]: spot for spot in DATA["spot"]}
SITES = [spot for spot in DATA["spot"] if spot["kind"] == "site"]
CROSSINGS = [spot for spot in DATA["spot"] if spot["kind"] == "crossing"]
CAPITALS = [land["capital"] for land in DATA["land"]]
NEAR = joined(DATA["spot"], DATA["path"])


@pytest.mark.clauses(
    "RT-MAP-01", "RT-MAP-02", "RT-MAP-03", "RT-MAP-04", "RT-MAP-05", "RT-SETUP-10", "RT-R-07", "RT-COMP-32",
)  # fmt: skip
def test_four_lands_with_their_peoples_capitals_and_deities():
    told = {
        land["id"]: (
            land["name"]["nl"],
            land["people"]["nl"],
            SPOTS[land["capital"]]["name"]["nl"],
            land["deity"]["nl"],
        )
        for land in DATA["land"]
    }
    assert told == {
        "noorland": ("Noorland", "de Noren", "Psor", "Psor, god van de zee"),
        "lumos": ("Lumos", "de Lumoreanen", "Nieuw Delia", "Delia, godin van de handel"),
        "calmania": ("Calmania", "de Calmanen", "Citel", "Zoloth, god van de aarde"),
        "kalland": ("Kalland", "de Kallen", "Pyros", "Ino, god van de hemel"),
    }
    assert row("land", "noorland")["kind"] == {"en": "people of warriors", "nl": "krijgersvolk"}


@pytest.mark.clauses("RT-PLAY-08", "RT-PLAY-09", "RT-PLAY-10", "RT-PLAY-11")
def test_signs_of_the_four_colours():
    assert [land["sign"]["nl"] for land in DATA["land"]] == ["ster", "geldbuidel", "tandwiel", "planeet"]
    assert [land["sign"]["en"] for land in DATA["land"]] == ["star", "money bag", "cogwheel", "planet"]


@pytest.mark.clauses("RT-MAP-10", "RT-R-08", "RT-PLAY-07")
def test_colours_are_green_purple_yellow_and_white():
    red, green, blue = ([int(land["colour"][at : at + 2], 16) for land in DATA["land"]] for at in (1, 3, 5))
    assert green[0] > red[0] + 50
    assert min(red[1], blue[1]) > green[1] + 30
    assert min(red[2], green[2]) > blue[2] + 100
    assert min(red[3], green[3], blue[3]) > 200


@pytest.mark.clauses("RT-MAP-14", "RT-MAP-21", "RT-MAP-15")
def test_28_sites_seven_in_each_land_and_one_of_them_the_capital():
    assert [sum(site["land"] == land for site in SITES) for land in LANDS] == [7, 7, 7, 7]
    assert [SPOTS[capital]["land"] for capital in CAPITALS] == list(LANDS)
    assert len(DATA["path"]) == 31 + 2 * 11
    assert len(CROSSINGS) == 11


@pytest.mark.clauses("RT-MAP-16", "RT-MAP-11", "RT-MOVE-06")
def test_paths_join_the_mainland_and_none_leads_to_noorland():
    on_foot = distances(DATA, "l1", by_sea=False)
    assert {SPOTS[spot]["land"] for spot in on_foot} == {"lumos", "calmania", "kalland", ""}
    assert len(on_foot) == 21 + 9
    assert len(distances(DATA, "n1", by_sea=False)) == 7 + 2
    assert len(distances(DATA, "n1")) == len(SPOTS)


@pytest.mark.clauses("RT-EX-08", "RT-MAP-16")
def test_all_lands_are_alike_inside():
    for land in DATA["land"]:
        assert home_distances(DATA, land) == [0, 1, 1, 1, 2, 2, 3]
        beside = [SPOTS[spot] for spot in NEAR[land["capital"]]]
        assert [spot["kind"] for spot in beside] == ["site"] * 3
        assert sum(spot["harbour"] for spot in beside) == 2
        assert not SPOTS[land["capital"]]["harbour"]
        own = [spot for spot in CROSSINGS if spot["land"] == land["id"]]
        assert len(own) == 2


def test_harbours_and_borders_are_alike_in_the_lands_of_the_mainland():
    for land in DATA["land"]:
        home = {
            site["id"]: distances(DATA, land["capital"], by_sea=False)[site["id"]]
            for site in SITES
            if site["land"] == land["id"]
        }
        harbours = [site for site in home if SPOTS[site]["harbour"]]
        assert sorted(home[site] for site in harbours)[:3] == [1, 1, 2]
        assert all(SPOTS[site]["harbour"] or set(NEAR[site]) & set(harbours) for site in home)  # a step from the sea
    plain = [
        (path["one"], path["two"]) for path in DATA["path"] if {SPOTS[path[end]]["kind"] for end in ENDS} == {"site"}
    ]
    borders = [pair for pair in plain if SPOTS[pair[0]]["land"] != SPOTS[pair[1]]["land"]]
    assert len(borders) == 3
    assert sorted(SPOTS[site]["land"] for site in {site for pair in borders for site in pair}) == sorted(LANDS[1:])


ENDS = ("one", "two")


def test_mainland_capitals_are_equally_far_apart_on_foot():
    away = {pair: distances(DATA, pair[0], by_sea=False)[pair[1]] for pair in combinations(CAPITALS[1:], 2)}
    assert len(set(away.values())) == 1


def reach(start, turns):
    """Return the foreign sites that a figure reaches, with boats at hand: a step and a voyage in each turn."""
    harbours = {site["id"] for site in SITES if site["harbour"]}
    spots = {start}
    for _ in range(turns):
        sailed = spots | (harbours if spots & harbours else set())
        stepped = spots | {near for spot in spots for near in NEAR[spot]}
        walked = sailed | {near for spot in sailed for near in NEAR[spot]}
        spots = walked | stepped | (harbours if stepped & harbours else set())
    return {spot for spot in spots if SPOTS[spot]["kind"] == "site" and SPOTS[spot]["land"] != SPOTS[start]["land"]}


@pytest.mark.clauses("RT-R-36", "RT-MOVE-09", "RT-R-37")
def test_by_sea_every_foreign_capital_is_two_turns_away_for_all():
    one, two = ([len(reach(capital, turns)) for capital in CAPITALS] for turns in (1, 2))
    assert set(one) <= {9, 10}
    assert set(two) <= {19, 20, 21}
    for capital in CAPITALS:
        others = set(CAPITALS) - {capital}
        assert not others & reach(capital, 1)
        assert others <= reach(capital, 2)


@pytest.mark.clauses("RT-MAP-20", "RT-R-38", "RT-R-59", "RT-MAP-16")
def test_a_crossing_lies_between_two_sites():
    for spot in CROSSINGS:
        banks = [SPOTS[near] for near in NEAR[spot["id"]]]
        assert [bank["kind"] for bank in banks] == ["site", "site"]
        lands = {bank["land"] for bank in banks}
        assert spot["land"] == (lands.pop() if len(lands) == 1 else "")
    between = [{SPOTS[near]["land"] for near in NEAR[spot["id"]]} for spot in CROSSINGS if not spot["land"]]
    assert sorted(map(sorted, between)) == [["calmania", "kalland"], ["calmania", "lumos"], ["kalland", "lumos"]]


@pytest.mark.clauses("RT-MAP-12", "RT-MAP-11", "RT-MAP-17", "RT-R-36")
def test_13_harbours_on_three_waters():
    harbours = [site for site in SITES if site["harbour"]]
    assert [sum(site["land"] == land for site in harbours) for land in LANDS] == [4, 3, 3, 3]
    waters = {water: sorted({site["land"] for site in harbours if site["water"] == water}) for water in WATERS}
    assert waters["inland-sea"] == ["calmania"]
    assert waters["ij-sea"] == ["kalland", "lumos"]
    assert "noorland" in waters["great-ocean"]
    assert {row("shape", water)["name"]["nl"] for water in WATERS} == {"Grote Oceaan", "Binnenzee van Cal", "IJzee"}


WATERS = ("great-ocean", "inland-sea", "ij-sea")


# ---------------------------------------------------------------- maps of somebody's own

REFUSED = [
    ("spot", 0, {"land": ""}, "land", "land"),
    ("spot", 1, {"water": ""}, "water", "water"),
    ("spot", 1, {"water": "lake-lumos"}, "water", "water"),
    ("spot", 1, {"kind": "crossing", "harbour": False}, "kind", "order"),
    ("spot", 28, {"harbour": True}, "harbour", "crossing"),
    ("spot", 28, {"land": ""}, "land", "banks"),
    ("spot", 36, {"land": "lumos"}, "land", "banks"),
    ("path", 0, {"two": "n1"}, "two", "ends"),
    ("path", 1, {"two": "n2"}, "two", "duplicate"),
    ("path", 31, {"one": "c7-k7"}, "two", "ends"),
    ("path", 31, {"two": "c7-k7"}, "id", "banks"),
    ("path", 0, {"via": "12;13"}, "via", "points"),
    ("shape", 0, {"points": "1,2 3"}, "points", "points"),
    ("shape", 0, {"land": "lumos"}, "land", "land"),
    ("shape", 6, {"name": {"en": "", "nl": ""}}, "name", "empty"),
    ("land", 0, {"capital": "l1"}, "capital", "capital"),
    ("land", 0, {"capital": "n3-n5"}, "capital", "capital"),
]


@pytest.mark.parametrize(("table", "at", "values", "column", "code"), REFUSED)
def test_a_map_without_meaning_is_refused(table, at, values, column, code):
    found = problems(edited(table, at, **values))
    assert any(problem[0] == "refused" and problem[2:] == (column, code) for problem in found), found


@pytest.mark.clauses("RT-R-36")
def test_a_land_that_nobody_can_reach_is_refused():
    data = copy.deepcopy(DATA)
    for spot in data["spot"]:
        if spot["land"] == "noorland":
            spot["harbour"] = False
    assert ("refused", "spot", "id", "reach") in problems(data)


@pytest.mark.clauses("RT-EX-08", "RT-QUEST-16")
def test_a_lonely_capital_and_a_land_too_small_are_refused():
    data = copy.deepcopy(DATA)
    data["path"] = [path for path in data["path"] if "n1" not in (path["one"], path["two"])]
    assert ("refused", "land", "capital", "alone") in problems(data)
    data = copy.deepcopy(DATA)
    for spot in data["spot"][2:7]:
        spot["land"] = "lumos"
    assert ("refused", "land", "id", "sites") in problems(data)


def test_lands_that_differ_are_noted():
    data = edited("path", 4, one="n1", two="n6")  # n3 to n6 before
    data["spot"][28]["land"] = "noorland"
    assert [problem for problem in problems(data) if problem[3] == "balance"] == [
        ("noted", "land", "capital", "balance") for _ in range(3)
    ]


@pytest.mark.clauses("RT-QUEST-16", "RT-R-15")
def test_a_land_has_three_to_ten_sites():
    data = copy.deepcopy(DATA)
    lands = {spot["id"]: spot for spot in data["spot"]}
    for spot, land in (("n4", "lumos"), ("n5", "lumos"), ("n6", "lumos"), ("n7", "calmania")):
        lands[spot]["land"] = land
    lands["n3-n5"]["land"], lands["n4-n6"]["land"] = "", "lumos"
    assert all(problem[0] == "noted" for problem in problems(data))
    lands["n3"]["land"] = "calmania"
    assert ("refused", "land", "id", "sites") in problems(data)
    lands["n3"]["land"] = "noorland"
    lands["n7"]["land"] = "lumos"
    assert ("refused", "land", "id", "sites") in problems(data)
