"""The end of a round and of the game. TJ-CLEAN, TJ-END, TJ-R-26, TJ-R-46, TJ-R-51"""

import pytest
from tradejack_tables import GAME, at, random_game, retail, told


def finished(capital, awards=None, **given):
    """Return a game at its end with this Capital and these Awards by seat."""
    seats = len(capital)
    given = {"block_a": [], "block_b": [], "block_c": [], **given}
    return at("demand", seats, capital=list(capital), awards=awards or [[]] * seats, **given)


def result(capital, awards=None, **given):
    outcome = finished(capital, awards, **given).outcome()
    return outcome["places"], outcome["scores"], outcome["decided_by"], outcome["winners"]


@pytest.mark.clauses("TJ-CLEAN-01", "TJ-R-45")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_card_moves_one_seat_to_the_left(first, then):
    assert retail([["soap-blue"], [], []], first=first).first == then


@pytest.mark.clauses("TJ-CLEAN-02", "TJ-CLEAN-03")
def test_the_round_is_cleared_away():
    state = retail(
        [["soap-blue+gold-blue"], ["lipstick-blue"]],
        ["soap-gold", "gold-standards-1", "only-alternative-1"],
        block_c=["green-sources", "soap-smallholder", "ice-cream-orangutan", "peatlands-ban"],
        block_a=[],
        block_b=[],
        regulations=["rainforest-ban"],
    )
    view = state.view(0)
    assert view["discards"]["product"] == ["soap-blue", "lipstick-blue"]
    assert "gold-blue" in view["discards"]["source"]
    assert {"soap-gold", "only-alternative-1"} <= set(view["discards"]["demand"])
    assert "gold-standards-1" not in view["discards"]["demand"]
    assert (view["laid"], view["shown"]) == ([], [[], []])
    # what was discarded never comes back: the deck holds what it held, less the three of the new round
    assert sorted(view["demand"]) == ["green-sources", "ice-cream-orangutan", "soap-smallholder"]


@pytest.mark.clauses("TJ-CLEAN-03", "TJ-R-46")
@pytest.mark.parametrize("length", ["basic", "advanced"])
def test_no_demand_card_comes_twice(length):
    state = GAME.new(2, 3, {"length": length})
    *_, end = random_game(2, 3, {"length": length})
    cards = [*state.view(0)["demand"], *(line.split()[1] for line in told(end, "demanded"))]
    assert len(cards) == len(set(cards))
    assert len(cards) >= (18 if length == "basic" else 24)


@pytest.mark.clauses("TJ-END-03", "TJ-END-04")
def test_reputation_is_capital_and_points():
    held = [["gold-standards-1", "green-credits-1"], [], ["standards-1"]]  # 8 + 5, and 6
    assert result([10, 22, 18], held) == ([2, 3, 1], [23, 22, 24], "TJ-END-04", [2])


@pytest.mark.clauses("TJ-END-05")
def test_on_a_tie_more_award_cards_win():
    held = [["gold-standards-2"], ["green-products-1", "green-credits-1"]]  # 9 points, and 5 + 5
    assert result([11, 10], held) == ([2, 1], [20, 20], "TJ-END-05", [1])


@pytest.mark.clauses("TJ-END-06", "TJ-R-51")
def test_a_full_tie_is_shared():
    assert result([20, 20, 3]) == ([1, 1, 3], [20, 20, 3], "TJ-END-06", [0, 1])
    held = [["green-credits-1"], ["green-products-1"]]  # 5 points each
    assert result([7, 7], held) == ([1, 1], [12, 12], "TJ-END-06", [0, 1])


@pytest.mark.clauses("TJ-R-51")
def test_the_other_places_use_the_same_tests():
    assert result([30, 20, 20, 10])[0] == [1, 2, 2, 4]
    held = [[], ["standards-1"], [], []]
    assert result([30, 14, 20, 10], held)[:2] == ([1, 2, 3, 4], [30, 20, 20, 10])
    assert result([5, 9, 9, 9])[0] == [4, 1, 1, 1]


@pytest.mark.clauses("TJ-R-26", "TJ-END-03")
def test_cards_in_hand_do_not_count():
    given = {"products": [["lipstick-blue"] * 5, []], "sources": [["gold-blue"] * 3, []]}
    assert result([6, 7], **given)[:2] == ([2, 1], [6, 7])


@pytest.mark.clauses("TJ-R-46")
def test_the_advanced_game_ends_alike():
    held = [["gold-standards-2"], ["green-products-1", "green-credits-1"]]
    assert result([11, 10], held, options={"length": "advanced"}) == ([2, 1], [20, 20], "TJ-END-05", [1])


@pytest.mark.clauses("TJ-INFO-01")
def test_capital_is_public_at_all_times():
    for state in random_game(3, 9, eager=True):
        for seat in (0, 1, 2, None):
            assert state.view(seat)["capital"] == list(state.capital)


def test_the_quick_worth_counts_capital_awards_and_the_sets_that_hands_may_still_become():
    state = at(
        "production",
        capital=[7, 3],
        products=[["soap-blue", "soap-blue", "ice-cream-yellow"], ["soap-blue"]],
        sources=[["gold-blue", "silver-yellow"], []],
        awards=[["gold-standards-1"], ["standards-1", "green-credits-2"]],
    )
    assert state.appraise(0) == [7 + 8 + 2 * 5.0, 3 + 6 + 6]
    assert state.appraise(1) == state.appraise(0)
    over = retail([[], []], capital=[9, 4], block_a=[], block_c=[], sources=[["gold-blue"], []])
    assert over.over
    assert over.appraise(0) == [9.0, 4.0]


def test_a_game_that_ended_under_older_rules_is_one_of_today():
    over = finished([9, 4])
    data = over.dump()
    counted_on = {**data, "rules": "1.0", "round": data["round"] + 1, "first": (data["first"] + 1) % 2}
    assert GAME.load(GAME.migrate(counted_on, "1.0")).digest() == over.digest()
    going_on = at("production", first=1)
    assert GAME.load(GAME.migrate({**going_on.dump(), "rules": "1.0"}, "1.0")).digest() == going_on.digest()
