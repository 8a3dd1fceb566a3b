"""One seat against bots, alone and many at once: Gymnasium's checks, seeds, masks, and what is refused."""

import copy
import pickle
from random import Random

import gymnasium
import numpy as np
import pytest
from envs.observed import FIVE, GAMES, extremes
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env

from entrepot.bots.find import find_bot
from entrepot.envs import ManyGames, SingleEnv
from entrepot.envs.registration import env_id
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadAction, BadOption, BadSeats, Illegal, UnknownBot
from entrepot.kernel.handle import SeatHandle


class First(Bot):
    """Does what comes first."""

    name = "first"


def pick(mask, rng):
    return rng.choice(np.flatnonzero(mask).tolist())


def play(env, seed):
    """Play a game at random; return the sum of the rewards and how often the seat was asked."""
    _, info = env.reset(seed=seed)
    rng, steps, over, total = Random(seed), 0, False, 0.0
    while not over:
        _, reward, over, cut, info = env.step(pick(info["action_mask"], rng))
        assert not cut
        total += reward
        steps += 1
    return total, steps


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_gymnasium_says_that_it_is_an_environment(name, seats, capsys):
    env = gymnasium.make(env_id(name), seats=seats, render_mode="rgb_array")
    check_env(env.unwrapped)
    assert env.spec.id == env_id(name)
    assert env.unwrapped.seating.game.id == name


def test_ids_are_the_games_names():
    assert [env_id(name) for name in FIVE] == [
        "entrepot/Tradejack-v0",
        "entrepot/TradeAndTriumph-v0",
        "entrepot/Tradewarz-v0",
        "entrepot/Trigon-v0",
        "entrepot/PriceOfPower-v0",
    ]


@pytest.mark.parametrize("name", FIVE)
def test_the_same_seed_is_the_same_game_with_the_same_opponents(name):
    env = SingleEnv(GAMES[name], opponents="thrifty", seat="random")
    first, other = play(env, seed=5), play(env, seed=6)
    assert play(SingleEnv(GAMES[name], opponents="thrifty", seat="random"), seed=5) == first
    assert first != other


def test_the_mask_is_what_maskable_algorithms_ask_for():
    env = SingleEnv("tradejack", seats=3)
    observation, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert np.flatnonzero(env.action_masks()).tolist() == env.episode.state.legal(0)
    assert observation in env.observation_space


def test_opponents_are_named_one_by_one_or_all_at_once():
    env = SingleEnv("tradejack", opponents=["greedy", First], seats=3, seat=1)
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env.episode.others.bots.items()} == {0: "greedy", 2: "first"}
    assert play(env, seed=2)[1] > 3
    seats = set()
    env = SingleEnv("tradejack", seats=4, seat="random")
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.episode.seat)
    assert seats == {0, 1, 2, 3}


def test_better_opponents_leave_less():
    results = {}
    for opponents in ("uniform", "greedy"):
        env = SingleEnv("tradejack", opponents=opponents, seats=2)
        results[opponents] = sum(play(env, seed)[0] for seed in range(20))
    assert results["uniform"] > results["greedy"] + 5


