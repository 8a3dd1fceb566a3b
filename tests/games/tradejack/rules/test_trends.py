"""Trends, doubling, and the rulebook's worked sums. TJ-TREND, TJ-DOUBLE, TJ-GREEN, TJ-EX"""

import pytest
from tradejack_tables import at, do, game_with, income, retail, row, told


@pytest.mark.clauses("TJ-EX-01", "TJ-DOUBLE-03", "TJ-TREND-07")
def test_the_first_example_doubles_before_the_bonus():
    assert income([["margarine-yellow+gold-yellow"], []], ["double-green-1", "soap-gold"]) == [3 + 4 * 2 + 2, 0]


@pytest.mark.clauses("TJ-EX-02", "TJ-DOUBLE-02", "TJ-TREND-07", "TJ-DEMAND-04")
def test_the_second_example_doubles_after_the_bonus():
    assert income([["margarine-yellow+gold-yellow"], []], ["soap-gold", "double-green-1"]) == [3 + (4 + 2) * 2, 0]


@pytest.mark.clauses("TJ-EX-03", "TJ-TREND-06", "TJ-KIND-08", "TJ-KIND-07", "TJ-TREND-05")
def test_the_third_example_pays_and_wins_by_the_trend():
    plays = [
        ["soap-blue+silver-blue", "soap-yellow+orangutan-yellow"],
        ["soap-blue+smallholder-blue", "soap-yellow+intercropped-yellow"],
    ]
    demand = ["noodles-intercropped", "green-credits-1"]
    assert income(plays, demand) == [10, 12]
    assert income(plays, ["green-credits-1"]) == [10, 10]
    state = retail(plays, demand, capital=[9, 9])
    assert state.view(0)["awards"] == [[], ["green-credits-1"]]
    without = retail(plays, ["green-credits-1"], capital=[9, 10])
    assert without.view(0)["awards"] == [["green-credits-1"], []]  # 6 each: less Capital decides
    late = retail(plays, ["green-credits-1", "noodles-intercropped"], capital=[0, 9])
    assert late.view(0)["awards"] == [[], ["green-credits-1"]]  # a Trend revealed after the Award counts too


@pytest.mark.clauses("TJ-TREND-01")
def test_a_trend_reaches_every_matching_set_of_every_player():
    plays = [
        ["soap-blue+rainforest-blue", "soap-yellow+rainforest-yellow"],
        ["biscuits-blue+gold-blue"],
        ["biscuits-yellow+silver-yellow"],
    ]
    assert income(plays, ["soap-gold"]) == [5 + 5, 3 + 6, 6]


@pytest.mark.clauses("TJ-TREND-03", "TJ-R-42")
@pytest.mark.parametrize("colour", ["blue", "yellow"])
def test_colour_does_not_matter_to_a_trend(colour):
    assert income([[f"soap-{colour}+gold-{colour}"], []], ["soap-gold"]) == [5 + 6, 0]


@pytest.mark.clauses("TJ-TREND-04", "TJ-TREND-08")
@pytest.mark.parametrize(
    ("trends", "credits"),
    [(["soap-gold"], 6), (["soap-gold", "noodles-gold"], 8), (["soap-gold", "noodles-gold", "margarine-gold"], 10)],
)
def test_gold_bonuses_add_up(trends, credits):
    plays = [["lipstick-blue+gold-blue"], ["lipstick-yellow+gold-yellow", "lipstick-yellow+gold-yellow"]]
    assert income(plays, trends) == [5 + credits, 2 * (5 + credits)]
    assert told(retail(plays, trends), "showed-set")[0].split()[-2:] == ["5", str(credits)]


@pytest.mark.clauses("TJ-DOUBLE-01", "TJ-DOUBLE-04", "TJ-R-17")
def test_double_takes_the_credits_as_they_stand_and_never_the_value():
    assert income([["lipstick-blue+gold-blue"], []], ["double-green-1"]) == [5 + 8, 0]
    assert income([["soap-blue+silver-blue"], []], ["soap-gold", "double-green-1"]) == [2 + 3 + 6, 0]
    assert income([["soap-blue+rainforest-blue"], []], ["soap-gold", "double-green-1"]) == [5, 0]
    between = ["soap-gold", "double-green-1", "noodles-gold"]
    assert income([["soap-blue+gold-blue"], []], between) == [5 + (4 + 2) * 2 + 2, 0]


