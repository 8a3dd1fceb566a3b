"""Many games of self-play at once: the same games as one by one, what every seat gets, copies, and what is refused."""

import copy
import pickle
from random import Random

import numpy as np
import pytest
from envs.observed import FIVE, GAMES
from gymnasium.utils import seeding

from entrepot.envs import SelfPlay, observer
from entrepot.envs.rewards import rewards as worth
from entrepot.kernel.errors import BadAction, BadSeats, Illegal


def picks(masks, rng):
    return [rng.choice(np.flatnonzero(mask).tolist()) if mask.any() else -1 for mask in masks]


@pytest.mark.parametrize("name", [*FIVE, "haggle"])
def test_each_of_many_games_is_what_it_is_by_hand(name):
    game, count, rng = GAMES[name], 3, Random(2)
    seats = game.fewest + 1
    games, seeds = SelfPlay(game, count, seats), seeding.np_random(5)[0]
    watch = observer(game, seats)
    positions = [game.new(seats, int(seeds.integers(2**62))) for _ in range(count)]
    seen, infos = games.reset(seed=5)
    asked = set()
    for _ in range(60):
        for row, state in enumerate(positions):
            seat = int(infos["seat"][row])
            asked.add(seat)
            assert state.over or seat == state.actors()[0]
            assert (seen[row] == watch.encode(state, seat)).all()
            legal = [] if state.over else state.legal(seat)
            assert np.flatnonzero(infos["action_mask"][row]).tolist() == sorted(legal)
        actions, whose = picks(infos["action_mask"], rng), infos["seat"]
        seen, rewards, over, truncations, infos = games.step(np.array(actions))
        for row, state in enumerate(positions):
            expected = [0.0] * seats
            if state.over:
                positions[row] = game.new(seats, int(seeds.integers(2**62)))
            else:
                state.apply(int(whose[row]), actions[row])
                if state.over:
                    expected = worth(state.outcome(), seats)
            assert rewards[row].tolist() == expected
            assert over[row] == positions[row].over
        assert not truncations.any()
    assert asked == set(range(seats))


def test_games_end_pay_every_seat_and_begin_again():
    games, rng, ends = SelfPlay("tradejack", 4, 3), Random(1), []
    _, infos = games.reset(seed=1)
    first = [table.game.state for table in games.tables]
    over = np.zeros(4, bool)
    while len(ends) < 8:
        before = over
        _, rewards, over, _, infos = games.step(picks(infos["action_mask"], rng))
        assert not (before & over).any()
        assert not rewards[~over].any()
        assert not infos["action_mask"][over].any()
        ends += rewards[over].tolist()
    assert all(abs(sum(end)) < 1e-9 and max(end) > 0 for end in ends)
    assert all(table.game.state is not state for table, state in zip(games.tables, first, strict=True))


def test_hints_are_given_on_the_way_and_taken_back():
    games, rng = SelfPlay("tradejack", 1, 2, shaped=0.5), Random(3)
    _, infos = games.reset(seed=3)
    over, given = np.zeros(1, bool), []
    while not over[0]:
        _, rewards, over, _, infos = games.step(picks(infos["action_mask"], rng))
        given.append(rewards[0])
    assert np.abs(given[:-1]).max() > 0
    assert sorted(np.sum(given, axis=0).round(9)) == [-0.5, 0.5]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_on_alike_and_shares_nothing(again):
    games, rng = SelfPlay("haggle", 2, 3, shaped=0.1), Random(4)
    _, infos = games.reset(seed=4)
    for _ in range(25):
        *_, infos = games.step(picks(infos["action_mask"], rng))
    before = [table.game.state.digest() for table in games.tables]
    other, ends = again(games), 0
    theirs = infos
    for _ in range(80):
        actions = picks(theirs["action_mask"], rng)
        seen, rewards, over, _, theirs = other.step(actions)
        if ends == 0:
            assert [table.game.state.digest() for table in games.tables] == before
        mine = games.step(actions)
        before = [table.game.state.digest() for table in games.tables]
        assert (seen == mine[0]).all()
        assert rewards.tolist() == mine[1].tolist()
        assert (theirs["seat"] == mine[4]["seat"]).all()
        ends += over.sum()
    assert ends > 1


def test_what_is_wrong_is_refused_and_no_game_moves_on():
    with pytest.raises(BadSeats, match="num_envs"):
        SelfPlay("tradejack", 0)
    games = SelfPlay("tradejack", 2)
    with pytest.raises(BadAction, match="reset"):
        games.step([0, 0])
    _, infos = games.reset(seed=1)
    right = picks(infos["action_mask"], Random(1))
    before = [table.game.state.digest() for table in games.tables]
    wrong = int(infos["action_mask"][1].argmin())
    for actions, error in (
        ([right[0], wrong], Illegal),
        (np.array([right[0], wrong]), Illegal),
        ([right[0], "pass"], BadAction),
        (right[:1], BadAction),
        (np.zeros(2), BadAction),
    ):
        with pytest.raises(error):
            games.step(actions)
        assert [table.game.state.digest() for table in games.tables] == before
