"""The shipped board and cards of Trade and Triumph, and what content of somebody's own may hold."""

import copy

import pytest
from shipped import Shipped

from entrepot.games.trade_and_triumph.content.card_words import EFFECTS
from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.games.trade_and_triumph.content.vocabulary import (
    CONDITIONS,
    DECKS,
    NODE_REGIONS,
    NODES,
    REGIONS,
    ROUTES,
    WHENS,
    conditions_of,
    use_of,
)
from entrepot.kernel.content import check_content, make_content
from entrepot.kernel.errors import BadContent

SHIPPED = Shipped("trade_and_triumph")
DATA, edited, problems = SHIPPED.data, SHIPPED.edited, SHIPPED.problems
SLOTS = ("1", "2")


def rows(table):
    return DATA[table]


def effects(table):
    """Return (row, condition, effect, amount, what) of every effect of a deck."""
    columns = ("if", "effect", "amount", "what")
    found = [(row, *(row[column + slot] for column in columns)) for row in rows(table) for slot in SLOTS]
    return [entry for entry in found if entry[2]]


# ---------------------------------------------------------------- what is shipped


def test_the_shipped_content_has_nothing_to_note():
    assert problems(DATA) == []


@pytest.mark.clauses("TT-COMP-01", "TT-COMP-02", "TT-COMP-03", "TT-COMP-04")
def test_the_decks_are_the_boxs():
    assert [len(rows(deck)) for deck in DECKS] == [30, 30, 30]
    assert [sum(row["copies"] for row in rows(deck)) for deck in DECKS] == [60, 60, 30]
    assert {row["copies"] for deck in DECKS[:2] for row in rows(deck)} == {2}
    assert {row["origin"] for deck in DECKS for row in rows(deck)} == {"ours"}


@pytest.mark.clauses("TT-BOARD-01", "TT-BOARD-02", "TT-BOARD-03", "TT-BOARD-04", "TT-R-04", "TT-R-05")
def test_the_board_is_a_ring_of_four_regions():
    assert [row["id"] for row in rows("region")] == ["forest", "mountain", "desert", "ocean"]
    assert [(row["region"], row["node"]) for row in rows("route")] == [tuple(id.split("-")) for id in ROUTES]
    for node, regions in zip(NODES, NODE_REGIONS, strict=True):
        assert {row["region"] for row in rows("route") if row["node"] == node} == set(regions)
    assert all(sum(row["region"] == region for row in rows("route")) == 2 for region in REGIONS)


def test_the_drawn_board_is_symmetric_and_its_spaces_lie_apart():
    places = {row["id"]: (row["x"], row["y"]) for row in rows("place")}
    spaces = []
    for route in rows("route"):
        (x0, y0), (x2, y2) = places["city"], places[route["node"]]
        for at in (0.2, 0.4, 0.6, 0.8):
            parts = ((1 - at) ** 2, 2 * at * (1 - at), at**2)
            spaces.append((parts[0] * x0 + parts[1] * route["bend_x"] + parts[2] * x2,
                           parts[0] * y0 + parts[1] * route["bend_y"] + parts[2] * y2))  # fmt: skip
    points = spaces + list(places.values())
    apart = [((a - c) ** 2 + (b - d) ** 2) ** 0.5 for n, (a, b) in enumerate(points) for c, d in points[:n]]
    assert min(apart) > 45
    assert all(any(abs(1000 - x - a) < 1 and abs(1000 - y - b) < 1 for a, b in spaces) for x, y in spaces)


def test_every_effect_word_and_every_moment_is_used():
    used = {effect for deck in DECKS for _, _, effect, _, _ in effects(deck)}
    assert used == set(EFFECTS) - {""}
    assert {row["when"] for row in rows("influence")} == set(WHENS)


@pytest.mark.clauses("TT-TRADE-04", "TT-TRADE-05", "TT-TRADE-06")
def test_trade_cards_pay_gold_or_a_bonus_or_something_else():
    bonus = [condition for _, condition, effect, _, _ in effects("trade") if effect == "gold"]
    assert all(bonus.count(f"travelled-{region}") == 3 for region in REGIONS)
    assert all(bonus.count(f"travelled-{node}") == 1 for node in NODES)
    assert sum(row["gold"] == 0 for row in rows("trade")) == 6
    plain = [row["gold"] for row in rows("trade") if not row["effect1"]]
    assert min(plain) > 2  # what any card brings in the city


def test_every_region_is_worth_the_same():
    for table in ("trade", "influence"):
        worth = {region: sorted((row["gold"] if table == "trade" else row["cost"], amount, effect)
                                for row, condition, effect, amount, _ in effects(table)
                                if condition.endswith(region)) for region in REGIONS}  # fmt: skip
        assert worth["forest"], table
        assert all(worth[region] == worth["forest"] for region in REGIONS), table