@pytest.mark.clauses("TJ-GREEN-01", "TJ-GREEN-02")
@pytest.mark.parametrize(
    ("source", "worth"),
    {
        "gold": 6,
        "silver": 5,
        "orangutan": 5,
        "smallholder": 5,
        "intercropped": 5,
        "alternative": 4,
        "rainforest": 0,
        "peatlands": 0,
    }.items(),
)
def test_the_bonus_for_every_green_source(source, worth):
    assert income([[f"soap-blue+{source}-blue"], []], ["green-sources"]) == [2 + worth, 0]


@pytest.mark.clauses("TJ-R-17")
def test_a_product_bonus_is_no_green_credit():
    plays = [["soap-blue+silver-blue"], ["lipstick-blue+silver-blue"]]
    state = retail(plays, ["soap-smallholder", "green-credits-1"], capital=[9, 9])
    assert list(state.capital) == [9 + 8, 9 + 8]
    assert state.view(0)["awards"] == [["green-credits-1"], []]  # 3 each: the First Player has it
    state = retail(plays, ["soap-smallholder", "green-credits-1"], capital=[9, 9], first=1)
    assert state.view(0)["awards"] == [[], ["green-credits-1"]]


@pytest.mark.clauses("TJ-R-18")
def test_both_bonuses_of_one_card_meet_on_a_set_and_singly_else():
    plays = [["soap-blue+gold-blue", "soap-blue+silver-blue", "biscuits-yellow+gold-yellow"], []]
    assert income(plays, ["soap-gold"]) == [(5 + 6) + (5 + 3) + (3 + 6), 0]


@pytest.mark.clauses("TJ-R-19")
def test_a_product_bonus_reaches_a_dirty_set():
    assert income([["soap-blue+peatlands-blue"], []], ["soap-gold"]) == [5, 0]


@pytest.mark.clauses("TJ-R-20", "TJ-DOUBLE-01")
def test_each_double_doubles_again():
    demand = ["double-green-1", "green-sources", "double-green-2"]
    options = {"length": "advanced"}
    assert income([["soap-blue+gold-blue"], []], demand, options=options) == [2 + (4 * 2 + 2) * 2, 0]
    assert income([["soap-blue+gold-blue"], []], ["double-green-1", "double-green-2"], options=options) == [2 + 16, 0]


@pytest.mark.clauses("TJ-R-20", "TJ-COMP-12")
def test_one_card_with_everything_adds_first_and_doubles_then():
    def everything(data):
        row(data, "trend", "soap-gold").update(green_bonus=1, double=True)
        row(data, "trend", "double-green-1").update(green_bonus=1, double=False)
        row(data, "trend", "double-green-2").update(green_bonus=1, double=False)

    game = game_with(everything)
    state = at("production", game=game, products=[["soap-blue"], []], sources=[["gold-blue"], []], demand=["soap-gold"])
    do(state, "1 pair soap-blue", "1 with gold-blue", "1 done")
    assert state.capital[0] == 6 + (2 + 3) + (4 + 2 + 1) * 2


@pytest.mark.clauses("TJ-TREND-02", "TJ-DEMAND-03")
def test_a_trend_serves_its_own_round_alone():
    state = at(
        "production",
        products=[["soap-blue", "soap-blue"], []],
        sources=[["gold-blue", "gold-blue"], []],
        demand=["soap-gold"],
        block_a=["standards-1", "green-credits-1", "only-alternative-1"],  # the next round has no Trend
        capital=[0, 0],
    )
    do(state, "1 pair soap-blue", "1 with gold-blue", "1 done")
    assert list(state.capital) == [5 + 6, 0]
    while state.top().name == "auction":
        do(state, "1 pass")
    do(state, "1 pair soap-blue", "1 with gold-blue", "1 done", "2 done")
    assert list(state.capital) == [11 + 2 + 4, 0]


@pytest.mark.clauses("TJ-R-47")
def test_green_products_are_counted_by_the_printed_credits():
    plays = [["soap-blue+rainforest-blue", "soap-blue+rainforest-blue"], ["soap-blue+alternative-blue"]]
    state = retail(plays, ["green-sources", "green-products-1"])
    assert state.view(0)["awards"] == [[], ["green-products-1"]]