def test_an_illegal_action_ends_the_game_or_is_refused():
    bid = GAMES["tradejack"].parse("bid 99")
    env = SingleEnv("tradejack")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(bid)
    assert (reward, over, info["action_mask"].sum()) == (-1.0, True, 0)
    with pytest.raises(BadAction, match="reset"):
        env.step(bid)
    many = ManyGames("tradejack")
    for ask in (many.action_masks, many.render, lambda: many.step([0])):
        with pytest.raises(BadAction, match="reset"):
            ask()
    env = SingleEnv("tradejack", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step(bid)
    for nothing in (None, "pass", 1.0, True):
        with pytest.raises(BadAction, match="action mask"):
            env.step(nothing)
    assert env.episode.state.over is False


def test_what_is_no_action_does_not_end_a_game():
    env = SingleEnv("tradejack", seats=3)
    env.reset(seed=7)
    for nothing in (None, "x", 0.0, 900.0, [0], np.array([0]), np.array([0, 1]), float("nan")):
        with pytest.raises(BadAction, match="action mask"):
            env.step(nothing)
    action = np.flatnonzero(env.action_masks())[:1].squeeze(axis=0)
    assert env.action_space.contains(action)
    assert env.step(action)[2] is False


def test_a_win_is_worth_the_same_with_hints_and_an_illegal_action_pays_for_those_given():
    for name in ("tradejack", "price_of_power"):
        for seed in range(4):
            plain, shaped = (play(SingleEnv(GAMES[name], seat=1, shaped=weight), seed)[0] for weight in (0, 0.1))
            assert shaped == pytest.approx(plain)
    env, rng, total = SingleEnv("tradejack", shaped=0.1), Random(1), 0.0
    _, info = env.reset(seed=1)
    while abs(total) < 0.1:
        _, reward, _, _, info = env.step(pick(info["action_mask"], rng))
        total += reward
    _, reward, over, _, _ = env.step(int(info["action_mask"].argmin()))
    assert (over, total + reward) == (True, pytest.approx(-1.0))


def test_hints_are_given_on_the_way():
    env, rewards = SingleEnv("tradejack", shaped=0.1), []
    _, info = env.reset(seed=1)
    rng = Random(1)
    for _ in range(5):
        _, reward, _, _, info = env.step(pick(info["action_mask"], rng))
        rewards.append(reward)
    assert any(rewards)


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_many_games_are_the_same_games_as_alone(name, seats):
    """With one game at once, step by step, over the end of a game and into the next one."""
    alone, many = SingleEnv(GAMES[name], seats=seats), gymnasium.make_vec(env_id(name), num_envs=1, seats=seats)
    seen, info = alone.reset(seed=3)
    all_seen, infos = many.reset(seed=3)
    rng, over, games = Random(3), False, 1
    for _ in range(60):
        assert (all_seen[0] == seen).all()
        assert (infos["action_mask"][0] == info["action_mask"]).all()
        assert all_seen in many.observation_space
        action = 0 if over else pick(info["action_mask"], rng)
        all_seen, rewards, ends, _, infos = many.step(np.array([action]))
        if over:
            (seen, info), reward, over = alone.reset(), 0.0, False
            games += 1
        else:
            seen, reward, over, _, info = alone.step(action)
        assert (rewards[0], ends[0]) == (reward, over)
    assert games > 1 or name != "tradejack"


def by_hand(game, seats, seed, opponents, own=0):
    """Play a game with what everybody may use, move by move: yields its position whenever `own` is asked."""
    state = game.new(seats, seed)
    bots = {seat: find_bot(game, opponents)(f"{seed} {seat}") for seat in range(seats) if seat != own}
    handles = {seat: SeatHandle(state, seat) for seat in bots}
    while True:
        while not state.over and own not in state.actors():
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else bots[seat].choose(handles[seat]))
        action = yield state
        state.apply(own, action)


