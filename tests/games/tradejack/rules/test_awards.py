"""Awards and who wins them. TJ-AWARD, TJ-KIND, TJ-R-22 to TJ-R-25, TJ-R-53"""

import pytest
from tradejack_tables import at, do, retail, told

GOLD = "gold-standards-1"
STANDARDS = "standards-1"
ALTERNATIVE = "only-alternative-1"
GREEN = "green-products-1"
CREDITS = "green-credits-1"


def winners(plays, *awards, **given):
    """Return who won which Award, in the order settled."""
    state = retail(plays, awards, **given)
    return [line.removeprefix("awarded ") for line in told(state, "awarded")]


def sets(*sources):
    """Return plays of equal products with these sources."""
    return [f"soap-{source.split('-')[1]}+{source}" for source in sources]


# ---------------------------------------------------------------- kinds


@pytest.mark.clauses("TJ-KIND-01")
def test_most_gold_standards_counts_gold_sets():
    assert winners([sets("gold-blue", "gold-blue"), sets("gold-yellow", "silver-yellow", "silver-blue")], GOLD) == [
        f"1 {GOLD}"
    ]
    assert winners([sets("gold-blue"), sets("gold-yellow", "gold-yellow")], GOLD) == [f"2 {GOLD}"]


@pytest.mark.clauses("TJ-KIND-02")
def test_most_standards_counts_gold_and_silver_alike():
    assert winners(
        [sets("silver-blue", "gold-blue"), sets("gold-yellow", "orangutan-blue", "alternative-blue")], STANDARDS
    ) == [f"1 {STANDARDS}"]
    assert winners([sets("gold-blue"), sets("silver-yellow", "silver-blue")], STANDARDS) == [f"2 {STANDARDS}"]


@pytest.mark.clauses("TJ-KIND-03")
def test_most_standards_ignores_credits():
    plays = [sets("gold-blue", "gold-blue"), sets("silver-yellow", "silver-blue")]
    assert winners(plays, STANDARDS, capital=[9, 1]) == [f"2 {STANDARDS}"]
    assert winners(plays, STANDARDS, capital=[1, 9]) == [f"1 {STANDARDS}"]


@pytest.mark.clauses("TJ-KIND-04", "TJ-R-22")
def test_exclusively_alternative_wants_alternative_sets_and_no_other():
    assert winners(
        [sets("alternative-blue"), sets("alternative-yellow", "gold-yellow")], ALTERNATIVE, capital=[50, 1]
    ) == [f"1 {ALTERNATIVE}"]
    assert winners([sets("alternative-blue", "rainforest-blue"), sets("gold-yellow")], ALTERNATIVE) == []
    assert winners([["soap-blue"], []], ALTERNATIVE) == []
    assert winners([["soap-blue"], sets("alternative-blue")], ALTERNATIVE) == [f"2 {ALTERNATIVE}"]


@pytest.mark.clauses("TJ-KIND-05")
def test_more_alternative_sets_do_not_help():
    plays = [sets("alternative-blue", "alternative-blue"), sets("alternative-yellow")]
    assert winners(plays, ALTERNATIVE, capital=[50, 6]) == [f"2 {ALTERNATIVE}"]
    assert winners(plays, ALTERNATIVE, capital=[6, 50]) == [f"1 {ALTERNATIVE}"]


@pytest.mark.clauses("TJ-KIND-06", "TJ-R-47")
def test_most_green_products_counts_green_sets():
    plays = [sets("alternative-blue", "smallholder-blue"), sets("gold-yellow", "rainforest-yellow", "peatlands-blue")]
    assert winners(plays, GREEN) == [f"1 {GREEN}"]
    for source in ("gold", "silver", "orangutan", "smallholder", "intercropped", "alternative"):
        assert winners([[], sets(f"{source}-blue")], GREEN) == [f"2 {GREEN}"]


