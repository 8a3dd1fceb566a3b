"""The boards as shipped: Areas, Sea Zones, Provinces and nodes, and what a map of one's own may not be."""

from collections import Counter

import pytest
from price_of_power_content import DATA, edited, problems, row

from entrepot.games.price_of_power.content.map_checks import distances
from entrepot.mechanics.columns import joined

SPACES = {space["id"]: space for space in DATA["space"]}
NEAR = joined(DATA["space"], DATA["border"])
CAPITALS = {realm["id"]: realm["capital"] for realm in DATA["realm"]}
HOME = ("west", "east")


def of(kind, *boards):
    """Return the Areas or Sea Zones of these boards."""
    return [id for id, space in SPACES.items() if space["kind"] == kind and space["board"].startswith(boards)]


def provinces(*boards):
    """Return the Provinces of these boards."""
    return [province for province in DATA["province"] if SPACES[province["area"]]["board"].startswith(boards)]


def nodes(kind, *boards):
    """Return the nodes of one kind on these boards."""
    return [n["id"] for n in DATA["node"] if n["kind"] == kind and SPACES[n["place"]]["board"].startswith(boards)]


def test_the_western_and_the_eastern_board():
    sizes = [(len(of("area", board)), len(provinces(board)), len(of("sea", board))) for board in HOME]
    assert sizes == [(21, 56, 9), (8, 20, 2)]
    kinds = [(len(nodes("maritime", board)), len(nodes("inland", board))) for board in HOME]
    assert kinds == [(5, 4), (1, 2)]
    for board in HOME:
        large = [province for province in provinces(board) if province["size"] == "large"]
        ports = [province for province in provinces(board) if province["port"]]
        assert 0.15 < len(large) / len(provinces(board)) < 0.25
        assert 0.4 < len(ports) / len(provinces(board)) < 0.6


@pytest.mark.clauses("PP-NODE-02")
def test_slots_and_maritime_nodes_of_every_sea_zone():
    near = Counter(sea for node in DATA["node"] if node["kind"] == "maritime" for sea in (node["place"], node["also"]))
    for sea in of("sea", "west", "east", "continent"):
        assert SPACES[sea]["slots"] in (2, 3)
        assert near[sea] in (1, 2)
    assert any(count == 2 for sea, count in near.items() if sea)
    assert all(SPACES[area]["slots"] == 0 for area in of("area", "west", "east", "continent"))


def test_inland_nodes_on_the_coast_in_a_capital_and_far_from_every_capital():
    places = {node["id"]: node["place"] for node in DATA["node"] if node["kind"] == "inland"}
    assert "grey-sound" in NEAR[places["rysmond-fair"]]
    assert places["ardane-fairs"] == CAPITALS["morvaine"]
    far = [distances(DATA, capital, HOME)[places["kronau-crossing"]] for capital in CAPITALS.values()]
    assert min(far) == 2


def test_four_continents_of_four_to_six_areas_and_a_node():
    for number in range(1, 5):
        board = f"continent-{number}"
        assert 4 <= len(of("area", board)) <= 6
        assert len(provinces(board)) == len(of("area", board))
        assert 1 <= len(of("sea", board)) <= 2
        assert 1 <= len(nodes("maritime", board)) + len(nodes("inland", board)) <= 2
        assert any(province["size"] == "territory" for province in provinces(board))
    assert nodes("inland", "continent") == ["mesa-market", "kalimar-bazaar"]


def test_the_first_two_continents_are_nearer_than_the_others():
    linked = [sea for sea in of("sea", "continent") if any(SPACES[other]["board"] == "west" for other in NEAR[sea])]
    assert [SPACES[sea]["board"] for sea in linked] == ["continent-1", "continent-2", "continent-2"]
    for sea in of("sea", "continent"):
        assert sea in linked or set(NEAR[sea]) & set(linked)