@pytest.mark.parametrize(("opponents", "shaped"), [("uniform", 0.0), ("greedy", 0.1)])
@pytest.mark.parametrize("name", [*FIVE, "haggle"])
def test_each_of_many_games_is_what_it_is_alone(name, opponents, shaped):
    """Step by step beside environments of one game each, and games that are played by hand; with illegal actions."""
    game, count = GAMES[name], 3
    many = ManyGames(game, count, opponents, shaped=shaped)
    alone = [SingleEnv(game, opponents, shaped=shaped) for _ in range(count)]
    shared, seeds = seeding.np_random(5)[0], seeding.np_random(5)[0]
    for env in alone:
        env.np_random = shared  # so each takes the next seed, as the games of `many` do
    seen = [env.reset() for env in alone]
    hands = [by_hand(game, game.fewest, int(seeds.integers(2**62)), opponents) for _ in range(count)]
    positions = [next(hand) for hand in hands]
    all_seen, infos = many.reset(seed=5)
    rng, over, ends, natural = Random(5), [False] * count, 0, 0
    for step in range(40):
        for row, (numbers, info) in enumerate(seen):
            assert (all_seen[row] == numbers).all()
            assert (infos["action_mask"][row] == info["action_mask"]).all()
            assert many.episodes[row].state.digest() == positions[row].digest()
            legal = [] if over[row] else positions[row].legal(0)
            assert np.flatnonzero(infos["action_mask"][row]).tolist() == sorted(legal)
        masks = infos["action_mask"]
        wrong = step % 9 == 8
        actions = [int(mask.argmin()) if wrong and row == 1 else pick(mask, rng) if mask.any() else 0
                   for row, mask in enumerate(masks)]  # fmt: skip
        all_seen, rewards, terminations, truncations, infos = many.step(np.array(actions))
        for row, env in enumerate(alone):
            if over[row]:
                seen[row], reward, over[row] = env.reset(), 0.0, False
                hands[row] = by_hand(game, game.fewest, int(seeds.integers(2**62)), opponents)
                positions[row] = next(hands[row])
            else:
                *seen[row], reward, over[row], _, info = env.step(actions[row])
                seen[row].append(info)
                if masks[row][actions[row]]:
                    positions[row] = hands[row].send(actions[row])
            assert (rewards[row], terminations[row]) == (reward, over[row])
            ends += over[row]
            natural += over[row] and positions[row].over
        assert not truncations.any()
    assert ends > natural
    assert natural or name not in ("tradejack", "haggle")


def test_bots_of_somebody_else_play_in_many_games_and_are_held_to_the_rules():
    class Stubborn(First):
        def choose(self, seat):
            return seat.legal()[0] if len(seats) < 9 and not seats.append(seat.seat) else -1

    def play_on():
        _, infos = many.reset(seed=1)
        while True:
            *_, infos = many.step([int(mask.argmax()) for mask in infos["action_mask"]])

    seats = []
    many = ManyGames("tradejack", 3, ["uniform", Stubborn], seats=3)
    with pytest.raises(BadOption, match="bot 'first' in seat 2 chose -1, which is not legal there"):
        play_on()
    assert seats == [2] * 9


def test_many_games_differ_from_one_another_and_keep_apart():
    many = ManyGames("tradejack", num_envs=8, seats=3)
    seen, infos = many.reset(seed=1)
    kept = seen.copy()
    assert len({row.tobytes() for row in seen}) == 8
    assert many.action_masks().tolist() == infos["action_mask"].astype(bool).tolist()
    rng = Random(1)
    again, *_ = many.step([pick(mask, rng) for mask in infos["action_mask"]])
    assert (seen == kept).all()
    assert (again != seen).any(axis=1).all()
    for row, episode in enumerate(many.episodes):
        assert (again[row] == many.seating.observer.encode(episode.state, episode.seat)).all()
        assert (many.action_masks()[row] == many.seating.mask(episode.state, episode.seat)).all()
    assert many.reset(seed=1)[0].tolist() == kept.tolist()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"opponents": "greedi"}, UnknownBot),
        ({"opponents": 3}, UnknownBot),
        ({"opponents": ["greedy"]}, BadSeats),
        ({"seat": 3}, BadSeats),
        ({"seat": "any"}, BadSeats),
        ({"seat": 0.0}, BadSeats),
        ({"seat": np.array([0, 1])}, BadSeats),
        ({"seats": 1}, BadSeats),
        ({"illegal": "ignore"}, BadOption),
        ({"render_mode": "smoke"}, BadOption),
    ],
)
@pytest.mark.parametrize("kind", [SingleEnv, ManyGames])
def test_what_cannot_be_is_refused(kind, arguments, error):
    with pytest.raises(error):
        kind(**{"game": "tradejack", "seats": 3, **arguments})


def test_nothing_is_done_before_a_game_has_begun():
    with pytest.raises(BadAction, match="reset"):
        SingleEnv("tradejack").step(0)
    with pytest.raises(BadAction, match="reset"):
        ManyGames("tradejack", 2).step([0, 0])
    with pytest.raises(BadSeats):
        ManyGames("tradejack", 0)


