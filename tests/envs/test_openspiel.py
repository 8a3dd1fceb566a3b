"""Games as OpenSpiel sees them: loading, bounds, chance, returns, copies and text."""

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from envs.openspiel_play import ALL, FIVE, load, settle, started, step, walk

import entrepot
from entrepot.envs.openspiel import register
from entrepot.envs.openspiel.parameters import specification
from entrepot.envs.openspiel.registering import register_all
from entrepot.envs.openspiel.setup import all_can_lose
from entrepot.files.content import write_toml
from entrepot.kernel.audience import CHANCE
from entrepot.kernel.errors import BadOption, BadSeats, EntrepotError, Illegal
from entrepot.kernel.open_chance import OpenState

ZERO_SUM, GENERAL_SUM = pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize("name", ALL)
def test_every_game_is_registered_with_its_options(name):
    game, inner = pyspiel.load_game(f"entrepot_{name}"), entrepot.game(name)
    kind = game.get_type()
    assert (kind.min_num_players, kind.max_num_players) == (inner.fewest, inner.most)
    assert game.num_players() == inner.fewest
    assert game.num_distinct_actions() == inner.actions.size
    assert game.max_game_length() == inner.longest
    assert kind.long_name == inner.title["en"]
    parameters = game.get_parameters()
    for option, choices in inner.ledger.options.items():
        assert str(parameters.pop(option)) == choices[0]
    assert parameters == {"seats": inner.fewest, "players": 0, "content": "", "reward": "win-share"}
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("name", ALL)
def test_every_choice_of_every_option_can_be_written(name):
    inner = entrepot.game(name)
    for option, choices in inner.ledger.options.items():
        for choice in choices:
            try:
                inner.new(inner.most, 0, {option: choice})
            except BadOption:
                continue  # it wants another option beside it
            game = pyspiel.load_game(f"entrepot_{name}(seats={inner.most},{option}={choice})")
            assert game.setup.options[option] == choice


def test_options_reach_the_game():
    state = started("tradejack", 4, random.Random(1), "co2=on")
    assert state.position.state.dump()["options"]["length"] == "quick-4"
    assert state.position.state.dump()["options"]["co2"] == "on"
    game = pyspiel.load_game("entrepot_tradewarz", {"seats": 3, "years": 2})
    assert (game.num_players(), game.setup.options["years"]) == (3, "2")


def test_seats_are_players_too_as_elsewhere_in_openspiel():
    assert pyspiel.load_game("entrepot_tradejack(players=4)").num_players() == 4
    assert pyspiel.load_game("entrepot_tradejack(players=4,seats=4)").num_players() == 4
    with pytest.raises(BadSeats, match="3 seats or 4 players"):
        pyspiel.load_game("entrepot_tradejack(players=4,seats=3)")
    with pytest.raises(BadSeats, match="not 9"):
        pyspiel.load_game("entrepot_tradejack(players=9)")


def test_content_reaches_the_game(tmp_path):
    file, inner = tmp_path / "mine.toml", entrepot.game("tradejack")
    write_toml(inner.content, file, inner.schema)
    file.write_text(file.read_text(encoding="utf-8").replace("soap-blue", "soap-navy"), encoding="utf-8")
    state = pyspiel.load_game("entrepot_tradejack", {"content": str(file)}).new_initial_state()
    assert state.position.setup.game.content.ids("product")[0] == "soap-navy"
    again = pickle.loads(pickle.dumps(state))
    assert again.position.setup.game.content.ids("product")[0] == "soap-navy"


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("entrepot_tradejack(seats=7)", BadSeats, "2 to 6 seats, not 7"),
        ("entrepot_tradejack(length=bosic)", BadOption, r"'length' cannot be 'bosic' \(did you mean 'basic'\?\)"),
        ("entrepot_tradejack(reward=coins)", BadOption, "choose one of win-share, placement"),
        ("entrepot_tradejack(content=nowhere)", EntrepotError, "nowhere"),
        ("entrepot_tradejack(lenth=basic)", pyspiel.SpielError, "Unknown parameter 'lenth'.*length"),
        ("entrepot_tradejack(seats=two)", pyspiel.SpielError, "seats"),
        ("entrepot_tradewarz(years=7)", BadOption, "'years' cannot be '7'"),
    ],
)
def test_wrong_parameters_are_refused_in_words(text, error, words):
    with pytest.raises(error, match=words):
        pyspiel.load_game(text)


def test_an_option_may_not_bear_the_name_of_a_parameter(monkeypatch):
    game = entrepot.game("haggle")
    monkeypatch.setitem(game.ledger.options, "seats", ["few"])
    with pytest.raises(BadOption, match="option 'seats'"):
        specification(game)


def test_registering_twice_does_nothing():
    before = pyspiel.registered_names()
    register("haggle")
    register_all()
    assert pyspiel.registered_names() == before


def test_a_game_that_cannot_be_built_is_left_out_with_a_warning(monkeypatch):
    monkeypatch.setattr(entrepot, "game_names", lambda: ["no_such_game"])
    with pytest.warns(UserWarning, match="no_such_game is not registered"):
        register_all()


# ---------------------------------------------------------------- chance


def test_chance_is_that_of_the_open_feed():
    rng = random.Random(2)
    state, table = (
        load("tradejack", 3).new_initial_state(),
        OpenState(entrepot.game("tradejack"), 3, {"length": "quick-4"}),
    )
    while not state.is_terminal():
        if state.is_chance_node():
            assert table.actors() == [CHANCE]
            assert state.chance_outcomes() == table.chances()
            outcome = rng.choice(table.chances())[0]
            state.apply_action(outcome)
            table.apply(CHANCE, outcome)
        else:
            seat = state.current_player()
            assert seat == min(table.actors())
            assert state.legal_actions() == sorted(table.legal(seat))
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            table.apply(seat, action)
    assert table.state.over
    assert state.position.state.digest() == table.state.digest()


