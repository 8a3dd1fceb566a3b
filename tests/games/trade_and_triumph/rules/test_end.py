"""The race, its end, and who wins. TT-END, TT-TIE, TT-R-41 to TT-R-44, TT-R-54, TT-R-59"""

import pytest
from trade_tables import GAME, asked, at, can, do, pass_turn, random_game, refused, told


def last_turn(seats=2, **given):
    """Return the end of the last turn of a round in which the end is triggered."""
    given = {"points": [20] + [0] * (seats - 1), **given}
    return do(at("play", seats, active=seats - 1, triggered=True, **given), f"{seats} end?")


def outcome(state):
    found = state.outcome()
    return found["places"], [seat + 1 for seat in found["winners"]], found["decided_by"]


@pytest.mark.clauses("TT-END-01", "TT-END-02", "TT-END-03", "TT-R-54", "TT-R-42")
def test_a_trigger_by_an_early_seat_lets_the_others_have_their_normal_turns():
    state = at("play", 3, points=[19, 0, 0], cubes=[[1, 0, 0, 0], [0] * 4, [1, 1, 1, 1]], hands=[{"trade": ["md"]}])
    do(state, "1 sell-cube forest")
    assert told(state, "end-triggered") == ["end-triggered 1 20"]
    more = at("play", 3, points=[21, 0, 0], triggered=True, cubes=[[1, 0, 0, 0]])
    assert told(do(more, "1 sell-cube forest"), "end-triggered") == []  # it has been told
    quiet = at("play", 3, points=[17, 0, 0], cubes=[[1, 0, 0, 0]])
    assert told(do(quiet, "1 sell-cube forest"), "end-triggered") == []
    assert state.view(1)["end_triggered"]
    do(state, "1 end")
    assert (asked(state), state.over) == ([2], False)
    do(state, "2 via forest-fm 1", "2 draw trade", "2 end")
    assert (asked(state), state.round) == ([3], 1)
    do(state, "3 sell-set", "3 via forest-fm 1", "3 draw trade", "3 end")
    assert state.over
    assert (state.outcome()["ending"], list(state.points)) == ("target", [20, 0, 6])
    assert outcome(state) == ([1, 3, 2], [1], "TT-END-04")
    assert told(state, "over") == ["over ?"]
    assert asked(state) == []
    assert refused(state, "1 end") == "TT-END-02"


@pytest.mark.clauses("TT-R-42", "TT-END-02", "TT-R-02")
def test_a_trigger_by_the_last_seat_ends_the_game_after_that_turn():
    given = {
        "points": [3, 19],
        "cubes": [[0] * 4, [2, 0, 0, 0]],
        "hands": [{}, {"trade": ["md", "md", "do", "do", "of"]}],
    }
    state = at("play", active=1, **given)
    do(state, "2 sell-cube forest")
    assert not state.over
    assert do(state, "2 sell-cube forest", "2 end").over
    large = at("play", active=1, **given | {"hands": [{}, {"trade": ["md", "md", "do", "do", "of", "of", "fm", "fm"]}]})
    do(large, "2 sell-cube forest", "2 end")
    assert (large.over, can(large, 2)[0]) == (False, "discard-trade fm")  # finished normally, the hand limit included
    assert do(large, "2 discard-trade md").over
    first = at("play", 3, first=1, active=0, points=[20, 0, 0], triggered=True)
    assert do(first, "1 end").over  # the last of a round is the one before the first seat


@pytest.mark.clauses("TT-END-01", "TT-END-05")
def test_nineteen_points_are_not_enough():
    state = at("play", active=1, points=[19, 19])
    do(state, "2 end")
    assert (state.over, state.round, asked(state)) == (False, 2, [1])


@pytest.mark.clauses("TT-R-41")
def test_the_trigger_stays_whatever_is_lost_and_counts_on_anybodys_turn():
    state = at(
        "play",
        points=[20, 0],
        triggered=True,
        active=1,
        hands=[{}, {"influence": ["steal-points"]}],
        in_force=[1, 1, 2],
    )
    do(state, "2 influence steal-points")
    assert (list(state.points), state.triggered) == ([18, 2], True)
    do(state, "2 end?")
    assert state.over
    assert outcome(state) == ([1, 2], [1], "TT-END-04")


@pytest.mark.clauses("TT-END-04", "TT-END-06")
def test_most_points_win_whoever_triggered_and_points_above_twenty_count():
    assert outcome(last_turn(points=[20, 23])) == ([2, 1], [2], "TT-END-04")
    assert outcome(last_turn(3, points=[25, 21, 22])) == ([1, 3, 2], [1], "TT-END-04")


@pytest.mark.clauses("TT-TIE-01", "TT-TIE-04")
def test_gold_breaks_a_tie_among_the_tied_alone():
    assert outcome(last_turn(points=[20, 20], gold=[3, 4])) == ([2, 1], [2], "TT-TIE-01")
    assert outcome(last_turn(3, points=[20, 20, 3], gold=[7, 6, 99])) == ([1, 2, 3], [1], "TT-TIE-01")


