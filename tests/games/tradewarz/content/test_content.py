"""The shipped content of TradeWarz, and what content of somebody's own may hold."""

import copy
from collections import Counter

import pytest
from shipped import Shipped

from entrepot.games.tradewarz.content.card_words import EFFECTS, MORALE
from entrepot.games.tradewarz.content.schema import SCHEMA
from entrepot.games.tradewarz.content.vocabulary import SLOTS
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent

SHIPPED = Shipped("tradewarz")
DATA, row, edited, problems = SHIPPED.data, SHIPPED.row, SHIPPED.edited, SHIPPED.problems
RESOURCES = ("gold", "lumber", "mining", "wheat")
VALUES = ("strength", "kill", "block")


def rows(table):
    return DATA[table]


def price(id):
    return tuple(row("cost", id)[resource] for resource in RESOURCES)


def effects(tech):
    return [(tech["effect" + slot], tech["amount" + slot]) for slot in SLOTS if tech["effect" + slot]]


# ---------------------------------------------------------------- what is shipped


def test_the_shipped_content_has_nothing_to_note():
    assert problems(DATA) == []


@pytest.mark.clauses("TW-COMP-01", "TW-HOUSE-01", "TW-R-86")
def test_six_houses_of_six_colours_that_do_nothing():
    assert len(rows("house")) == 6
    assert len({house["colour"] for house in rows("house")}) == 6
    assert set(rows("house")[0]) == {"id", "colour", "origin", "name"}
    hues = {house["id"]: [int(house["colour"][at : at + 2], 16) for at in (1, 3, 5)] for house in rows("house")}
    assert hues["lion"][0] > 200
    assert hues["lion"][1] > 150 > hues["lion"][2]
    assert hues["fox"][0] > 180 > 100 > max(hues["fox"][1:])


@pytest.mark.clauses("TW-SAIL-05", "TW-DICE-01", "TW-DICE-05", "TW-MARCH-03", "TW-R-19")
def test_dice_roll_from_1_to_3_and_the_cold_one_less():
    faces = {die["id"]: sorted(die[f"face{at}"] for at in range(1, 7)) for die in rows("die")}
    assert faces == {"blue": [1, 1, 1, 2, 2, 3], "red": [1, 1, 2, 2, 3, 3]}


@pytest.mark.clauses("TW-SEASON-05", "TW-DICE-03", "TW-DICE-04", "TW-R-18")
def test_five_seasons_of_which_two_are_cold():
    assert [(season["id"], season["die"]) for season in rows("season")] == [
        ("summer", "red"),
        ("harvest", "red"),
        ("fall", "blue"),
        ("winter", "blue"),
        ("spring", "red"),
    ]


@pytest.mark.clauses(
    "TW-CROSS-02", "TW-CROSS-03", "TW-CROSS-04", "TW-SETTLE-01", "TW-SETTLE-05", "TW-VILLAGE-01", "TW-CASTLE-01",
    "TW-UNI-02", "TW-TECH-06", "TW-RECRUIT-01", "TW-ALLY-01", "TW-CANCEL-02",
    "TW-R-03", "TW-R-04", "TW-R-05", "TW-R-06", "TW-R-07", "TW-R-08", "TW-R-09", "TW-R-10",
)  # fmt: skip
def test_prices_in_gold_lumber_mining_and_wheat():
    assert {cost["id"]: price(cost["id"]) for cost in rows("cost")} == {
        "road": (0, 1, 1, 0),
        "bridge": (0, 4, 2, 2),
        "tunnel": (0, 2, 4, 2),
        "settlement": (0, 1, 0, 1),
        "upgrade": (2, 1, 0, 1),
        "village": (2, 2, 0, 2),
        "castle": (0, 4, 3, 4),
        "university": (1, 0, 1, 0),
        "tech": (0, 1, 1, 1),
        "soldier": (0, 3, 0, 3),
        "alliance": (4, 0, 0, 0),
        "cancel": (2, 0, 0, 0),
    }
    assert all(cost["origin"] == "ours" for cost in rows("cost")[:-2])


