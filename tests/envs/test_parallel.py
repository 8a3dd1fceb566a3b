"""The parallel environment: PettingZoo's own tests, seats that act at the same moment, and what is refused."""

from functools import partial
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from envs.observed import GAMES, extremes
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from entrepot.envs import parallel_env
from entrepot.kernel.errors import BadAction, BadOption, Illegal


def picked(seen, rng):
    """An action for each agent, legal where it is asked."""
    legal = {agent: np.flatnonzero(each["action_mask"]).tolist() for agent, each in seen.items()}
    return {agent: rng.choice(actions) if actions else 0 for agent, actions in legal.items()}


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(("name", "seats"), extremes())
def test_pettingzoo_says_that_it_is_a_parallel_environment(name, seats, capsys):
    parallel_api_test(parallel_env(GAMES[name], seats), num_cycles=20)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_pettingzoo_says_that_cycles_and_seeds_are_kept(name, seats):
    """These two of its tests know no masks."""
    make = partial(parallel_env, GAMES[name], seats, illegal="first")
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **how: parallel_to_aec(make(**how))))
    parallel_seed_test(make, num_cycles=10)


def test_a_game_is_played_to_its_end():
    """The hints on the way sum to nothing: a game is worth what it is without them."""
    env, rng = parallel_env("tradejack", seats=3, shaped=0.1), Random(1)
    seen, _ = env.reset(seed=1)
    total, hints = np.zeros(3), False
    while env.agents:
        seen, rewards, over, cut, _ = env.step(picked(seen, rng))
        total += list(rewards.values())
        hints = hints or (any(rewards.values()) and not any(over.values()))
    assert env.position.over
    assert hints
    assert not any(cut.values())
    assert total.tolist() == pytest.approx(env.seating.final(env.position))


def test_seats_of_one_moment_act_in_one_step():
    env, game = parallel_env("tradejack", seats=2), GAMES["tradejack"]
    env.reset(seed=1)
    given = {"phase": "production", "products": [["soap-blue"], ["noodles-blue"]], "sources": [["gold-blue"], []]}
    env.position = game.arrange(given, seats=2, seed=1)
    done = game.parse("done")
    env.step({"player_0": game.parse("pair soap-blue"), "player_1": done})
    assert env.position.actors() == [0]
    seen, *_ = env.step({"player_0": game.parse("with gold-blue"), "player_1": 10**6})  # not asked, not looked at
    assert seen["player_0"]["action_mask"][done] == 1


def test_what_is_refused_has_not_happened():
    env, game = parallel_env("tradejack", seats=2), GAMES["tradejack"]
    env.reset(seed=1)
    given = {"phase": "production", "products": [["soap-blue"], ["noodles-blue"]], "sources": [["gold-blue"], []]}
    env.position = game.arrange(given, seats=2, seed=1)
    before = env.position.digest()
    pair = game.parse("pair soap-blue")
    with pytest.raises(Illegal):
        env.step({"player_0": pair, "player_1": game.parse("bid 3")})
    for nothing in (None, "pass", float(pair), False):
        with pytest.raises(BadAction, match="mask"):
            env.step({"player_0": pair, "player_1": nothing})
    for actions, what in (
        ({"player_0": pair}, "player_1 is asked"),
        ({}, "player_0 is asked"),
        (None, "by the names"),
        ({"player_0": pair, "player_1": pair, "bob": 3}, "no agent 'bob'"),
    ):
        with pytest.raises(BadAction, match=what):
            env.step(actions)
    assert env.position.digest() == before


def test_what_cannot_be_is_refused():
    for arguments in ({"illegal": "never"}, {"max_cycles": 0}, {"max_cycles": True}, {"render_mode": "smoke"}):
        with pytest.raises(BadOption, match=r"\w+ \w+"):
            parallel_env("tradejack", **arguments)
    with pytest.raises(BadAction, match="reset"):
        parallel_env("tradejack").step({})
    with pytest.raises(BadAction, match="reset"):
        parallel_env("tradejack").render()
