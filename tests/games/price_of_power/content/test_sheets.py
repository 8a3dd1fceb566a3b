"""Realm sheets, Missions, events, Ideas and the numbers of the frame, as shipped and as one may not change them."""

import copy

import pytest
from price_of_power_content import DATA, edited, problems, row

from entrepot.files.content_csv import read_csv_folder, write_csv_folder
from entrepot.games.price_of_power.content.card_checks import keys
from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.games.price_of_power.content.sheet_checks import pieces
from entrepot.games.price_of_power.content.tables import Printed
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent

PRINTED = Printed(make_content(SCHEMA, DATA))
REALMS = range(6)
LIMIT = {limit["id"]: limit["value"] for limit in DATA["limit"]}


def connected(realm):
    """Return the nodes that a realm has a valid connection to at the start."""
    p = PRINTED
    held = {p.area_of[province] for province in p.start_towns[realm] + p.start_vassals[realm]}
    held |= {*p.start_influence[realm], *p.start_ships[realm], *p.start_slots[realm], p.capital[realm]}
    chain = [p.capital[realm]]
    for space in chain:
        chain += [other for other in p.near[space] if other in held and other not in chain]
    return [node for node in range(p.nodes) if set(p.node_ends[node]) & set(chain)]


def tax(provinces):
    """Return the sum of their Tax Values."""
    return sum(PRINTED.tax[province] for province in provinces)


@pytest.mark.clauses("PP-SETUP-03", "PP-SETUP-04", "PP-MERCH-01")
def test_six_sheets_of_like_strength_one_rich_in_merchants_and_one_in_land():
    sheets = {}
    for realm, id in enumerate(PRINTED.realm_ids):
        merchants = len(PRINTED.start_merchants[realm])
        sheets[id] = (tax(PRINTED.start_towns[realm]), len(PRINTED.start_vassals[realm]), merchants)
        assert sum(PRINTED.skill[realm * 3 : realm * 3 + 3]) == 9
        assert 2 <= len(PRINTED.start_ships[realm] + PRINTED.start_slots[realm]) <= 3
        assert PRINTED.start_slots[realm] != []
    assert sheets == {
        "brennack": (6, 1, 2),
        "morvaine": (9, 2, 2),
        "halmark": (7, 2, 2),
        "tessaly": (5, 3, 3),
        "sarrazan": (7, 1, 2),
        "velkhar": (8, 3, 2),
    }


@pytest.mark.clauses("PP-MERCH-06")
def test_merchants_start_where_their_realm_is_connected_and_two_nodes_are_shared():
    homes = [set(PRINTED.start_merchants[realm]) for realm in REALMS]
    for realm in REALMS:
        assert homes[realm] <= set(connected(realm))
        assert len(homes[realm]) == len(PRINTED.start_merchants[realm])
        assert 3 <= len(connected(realm)) < 9
    shared = [node for node in range(PRINTED.nodes) if sum(node in home for home in homes) > 1]
    assert len(shared) >= 2


def test_every_realm_can_be_struck_by_a_revolt():
    for realm in REALMS:
        laid = PRINTED.start_towns[realm] + PRINTED.start_vassals[realm]
        assert sum(PRINTED.area_of[province] != PRINTED.capital[realm] for province in laid) >= 3


def test_a_third_of_the_provinces_is_free_whoever_plays():
    west = [at for at in range(PRINTED.provinces) if PRINTED.board[PRINTED.area_of[at]] == 0]
    east = [at for at in range(PRINTED.provinces) if PRINTED.board[PRINTED.area_of[at]] == 1]
    taken = [len(PRINTED.start_towns[realm] + PRINTED.start_vassals[realm]) for realm in REALMS]
    assert [PRINTED.board[capital] for capital in PRINTED.capital].count(1) == 1
    assert sum(taken[:5]) * 3 < len(west) * 2
    assert sum(taken) * 3 < (len(west) + len(east)) * 2


def test_every_realm_has_free_provinces_within_reach_of_its_first_influence():
    p = PRINTED
    taken = {at for realm in REALMS for at in p.start_towns[realm] + p.start_vassals[realm]}
    for realm in REALMS:
        own = {p.area_of[at] for at in p.start_towns[realm] + p.start_vassals[realm]} | set(p.start_influence[realm])
        reach = own | {area for space in own for area in p.areas_near[space]}
        reach |= {area for areas in p.port_areas if own & set(areas) for area in areas}
        free = [at for area in reach for at in p.provinces_in[area] if at not in taken and not p.is_territory[at]]
        assert len(free) >= 5