def test_territories_lie_overseas_alone():
    assert all(province["size"] != "territory" for province in provinces(*HOME))
    assert {province["size"] for province in provinces("continent")} == {"small", "large", "territory"}


def test_what_has_a_name_has_it_in_both_languages_and_none_is_given_twice():
    for table, entries in DATA.items():
        for language in ("en", "nl"):
            names = [entry["name"][language] for entry in entries if "name" in entry] if table != "meta" else []
            assert len(set(names)) == len(names), (table, language)
            assert "" not in names
    descriptive = ("fern-coast", "downs", "amber-sea", "sunset-deep", "sugar-isles")
    assert all(row("space", id)["name"]["en"] != row("space", id)["name"]["nl"] for id in descriptive)
    for table in ("node", "good", "event", "idea", "mission", "limit", "passing"):
        same = [entry["id"] for entry in DATA[table] if entry["name"]["en"] == entry["name"]["nl"]]
        assert same == [], table


REFUSED = [
    ("space", "amber-sea", {"slots": 0}, "slots", "slots"),
    ("space", "ardane", {"slots": 1}, "slots", "slots"),
    ("space", "ardane", {"points": "12;13"}, "points", "points"),
    ("border", 0, {"two": DATA["border"][0]["one"]}, "two", "ends"),
    ("border", 0, {"one": DATA["border"][1]["one"], "two": DATA["border"][1]["two"]}, "two", "duplicate"),
    ("border", 0, {"two": "highmesa"}, "two", "distant"),
    ("province", "caerwick", {"size": "territory"}, "size", "territory"),
    ("province", "caerwick", {"port": "tallow-sea"}, "port", "port"),
    ("province", "marelle", {"port": ""}, "port_two", "port"),
    ("province", "caerwick", {"area": "skerra"}, "area", "order"),
    ("province", "caerwick", {"area": "grey-sound"}, "area", "kind"),
    ("province", "vinterhavn", {"area": "kongsmark", "port": ""}, "id", "provinces"),
    ("node", "furhold", {"place": "amber-sea"}, "place", "kind"),
    ("node", "harrow-roads", {"place": "rysland"}, "place", "kind"),
    ("node", "harrow-roads", {"also": "spice-sea"}, "also", "also"),
    ("node", "spice-roads", {"place": "cape-passage"}, "id", "nodes"),
]


@pytest.mark.clauses("PP-NODE-02")
@pytest.mark.parametrize(("table", "at", "values", "column", "code"), REFUSED)
def test_a_map_that_contradicts_the_rules_is_refused(table, at, values, column, code):
    found = problems(edited(table, at, **values))
    assert ("refused", column, code) in [(severity, name, what) for severity, _, name, what in found]


def test_a_place_that_only_the_eastern_board_leads_to_is_refused():
    data = edited("border", 0)
    data["border"] = [row for row in data["border"] if "skerra" not in (row["one"], row["two"])]
    data["border"].append({"id": "skerra_khoraz", "one": "skerra", "two": "khoraz", "via": "", "origin": "ours"})
    assert ("refused", "space", "id", "reach") in problems(data)


def test_areas_come_before_sea_zones_and_a_drawn_sea_route_has_points():
    data = edited("space", "ardane")
    data["space"].append(data["space"].pop(0))
    assert ("refused", "space", "kind", "order") in problems(data)
    assert ("refused", "border", "via", "points") in problems(edited("border", 0, via="here and there"))


def test_there_are_no_more_areas_than_a_set_of_them_can_hold():
    data = edited("space", "ardane")
    areas = sum(row["kind"] == "area" for row in data["space"])
    data["space"] = [{**data["space"][0], "id": f"more_{at}"} for at in range(62 - areas)] + data["space"]
    assert ("refused", "space", "kind", "many") not in problems(data)
    data["space"] = [{**data["space"][0], "id": "one_more"}, *data["space"]]
    assert ("refused", "space", "kind", "many") in problems(data)
