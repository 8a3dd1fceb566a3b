"""OpenSpiel's own tests of a game, its Python bots and its learning environment, on our games."""

import random

import numpy as np
import pyspiel
import pytest
from envs.openspiel_play import ALL, FIVE, load, started, walk
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.random_agent import RandomAgent

import entrepot

FEWEST_AND_MOST = [(name, seats) for name in ALL for seats in (entrepot.game(name).fewest, entrepot.game(name).most)]
ROLLOUT = 60
"""Actions and outcomes after which a rollout is broken off: the tests want to see bots play, not play well."""


@pytest.mark.parametrize(("name", "seats"), FEWEST_AND_MOST)
def test_random_simulation_with_serialization(name, seats):
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ALL)
def test_simulation_in_python_with_pickles(name):
    from open_spiel.python.tests import games_sim_test  # brings SciPy, for which every run of tests would wait

    games_sim_test.GamesSimTest("test_pig").sim_game(load(name, entrepot.game(name).fewest))


def rollouts(seed):
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed), max_length=ROLLOUT)


def plays(bot, state, rng, decisions=3):
    """Let a bot decide where there is a choice, and return what it chose from how much."""
    chosen = []
    while len(chosen) < decisions and not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) < 2:
            walk(state, rng, 1)
            continue
        action = bot.step(state)
        assert action in legal
        chosen.append((int(action), len(legal)))
        state.apply_action(action)
        walk(state, rng, 0)
    return chosen


@pytest.mark.parametrize("name", FIVE)
def test_mcts_plays(name):
    rng = random.Random(20)
    state = started(name, 2, rng)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 6, rollouts(1), random_state=np.random.RandomState(1))
    assert len(plays(bot, state, rng)) == 3


@pytest.mark.parametrize("name", FIVE)
def test_ismcts_plays_on_what_its_seat_knows(name):
    rng = random.Random(21)
    seats = entrepot.game(name).most
    state = walk(started(name, seats, rng), rng, 12)
    bot = ismcts.ISMCTSBot(
        state.get_game(), rollouts(2), uct_c=1.4, max_simulations=6, random_state=np.random.RandomState(2)
    )
    assert len(plays(bot, state, rng)) == 3


def test_ismcts_with_a_seed_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart():
    state = walk(started("tradejack", 3, random.Random(22)), random.Random(22), 9)
    while len(state.legal_actions()) < 3:
        walk(state, random.Random(22), 1)
    other = state.resample_from_infostate(state.current_player(), random.Random(4).random)
    assert str(other) != str(state)

    def policy(of):
        rng = random.Random(5)
        bot = ismcts.ISMCTSBot(of.get_game(), rollouts(3), 1.4, 12, random_state=np.random.RandomState(3))
        bot.set_resampler(lambda s, player: s.resample_from_infostate(player, rng.random))
        return bot.get_policy(of)

    assert policy(state) == policy(other)
    assert len(policy(state)) > 2


def test_resampling_follows_its_generator():
    state = walk(started("tradejack", 3, random.Random(23)), random.Random(23), 9)
    worlds = [str(state.resample_from_infostate(0, random.Random(seed).random)) for seed in (1, 1, 2, 3)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) == 3


def test_the_learning_environment_runs():
    game = load("tradejack", 3)
    environment = rl_environment.Environment(
        game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1), enable_legality_check=True
    )
    agents = [RandomAgent(seat, environment.action_spec()["num_actions"]) for seat in range(3)]
    size = game.observation_tensor_size()
    assert environment.observation_spec()["info_state"] == (size,)
    for _ in range(2):
        step = environment.reset()
        steps = 0
        while not step.last():
            seat = step.observations["current_player"]
            assert len(step.observations["info_state"][seat]) == size
            assert step.rewards is None or step.rewards == [0, 0, 0]
            step = environment.step([agents[seat].step(step).action])
            steps += 1
        assert sum(step.rewards) == pytest.approx(0)
        assert max(step.rewards) > 0
        assert steps > 20
