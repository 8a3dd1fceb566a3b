"""Random play: what it counts, that it repeats, and where it stops."""

import pytest
from toy import TOY, begin, do, in_secret

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.playout import Tally, play_round, playout


def test_a_playout_ends_the_game_and_counts_choices_among_decisions():
    state, tally = in_secret(begin(2)), Tally()
    playout(state, seeded(3), tally)
    assert state.over
    assert 2 <= tally.choices == tally.decisions


def test_forced_actions_are_decisions_but_no_choices():
    game = entrepot.game("tradejack")
    state, tally, replay = game.new(4, seed=1), Tally(), game.new(4, seed=1)
    playout(state, seeded(3), tally)
    rng, decisions, choices = seeded(3), 0, 0
    while not replay.over:  # the same, spelled out
        actors = replay.actors()
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        legal = replay.legal(seat)
        replay.apply(seat, legal[rng.below(len(legal)) if len(legal) > 1 else 0])
        decisions, choices = decisions + 1, choices + (len(legal) > 1)
    assert (tally.decisions, tally.choices) == (decisions, choices)
    assert choices < decisions
    assert state.digest() == replay.digest()


def test_the_same_generator_plays_the_same_game():
    game = entrepot.game("tradejack")
    digests = []
    for seed in (1, 1, 2):
        state = game.new(3, seed=5)
        playout(state, seeded(seed), Tally())
        digests.append(state.digest())
    assert digests[0] == digests[1] != digests[2]


def test_tallies_add_up_over_games():
    tally = Tally()
    playout(in_secret(begin(2)), seeded(1), tally)
    once = tally.decisions
    playout(in_secret(begin(2)), seeded(1), tally)
    assert tally.decisions == 2 * once


def test_each_of_many_actors_is_as_likely_to_go_next():
    firsts = [0, 0, 0]
    for seed in range(300):
        state = do(in_secret(begin(3, options={"length": "long"})), "0 hide 5", "1 hide 5", "2 hide 5")
        state.listening = True
        play_round(state, seeded(seed), Tally())
        firsts[next(e["args"]["seat"]["seat"] for e in state.events if e["kind"] == "did")] += 1
    assert all(70 < first < 130 for first in firsts)


def test_a_round_is_played_until_the_next_begins():
    state, tally = in_secret(begin(2, options={"length": "long"})), Tally()
    play_round(state, seeded(2), tally)
    assert (state.round, state.over) == (2, False)
    played = tally.decisions
    play_round(state, seeded(3), tally)
    assert state.over
    assert tally.decisions > played
    assert tally.choices == tally.decisions


def test_a_round_of_a_finished_game_is_nothing():
    state, tally = TOY.new(2), Tally()
    do(state, "-2 time")
    play_round(state, seeded(2), tally)
    playout(state, seeded(2), tally)
    assert (tally.decisions, tally.choices) == (0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_playouts_end_within_the_bound_that_the_game_declares(seats):
    game, tally = entrepot.game("tradejack"), Tally()
    for seed in range(5):
        before = tally.decisions
        playout(game.new(seats, seed), seeded(seed), tally)
        assert tally.decisions - before <= game.longest