def test_three_missions_each_on_boards_where_the_realm_plays():
    boards = {space["id"]: space["board"] for space in DATA["space"]}
    where = {n["id"]: boards[n["place"]] for n in DATA["node"]}
    where |= {province["id"]: boards[province["area"]] for province in DATA["province"]}
    assert len(DATA["mission"]) == 18
    for mission in DATA["mission"]:
        named = [mission[f"place_{name}"] for name in ("one", "two", "three") if mission[f"place_{name}"]]
        assert mission["realm"] == "velkhar" or all(where[id] == "west" for id in named)
        starts = pieces(DATA, mission["realm"], "merchant")
        assert mission["condition"] != "merchants-at" or not set(named) <= set(starts)


def test_the_event_deck():
    copies = {}
    for event in DATA["event"]:
        copies[event["effect"]] = copies.get(event["effect"], 0) + event["copies"]
    assert copies == {
        "pirates": 5,
        "revolt": 4,
        "rising-power": 3,
        "rival-explorers": 3,
        "boom": 2,
        "crown-debts": 3,
        "new-houses": 3,
        "lost-at-sea": 1,
    }
    areas = [event["area"] for event in DATA["event"] if event["area"]]
    assert [row("space", area)["board"] for area in areas] == ["continent-1", "continent-2", "continent-3"]
    wanted = {key for entry in DATA["entry"] if entry["requirement"] == "token" for key in keys(entry)}
    for event in DATA["event"]:
        named = {event[f"province_{name}"] for name in ("one", "two", "three", "four")} - {""}
        assert named <= wanted


@pytest.mark.clauses("PP-IDEA-08")
def test_five_ideas_and_what_they_cost():
    assert [(idea["id"], idea["power"], idea["cost"], idea["age"]) for idea in DATA["idea"]] == [
        ("free-trade", "administrative", 4, 1),
        ("trading-companies", "diplomatic", 4, 2),
        ("new-world", "diplomatic", 3, 1),
        ("colonial-charter", "administrative", 3, 1),
        ("merchant-marine", "military", 4, 1),
    ]


def test_what_passing_pays():
    pays = {p["id"]: [p[rank] for rank in ("first", "second", "third", "fourth")] for p in DATA["passing"]}
    assert pays == {"two": [3, 0, 0, 0], "three": [5, 2, 0, 0], "four": [5, 3, 2, 0], "five": [5, 3, 2, 0],
                    "six": [5, 3, 2, 1]}  # fmt: skip
    assert PRINTED.passing[4 * 4 : 5 * 4] == [5, 3, 2, 1]


@pytest.mark.clauses("PP-SETUP-02", "PP-SETUP-07")
def test_the_numbers_of_the_frame():
    assert list(LIMIT.values()) == [
        15, 3, 10, 15, 20, 4, 3, 2,  # start, supplies
        3, 2, 5, 6, 5,  # cards turned up, declining, Loans
        5, 2, 3, 3, 3, 4, 1, 4, 3, 2, 3,  # Influence, Subjugate, Annex, Colonize, ships, Commercial Growth
        4, 2, 5, 1, 3, 3, 5,  # Explore, Hunt, Court, Crown Debts, Missions
        3, 2, 1, 1, 3, 1, 3, 2, 1,  # Prestige
        5, 3, 3, 5, 50, 10,  # Bankruptcy and scoring
    ]  # fmt: skip
    assert (PRINTED.limits.start_ducats, PRINTED.limits.loan, PRINTED.limits.score_beyond) == (15, 5, 10)
    ours = [limit["id"] for limit in DATA["limit"] if limit["origin"] == "ours"]
    assert not {"loan", "repayment", "declined", "start-ducats", "slaves-prestige", "most-power"} & set(ours)


def test_the_late_start_has_a_token_on_each_of_the_first_two_continents():
    boards = [PRINTED.board[PRINTED.area_of[province]] for province in PRINTED.late_tokens]
    assert boards == [2, 3]