@pytest.mark.clauses("TW-CAP-04", "TW-CAP-07", "TW-CASTLE-06", "TW-CASTLE-07", "TW-CASTLE-08", "TW-R-35", "TW-R-88")
def test_what_buildings_bring_support_and_defend():
    def told(id, *columns):
        return [row("building", id)[column] for column in columns]

    assert [told(id, "silos", "gold", "support") for id in ("settlement", "village", "castle")] == [
        [1, 0, 1],
        [2, 1, 2],
        [0, 2, 4],
    ]
    assert told("castle", *VALUES, "silver") == [2, 1, 1, 1]
    assert told("capital", *RESOURCES, *VALUES, "support") == [3, 1, 1, 1, 6, 4, 4, 2]


@pytest.mark.clauses("TW-SAIL-11", "TW-SAIL-13")
def test_eight_stations_of_which_the_last_is_beside_the_compass():
    anchors = [station["anchor"] for station in rows("station")]
    assert anchors == [5, 7, 13, 15, 21, 23, 29, 31]
    assert [anchor % 8 for anchor in anchors] == [5, 7] * 4  # every side is alike


@pytest.mark.clauses("TW-R-73", "TW-R-102")
def test_limits():
    assert {limit["id"]: limit["value"] for limit in rows("limit")} == {"offers": 3, "recruits": 1}


@pytest.mark.clauses("TW-TECHC-01", "TW-TECHC-02", "TW-COMP-09", "TW-SUPER-05")
def test_three_trees_of_four_levels_and_eleven_super_units():
    techs = rows("tech")
    assert Counter((tech["tree"], tech["level"]) for tech in techs) == Counter(
        {(tree, level): 4 for tree in ("economy", "engineering", "military") for level in (1, 2, 3, 4)}
    )
    supers = Counter(tech["tree"] for tech in techs if tech["super_unit"])
    assert supers == {"economy": 3, "engineering": 4, "military": 4}
    scopes = {tree: {tech["scope"] for tech in techs if tech["tree"] == tree} for tree in supers}
    assert scopes == {
        "economy": {"owner", "squad"},
        "engineering": {"defence", "squad"},
        "military": {"owner", "attack", "squad"},
    }


@pytest.mark.clauses("TW-ECO-01", "TW-ECO-02", "TW-ECO-03", "TW-ECO-12", "TW-ECO-13", "TW-ECO-16", "TW-R-12")
def test_what_technologies_bring_a_year():
    yearly = {
        tech["id"]: [tech[column] for column in (*RESOURCES, "area")]
        for tech in rows("tech")
        if any(tech[column] for column in (*RESOURCES, "area"))
    }
    assert yearly == {
        "higher-productivity": [0, 1, 1, 0, 0],
        "generate-tax": [2, 0, 0, 0, 0],
        "improved-farming": [0, 1, 0, 1, 0],
        "donkey-caravans": [1, 0, 0, 0, 1],
        "mule-caravans": [1, 0, 0, 0, 2],
        "elephant-caravans": [1, 0, 0, 0, 3],
    }


@pytest.mark.clauses(
    "TW-ECO-04", "TW-ECO-05", "TW-ECO-06", "TW-ECO-07", "TW-ECO-08", "TW-ECO-09", "TW-ECO-10", "TW-ECO-11", "TW-ECO-14",
    "TW-ECO-15", "TW-ENG-17", "TW-MIL-06", "TW-MIL-13", "TW-MIL-14", "TW-MIL-15", "TW-MIL-16", "TW-RECRUIT-07",
)  # fmt: skip
def test_what_technologies_do():
    assert {tech["id"]: effects(tech) for tech in rows("tech") if effects(tech)} == {
        "increased-fertility": [("reserve", 2)],
        "improved-building": [("double-build", 0)],
        "lower-recruitment-cost": [("soldier-wheat", 2), ("soldier-lumber", 2)],
        "superior-logistics": [("double-march", 0)],
        "university-efficiency": [("level-discount", 1)],
        "one-free-annual-recruit": [("yearly-soldier", 1)],
        "free-university-upgrade": [("free-level", 0)],
        "extra-allocations-3": [("extra-silos", 3)],
        "extra-allocations-4": [("extra-silos", 2), ("extra-silos", 2)],
        "superior-fertility": [("reserve", 4), ("soldier-wheat", 2), ("soldier-lumber", 1), ("free-soldier", 1)],
        "trebuchet": [("kill-when-defending", 1)],
        "one-more-unit": [("squad-limit", 4)],
        "cavalry": [("march-bonus", 1)],
        "super-cannons": [("kill-when-attacking", 1)],
        "battering-ram": [("ignore-castle", 0)],
        "mobile-tower": [("ignore-castle", 0)],
    }