@pytest.mark.clauses("TJ-KIND-07", "TJ-KIND-08")
def test_most_green_credits_adds_all_sets_up_with_trends():
    plays = [sets("gold-blue"), sets("alternative-yellow", "alternative-blue", "rainforest-blue")]
    assert winners(plays, CREDITS, capital=[9, 1]) == [f"2 {CREDITS}"]  # 4 and 4: less Capital
    assert winners([sets("gold-blue", "silver-blue"), plays[1]], CREDITS, capital=[50, 1]) == [f"1 {CREDITS}"]
    state = retail(plays, ["green-sources", CREDITS], capital=[1, 50])
    assert state.view(0)["awards"] == [[], [CREDITS]]  # 6 and 8
    assert list(state.capital) == [1 + 2 + 6, 50 + (2 + 4) + (2 + 4) + 2]


# ---------------------------------------------------------------- winning


@pytest.mark.clauses("TJ-AWARD-01")
def test_awards_come_after_sales_and_only_where_revealed():
    state = retail([sets("gold-blue"), []], [GOLD])
    assert [line.split()[0] for line in told(state, "sold", "awarded")] == ["sold", "awarded"]
    assert told(retail([sets("gold-blue"), []], ["soap-gold"]), "awarded", "unclaimed") == []


@pytest.mark.clauses("TJ-AWARD-02")
def test_only_this_rounds_sets_count():
    given = {"source_discard": ["gold-blue", "gold-blue"]}
    assert winners([[], sets("gold-yellow")], GOLD, **given) == [f"2 {GOLD}"]
    state = at("production", products=[["soap-blue"], []], sources=[["gold-blue", "gold-yellow"], []], demand=[GOLD])
    do(state, "1 sell soap-blue", "1 done")
    assert told(state, "awarded", "unclaimed") == [f"unclaimed {GOLD}"]  # a source in hand is not played


@pytest.mark.clauses("TJ-AWARD-03", "TJ-AWARD-04", "TJ-CLEAN-03")
def test_a_won_award_stays_and_pays_at_the_end_only():
    state = retail([sets("gold-blue"), []], [GOLD], capital=[6, 6])
    assert list(state.capital) == [12, 6]
    assert state.view(1)["awards"] == [[GOLD], []]
    assert GOLD not in state.view(1)["discards"]["demand"]
    later = retail([[], sets("gold-blue", "gold-blue")], ["gold-standards-2"], awards=[[GOLD], []])
    assert later.view(1)["awards"] == [[GOLD], ["gold-standards-2"]]


@pytest.mark.clauses("TJ-AWARD-05", "TJ-R-22", "TJ-CLEAN-03")
@pytest.mark.parametrize("award", [GOLD, STANDARDS, ALTERNATIVE, GREEN, CREDITS])
@pytest.mark.parametrize("plays", [[["soap-blue", "soap-yellow"], ["lipstick-blue"]], [sets("rainforest-blue"), []]])
def test_an_award_that_nobody_meets_is_discarded(award, plays):
    state = retail(plays, [award])
    assert told(state, "awarded", "unclaimed") == [f"unclaimed {award}"]
    assert state.view(0)["discards"]["demand"].count(award) == 1
    assert state.view(0)["awards"] == [[], []]


@pytest.mark.clauses("TJ-R-22")
def test_one_is_enough():
    assert winners([sets("gold-blue"), []], GOLD, STANDARDS, CREDITS) == [f"1 {GOLD}", f"1 {STANDARDS}", f"1 {CREDITS}"]


# ---------------------------------------------------------------- ties


@pytest.mark.clauses("TJ-AWARD-06")
def test_tie_first_test_fewer_awards_held():
    plays = [sets("gold-blue"), sets("gold-yellow")]
    assert winners(plays, GOLD, awards=[[STANDARDS], []], capital=[1, 40]) == [f"2 {GOLD}"]
    assert winners(plays, GOLD, awards=[[], [STANDARDS]], capital=[40, 1], first=1) == [f"1 {GOLD}"]
    held = [[STANDARDS], [CREDITS, ALTERNATIVE]]
    assert winners(plays, GOLD, awards=held, capital=[40, 1]) == [f"1 {GOLD}"]