REFUSED = [
    ("realm", "brennack", {"colour": "blue!!!"}, "realm", "colour", "colour"),
    ("realm", "brennack", {"colour": row("realm", "morvaine")["colour"]}, "realm", "colour", "duplicate"),
    ("realm", "brennack", {"capital": "grey-sound"}, "realm", "capital", "capital"),
    ("realm", "brennack", {"capital": "highmesa"}, "realm", "capital", "capital"),
    ("realm", "brennack", {"capital": "kongsmark"}, "realm", "capital", "capital"),
    ("realm", "brennack", {"capital": "uralda"}, "realm", "capital", "east"),
    ("start", "brennack-town-caerwick", {"place": "atlantis"}, "start", "place", "place"),
    ("start", "brennack-town-caerwick", {"place": "montarel"}, "start", "place", "full"),
    ("start", "brennack-town-caerwick", {"place": "fernport"}, "start", "place", "distant"),
    ("start", "brennack-town-caerwick", {"realm": ""}, "start", "realm", "realm"),
    ("start", "brennack-town-caerwick", {"count": 2}, "start", "count", "count"),
    ("start", "brennack-slot-grey-sound", {"count": 4}, "start", "place", "full"),
    ("start", "brennack-slot-grey-sound", {"place": "downs"}, "start", "place", "place"),
    ("start", "brennack-influence-rysland", {"place": "grey-sound"}, "start", "place", "place"),
    ("start", "brennack-merchant-sunset-roads", {"place": "harrow-roads"}, "start", "place", "full"),
    ("start", "late-dnpr-tlaxoma", {"place": "caerwick"}, "start", "place", "distant"),
    ("mission", "ring-of-vassals", {"reward": "ducats"}, "realm", "id", "missions"),
    ("mission", "ring-of-vassals", {"amount": 0}, "mission", "amount", "amount"),
    ("mission", "ring-of-vassals", {"place_one": "caerwick"}, "mission", "place_one", "places"),
    ("mission", "gold-of-the-south", {"place_one": "furhold"}, "mission", "place_one", "places"),
    ("mission", "great-fairs", {"place_one": ""}, "mission", "place_one", "places"),
    ("event", "rising-south", {"effect": "boom"}, "event", "province_one", "provinces"),
    ("event", "rising-south", {"province_one": ""}, "event", "province_one", "provinces"),
    ("event", "rivals-mesa", {"area": "ardane"}, "event", "area", "area"),
    ("event", "rivals-mesa", {"area": "fog-banks"}, "event", "area", "area"),
    ("event", "boom", {"area": "highmesa"}, "event", "area", "area"),
    ("limit", "ships", {"value": 16}, "limit", "value", "limit"),
    ("limit", "subjugate", {"value": 0}, "limit", "value", "limit"),
    ("limit", "loan", {"value": 7}, "limit", "value", "order"),
    ("passing", "three", {"second": 6}, "passing", "first", "passing"),
]


@pytest.mark.parametrize(("table", "at", "values", "where", "column", "code"), REFUSED)
def test_what_contradicts_the_rules_is_refused(table, at, values, where, column, code):
    data = edited(table, at, **values)
    assert ("refused", where, column, code) in problems(data)
    with pytest.raises(BadContent):
        make_content(SCHEMA, data)


def test_a_realm_with_more_than_its_supply_is_refused():
    data = edited("limit", "ships", value=2)
    assert ("refused", "realm", "id", "supply") in problems(data)
    data = edited("limit", "most-merchants", value=2)
    data["limit"][[limit["id"] for limit in data["limit"]].index("gift-merchants")]["value"] = 2
    assert ("refused", "realm", "id", "supply") in problems(data)


@pytest.mark.parametrize("table", ["limit", "passing", "order", "idea", "realm"])
def test_a_row_that_the_rules_name_cannot_be_left_out(table):
    data = copy.deepcopy(DATA)
    data[table].pop()
    for gone in ("start", "lead", "mission"):
        data[gone] = [given for given in data[gone] if given["realm"] != "velkhar"]
    assert ("refused", table, "effect" if table == "idea" else "id", "rows") in problems(data)


def test_what_departs_from_the_shipped_frame_is_noted():
    assert problems(DATA) == []
    assert problems(edited("event", "boom", copies=3)) == [("noted", "event", "copies", "count")]
    assert problems(edited("event", "rising-south", province_three="caerwick")) == [
        ("noted", "event", "province_three", "idle")
    ]
    alike = copy.deepcopy(DATA)
    alike["start"] = [start for start in alike["start"] if start["id"] != "tessaly-merchant-ardane-fairs"]
    assert problems(alike) == [("noted", "realm", "id", "merchants")]
    assert problems(edited("realm", "brennack", military=4)) == [("noted", "realm", "administrative", "skills")]


def test_content_goes_through_a_spreadsheet_without_loss(tmp_path):
    content = make_content(SCHEMA, DATA)
    write_csv_folder(content, tmp_path, SCHEMA, ";")
    reading = read_csv_folder(tmp_path, SCHEMA)
    assert reading.problems == []
    assert make_content(SCHEMA, reading.data).as_data() == DATA
