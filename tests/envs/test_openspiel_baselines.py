"""entrepot's bots as players of OpenSpiel, and endgames that OpenSpiel solves."""

import pickle
import random

import numpy as np
import pytest
from envs.openspiel_play import load, walk
from open_spiel.python.algorithms import cfr, evaluate_bots, exploitability
from open_spiel.python.policy import UniformRandomPolicy

from entrepot.bots.find import find_bot
from entrepot.envs.openspiel import Baseline, endgame, tabulated
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadAction, UnknownBot
from entrepot.kernel.handle import SeatHandle


class Last(Bot):
    """Does what comes last."""

    name = "last"

    def choose(self, seat):
        return seat.legal()[-1]


def late(game, seed, decisions):
    """A position of a game of `thrifty` against itself, so many real choices before its end."""
    kernel = game.setup.game
    state, kept = kernel.new(2, seed, game.setup.options), []
    bots = [find_bot(kernel, "thrifty")(seat) for seat in range(2)]
    while not state.over:
        seat = state.actors()[0]
        if len(state.legal(seat)) > 1:
            kept.append(state.copy())
        state.apply(seat, bots[seat].choose(SeatHandle(state, seat)))
    return kept[-decisions]


def test_bots_play_a_game_of_openspiel_by_their_names_and_greedy_wins():
    game, rng = load("tradejack", 3), np.random.RandomState(1)
    wins = 0
    for seed in range(2):
        players = [Baseline(game, 0, "uniform", seed), Baseline(game, 1, "greedy", seed), Baseline(game, 2, Last, seed)]
        assert [player.player_id() for player in players] == [0, 1, 2]
        returns = evaluate_bots.evaluate_bots(game.new_initial_state(), players, rng)
        assert abs(sum(returns)) < 1e-9
        wins += returns[1] > 0.5
    assert wins == 2
    with pytest.raises(UnknownBot):
        Baseline(game, 0, "nobody")


def test_a_bot_does_the_same_again_after_a_restart_and_leaves_the_state_alone():
    game = load("haggle", 2)
    state = walk(game.new_initial_state(), random.Random(3), 2)
    player = Baseline(game, state.current_player(), "uniform", 5)
    before = str(state)
    choices = []
    for _ in range(2):
        player.restart_at(state)
        choices.append([player.step(state) for _ in range(6)])
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 1
    assert set(choices[0]) <= set(state.legal_actions())
    assert player.step_with_policy(state)[0][0][1] == 1.0
    assert str(state) == before


def test_an_endgame_is_solved_and_says_how_far_each_policy_is_from_that():
    game = load("tradejack", 2)
    small = endgame(game, late(game, 0, 4))
    gaps = [exploitability.nash_conv(small, each) for each in (UniformRandomPolicy(small), tabulated(small, "greedy"))]
    solver = cfr.CFRPlusSolver(small)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    solved = exploitability.nash_conv(small, solver.average_policy())
    assert gaps[0] > 0.5
    assert gaps[1] == pytest.approx(0, abs=1e-9)
    assert -1e-9 < solved < gaps[0] / 5
    assert exploitability.nash_conv(small, tabulated(small, Last)) > 0.1


def test_the_worlds_of_an_endgame_are_alike_to_all_who_watch_and_differ_in_what_is_hidden():
    game = load("tradejack", 2)
    state = late(game, 3, 30)
    small = endgame(game, state, worlds=6, seed=2)
    start = small.new_initial_state()
    assert start.get_game() is small
    assert start.chance_outcomes() == [(world, pytest.approx(1 / 6)) for world in range(6)]
    assert start.action_to_string(1) == "world 2"
    worlds = [start.child(world) for world in range(6)]
    assert worlds[0].position.state.digest() == state.digest()
    assert len({world.position.observation(None) for world in worlds}) == 1
    assert len({world.information_state_string(0) for world in worlds}) > 1
    assert all(world.current_player() == state.actors()[0] for world in worlds)
    again = endgame(game, state, worlds=6, seed=2).new_initial_state()
    assert [str(again.child(world)) for world in range(6)] == [str(world) for world in worlds]


def test_what_is_no_endgame_is_refused_and_none_is_pickled():
    game = load("haggle", 2)
    state = late(game, 0, 1)
    with pytest.raises(BadAction, match="at least one world"):
        endgame(game, state, worlds=0)
    with pytest.raises(BadAction, match="no world 7"):
        endgame(game, state).start.after(7)
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(endgame(game, state))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
