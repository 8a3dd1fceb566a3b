"""The tables of Rule of Trigon as shipped, and what content of somebody's own may hold."""

import copy

import pytest
from trigon_content import DATA, at, coins, edited, problems

from entrepot.files.content_csv import read_csv_folder, write_csv_folder
from entrepot.games.trigon.content.checks import LIMITS
from entrepot.games.trigon.content.schema import SCHEMA
from entrepot.games.trigon.content.vocabulary import SLOTS
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent

# ---------------------------------------------------------------- cost card, dice, points, box


@pytest.mark.clauses(
    "RT-BUILD-04", "RT-BUILD-05", "RT-BUILD-07", "RT-BUILD-08", "RT-BUILD-10", "RT-BUILD-11", "RT-COMP-25",
    "RT-SCOUT-11",
)  # fmt: skip
def test_prices():
    assert {cost["id"]: coins(cost) for cost in DATA["cost"]} == {
        "knight": (1, 0, 0),
        "scout": (0, 3, 1),
        "boat": (2, 0, 0),
        "quest": (0, 0, 1),
        "play": (1, 0, 0),
    }


@pytest.mark.clauses(
    "RT-BATTLE-04", "RT-BATTLE-17", "RT-BATTLE-18", "RT-BATTLE-19", "RT-BATTLE-20", "RT-BATTLE-21", "RT-COMP-25"
)
def test_dice_by_role():
    assert {dice["id"]: (dice["attack"], dice["defence"]) for dice in DATA["dice"]} == {
        "knight": (1, 1),
        "scout": (1, 2),
        "boat": (0, 2),
        "settlement": (0, 2),
        "palace": (0, 3),
    }


@pytest.mark.clauses("RT-SCORE-01", "RT-SCORE-02", "RT-SCORE-03", "RT-SCORE-06", "RT-SCORE-08", "RT-COMP-29")
def test_points():
    points = {point["id"]: point["value"] for point in DATA["point"]}
    assert points == {"palace": 3, "settlement": 1, "city": 1, "land": 8}
    assert points["palace"] + points["settlement"] == 4


@pytest.mark.clauses("RT-COMP-23", "RT-BCARD-01", "RT-BCARD-02", "RT-BCARD-03", "RT-R-16", "RT-SCORE-05")
def test_two_bonus_cards():
    assert [(bonus["name"]["en"], bonus["needed"], bonus["points"]) for bonus in DATA["bonus"]] == [
        ("Scout of the Wilderness", 5, 3),
        ("Quest of the Adventurer", 3, 2),
    ]


@pytest.mark.clauses(
    "RT-COMP-04", "RT-COMP-05", "RT-COMP-07", "RT-COMP-08", "RT-COMP-10", "RT-COMP-21", "RT-COMP-22", "RT-BATTLE-07",
    "RT-BATTLE-15", "RT-SETUP-15", "RT-SETUP-17", "RT-R-01", "RT-R-04", "RT-R-92", "RT-TRADE-03", "RT-TRADE-04",
    "RT-BONUS-02", "RT-BIRTH-03", "RT-MOVE-07", "RT-MOVE-11", "RT-R-28", "RT-WIN-02", "RT-COMP-12", "RT-COMP-18",
    "RT-COMP-19",
)  # fmt: skip
def test_limits_and_supplies():
    assert SLOTS == 10
    assert {limit["id"]: limit["value"] for limit in DATA["limit"]} == {
        "most-dice": 5,
        "offers": 3,
        "aboard": 5,
        "housing": 5,
        "train-from": 2,
        "emperor-people": 25,
        "land-knights": 8,
        "start-knights": 5,
        "start-scouts": 1,
        "start-people": 1,
        "bank": 50,
        "copper-per-silver": 3,
        "silver-per-gold": 3,
        "most-scouts": 3,
        "most-boats": 5,
        "cylinders": 35 * 1 + 5 * 5,
    }


# ---------------------------------------------------------------- names


def test_what_has_a_name_has_it_in_both_languages_and_none_is_given_twice():
    for table, entries in DATA.items():
        for language in ("en", "nl"):
            names = [entry["name"][language] for entry in entries if "name" in entry] if table != "meta" else []
            names = [name for name in names if name]
            assert len(set(names)) == len(names), (table, language)
    for table in ("land", "spot", "village", "quest", "play", "cost", "dice", "point", "bonus", "limit"):
        assert all(entry["name"]["en"] and entry["name"]["nl"] for entry in DATA[table]), table


SAME = {
    "Crisis", "Winter", "Psor", "Nieuw Delia", "Citel", "Pyros",  # names of the rulebook
    "Noorland", "Lumos", "Calmania", "Kalland",
}  # fmt: skip


def test_dutch_names_are_dutch():
    for table in ("spot", "village", "quest", "play", "bonus", "limit", "dice"):
        for entry in DATA[table]:
            english, dutch = entry["name"]["en"], entry["name"]["nl"]
            assert english != dutch or english in SAME, (table, english)
    for table in ("quest", "play", "bonus"):
        assert all(entry["text"]["en"] != entry["text"]["nl"] for entry in DATA[table])