def test_each_of_many_games_wants_its_action():
    many = ManyGames("tradejack", num_envs=3)
    many.reset(seed=1)
    for actions in ([0], [0] * 4, 0):
        with pytest.raises(BadAction, match="3 actions"):
            many.step(actions)
    for many_of_them in ("2", 2.5, True):
        with pytest.raises(BadSeats, match="num_envs"):
            ManyGames("tradejack", many_of_them)


@pytest.mark.parametrize("illegal", ["end", "raise"])
def test_one_wrong_action_changes_none_of_many_games(illegal):
    many = ManyGames("tradejack", num_envs=3, illegal=illegal)
    _, infos = many.reset(seed=1)
    before = [(episode.over, episode.state.digest()) for episode in many.episodes]
    legal, forbidden = int(infos["action_mask"][0].argmax()), int(infos["action_mask"][2].argmin())
    for nothing in (None, "bid 1", 1.0, True, [1]):
        with pytest.raises(BadAction, match="game 2 is asked"):
            many.step([forbidden if illegal == "end" else legal, legal, nothing])
    for kind in (np.float64, np.bool_):
        with pytest.raises(BadAction, match="game 0 is asked"):
            many.step(np.zeros(3, kind))
    if illegal == "raise":
        with pytest.raises(Illegal):
            many.step([legal, legal, forbidden])
    assert [(episode.over, episode.state.digest()) for episode in many.episodes] == before


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["uniform", "greedy", "easy", First])
def test_a_copy_of_a_game_against_bots_goes_on_alike(opponents, again):
    env, rng = SingleEnv("tradejack", opponents, seats=3, seat="random", shaped=0.1), Random(1)
    other = again(env)  # before its first game
    assert (other.reset(seed=1)[0] == env.reset(seed=1)[0]).all()
    for _ in range(15):
        env.step(pick(env.action_masks(), rng))
    before = env.episode.state.digest()
    other, games = again(env), 0
    while games < 2:
        action = pick(env.action_masks(), rng)
        if games == 1:  # on into the next game, where an illegal action ends it
            action = int(env.action_masks().argmin())
        theirs = other.step(action)
        assert games or env.episode.state.digest() == before
        mine = env.step(action)
        before = env.episode.state.digest()
        assert (theirs[0] == mine[0]).all()
        assert theirs[1:4] == mine[1:4]
        if mine[2]:
            games += 1
            assert again(env).episode.over
            assert (env.reset()[0] == other.reset()[0]).all()
            before = env.episode.state.digest()


def test_a_copy_of_many_games_goes_on_alike():
    many, rng = ManyGames("haggle", 3, "greedy", seats=3), Random(2)
    _, infos = many.reset(seed=2)
    for _ in range(20):
        *_, infos = many.step([pick(mask, rng) if mask.any() else 0 for mask in infos["action_mask"]])
    other = pickle.loads(pickle.dumps(many))
    ends = 0
    for _ in range(40):
        actions = [pick(mask, rng) if mask.any() else 0 for mask in infos["action_mask"]]
        *theirs, seen = other.step(actions)
        *mine, infos = many.step(actions)
        assert all((one == two).all() for one, two in zip(theirs, mine, strict=True))
        assert (seen["action_mask"] == infos["action_mask"]).all()
        ends += mine[2].sum()
    assert ends > 1


class Moody(First):
    """Plays by what it is told from outside: in a copy it would play another game."""

    at = 0

    def choose(self, seat):
        return seat.legal()[type(self).at]


def test_a_game_is_not_copied_where_a_bot_has_changed_its_mind(monkeypatch):
    env, rng = SingleEnv("tradejack", Moody), Random(1)
    env.reset(seed=1)
    for _ in range(10):
        env.step(pick(env.action_masks(), rng))
    assert copy.deepcopy(env).episode.state.digest() == env.episode.state.digest()
    monkeypatch.setattr(Moody, "at", -1)
    with pytest.raises(BadOption, match="do not play as they did"):
        copy.deepcopy(env)