@pytest.mark.clauses("TT-BOARD-07", "TT-FORCE-01", "TT-INFL-01", "TT-ETER-06")
def test_influence_cards_cost_gold_and_do_what_the_rules_speak_of():
    assert all(1 <= row["cost"] <= 9 for row in rows("influence"))
    conditions = {condition for _, condition, _, _, _ in effects("influence")}
    assert {f"in-{region}" for region in REGIONS} <= conditions
    words = [effect for _, _, effect, _, _ in effects("influence")]
    assert sum(word in ("force-node", "force-any-node") for word in words) >= 2
    assert words.count("force-city") >= 2
    assert all("kind" not in row for deck in ("trade", "specialty") for row in rows(deck))


@pytest.mark.clauses("TT-SPEC-01")
def test_specialty_cards_can_give_points():
    with_points = [row for row in rows("specialty") if row["points"] or "points" in row["effect1"]]
    assert 20 <= len(with_points) < 30
    assert 2 <= max(row["points"] for row in rows("specialty")) <= 4


@pytest.mark.clauses("TT-R-34", "TT-UPG-06")
def test_one_first_step_can_be_bought_at_once_and_not_every_one():
    seconds = {row["id"]: row["second"] for row in rows("track")}
    assert min(seconds.values()) <= 5 < max(seconds.values())
    assert all(row["second"] < row["third"] for row in rows("track"))


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("table", "id", "values", "column", "code"),
    [
        ("region", "desert", {"id": "swamp"}, "id", "choice"),
        ("route", "forest-fm", {"region": "ocean"}, "region", "route"),
        ("route", "forest-fm", {"node": "md"}, "node", "route"),
        ("trade", "wool", {"effect2": "gold", "amount2": 1}, "effect1", "no-effect"),
        ("trade", "wool", {"gold": 0}, "effect1", "no-effect"),
        ("trade", "wool", {"amount1": 1}, "amount1", "no-effect"),
        ("trade", "timber", {"effect1": "hold", "amount1": 0}, "effect1", "use"),
        ("trade", "timber", {"amount1": 0}, "amount1", "amount"),
        ("trade", "timber", {"what1": "cube"}, "what1", "what"),
        ("trade", "timber", {"cap1": 3}, "cap1", "cap"),
        ("influence", "forced-march", {"if1": "travelled-fm"}, "if1", "condition"),
        ("influence", "forced-march", {"when": "start"}, "when", "when"),
        ("influence", "fresh-horses", {"when": ""}, "when", "when"),
        ("influence", "fresh-horses", {"if1": "at-city"}, "if1", "condition"),
        ("specialty", "royal-post", {"amount2": 2}, "effect2", "too-far"),
        ("influence", "fresh-horses", {"cost": 0}, "cost", "range"),
        ("influence", "private-purchase", {"what1": "travelled"}, "what1", "what"),
        ("specialty", "golden-age", {"effect1": "may-stay", "amount1": 0}, "effect1", "use"),
    ],
)
def test_what_does_not_fit_is_refused(table, id, values, column, code):
    data = edited(table, id, **values)
    assert ("refused", table, column, code) in problems(data)
    assert all("allowed" in problem.message for problem in check_content(SCHEMA, data) if problem.severity == "refused")
    with pytest.raises(BadContent):
        make_content(SCHEMA, data)


def test_the_boards_rows_stand_in_their_order():
    for table in ("region", "place", "route", "track"):
        data = copy.deepcopy(DATA)
        data[table].reverse()
        assert ("refused", table, "id", "rows") in problems(data)


@pytest.mark.clauses("TT-SETUP-07")
def test_a_deck_must_do_for_four_hands():
    data = copy.deepcopy(DATA)
    data["trade"] = data["trade"][:4]
    data["trade"][0]["copies"] = 1
    assert ("refused", "trade", "copies", "too-few") in problems(data)
    data["trade"][0]["copies"] = 2
    assert ("refused", "trade", "copies", "too-few") not in problems(data)


@pytest.mark.parametrize(
    ("table", "id", "values", "noted"),
    [
        ("trade", "wool", {"copies": 3}, [("noted", "trade", "copies", "count")]),
        ("track", "move", {"third": 1}, [("noted", "track", "third", "price")]),
    ],
)
def test_what_departs_from_the_box_is_noted(table, id, values, noted):
    assert problems(edited(table, id, **values)) == noted


def test_cards_that_the_rules_speak_of_are_missed():
    data = copy.deepcopy(DATA)
    data["influence"] = [row for row in data["influence"] if not row["effect1"].startswith("force") and not row["if1"]]
    codes = [(problem[1], problem[3]) for problem in problems(data)]
    assert codes.count(("influence", "unused-rule")) == 3


def test_each_use_has_words_and_conditions_of_its_own():
    assert use_of("influence", "eternal", "start") == "triggered"
    assert use_of("influence", "eternal", "activated") == "activated"
    assert use_of("influence", "instant", "") == "instant"
    assert conditions_of("standing", "standing") == ("",)
    assert conditions_of("trade", "") == CONDITIONS
    assert not any(condition.startswith("travelled") for condition in conditions_of("instant", ""))
