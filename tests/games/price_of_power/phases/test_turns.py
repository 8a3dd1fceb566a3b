"""Rounds, turns, passing, last turns, Cleanup, Ages and the end."""

import pytest
from price_of_power_tables import asked, at, can, do, ducats, merchants, new, prestige, realm, told


@pytest.mark.clauses("PP-TURN-01", "PP-TURN-03")
def test_turns_go_clockwise_from_the_first_player_one_action_each():
    state = do(at(seats=3, first=2, influence={("downs", 1): 1}), "2 pass", "3 pass")
    assert asked(state) == ("turn", [1])
    state = do(at(seats=3, influence={("downs", 1): 1}), "1 influence downs", "1 done")
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("PP-TURN-02", "PP-PASS-05", "PP-R-48")
def test_passing_is_always_allowed_and_an_action_may_be_repeated():
    state = at(power=[[0, 0, 0], [3, 3, 3]], interest=[5, 0])
    assert can(state, 1) == ["pass", "repay"]
    state = do(at(influence={("downs", 1): 1}), "1 influence downs", "1 done", "2 pass")
    assert "influence downs" in can(state, 1)


@pytest.mark.clauses("PP-TURN-03", "PP-R-47", "PP-LOAN-01")
def test_after_the_action_only_minor_actions_are_left_which_may_use_what_was_earned():
    state = do(at(interest=[1, 0], ducats=[3, 0]), "1 pass")
    assert ducats(state)[0] == 6
    assert can(state, 1) == ["loan", "repay", "end"]
    do(state, "1 repay")
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("PP-PASS-02", "PP-PASS-01")
@pytest.mark.parametrize(
    ("seats", "paid"),
    [(2, [3, 0]), (3, [5, 2, 0]), (4, [5, 3, 2, 0]), (5, [5, 3, 2, 0, 0]), (6, [5, 3, 2, 1, 0, 0])],
)
def test_early_passes_are_paid(seats, paid):
    state = at(seats=seats, ducats=[0] * seats, round=8)
    for seat in range(1, seats + 1):
        do(state, f"{seat} pass")
    passes = told(state, "passed", "passed-unpaid")
    amounts = [int(text.split()[2]) if text.startswith("passed ") else 0 for text in passes]
    assert amounts == paid


@pytest.mark.clauses("PP-PASS-03")
def test_when_no_paid_pass_is_left_the_others_have_one_last_turn():
    given = {"influence": {("belmar", 4): 1, ("downs", 1): 1}}
    state = do(at(seats=4, **given), "1 pass", "2 pass", "3 pass")
    assert asked(state) == ("turn", [4])
    assert told(state, "last-turn") == ["last-turn 4 1"]
    do(state, "4 influence belmar", "4 done")
    assert state.view(None)["phase"] != "turn"
    assert state.view(None)["passing"]["passed"] == [0, 1, 2, 3]


@pytest.mark.clauses("PP-PASS-03")
def test_six_realms_give_both_that_are_left_a_last_turn_in_order():
    state = do(at(seats=6), "1 pass", "2 pass", "3 pass", "4 pass")
    assert told(state, "last-turn") == ["last-turn 5 1", "last-turn 6 1"]
    do(state, "5 pass")
    assert asked(state) == ("turn", [6])


@pytest.mark.clauses("PP-PASS-03")
def test_with_two_realms_the_one_left_has_two_turns_in_a_row():
    state = do(at(influence={("ardane", 2): 1}), "1 pass")
    assert told(state, "last-turn") == ["last-turn 2 2"]
    do(state, "2 influence ardane", "2 done")
    assert asked(state) == ("turn", [2])
    do(state, "2 influence ardane", "2 done")
    assert asked(state)[0] != "turn"


@pytest.mark.clauses("PP-PASS-03", "PP-R-48")
def test_in_either_of_the_two_one_may_pass():
    state = do(at(), "1 pass", "2 pass")
    assert asked(state)[0] != "turn"
    assert told(state, "passed-unpaid") == ["passed-unpaid 2"]


@pytest.mark.clauses("PP-PASS-04", "PP-CLEAN-01")
@pytest.mark.parametrize(
    ("seats", "first", "passed", "following"),
    [(3, 1, [2, 1, 3], 2), (3, 2, [2, 3, 1], 3), (2, 1, [1, 2], 1), (2, 1, [2, 1], 2)],
)
def test_the_first_to_pass_begins_next_unless_it_does_now(seats, first, passed, following):
    state = at("cleanup", seats=seats, first=first, passed=passed)
    assert told(state, "first-player") == [f"first-player {following}"]


@pytest.mark.clauses("PP-CLEAN-01", "PP-MERCH-10")
def test_all_merchants_stand_up_in_cleanup():
    state = at(
        "cleanup",
        merchants={("harrow-roads", 1): True, ("kronau-crossing", 2): False},
        draws={"event": ["crown-debts"] * 2},
    )
    assert merchants(state, "harrow-roads") == {1: False}