@pytest.mark.clauses("TT-TIE-02", "TT-TIE-04", "TT-R-44")
def test_fewer_upgrades_break_the_next_tie():
    tied = {"points": [20, 20, 20], "gold": [4, 4, 3], "levels": [[1, 0, 1], [0, 1, 0], [0, 0, 0]]}
    assert outcome(last_turn(3, **tied)) == ([2, 1, 3], [2], "TT-TIE-02")
    assert outcome(last_turn(points=[20, 20], levels=[[2, 0, 0], [1, 1, 1]])) == ([1, 2], [1], "TT-TIE-02")


@pytest.mark.clauses("TT-R-44", "TT-TIE-02")
def test_a_step_bought_last_and_one_got_free_count_as_upgrades():
    given = {"active": 1, "points": [20, 20], "triggered": True}
    state = at("play", gold=[5, 9], levels=[[1, 0, 0]], hands=[{}, {"trade": ["md"]}], **given)
    do(state, "2 upgrade draw", "2 end")
    assert outcome(state) == ([1, 1], [1, 2], "TT-TIE-03")
    free = at("play", levels=[[1, 0, 0]], hands=[{}, {"specialty": ["upgrade"]}], **given)
    do(free, "2 specialty upgrade", "2 upgrade move", "2 upgrade move", "2 end?")
    assert outcome(free) == ([1, 2], [1], "TT-TIE-02")


@pytest.mark.clauses("TT-TIE-03")
def test_what_is_still_tied_is_shared():
    assert outcome(last_turn(points=[20, 20], levels=[[1, 0, 0], [0, 0, 1]])) == ([1, 1], [1, 2], "TT-TIE-03")
    assert outcome(last_turn(3, points=[20, 2, 20])) == ([1, 3, 1], [1, 3], "TT-TIE-03")
    assert outcome(last_turn(4, points=[1, 20, 1, 1])) == ([2, 1, 2, 2], [2], "TT-END-04")


@pytest.mark.clauses("TT-R-43", "TT-RES-07")
def test_what_was_not_sold_or_revealed_is_worth_nothing():
    state = last_turn(
        points=[20, 19],
        cubes=[[0] * 4, [2, 2, 2, 2]],
        down=[[], ["points", "plain-5"]],
        hands=[{}, {"specialty": ["three-points"]}],
    )
    assert (list(state.points), list(state.gold)) == ([20, 19], [5, 5])
    assert outcome(state)[1] == [1]
    assert state.appraise(0) == [20, 19]


@pytest.mark.clauses("TT-R-59", "TT-END-05")
def test_the_safety_stop_after_two_hundred_rounds():
    early = at("play", round=199, active=1)
    assert not do(early, "2 end").over
    middle = at("play", round=200, points=[7, 3])
    assert not do(middle, "1 end").over
    state = at("play", round=200, active=1, points=[7, 7], gold=[5, 6])
    do(state, "2 end")
    assert state.outcome()["ending"] == "safety-stop"
    assert outcome(state) == ([2, 1], [2], "TT-TIE-01")
    both = do(at("play", round=200, active=1, points=[20, 7], triggered=True), "2 end")
    assert both.outcome()["ending"] == "target"


@pytest.mark.clauses("TT-R-59", "TT-END-05", "TT-R-62")
def test_a_game_without_sales_runs_to_the_stop_though_decks_and_supply_run_out():
    state = GAME.new(2, 3)
    while not state.over:
        pass_turn(state)
    assert (state.outcome()["ending"], state.round) == ("safety-stop", 200)
    assert sum(state.supply) == 28 - sum(state.cubes)


@pytest.mark.clauses("TT-R-62", "TT-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_ever_without_a_legal_action_and_all_have_had_as_many_turns(seats):
    turns = [0] * seats
    seen = None
    for state in random_game(seats, seats):
        if state.over:
            break
        assert all(state.legal(seat) for seat in state.actors())
        if state.top().name == "move" and (state.round, state.active) != seen:
            seen = (state.round, state.active)
            turns[state.active] += 1
    assert max(turns) - min(turns) <= 1  # a held trader has no Move step
    assert state.outcome()["ending"] == "target"
    assert max(state.points) >= 20 or state.triggered


# ---------------------------------------------------------------- appraisal


@pytest.mark.clauses("TT-R-43")
def test_a_position_is_appraised_by_what_all_can_see():
    bare = at("move")
    assert bare.appraise(0) == bare.appraise(1)
    better = {
        "gold": [15],
        "points": [3],
        "cubes": [[1, 1, 1, 1]],
        "levels": [[1, 0, 0]],
        "down": [["md"]],
        "eternals": [["price"]],
        "hands": [{"trade": ["md"]}],
    }
    for key, value in better.items():
        mine, other = at("move", **{key: value}).appraise(1)
        assert mine > other, key
    one, sets = at("move", cubes=[[4, 0, 0, 0]]).appraise(0)[0], at("move", cubes=[[1, 1, 1, 1]]).appraise(0)[0]
    assert sets - one == 0.5
    early, late = at("move", gold=[15]), at("move", gold=[15], points=[18, 18])
    assert early.appraise(0)[0] - early.appraise(0)[1] > late.appraise(0)[0] - late.appraise(0)[1] > 0
