"""What is in the box, as shipped. TJ-COMP, and the rulings on letters and marks."""

import pytest
from tradejack_tables import GAME, all_pass, at, do, income, random_game, retail

CONTENT = GAME.content
DEMAND = [*CONTENT.rows("trend"), *CONTENT.rows("award"), *CONTENT.rows("regulation")]
COUNTING = [*CONTENT.rows("trend"), *CONTENT.rows("award")]


def copies(rows):
    return sum(row["copies"] for row in rows)


@pytest.mark.clauses("TJ-COMP-01")
def test_one_player_at_a_time_is_first_player():
    state = GAME.new(3, 5)
    for _ in range(4):
        holders = {state.view(seat)["first"] for seat in (0, 1, 2, None)}
        assert len(holders) == 1
        all_pass(state)
        assert state.view(None)["first"] == (holders.pop() + 1) % 3


@pytest.mark.clauses("TJ-COMP-02", "TJ-R-48")
def test_the_tracker_is_there_in_its_variant_only():
    assert GAME.new(2, 1).view(0)["co2"] is None
    with_tracker = GAME.new(2, 1, {"co2": "on"}).view(0)
    assert (with_tracker["co2"], with_tracker["co2_limit"]) == (0, 3)
    assert retail([["soap-blue+rainforest-blue"], []]).co2 == 0


@pytest.mark.clauses("TJ-COMP-03", "TJ-R-38")
def test_capital_is_a_whole_number_without_a_ceiling_in_the_bank():
    plays = [["lipstick-blue+gold-blue"], ["soap-blue"], [], []]
    assert income(plays, capital=[70, 70, 70, 70]) == [9, 1, 0, 0]  # 280 Capital are out, where the box has 200
    for state in random_game(3, 2, eager=True):
        assert all(type(capital) is int and capital >= 0 for capital in state.capital)
        assert sum(state.census()["capital"].values()) == 3 * 6


@pytest.mark.clauses("TJ-COMP-04", "TJ-COMP-05", "TJ-COMP-07", "TJ-COMP-08")
def test_the_decks_have_the_numbers_of_the_box():
    counts = {table: copies(CONTENT.rows(table)) for table in ("product", "source", "trend", "award")}
    assert counts == {"product": 72, "source": 72, "trend": 14, "award": 10}


@pytest.mark.clauses("TJ-COMP-06", "TJ-R-03")
def test_one_regulation_bans_rainforest_and_one_peatlands():
    found = {row["bans"]: (row["letter"], row["copies"]) for row in CONTENT.rows("regulation")}
    assert found == {"rainforest": ("B", 1), "peatlands": ("C", 1)}


@pytest.mark.clauses("TJ-COMP-09", "TJ-COMP-11")
def test_products_have_a_colour_a_kind_and_a_value():
    kinds = CONTENT.ids("product_kind")
    assert {"soap", "margarine"} <= set(kinds)
    for row in CONTENT.rows("product"):
        assert row["colour"] in ("blue", "yellow")
        assert row["kind"] in kinds
        assert row["value"] >= 1
    for table in ("product", "source"):
        by_colour = {row["colour"] for row in CONTENT.rows(table)}
        assert by_colour == {"blue", "yellow"}


@pytest.mark.clauses("TJ-COMP-10", "TJ-R-21")
def test_sources_have_the_credits_that_the_rulebook_prints():
    printed = {"rainforest": 0, "peatlands": 0, "gold": 4, "silver": 3, "orangutan": 3, "smallholder": 3}
    printed["intercropped"] = 3
    credits = {row["kind"]: row["credits"] for row in CONTENT.rows("source")}
    assert set(credits) == {*printed, "alternative"}
    assert {kind: credits[kind] for kind in printed} == printed
    assert credits["alternative"] >= 1
    assert {row["colour"] for row in CONTENT.rows("source") if row["kind"] == "gold"} == {"blue", "yellow"}


@pytest.mark.clauses("TJ-COMP-12")
def test_every_trend_has_an_effect():
    for row in CONTENT.rows("trend"):
        product = bool(row["product_kind"]) and row["product_bonus"] > 0
        source = bool(row["source_kind"]) and row["source_bonus"] > 0
        assert product or source or row["green_bonus"] > 0 or row["double"]
    assert any(row["green_bonus"] == 2 for row in CONTENT.rows("trend"))
    soap_and_gold = next(row for row in CONTENT.rows("trend") if row["id"] == "soap-gold")
    assert (soap_and_gold["product_bonus"], soap_and_gold["source_bonus"]) == (3, 2)


@pytest.mark.clauses("TJ-COMP-13")
def test_every_award_has_a_condition_and_points():
    conditions = {row["condition"] for row in CONTENT.rows("award")}
    assert conditions == {
        "most-gold-standards",
        "most-standards",
        "exclusively-alternative",
        "most-green-products",
        "most-green-credits",
    }
    assert all(row["points"] >= 1 for row in CONTENT.rows("award"))


@pytest.mark.clauses("TJ-COMP-14")
def test_every_demand_card_has_a_letter_and_b_is_a_regulation():
    assert {row["letter"] for row in DEMAND} == {"A", "B", "C"}
    assert [row["id"] for row in DEMAND if row["letter"] == "B"] == ["rainforest-ban"]


@pytest.mark.clauses("TJ-COMP-15", "TJ-R-43")
def test_three_dots_are_on_trends_and_awards_that_have_a_letter_too():
    for table in ("trend", "award"):
        marked = [row for row in CONTENT.rows(table) if row["advanced"]]
        assert marked
        assert all(row["letter"] in "AC" for row in marked)
    assert all("advanced" not in row for row in CONTENT.rows("regulation"))


@pytest.mark.clauses("TJ-COMP-16", "TJ-R-02")
def test_eighteen_counting_cards_are_plain_and_six_have_three_dots():
    split = {
        (letter, advanced): copies(r for r in COUNTING if r["letter"] == letter and r["advanced"] == advanced)
        for letter in "AC"
        for advanced in (False, True)
    }
    assert split == {("A", False): 9, ("C", False): 9, ("A", True): 3, ("C", True): 3}


@pytest.mark.clauses("TJ-CLEAN-04", "TJ-ADV-05", "TJ-ADVICE-01", "TJ-ADVICE-02")
@pytest.mark.parametrize(
    ("id", "english", "dutch"),
    [
        ("TJ-CLEAN-04", "one common discard pile", "aflegstapel"),
        ("TJ-ADV-05", "one discard pile per deck", "aflegstapel"),
        ("TJ-ADVICE-01", "supermarket buyers", "supermarkt"),
        ("TJ-ADVICE-02", "almanac", "almanak"),
    ],
)
def test_advice_stands_in_the_rules_in_both_languages(id, english, dutch):
    clause = GAME.ledger.clauses[id]
    assert clause.kind == "advice"
    assert english in clause.rule
    assert dutch in clause.nl


@pytest.mark.clauses("TJ-CLEAN-04", "TJ-ADV-05")
def test_whatever_pile_the_table_runs_the_decks_keep_their_own_discards():
    view = retail([["soap-blue+gold-blue"], []]).view(0)
    assert (view["discards"]["product"], view["discards"]["source"]) == (["soap-blue"], ["gold-blue"])


@pytest.mark.clauses("TJ-R-41")
def test_nothing_but_the_printed_actions_exists():
    assert list(GAME.actions.by_name) == ["pass", "bid", "first", "done", "pair", "with", "sell"]
    state = do(at("auction", shown="gold-blue", capital=[6, 6]), "1 bid 2")
    assert list(state.capital) == [6, 6]
