"""The Demand Phase, the bans and the end of the game. TJ-DEMAND, TJ-REG, TJ-END-01, TJ-END-02"""

import pytest
from tradejack_tables import GAME, all_pass, asked, at, can, do, refused, retail, told


def revealed(*cards, seats=2, **given):
    """Return a position after a Demand Phase that turned up these cards."""
    return at("demand", seats, draws={"demand": list(cards)}, **given)


@pytest.mark.clauses("TJ-DEMAND-01", "TJ-DEMAND-02", "TJ-DEMAND-04")
def test_three_cards_lie_open_in_the_order_turned_up():
    cards = ["standards-1", "double-green-1", "soap-gold"]
    state = revealed(*cards)
    for seat in (0, 1, None):
        assert state.view(seat)["demand"] == cards
    assert state.view(0)["decks"]["demand"] == 17


@pytest.mark.clauses("TJ-DEMAND-03", "TJ-TREND-02", "TJ-CLEAN-03")
def test_trends_and_unclaimed_awards_serve_one_round():
    state = retail([[], ["soap-blue"]], ["soap-gold", "standards-1", "double-green-1"], block_b=[])
    view = state.view(0)
    assert not {"soap-gold", "standards-1", "double-green-1"} & set(view["demand"])
    assert sorted(view["discards"]["demand"]) == ["double-green-1", "soap-gold", "standards-1"]
    state = retail([["soap-blue+gold-blue"], []], demand=["soap-gold"])
    assert "soap-gold" not in state.view(0)["demand"]
    assert retail([["soap-blue+gold-blue"], []], demand=["noodles-gold"]).capital[0] == 6 + 2 + 4 + 2


@pytest.mark.clauses("TJ-REG-01")
def test_a_regulation_stays_to_the_end():
    state = retail([[], ["soap-blue"]], ["green-sources"], regulations=["rainforest-ban"])
    assert state.regulations == [GAME.outcome("demand", "rainforest-ban")]
    assert state.view(0)["banned"] == ["rainforest"]
    assert "rainforest-ban" not in state.view(0)["discards"]["demand"]


@pytest.mark.clauses("TJ-REG-02", "TJ-REG-04")
def test_regulations_do_not_count_and_both_may_come_at_once():
    cards = ["gold-standards-2", "green-sources", "soap-smallholder"]
    state = revealed("peatlands-ban", *cards, block_a=[])
    view = state.view(0)
    assert view["demand"] == cards
    assert view["regulations"] == ["rainforest-ban", "peatlands-ban"]
    assert view["banned"] == ["rainforest", "peatlands"]
    assert revealed(*cards, block_a=[]).view(0)["banned"] == ["rainforest"]


@pytest.mark.clauses("TJ-REG-04")
def test_a_regulation_after_the_third_counting_card_waits():
    state = revealed(
        "soap-gold", "standards-1", "double-green-1", block_a=["soap-gold", "standards-1", "double-green-1"]
    )
    assert state.view(0)["regulations"] == []


@pytest.mark.clauses("TJ-REG-02", "TJ-REG-03", "TJ-MAKE-03")
def test_each_ban_forbids_its_own_kind_in_sets():
    products, sources = [["soap-blue"], []], [["peatlands-blue", "rainforest-blue"], []]
    rain = at("production", products=products, sources=sources, regulations=["rainforest-ban"])
    do(rain, "1 pair soap-blue")
    assert can(rain, 1) == ["with peatlands-blue"]
    assert refused(rain, "1 with rainforest-blue") == "TJ-REG-03"
    peat = at("production", products=products, sources=sources, regulations=["peatlands-ban"])
    assert can(do(peat, "1 pair soap-blue"), 1) == ["with rainforest-blue"]
    both = at("production", products=products, sources=sources, regulations=["peatlands-ban", "rainforest-ban"])
    assert can(both, 1) == ["done", "sell soap-blue"]


@pytest.mark.clauses("TJ-R-13")
def test_a_banned_source_stays_in_hand_and_is_good_for_nothing():
    given = {"products": [["soap-blue"], []], "sources": [["rainforest-blue"], []], "regulations": ["rainforest-ban"]}
    state = at("production", **given)
    assert can(state, 1) == ["done", "sell soap-blue"]
    assert refused(state, "1 with rainforest-blue") == "TJ-MAKE-05"
    assert refused(state, "1 pair soap-blue") == "TJ-R-55"
    do(state, "1 done")
    assert state.view(0)["sources"][0] == ["rainforest-blue"]
    assert list(state.capital) == [6, 6]