def test_outcomes_have_names():
    state = load("tradejack", 3).new_initial_state()
    assert state.action_to_string(-1, 2) == "first-player 2"
    state.apply_action(2)
    drawn = state.action_to_string(-1, state.chance_outcomes()[0][0])
    assert drawn.split()[0] == "demand"
    assert drawn.split()[1] in entrepot.game("tradejack").content.ids("trend")
    settle(state, random.Random(1))
    assert state.action_to_string(state.legal_actions()[1]) == "bid 1"
    assert state.string_to_action("bid 1") == state.legal_actions()[1]


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize("name", FIVE)
def test_returns_share_the_win(name):
    rng = random.Random(3)
    game = load(name, entrepot.game(name).most)
    state = walk(game.new_initial_state(), rng, 10)
    assert state.returns() == [0.0] * game.num_players()
    walk(state, rng, 10**6)
    winners = state.position.state.outcome()["winners"]
    even = 1 / game.num_players()
    assert state.returns() == pytest.approx(
        [(1 / len(winners) if seat in winners else 0) - even for seat in range(game.num_players())]
    )
    assert sum(state.returns()) == pytest.approx(0)
    assert game.min_utility() <= min(state.returns()) < max(state.returns()) <= game.max_utility()
    assert (state.current_player(), state.legal_actions()) == (pyspiel.PlayerId.TERMINAL, [])


def test_returns_by_place():
    rng = random.Random(4)
    game = load("tradejack", 4, "reward=placement")
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    state = walk(game.new_initial_state(), rng, 10**6)
    places = state.position.state.outcome()["places"]
    ranked = sorted(range(4), key=state.returns().__getitem__, reverse=True)
    assert [places[seat] for seat in ranked] == sorted(places)
    assert len(set(state.returns())) == len(set(places)) > 2


def test_who_can_lose_together_is_of_general_sum():
    sums = {name: pyspiel.load_game(f"entrepot_{name}").get_type().utility for name in FIVE}
    assert sums == {name: GENERAL_SUM if name == "tradejack" else ZERO_SUM for name in FIVE}
    assert all_can_lose(entrepot.game("tradejack"))
    game = load("tradejack", 6, "co2=on")
    state = game.new_initial_state()
    state.position = state.position.after(0)
    climate = entrepot.game("tradejack").new(6, 1, {"co2": "on"})
    climate.finish("climate")
    assert game.setup.rewards(climate) == [pytest.approx(-1 / 6)] * 6
    assert min(game.setup.rewards(climate)) >= game.min_utility()


def test_what_is_illegal_is_refused():
    state = started("tradejack", 2, random.Random(5))
    before = str(state)
    with pytest.raises(Illegal):
        state.apply_action(entrepot.game("tradejack").parse("done"))
    assert str(state) == before
    with pytest.raises(EntrepotError, match="not an outcome"):
        load("tradejack", 2).new_initial_state().apply_action(2)
    with pytest.raises(EntrepotError, match="over"):
        walk(state, random.Random(5), 10**6).apply_action(0)


# ---------------------------------------------------------------- copies and text


@pytest.mark.parametrize("name", ALL)
def test_a_clone_goes_its_own_way(name):
    rng = random.Random(6)
    state = walk(load(name, entrepot.game(name).most).new_initial_state(), rng, 12)
    text, heard = str(state), state.information_state_string(0)
    clone = state.clone()
    assert (str(clone), clone.history()) == (text, state.history())
    walk(clone, rng, 6)
    assert (str(state), state.information_state_string(0)) == (text, heard)
    assert str(clone) != text


@pytest.mark.parametrize("name", ALL)
def test_a_state_is_text_and_back_at_any_moment(name):
    rng = random.Random(7)
    state = load(name, entrepot.game(name).most).new_initial_state()
    seen = set()
    for number in range(400):
        if state.is_terminal():
            break
        if number % 37 == 5 or (number < 120 and number % 11 == 0):
            seen.add(state.is_chance_node())
            again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
            same_moment(state, again)
            goes_on_alike(state.clone(), again, number)
        step(state, rng)
    assert seen == {True, False}


def same_moment(state, again):
    assert str(again) == str(state)
    assert again.history() == state.history()
    for seat in range(state.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.memories(seat) == state.memories(seat)


def goes_on_alike(state, again, seed):
    one, two = random.Random(seed), random.Random(seed)
    for _ in range(6):
        if not state.is_terminal():
            step(state, one)
            step(again, two)
    same_moment(state, again)


def test_an_imagined_state_is_text_and_back_too():
    state = walk(load("tradejack", 3).new_initial_state(), random.Random(8), 9)
    world = state.resample_from_infostate(state.current_player(), random.Random(8).random)
    assert str(pickle.loads(pickle.dumps(world))) == str(world) != str(state)


def test_games_and_states_pickle_into_another_process(tmp_path):
    state = walk(load("tradejack", 3).new_initial_state(), random.Random(9), 9)
    (tmp_path / "state").write_bytes(pickle.dumps((state.get_game(), state)))
    read = f"pickle.load(open({str(tmp_path / 'state')!r}, 'rb'))"
    script = f"import pickle; game, state = {read}; print(game, state.information_state_string(0))"
    told = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {sys.path!r}; {script}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == f"{state.get_game()} {state.information_state_string(0)}"
    assert told.stderr == "", "OpenSpiel aborts at the end of a process whose games are not plain classes"


def test_numpy_numbers_are_actions_too():
    state = started("tradejack", 2, random.Random(1))
    state.apply_action(np.int64(state.legal_actions()[0]))
    assert len(state.history()) > 1
