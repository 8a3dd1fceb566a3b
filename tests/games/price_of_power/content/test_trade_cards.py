"""The Trade Cards as shipped, against what the chapter says of them and what they were designed for."""

from collections import Counter

import pytest
from price_of_power_content import DATA, edited, problems, row

from entrepot.games.price_of_power.content.card_checks import NUMBERS, board_of, continents, keys
from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.kernel.content import check_content

CARDS = {card["id"]: card for card in DATA["card"]}
ENTRIES = {id: [entry for entry in DATA["entry"] if entry["card"] == id] for id in CARDS}
OPENING = [id for id, card in CARDS.items() if card["mark"] == ""]
ASIDE = [id for id, card in CARDS.items() if card["mark"] != ""]
BOARD = board_of(DATA)
PENALTY = {good["id"]: good["penalty"] for good in DATA["good"]}


def with_penalty(penalty):
    """Return the cards of the goods with this penalty."""
    return [id for id, card in CARDS.items() if PENALTY[card["good"]] == penalty]


def green(card):
    """Return what a card pays in a regular node, the top row first."""
    return [card[f"green_{place}"] for place in ("top", "middle", "bottom")]


@pytest.mark.clauses("PP-CARD-01", "PP-CARD-02", "PP-CARD-03", "PP-CARD-07", "PP-CARD-08")
def test_a_card_has_one_good_two_or_three_nodes_and_up_to_four_key_provinces_at_each():
    goods = {good["id"] for good in DATA["good"]}
    assert all(card["good"] in goods for card in CARDS.values())
    assert {len(entries) for entries in ENTRIES.values()} == {2, 3}
    counts = Counter(len(keys(entry)) for entry in DATA["entry"])
    assert set(counts) == {0, 1, 2, 3, 4}
    assert any(entry["secondary"] for entry in DATA["entry"])
    assert any(not entry["secondary"] for entry in DATA["entry"])


@pytest.mark.clauses("PP-CARD-03")
def test_a_node_has_other_key_provinces_on_another_card():
    lists = {tuple(keys(entry)) for entry in DATA["entry"] if entry["node"] == "lantern-roads"}
    assert len(lists) > 8


@pytest.mark.clauses("PP-CARD-09")
def test_twenty_six_cards_open_the_deck_and_sixteen_marked_ones_lie_aside():
    assert (len(OPENING), len(ASIDE)) == (26, 16)
    assert {CARDS[id]["mark"] for id in ASIDE} == {"asterisk", "dagger"}
    assert all(continents(CARDS[id]) for id in ASIDE)
    assert [id for id in OPENING if continents(CARDS[id])] == ["raw-silk", "pepper", "cane-sugar"]


def test_numbers_of_one_and_of_several_continents_bring_cards_in():
    numbers = {tuple(continents(CARDS[id])) for id in ASIDE}
    assert {(1,), (2,), (3,), (4,), (1, 2), (1, 3), (2, 3), (3, 4)} == numbers
    late = [id for id in ASIDE if CARDS[id]["mark"] == "dagger" or set(continents(CARDS[id])) & {1, 2}]
    assert {"coffee", "brocade", "tobacco", "sierra-gold", "middle-passage"} <= set(late)
    assert sorted(set(ASIDE) - set(late)) == ["ivory", "nutmeg", "porcelain", "river-gold", "tea"]


def test_three_gold_cards_whose_rows_stand_around_half_of_a_usual_tax():
    gold = with_penalty("gold")
    assert len(gold) == 3
    assert [id for id in gold if id in OPENING] == ["desert-gold"]
    for id in gold:
        top, middle, bottom = green(CARDS[id])
        for tax in range(6, 10):
            assert bottom * 2 <= tax < top * 2
        assert middle in (4, 5)


def test_three_slaves_cards_pay_about_three_ducats_more_than_others():
    slaves = with_penalty("slaves")
    assert len(slaves) == 3
    assert [id for id in slaves if id in OPENING] == ["galley-slaves"]
    usual = [sum(green(card)) for id, card in CARDS.items() if id not in slaves]
    better = [sum(green(CARDS[id])) for id in slaves]
    assert 2 < sum(better) / len(better) / 3 - sum(usual) / len(usual) / 3 < 4


@pytest.mark.clauses("PP-CARD-07")
def test_secondary_nodes_of_every_shape():
    hung = {id: [(entry["node"], entry["secondary"]) for entry in ENTRIES[id] if entry["secondary"]] for id in CARDS}
    with_one = [id for id, pairs in hung.items() if pairs]
    assert len(with_one) >= 6
    assert hung["rye"] == [("amber-staple", "rysmond-fair"), ("kronau-crossing", "rysmond-fair")]
    assert ("ardane-fairs", "rysmond-fair") in hung["books"]
    assert "rysmond-fair" in [entry["node"] for entry in ENTRIES["books"]]
    below_the_east = [pair for pairs in hung.values() for pair in pairs if BOARD[pair[0]] == "east"]
    assert below_the_east == []