# ---------------------------------------------------------------- what may be changed

REFUSED = [
    ("land", 1, {"colour": "green!!"}, "colour", "colour"),
    ("land", 1, {"colour": DATA["land"][0]["colour"].upper()}, "colour", "duplicate"),
    ("land", 1, {"card": "hamlet"}, "card", "capital"),
    ("village", 0, {"city_silver": 1}, "city_copper", "city"),
    ("village", 4, {"city_births": 1}, "city_births", "city"),
    ("village", 0, {"copies": 2}, "kind", "capital"),
    ("village", 4, {"kind": "capital"}, "kind", "capital"),
    ("village", 4, {"copies": 1}, "copies", "size"),
    ("quest", 0, {"category": "trade"}, "category", "category"),
    ("quest", 0, {"what": "palace"}, "what", "what"),
    ("quest", 0, {"times": 2}, "times", "times"),
    ("quest", at("quest", "explore-lumos"), {"what": "atlantis"}, "what", "what"),
    ("quest", at("quest", "play-promotion"), {"what": "demotion"}, "what", "what"),
    ("quest", at("quest", "trade-coins"), {"what": "gold"}, "what", "what"),
    ("play", 0, {"category": "magic"}, "category", "category"),
    ("play", 0, {"amount": 0}, "amount", "amount"),
    ("play", 0, {"metal": "gold"}, "metal", "metal"),
    ("play", at("play", "robbers"), {"metal": ""}, "metal", "metal"),
    ("play", 0, {"at_once": False}, "at_once", "skull"),
    ("play", at("play", "flight"), {"at_once": True}, "at_once", "waits"),
    ("play", at("play", "ore-farm"), {"everyone": True}, "everyone", "everyone"),
    ("play", 0, {"effect": "lose-nerve"}, "effect", "choice"),
    ("limit", 10, {"value": 51}, "value", "limit"),
    ("limit", 9, {"value": 3}, "value", None),
    ("dice", 3, {"attack": 1}, "attack", "dice"),
    ("dice", 2, {"attack": 1}, "attack", "dice"),
    ("dice", 0, {"attack": 0}, "attack", "dice"),
    ("dice", 1, {"defence": 0}, "defence", "dice"),
    ("dice", 3, {"defence": 0}, "defence", "dice"),
    ("bonus", 0, {"points": 4}, "points", "range"),
]


@pytest.mark.parametrize(("table", "at", "values", "column", "code"), REFUSED)
def test_what_contradicts_the_rules_is_refused(table, at, values, column, code):
    data = edited(table, at, **values)
    if code is None:  # allowed, until the capital would begin as a city
        assert problems(data) == []
        data["limit"][3]["value"] = 3
        code = "start"
    found = problems(data)
    assert ("refused", table, column, code) in found
    with pytest.raises(BadContent):
        make_content(SCHEMA, data)


def test_a_start_with_more_than_the_pieces_is_refused():
    data = edited("limit", list(LIMITS).index("cylinders"), value=15)
    data["limit"][list(LIMITS).index("start-knights")]["value"] = 14
    assert problems(data) == []
    data["limit"][list(LIMITS).index("start-knights")]["value"] = 15
    assert problems(data) == [("refused", "limit", "value", "start")]


@pytest.mark.parametrize("table", ["land", "cost", "dice", "point", "bonus", "limit"])
def test_a_row_that_the_rules_name_cannot_be_left_out(table):
    data = copy.deepcopy(DATA)
    data[table].pop()
    data["spot"] = [{**spot, "land": "" if spot["land"] == "kalland" else spot["land"]} for spot in data["spot"]]
    assert ("refused", table, "id", "rows") in problems(data) or table == "land"
    with pytest.raises(BadContent):
        make_content(SCHEMA, data)


@pytest.mark.parametrize(("table", "card"), [("village", 4), ("quest", 0), ("play", 0)])
def test_what_departs_from_the_box_is_noted(table, card):
    data = edited(table, card, copies=DATA[table][card]["copies"] + 1)
    assert problems(data) == [("noted", table, "copies", "count")]


@pytest.mark.clauses("RT-R-28")
def test_forty_village_cards_besides_the_capitals_are_enough():
    assert problems(edited("village", 4, copies=2)) == [("noted", "village", "copies", "count")]
    assert ("refused", "village", "copies", "size") in problems(edited("village", 4, copies=1))


@pytest.mark.clauses("RT-R-65")
def test_a_gift_may_be_kept_and_a_figure_in_doubt_corrected():
    assert problems(edited("play", at("play", "ore-farm"), at_once=False)) == []
    assert problems(edited("limit", list(LIMITS).index("copper-per-silver"), value=5)) == []
    assert problems(edited("bonus", 1, points=3)) == []


def test_content_goes_through_a_spreadsheet_without_loss(tmp_path):
    content = make_content(SCHEMA, DATA)
    write_csv_folder(content, tmp_path, SCHEMA, ";")
    reading = read_csv_folder(tmp_path, SCHEMA)
    assert reading.problems == []
    assert make_content(SCHEMA, reading.data).as_data() == DATA