@pytest.mark.clauses("PP-ROUND-02")
def test_a_round_has_events_actions_income_and_cleanup():
    state = new(draws={"event": ["crown-debts", "crown-debts"]}, options={"start": "late"})
    assert asked(state)[0] == "turn"
    first = state.view(None)["first"] + 1
    do(state, f"{first} pass", f"{3 - first} pass")
    assert asked(state)[0] in ("upkeep", "court")
    kinds = [text.split()[0] for text in told(state)]
    assert kinds.index("round") < kinds.index("debts") < kinds.index("turn") < kinds.index("taxed")


# ---------------------------------------------------------------- Ages, scoring, end


def age(seats, income, **given):
    """Return the Prestige after the last Round of an Age."""
    return prestige(at("cleanup", seats=seats, round=2, age_income=income, **given))


@pytest.mark.clauses("PP-AGE-01", "PP-AGE-02")
@pytest.mark.parametrize(
    ("income", "scores"),
    [
        ([9, 7, 3], [3, 1, 0]),
        ([9, 9, 3], [2, 2, 0]),
        ([9, 3, 3], [3, 1, 1]),
        ([9, 0, 0], [3, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([4, 4, 4], [2, 2, 2]),
    ],
)
def test_the_most_trade_income_of_an_age_scores(income, scores):
    assert age(3, income) == scores


@pytest.mark.clauses("PP-AGE-02")
def test_two_realms_have_no_second_prize():
    assert age(2, [9, 7]) == [3, 0]
    assert age(2, [0, 7]) == [0, 3]
    assert age(2, [7, 7]) == [2, 2]


@pytest.mark.clauses("PP-AGE-01")
def test_the_count_begins_anew_and_only_at_the_end_of_an_age():
    state = at("cleanup", round=2, age_income=[9, 7])
    assert [realm(state, seat)["age_income"] for seat in (1, 2)] == [0, 0]
    state = at("cleanup", round=1, age_income=[9, 7])
    assert prestige(state) == [0, 0]
    assert [realm(state, seat)["age_income"] for seat in (1, 2)] == [9, 7]


@pytest.mark.clauses("PP-SCORE-01", "PP-SCORE-03", "PP-END-01")
def test_final_scoring_counts_taxes_interest_and_occupied_towns():
    given = {
        "towns": {"caerwick": 1, "tarrow": 1, "halmstead": 2},
        "vassals": {"brenmoor": 1, "skerravoe": 1, "glenmarran": 1},
        "occupied": ["halmstead"],
        "interest": [2, 1],
        "ducats": [0, 0],
    }
    state = at("finish", **given, round=8)
    assert state.over
    assert prestige(state) == [3 + 2 - 2, -1 - 2]


@pytest.mark.clauses("PP-SCORE-02")
@pytest.mark.parametrize(("treasury", "points"), [(4, 0), (5, 1), (49, 9), (50, 10), (59, 10), (60, 11), (99, 14)])
def test_ducats_score(treasury, points):
    assert prestige(at("finish", ducats=[treasury, 0], round=8)) == [points, 0]


@pytest.mark.clauses("PP-END-02")
@pytest.mark.parametrize(
    ("given", "places"),
    [
        ({"prestige": [3, 2]}, [1, 2]),
        ({"prestige": [2, 2], "power": [[1, 0, 0], [0, 0, 2]]}, [2, 1]),
        ({"prestige": [2, 2], "power": [[1, 0, 1], [0, 0, 2]], "ducats": [2, 1]}, [1, 2]),
        ({"prestige": [2, 2], "power": [[1, 0, 1], [0, 0, 2]], "ducats": [1, 1]}, [1, 1]),
    ],
)
def test_prestige_then_power_then_ducats_win(given, places):
    given.setdefault("ducats", [0, 0])
    state = at("finish", round=8, **given)
    assert state.outcome()["places"] == places
    assert state.outcome()["decided_by"] == ("" if places == [1, 1] else "PP-END-02")


@pytest.mark.clauses("PP-END-01", "PP-ROUND-01")
def test_the_game_ends_after_the_last_rounds_cleanup():
    state = at("cleanup", round=8, age_income=[5, 0])
    assert state.over
    assert state.ending == "rounds"
    assert told(state, "age-first") == ["age-first 1 3 4"]
    assert not at("cleanup", round=7).over


@pytest.mark.clauses("PP-SCORE-01", "PP-SCORE-02", "PP-SCORE-03")
def test_a_position_is_worth_the_prestige_that_it_promises():
    given = {"towns": {"caerwick": 1}, "interest": [1, 0], "ducats": [10, 5], "prestige": [4, 0], "round": 5}
    first, second = at(**given).appraise(0)
    assert (first, second) == (pytest.approx(4 - 1 + 1.55 * 2 + 1.2), pytest.approx(0.6))
    assert at(**given, occupied=["caerwick"]).appraise(0)[0] == pytest.approx(4 - 1 - 2 + 1.2)
    assert at(**given, ideas=[["free-trade"], []]).appraise(0)[0] == pytest.approx(first - 1)
    sea = at(**given, ships={("grey-sound", 1): (2, 0)}).appraise(0)[0] - first
    assert sea == pytest.approx(2 * 2.5 * 4 / 8)
    over = at("cleanup", **{**given, "round": 8})
    assert over.appraise(0) == list(over.prestige)
