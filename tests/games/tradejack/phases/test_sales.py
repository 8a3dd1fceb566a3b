"""Sales. TJ-SALE, and the printed cards that the sums use: Soap 2, Margarine and Biscuits 3, Ice Cream 4, Lipstick 5;
Gold 4, Silver, Orangutan, Smallholder and Intercropped 3, Alternative 2, dirty ones 0."""

import pytest
from tradejack_tables import at, before_retail, can, do, income, retail, told


@pytest.mark.clauses("TJ-SALE-01")
@pytest.mark.parametrize(
    ("play", "worth"),
    [
        ("soap-blue+gold-blue", 2 + 4),
        ("lipstick-yellow+silver-yellow", 5 + 3),
        ("ice-cream-blue+alternative-blue", 4 + 2),
        ("biscuits-yellow+rainforest-yellow", 3),
        ("margarine-blue+peatlands-blue", 3),
        ("noodles-blue+orangutan-blue", 2 + 3),
        ("noodles-yellow+smallholder-yellow", 2 + 3),
        ("noodles-yellow+intercropped-yellow", 2 + 3),
    ],
)
def test_a_set_pays_value_and_green_credits(play, worth):
    assert income([[play], []]) == [worth, 0]


@pytest.mark.clauses("TJ-SALE-01", "TJ-TREND-01")
def test_trends_come_on_top():
    assert income([["soap-blue+gold-blue"], ["soap-yellow+silver-yellow"]], ["soap-gold"]) == [2 + 3 + 4 + 2, 2 + 3 + 3]


@pytest.mark.clauses("TJ-SALE-02")
def test_each_player_is_paid_for_all_sets_by_the_bank():
    plays = [["soap-blue+gold-blue", "lipstick-yellow+silver-yellow"], ["margarine-blue+alternative-blue"]]
    state = retail(plays, capital=[1, 2])
    assert list(state.capital) == [1 + 6 + 8, 2 + 5]
    assert state.census()["capital"] == {"seats": 22, "bank": -10}  # 12 at the start, 3 of them left, 19 paid out
    assert told(state, "sold") == ["sold 1 14", "sold 2 5"]


@pytest.mark.clauses("TJ-SALE-03", "TJ-SALE-05")
def test_a_lone_product_pays_one_whatever_it_is_and_whatever_the_trend():
    plays = [["lipstick-blue", "soap-blue", "soap-yellow"], ["lipstick-yellow"]]
    assert income(plays, ["soap-gold", "lipstick-alternative", "double-green-1"]) == [3, 1]


@pytest.mark.clauses("TJ-SALE-03")
def test_any_number_of_lone_products_may_be_sold():
    hand = ["soap-blue"] * 3
    state = at("production", products=[hand, []])
    assert can(state, 1) == ["done", "sell soap-blue"]
    do(state, "1 sell soap-blue", "1 sell soap-blue", "1 sell soap-blue")
    assert can(state, 1) == ["done"]
    assert list(do(state, "1 done").capital) == [9, 6]


@pytest.mark.clauses("TJ-SALE-04")
def test_one_may_sell_sets_while_another_sells_products():
    assert income([["soap-blue+gold-blue"], ["lipstick-yellow"]]) == [6, 1]
    state = before_retail([["soap-blue+gold-blue"], []], products=[["soap-blue", "lipstick-blue"], []])
    do(state, "1 pair soap-blue", "1 with gold-blue")
    assert can(state, 1) == ["done"]


@pytest.mark.clauses("TJ-SALE-06", "TJ-CLEAN-02")
def test_what_was_played_is_discarded_and_what_was_not_stays():
    state = at(
        "production",
        products=[["soap-blue", "lipstick-yellow"], ["margarine-blue", "margarine-yellow"]],
        sources=[["gold-blue", "silver-yellow"], ["alternative-blue"]],
    )
    do(state, "1 pair soap-blue", "1 with gold-blue", "1 done", "2 sell margarine-blue", "2 done")
    view = state.view(0)
    assert view["discards"]["product"] == ["soap-blue", "margarine-blue"]
    assert view["discards"]["source"][:1] == ["gold-blue"]
    assert "lipstick-yellow" in view["products"]
    assert view["sources"] == [["silver-yellow"], ["alternative-blue"]]
    assert "margarine-yellow" in state.view(1)["products"]
    assert view["product_counts"] == [3, 3]  # one kept, two drawn
