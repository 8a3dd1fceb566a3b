"""The AEC environment: PettingZoo's own tests, rewards, secrecy, and what is refused."""

import contextlib
import copy
import pickle
from random import Random

import numpy as np
import pytest
from envs.observed import GAMES, extremes
from pettingzoo.test import api_test, render_test, seed_test

from entrepot.envs import aec_env, parallel_env
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadAction, BadOption, BadSeats, EntrepotError, Illegal, UnknownGame
from entrepot.kernel.registry import game_module

DICTIONARIES = [  # PettingZoo says so of every environment that has a mask and is not one of its own
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of agents whose game is over
]
LONG_ENOUGH = 40
"""Cycles of PettingZoo's tests here; a random game of Tradejack is over by then."""


def dictionaries(test):
    for mark in DICTIONARIES:
        test = mark(test)
    return test


def play(env, seed, most=None):
    """Play at random and return what each agent got in all, and how many were asked."""
    env.reset(seed=seed)
    rng, asked, earned = Random(seed), 0, dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        asked += 1
        if asked == most:
            break
    return earned, asked


@dictionaries
@pytest.mark.parametrize(("name", "seats"), extremes())
def test_pettingzoo_says_that_it_is_an_environment(name, seats, capsys):
    api_test(aec_env(GAMES[name], seats), num_cycles=LONG_ENOUGH)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_pettingzoo_says_that_seeds_reproduce(name, seats):
    seed_test(lambda: aec_env(GAMES[name], seats), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_all_pictures_are_of_one_size_and_the_last_position_can_be_shown(name):
    env = aec_env(GAMES[name], GAMES[name].most, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    play(env, seed=1)
    assert not env.agents
    assert first.shape == env.render().shape == (1200, 1600, 3)
    margins = [env.render()[edge].min() for edge in (np.s_[:8], np.s_[-8:], np.s_[:, -8:])]
    assert min(margins) > 200  # nothing is cut off
    assert env.render().min() < 100


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_pettingzoo_says_that_it_renders(name, seats, capsys):
    render_test(lambda **how: aec_env(GAMES[name], seats, **how))
    assert len(capsys.readouterr().out) > 100


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_and_every_choice_has_an_environment(name):
    game = GAMES[name]
    tables = [(seats, {}) for seats in range(game.fewest, game.most + 1)]
    for option, choices in game.ledger.options.items():
        tables += [(most_seats(game, {option: choice}), {option: choice}) for choice in choices]
    for seats, options in tables:
        _, asked = play(aec_env(game, seats, options), seed=1, most=10)
        assert asked == 10, (seats, options)


def most_seats(game, options):
    """The most seats with which a choice is possible; some choices are not with all."""
    for seats in range(game.most, game.fewest - 1, -1):
        with contextlib.suppress(BadOption):
            game.check_setup(seats, game.option_names(game.choose(options)))
            return seats
    raise AssertionError(f"no table can choose {options}")


def test_a_seed_is_the_games_own_and_the_next_games_follow_from_it():
    env, other = aec_env("tradejack", seats=3), aec_env("tradejack", seats=3)
    env.reset(seed=7)
    assert env.position.digest() == GAMES["tradejack"].new(3, 7).digest()
    other.reset(seed=7)
    digests = []
    for each in (env, other):
        each.reset()
        digests.append(each.position.digest())
    assert digests[0] == digests[1] != GAMES["tradejack"].new(3, 7).digest()


@pytest.mark.parametrize(("reward", "best"), [("win-share", 2 / 3), ("placement", 1.0)])
def test_rewards_come_at_the_end_and_sum_to_nothing(reward, best):
    env = aec_env("tradejack", seats=3, reward=reward)
    found = [sorted(play(env, seed)[0].values()) for seed in range(12)]
    assert max(earned[-1] for earned in found) == pytest.approx(best)
    assert [sum(earned) for earned in found] == pytest.approx([0.0] * 12)


def test_hints_on_the_way_are_taken_back_by_the_end():
    plain, shaped = aec_env("tradejack", seats=3), aec_env("tradejack", seats=3, shaped=0.5)
    assert play(shaped, 4)[0] == pytest.approx(play(plain, 4)[0])
    shaped.reset(seed=4)
    before = state_of(shaped, 0)
    shaped.step(GAMES["tradejack"].parse("bid 2"))
    assert shaped.rewards["player_0"] == pytest.approx(0.5 * (state_of(shaped, 0) - before))


def state_of(env, seat):
    worth = env.position.appraise(seat)
    return worth[seat] - (sum(worth) - worth[seat]) / 2


def test_what_is_chosen_at_the_same_moment_stays_hidden():
    """Production of Tradejack: the lowest seat is asked until it has done, and nobody else sees anything of it."""
    env, game = aec_env("tradejack", seats=2), GAMES["tradejack"]
    env.reset(seed=1)
    given = {"phase": "production", "products": [["soap-blue"], ["noodles-blue"]], "sources": [["gold-blue"], []]}
    env.position = game.arrange(given, seats=2, seed=1)
    env.agent_selection = "player_0"
    before = env.observe("player_1")
    for do in ("pair soap-blue", "with gold-blue"):
        assert env.agent_selection == "player_0"
        env.step(game.parse(do))
        assert (env.observe("player_1")["observation"] == before["observation"]).all()
    env.step(game.parse("done"))
    assert env.agent_selection == "player_1"
    assert (env.observe("player_1")["observation"] != before["observation"]).sum() == 2  # who is asked, who has done


@pytest.mark.parametrize(("name", "seats"), extremes(GAMES))
def test_only_players_are_asked_and_only_for_what_players_do(name, seats):
    env, verb = aec_env(GAMES[name], seats), GAMES[name].actions.verb
    env.reset(seed=2)
    rng = Random(2)
    for agent in env.agent_iter(60):
        seen, _, over, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert agent in env.possible_agents
        assert not any(verb(action).outside for action in legal)
        assert over or legal == sorted(env.position.legal(env.seat_of[agent]))
        env.step(None if over else rng.choice(legal))


def test_a_game_can_be_cut_off():
    env = aec_env("trigon", max_cycles=12)
    earned, asked = play(env, seed=3)
    assert asked == 12 + 2
    assert set(earned.values()) == {0.0}
    assert not env.agents


def test_an_illegal_action_changes_nothing():
    env = aec_env("tradejack", seats=3)
    env.reset(seed=7)
    before = env.position.digest()
    with pytest.raises(Illegal) as refusal:
        env.step(GAMES["tradejack"].parse("bid 99"))
    assert refusal.value.__notes__ == ["This is more than the bidder's own Capital, which is 6."]
    for nothing in (None, "bid 3", 1.0, True, [3]):
        with pytest.raises(BadAction, match="action mask"):
            env.step(nothing)
    with pytest.raises(BadAction):
        env.step(10**6)
    assert env.position.digest() == before


def test_before_the_first_game_and_after_the_last_there_is_nothing_to_do():
    env = aec_env("tradejack")
    for ask in (env.last, env.render, lambda: env.observe("player_0")):
        with pytest.raises(BadAction, match="reset"):
            ask()
    play(env, seed=1)
    with pytest.raises(BadAction, match="reset"):
        env.step(0)


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_numbers_of_numpy_are_numbers(make):
    one, other = make("tradejack", seats=3, max_cycles=5), make("tradejack", np.int64(3), max_cycles=np.int32(5))
    one.reset(seed=7)
    other.reset(seed=np.int64(7))
    assert one.position.digest() == other.position.digest()
    assert (other.seating.seats, other.max_cycles) == (3, 5)
    assert make("tradejack", shaped=np.float32(0.5)).seating.shaped == 0.5
    for seed in ("7", 1.0, True, [1]):
        with pytest.raises(BadOption, match="whole number"):
            one.reset(seed=seed)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_as_the_original_does(name, copied):
    env = aec_env(GAMES[name], shaped=0.1)
    copied(env).reset(seed=1)  # before the first game as well
    env.reset(seed=5)
    play_on(env, most=10)
    other = copied(env)
    before = other.position.digest()
    assert before == env.position.digest()
    assert play_on(other, most=60) == play_on(copied(env), most=60)
    assert env.position.digest() == before != other.position.digest()
    assert play_on(env, most=60)[1] == other.position.digest()


def test_a_copy_of_a_game_with_other_seats_options_and_cards_is_such_a_game():
    cards = GAMES["tradejack"].content.as_data()
    cards["product"][0]["value"] = 9
    content = make_content(game_module("tradejack").SCHEMA, cards)
    env = parallel_env("tradejack", 4, {"co2": "on"}, content, reward="placement")
    env.reset(seed=2)
    other = pickle.loads(pickle.dumps(env))
    assert other.position.digest() == env.position.digest()
    assert other.seating.game.content.digest() == content.digest()
    assert (other.seating.seats, other.seating.options, other.seating.reward) == (4, {"co2": "on"}, "placement")


def test_a_copy_of_a_game_that_is_over_is_over():
    env = aec_env("tradejack")
    env.reset(seed=1)
    while not env.position.over:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    other = copy.deepcopy(env)
    assert other.position.over
    assert other.rewards == env.rewards


def play_on(env, most):
    """Go on at random for so many actions; return what each agent has got, and the position that came of it."""
    rng = Random(3)
    for _ in range(most):
        seen, _, over, _, _ = env.last()
        if over:
            break
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return dict(env.rewards), env.position.digest()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "tradejak"}, UnknownGame),
        ({"seats": 9}, BadSeats),
        ({"seats": "three"}, BadSeats),
        ({"seats": True}, BadSeats),
        ({"seats": 3.0}, BadSeats),
        ({"options": "co2=on"}, BadOption),
        ({"options": {"co2": "maybe"}}, BadOption),
        ({"options": {"co2": True}}, BadOption),
        ({"options": {1: "on"}}, BadOption),
        ({"game": None}, UnknownGame),
        ({"game": 3}, UnknownGame),
        ({"content": 3}, BadOption),
        ({"reward": "fame"}, BadOption),
        ({"shaped": -1}, BadOption),
        ({"shaped": "much"}, BadOption),
        ({"render_mode": "smoke"}, BadOption),
        ({"max_cycles": 0}, BadOption),
        ({"content": "nowhere.toml"}, EntrepotError),
        ({"game": GAMES["tradejack"], "content": GAMES["tradejack"].content}, BadOption),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(arguments, error):
    with pytest.raises(error, match=r"\w+ \w+"):
        aec_env(**{"game": "tradejack", **arguments})