@pytest.mark.clauses("TJ-AWARD-06")
def test_the_number_of_awards_counts_and_not_their_points():
    held = [["gold-standards-2"], ["green-products-1", CREDITS]]
    assert winners([sets("gold-blue"), sets("gold-yellow")], GOLD, awards=held, capital=[40, 1]) == [f"1 {GOLD}"]


@pytest.mark.clauses("TJ-AWARD-07", "TJ-R-23")
def test_tie_second_test_less_capital_after_sales():
    plays = [["soap-blue+gold-blue"], ["lipstick-yellow+gold-yellow"]]  # 6 and 9
    assert winners(plays, GOLD, capital=[8, 6]) == [f"1 {GOLD}"]  # 14 against 15, though 8 was more than 6
    assert winners(plays, GOLD, capital=[10, 6]) == [f"2 {GOLD}"]  # 16 against 15
    points = [["gold-standards-2"], ["green-products-1"]]
    assert winners(plays, GOLD, capital=[10, 6], awards=points) == [f"2 {GOLD}"]  # points are not Capital


@pytest.mark.clauses("TJ-AWARD-08", "TJ-R-24", "TJ-R-45")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 2), (2, 4), (3, 4)])
def test_tie_last_test_nearest_clockwise_from_the_first_player(first, winner):
    plays = [[], sets("gold-blue"), [], sets("gold-yellow")]
    assert winners(plays, GOLD, first=first) == [f"{winner} {GOLD}"]


@pytest.mark.clauses("TJ-AWARD-09", "TJ-R-24")
def test_an_award_won_a_moment_ago_counts_as_held():
    plays = [sets("gold-blue"), sets("gold-yellow"), sets("silver-yellow")]
    even = {"capital": [6, 6, 7]}  # 12 each after the sales
    assert winners(plays, GOLD, STANDARDS, **even) == [f"1 {GOLD}", f"2 {STANDARDS}"]
    assert winners(plays, STANDARDS, GOLD, **even) == [f"1 {STANDARDS}", f"2 {GOLD}"]
    assert winners(plays, GOLD, STANDARDS, GREEN, **even) == [f"1 {GOLD}", f"2 {STANDARDS}", f"3 {GREEN}"]


@pytest.mark.clauses("TJ-R-53", "TJ-AWARD-09")
def test_a_clear_leader_takes_both():
    plays = [sets("gold-blue", "gold-blue"), sets("gold-yellow")]
    assert winners(plays, GOLD, STANDARDS) == [f"1 {GOLD}", f"1 {STANDARDS}"]
    options = {"length": "advanced"}
    assert winners(plays, STANDARDS, "standards-2", options=options) == [f"1 {STANDARDS}", "1 standards-2"]


@pytest.mark.clauses("TJ-R-25")
def test_each_test_is_for_those_still_tied():
    plays = [sets("gold-blue"), sets("gold-yellow"), sets("gold-blue")]
    # the poorest holds an Award and is out; of the other two the third has less Capital
    assert winners(plays, GOLD, awards=[[STANDARDS], [], []], capital=[1, 30, 20]) == [f"3 {GOLD}"]
    # who played most is alone, whatever the others hold
    more = [sets("gold-blue", "gold-blue"), sets("gold-yellow"), []]
    assert winners(more, GOLD, awards=[[STANDARDS], [], []], capital=[40, 1, 1]) == [f"1 {GOLD}"]
    # equal in Awards and Capital: the order from the First Player, though seat 1 sits nearer
    assert winners(plays, GOLD, capital=[30, 9, 9], first=0) == [f"2 {GOLD}"]