def test_requirements_of_both_kinds_some_unmet_at_the_start():
    tokens = [entry for entry in DATA["entry"] if entry["requirement"] == "token"]
    owns = [entry for entry in DATA["entry"] if entry["requirement"] == "own"]
    assert len({entry["node"] for entry in tokens}) >= 4
    assert len(owns) == 3
    laid = {start["place"] for start in DATA["start"] if start["piece"] in ("town", "vassal")}
    unmet = [entry["id"] for entry in tokens if entry["card"] in OPENING and not laid & set(keys(entry))]
    assert "iron_kronau-crossing" in unmet
    assert "cane-sugar_cape-verrin" in unmet
    towns = {start["place"] for start in DATA["start"] if start["piece"] == "town"}
    assert not towns & set(keys(row("entry", "olive-oil_cape-verrin")))


def test_plus_signs():
    signs = Counter(entry[f"plus_{name}"] for entry in DATA["entry"] for name in NUMBERS)
    assert signs[1] >= 6
    assert signs[2] >= 2


@pytest.mark.clauses("PP-EDITION-01")
def test_every_card_can_be_used_without_the_eastern_board():
    for id, entries in ENTRIES.items():
        boards = [BOARD[entry["node"]] for entry in entries]
        assert "west" in boards, id
    assert sum(BOARD[entry["node"]] == "east" for entry in DATA["entry"]) >= 12


def test_every_node_at_home_is_on_four_opening_cards():
    for node, board in BOARD.items():
        cards = [id for id in OPENING if node in [entry["node"] for entry in ENTRIES[id]]]
        if not board.startswith("continent"):
            assert len(cards) >= 4, node


def test_half_of_the_key_provinces_overseas_can_be_colonized():
    area = {space["id"]: space["board"] for space in DATA["space"]}
    provinces = {province["id"]: province for province in DATA["province"]}
    listed = {key for entry in DATA["entry"] for key in keys(entry)}
    for number in range(1, 5):
        there = [id for id in listed if area[provinces[id]["area"]] == f"continent-{number}"]
        territories = [id for id in there if provinces[id]["size"] == "territory"]
        assert len(there) >= 5
        assert len(territories) * 2 >= len(there)


REFUSED = [
    ("card", "wool", {"need_top": 3}, "need_top", "rows"),
    ("card", "wool", {"green_middle": 6}, "green_top", "rows"),
    ("card", "wool", {"red_bottom": 5}, "red_top", "rows"),
    ("card", "wool", {"red_bottom": 2}, "red_bottom", "expanded"),
    ("card", "wool", {"need_middle": 1}, "need_middle", "range"),
    ("card", "wool", {"mark": "dagger"}, "continent_one", "continent"),
    ("entry", "wool_rysmond-fair", {"card": "books"}, "card", "order"),
    ("entry", "wool_rysmond-fair", {"card": "broadcloth"}, "id", "nodes"),
    ("entry", "wool_rysmond-fair", {"node": "harrow-roads"}, "id", "twice"),
    ("entry", "wool_rysmond-fair", {"key_two": "rysmond"}, "key_one", "keys"),
    ("entry", "wool_rysmond-fair", {"key_one": ""}, "key_one", "keys"),
    ("entry", "wool_rysmond-fair", {"plus_four": 1}, "plus_four", "plus"),
    ("entry", "wool_rysmond-fair", {"plus_one": 3}, "plus_one", "range"),
    ("entry", "wool_rysmond-fair", {"secondary": "rysmond-fair"}, "secondary", "secondary"),
    ("entry", "claret_harrow-roads", {"requirement": "own"}, "requirement", "requirement"),
    ("entry", "claret_harrow-roads", {"requirement": "luck"}, "requirement", "choice"),
]


@pytest.mark.clauses("PP-CARD-02", "PP-CARD-05", "PP-CARD-06", "PP-CARD-09")
@pytest.mark.parametrize(("table", "at", "values", "column", "code"), REFUSED)
def test_what_contradicts_the_rules_is_refused(table, at, values, column, code):
    found = problems(edited(table, at, **values))
    assert ("refused", column, code) in [(severity, name, what) for severity, _, name, what in found]


def test_a_cell_that_may_stay_empty_is_said_to():
    found = check_content(SCHEMA, edited("card", "wool", mark="cross"))
    assert "allowed: one of: (empty), asterisk, dagger" in str(found[0])


def test_an_opening_card_of_the_east_alone_is_refused():
    data = edited("entry", "wheat_sunset-roads", node="furhold")
    data["entry"][[entry["id"] for entry in data["entry"]].index("wheat_rysmond-fair")]["node"] = "silk-gate"
    assert ("refused", "card", "id", "east") in problems(data)


def test_a_node_that_the_opening_deck_forgets_is_noted():
    assert ("noted", "node", "id", "cards") in problems(edited("entry", "timber_furhold", node="silk-gate"))
