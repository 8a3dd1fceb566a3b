"""The actions that a seat is offered: gathered, looked at, and kept until the position changes."""

import pytest
from toy import ACTIONS, AIM, HIDE, TOY, begin, in_secret

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.moves import NO_CHOICE, Moves


def gathered(*actions):
    moves = Moves()
    moves.add_all(list(actions))
    return moves


def spanned(lo, hi):
    moves = Moves()
    moves.add_span(HIDE, lo, hi)
    return moves.to_list()


def test_actions_stay_in_the_order_in_which_they_were_added_however_many():
    moves = Moves()
    for action in range(100, 0, -1):
        moves.add(action)
    assert moves.to_list() == list(range(100, 0, -1))
    assert moves.size == 100


def test_what_is_cleared_is_forgotten():
    moves = gathered(3, 4)
    moves.clear()
    moves.add(5)
    assert moves.to_list() == [5]
    assert not moves.has(4)


def test_a_run_is_actions_that_follow_one_another():
    moves = gathered(1)
    moves.add_run(7, 3)
    moves.add_run(20, 0)
    moves.add_run(20, -2)
    assert moves.to_list() == [1, 7, 8, 9]


def test_a_span_is_the_actions_from_low_to_high():
    assert spanned(2, 5) == HIDE.codes
    assert spanned(3, 4) == [HIDE.of(3), HIDE.of(4)]
    assert spanned(4, 4) == [HIDE.of(4)]
    assert spanned(5, 4) == spanned(2, 1) == spanned(2, 0) == spanned(2, -3) == []
    assert spanned(4, 99) == [HIDE.of(4), HIDE.of(5)]


def test_only_the_last_ones_are_sorted_where_that_is_wanted():
    moves = gathered(9, 5, 8, 3, 8)
    moves.sort_from(2)
    assert moves.to_list() == [9, 5, 3, 8, 8]
    moves.sort_from(0)
    assert moves.to_list() == [3, 5, 8, 8, 9]


def test_one_action_alone_is_told_from_several_and_from_none():
    assert gathered(6).only() == 6
    assert gathered(6, 7).only() == gathered().only() == NO_CHOICE


def test_they_are_compared_with_a_list():
    moves = gathered(4, 2)
    assert moves.are([4, 2])
    assert not moves.are([2, 4])
    assert not moves.are([4])
    assert not moves.are([4, 2, 1])


def test_what_is_no_action_is_not_among_them():
    moves = gathered(*range(ACTIONS.size))
    assert moves.has(AIM.code)
    assert not moves.has(-1)
    assert not moves.has(2**70)


def test_a_list_of_legal_actions_is_the_callers_own():
    state = in_secret(begin(2))
    state.legal(0).clear()
    assert state.legal(0) != []


def test_a_copy_gathers_for_itself():
    state = in_secret(begin(2))
    offered = state.moves(0)
    other = state.copy()
    other.play(0, other.legal(0)[0])
    assert offered.to_list() == state.legal(0)


@pytest.mark.parametrize("name", [*entrepot.game_names(), "toy"])
def test_what_is_kept_is_what_the_phase_offers_after_every_action(name):
    game = TOY if name == "toy" else entrepot.game(name)
    for seed in range(3):
        state, rng = game.new(game.fewest + seed % 2, seed), seeded(seed)
        for _ in range(400):
            if state.over:
                break
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            fresh = state.top().legal(state, seat)
            assert state.moves(seat).are(fresh)
            state.play(seat, fresh[rng.below(len(fresh))])