@pytest.mark.clauses(
    "TW-ENG-02", "TW-ENG-03", "TW-ENG-04", "TW-ENG-05", "TW-ENG-06", "TW-ENG-07", "TW-ENG-08", "TW-ENG-09", "TW-ENG-10",
    "TW-ENG-11", "TW-ENG-12", "TW-ENG-13", "TW-ENG-14", "TW-ENG-15", "TW-ENG-16",
)  # fmt: skip
def test_values_of_engineering():
    assert values("engineering") == {
        "battlefield-obstacles": (0, 0, 1),
        "rolling-fireballs": (1, 0, 0),
        "improved-shields": (1, 0, 1),
        "improved-steel": (1, 1, 0),
        "hardened-steel": (0, 0, 2),
        "village-defences": (1, 1, 1),
        "defensive-line": (1, 0, 1),
        "longbow": (1, 2, 0),
        "fortified-castles": (1, 1, 1),
        "defensive-equipment": (1, 0, 2),
        "army-camps": (2, 0, 1),
        "fire-trenches": (2, 1, 1),
        "superior-defensive-equipment": (2, 1, 2),
        "superior-army-camps": (2, 1, 3),
        "cannons": (2, 2, 1),
        "trebuchet": (3, 0, 0),
    }
    sites = {tech["id"]: tech["site"] for tech in rows("tech") if tech["site"]}
    assert sites == {"village-defences": "village", "fortified-castles": "castle"}


@pytest.mark.clauses(
    "TW-MIL-02", "TW-MIL-03", "TW-MIL-04", "TW-MIL-05", "TW-MIL-07", "TW-MIL-08", "TW-MIL-09", "TW-MIL-10",
    "TW-MIL-11", "TW-MIL-12", "TW-MIL-17",
)  # fmt: skip
def test_values_of_military():
    assert values("military") == {
        "military-discipline": (1, 0, 0),
        "offensive-manoeuvres": (0, 0, 1),
        "defensive-tactics": (1, 0, 1),
        "offensive-tactics": (1, 1, 0),
        "one-more-unit": (0, 0, 0),
        "increased-fitness": (0, 0, 2),
        "hand-cannons": (1, 2, 0),
        "upgrade-defensive-tactics": (1, 1, 1),
        "grapeshot": (2, 2, 0),
        "gun-powder": (2, 1, 1),
        "superior-offensive-tactics": (2, 1, 0),
        "cavalry": (1, 1, 2),
        "super-cannons": (3, 0, 0),
        "battering-ram": (2, 0, 0),
        "mobile-tower": (1, 1, 1),
        "trench-warfare": (2, 1, 1),
    }


def values(tree):
    return {tech["id"]: tuple(tech[value] for value in VALUES) for tech in rows("tech") if tech["tree"] == tree}


@pytest.mark.clauses("TW-BCARD-01", "TW-BCARD-04", "TW-COMP-08")
def test_battle_cards_all_come_to_six():
    cards = rows("battle")
    assert all(sum(card[value] for value in VALUES) == 6 for card in cards)
    assert all(card["id"] == "b" + "".join(str(card[value]) for value in VALUES) for card in cards)
    by_strength = Counter()
    for card in cards:
        by_strength[card["strength"]] += card["copies"]
    assert by_strength == {1: 12, 2: 12, 3: 12, 4: 12}
    assert sum(card["kill"] * card["copies"] for card in cards) == 99  # 2.06 a card
    assert sum(card["block"] * card["copies"] for card in cards) == 69  # 1.44 a card
    assert {(4, 1, 1), (2, 3, 1)} <= {tuple(card[value] for value in VALUES) for card in cards}


@pytest.mark.clauses("TW-MORALE-01", "TW-COMP-08", "TW-CALC-10")
def test_half_of_the_morale_cards_are_for_battle():
    cards = rows("morale")
    kinds = Counter()
    for card in cards:
        kinds[card["kind"]] += card["copies"]
    assert kinds == {"military": 24, "economy": 24}
    assert {card["effect"] for card in cards} == set(MORALE)
    for resource in RESOURCES:
        assert sum(card["copies"] for card in cards if card["what"] == resource) == 3
    assert {("block", 1), ("strength", 1), ("cancel", 0)} <= {(card["effect"], card["amount"]) for card in cards}


