"""Flat observations: one vector that holds the numbers and the mask of the dictionary, through whole games."""

import copy
import pickle
from random import Random

import numpy as np
import pytest
from envs.observed import GAMES, extremes
from gymnasium.spaces import Box
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, parallel_api_test

from entrepot.envs import aec_env, parallel_env
from entrepot.kernel.errors import BadOption

STEPS = 60


def joined(seen):
    """What a dictionary holds, as one vector."""
    return [*seen["observation"].tolist(), *seen["action_mask"].tolist()]


@pytest.mark.parametrize(("name", "seats"), extremes())
@settings(max_examples=3)
@given(seed=st.integers(0, 2**31))
def test_flat_holds_the_same_numbers_and_the_same_mask(name, seats, seed):
    told, flat = [aec_env(GAMES[name], seats, observations=form) for form in ("dict", "flat")]
    for env in (told, flat):
        env.reset(seed=seed)
    rng = Random(seed)
    for _ in range(STEPS):
        for agent in told.agents:
            vector = flat.observe(agent)
            assert vector.dtype == np.int32
            assert flat.observation_space(agent).contains(vector)
            assert vector.tolist() == joined(told.observe(agent))
        if any(told.terminations.values()):
            break
        mask = flat.observe(flat.agent_selection)[flat.seating.layout.size :]
        action = rng.choice(np.flatnonzero(mask).tolist())
        told.step(action)
        flat.step(action)


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_all_seats_together_are_as_flat(name, seats):
    told, flat = [parallel_env(GAMES[name], seats, observations=form) for form in ("dict", "flat")]
    (before, _), (vectors, _) = told.reset(seed=3), flat.reset(seed=3)
    rng = Random(3)
    for _ in range(STEPS):
        assert {agent: vector.tolist() for agent, vector in vectors.items()} == {
            a: joined(s) for a, s in before.items()
        }
        if not told.agents:
            break
        masks = {agent: np.flatnonzero(before[agent]["action_mask"]).tolist() for agent in told.agents}
        actions = {agent: rng.choice(mask) if mask else 0 for agent, mask in masks.items()}
        before, vectors = told.step(actions)[0], flat.step(actions)[0]


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_pettingzoo_says_that_flat_environments_are_some(make, capsys):
    if make is aec_env:
        api_test(make("tradejack", observations="flat"), num_cycles=20)
    else:
        parallel_api_test(make("tradejack", observations="flat", illegal="first"), num_cycles=20)
    assert "assed" in capsys.readouterr().out


def test_copies_and_pickles_stay_flat_and_no_other_form_is_known():
    env = aec_env("tradejack", observations="flat")
    env.reset(seed=1)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert again.observe("player_0").tolist() == env.observe("player_0").tolist()
        assert isinstance(again.observation_space("player_0"), Box)
    with pytest.raises(BadOption, match="'observations' is one of dict, flat, not 'box'"):
        aec_env("tradejack", observations="box")


def test_agents_that_are_not_selected_have_masks_while_all_choose_at_once():
    """As docs/envs.md says of PettingZoo's form."""
    env, rng = aec_env("tradejack", seats=3), Random(1)
    env.reset(seed=1)
    others = 0
    while not any(env.terminations.values()):
        asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
        assert asked == [env.possible_agents[seat] for seat in env.position.actors()]
        assert env.agent_selection == asked[0]
        others += len(asked) - 1
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    assert others > 0