@pytest.mark.clauses("TJ-R-14")
def test_a_ban_works_in_the_round_that_reveals_it_and_undoes_nothing():
    state = at(
        "demand",
        draws={
            "demand": ["gold-standards-2", "green-sources", "soap-smallholder"],
            "source": ["rainforest-blue", "gold-blue"],
        },
        block_a=[],
        products=[["soap-blue"], []],
        sources=[["rainforest-blue"], []],
        capital=[14, 6],
        awards=[["green-products-1"], []],
        first=0,
    )
    view = state.view(0)
    assert view["auction"]["source"] == "gold-blue"  # the Rainforest turned up first is gone
    assert view["discards"]["source"] == ["rainforest-blue"]
    assert (view["capital"], view["awards"]) == ([14, 6], [["green-products-1"], []])
    while state.top().name != "production":
        do(state, f"{asked(state)[0]} pass")
    assert "rainforest-blue" in state.view(0)["sources"][0]
    assert refused(state, "1 with rainforest-blue") == "TJ-MAKE-05"
    for text in [text for text in can(state, 1) if text.startswith("pair")]:
        assert "with rainforest-blue" not in can(do(state.copy(), f"1 {text}"), 1)


@pytest.mark.clauses("TJ-END-01", "TJ-R-04")
def test_a_lone_regulation_makes_no_round():
    state = at("demand", block_a=[], block_b=[], block_c=["peatlands-ban"])
    assert (state.over, state.ending) == (True, "reputation")
    assert "peatlands-ban" not in state.view(0)["regulations"]
    state = at("demand", block_a=[], block_b=["rainforest-ban"], block_c=["peatlands-ban"])
    assert state.over


@pytest.mark.clauses("TJ-END-01")
def test_one_counting_card_makes_a_round():
    assert not at("demand", block_a=[], block_b=[], block_c=["green-sources"]).over


@pytest.mark.clauses("TJ-R-05")
def test_a_short_last_round_turns_up_all_that_is_left_and_is_played():
    state = at(
        "demand",
        draws={"demand": ["green-sources", "green-products-1"]},
        block_a=[],
        block_b=[],
        block_c=["green-sources", "green-products-1", "peatlands-ban"],
    )
    view = state.view(0)
    assert (view["demand"], view["regulations"][-1]) == (["green-sources", "green-products-1"], "peatlands-ban")
    assert (view["decks"]["demand"], state.over) == (0, False)
    assert view["product_counts"] == [2, 2]
    assert all_pass(state).over


@pytest.mark.clauses("TJ-END-02", "TJ-ADV-02", "TJ-QUICK-01", "TJ-QUICK-02", "TJ-R-31")
@pytest.mark.parametrize("co2", ["off", "on"])
@pytest.mark.parametrize(
    ("length", "rounds"),
    [("basic", 6), ("quick-5", 5), ("quick-4", 4), ("advanced", 8), ("advanced-7", 7), ("advanced-6", 6)],
)
def test_each_length_has_its_rounds_of_three(length, rounds, co2):
    state = GAME.new(2, 3, {"length": length, "co2": co2})
    state.listening = True
    counts = []
    while not state.over:
        counts.append(len(state.view(0)["demand"]))
        all_pass(state)
    assert counts == [3] * rounds
    assert state.view(0)["round"] == state.rounds() == rounds
    assert len(told(state, "round-over")) == rounds - 1  # nobody begins another


@pytest.mark.clauses("TJ-R-44")
def test_the_last_round_is_played_to_its_end():
    state = retail(
        [["soap-blue+gold-blue"], ["soap-yellow"]],
        ["gold-standards-2", "green-sources"],
        block_a=[],
        block_b=[],
        block_c=[],
        regulations=["rainforest-ban", "peatlands-ban"],
    )
    assert state.over
    assert list(state.capital) == [6 + 2 + 4 + 2, 7]
    assert state.view(0)["awards"] == [["gold-standards-2"], []]
    assert told(state)[-3:] == ["sold 2 1", "awarded 1 gold-standards-2", "ended"]