def test_every_effect_word_of_technologies_is_used():
    assert {word for tech in rows("tech") for word, _ in effects(tech)} == set(EFFECTS)


def test_no_name_is_given_twice_in_a_table():
    for table, entries in DATA.items():
        for language in ("en", "nl"):
            names = [entry["name"][language] for entry in entries] if table != "meta" else []
            assert len(set(names)) == len(names), table


# ---------------------------------------------------------------- what may be changed

REFUSED = [
    ("house", 1, {"colour": "red"}, "colour", "range"),
    ("house", 1, {"colour": "#12345g"}, "colour", "colour"),
    ("house", 1, {"colour": "#E2B023"}, "colour", "duplicate"),
    ("die", 0, {"face6": 2}, "face1", "extremes"),
    ("season", 1, {"die": "green"}, "die", "reference"),
    ("cost", 5, {"gold": 3}, "gold", "village"),
    ("cost", 10, {"wheat": 1}, "gold", "gold-only"),
    ("cost", 11, {"gold": 0}, "gold", "free"),
    ("building", 2, {"silos": 1}, "silos", "building"),
    ("building", 1, {"strength": 1}, "strength", "building"),
    ("building", 3, {"silver": 1}, "silver", "building"),
    ("building", 0, {"silos": 3}, "silos", "building"),
    ("station", 3, {"anchor": 13}, "anchor", "order"),
    ("tech", 0, {"level": 2}, "level", "tree"),
    ("tech", 0, {"scope": "squad"}, "scope", "scope"),
    ("tech", 0, {"site": "village"}, "site", "scope"),
    ("tech", 0, {"strength": 1}, "strength", "scope"),
    ("tech", 0, {"area": 1}, "area", "scope"),
    ("tech", 0, {"amount1": 1}, "amount1", "no-effect"),
    ("tech", 0, {"effect1": "march-bonus", "amount1": 1}, "effect1", "use"),
    ("tech", 0, {"effect1": "squad-limit", "amount1": 5}, "amount1", "amount"),
    ("tech", 0, {"effect1": "reserve", "amount1": 1}, "effect1", "too-many"),
    ("tech", 0, {"effect1": "extra-silos", "amount1": 1}, "effect1", "too-many"),
    ("battle", 0, {"copies": 60}, "copies", "size"),
    ("battle", 0, {"strength": 5}, "strength", "range"),
    ("morale", 0, {"kind": "economy"}, "kind", "kind"),
    ("morale", 0, {"amount": 0}, "amount", "amount"),
    ("morale", 0, {"what": "gold"}, "what", "what"),
]


@pytest.mark.parametrize(("table", "at", "values", "column", "code"), REFUSED)
def test_what_contradicts_the_rules_is_refused(table, at, values, column, code):
    found = problems(edited(table, at, **values))
    assert found[0][:3] == ("refused", table, column)
    assert found[0][3] == code
    with pytest.raises(BadContent):
        make_content(SCHEMA, edited(table, at, **values))


@pytest.mark.parametrize("table", ["house", "season", "cost", "building", "station", "limit"])
def test_a_row_that_the_rules_name_cannot_be_left_out(table):
    data = copy.deepcopy(DATA)
    last = data[table].pop()
    assert ("refused", table, "id", "rows") in problems(data), last


@pytest.mark.parametrize(
    ("table", "at", "values", "noted"),
    [
        ("battle", 1, {"copies": 4}, ("noted", "battle", "copies", "count")),
        ("battle", 0, {"kill": 2}, ("noted", "battle", "strength", "printed")),
        ("morale", 5, {"effect": "kill", "amount": 2}, ("noted", "morale", "effect", "printed")),
    ],
)
def test_what_departs_from_the_box_is_noted(table, at, values, noted):
    assert problems(edited(table, at, **values)) == [noted]


def test_somebody_may_give_away_what_costs_nothing():
    assert problems(edited("cost", 0, lumber=0, mining=0)) == []
    assert problems(edited("cost", 0, lumber=0, mining=0, origin="rulebook")) == [("refused", "cost", "gold", "free")]
