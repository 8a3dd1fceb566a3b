"""What a player's information state holds, and that it holds nothing which the player cannot know."""

import json
import random

import numpy as np
import pyspiel
import pytest
from envs.openspiel_play import ALL, FIVE, any_action, load, settle, started, walk
from open_spiel.python.observation import make_observation
from pyspiel import IIGObservationType

import entrepot
from entrepot.envs import observer
from entrepot.envs.openspiel.hearing import Heard
from entrepot.envs.openspiel.position import standing
from entrepot.kernel.audience import EVERYONE, hears, only
from entrepot.kernel.errors import BadAction

STEPS = 20
"""Public steps after which a pair of worlds is left."""
SECRET_STEPS = 60
"""Secret steps of one player after which its part is held to be over."""


def knows(state, seat):
    """All that OpenSpiel tells a player."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    )


class World:
    """One of two worlds that run side by side; `shown` are the outcomes that the observer saw in the other one."""

    def __init__(self, state, seat, rng):
        self.state, self.seat, self.rng = state, seat, rng
        self.seen = []
        self.revealed = False

    @property
    def player(self):
        return self.state.current_player()

    def apply(self, action, shown=()):
        """Act, and let chance act as it was seen to act in the other world; else at random."""
        self.state.apply_action(action)
        self.seen, shown = [], list(shown)
        while self.state.is_chance_node():
            draw = self.state.position.table.waiting
            is_seen = hears(draw.audience, self.seat) or hears(draw.audience, None)
            outcome = any_action(self.state, self.rng)
            if is_seen and shown and shown[0][0] == draw.chance.name:
                outcome = shown.pop(0)[1]
                if outcome not in [possible for possible, _ in self.state.chance_outcomes()]:
                    raise Parted
            if is_seen:
                self.seen.append((draw.chance.name, outcome))
            self.state.apply_action(outcome)
        self.revealed = self.revealed or self.state.position.state.revealed

    def secret(self):
        verb = self.state.position.setup.game.actions.verb
        return [action for action in self.state.legal_actions() if verb(action).secret]

    def act_in_secret(self):
        """Let who is asked take secret steps until another is; return what the observer knew, change by change."""
        player, changes = self.player, [knows(self.state, self.seat)]
        for _ in range(SECRET_STEPS):
            if self.player != player or not self.secret() or self.revealed:
                break
            self.apply(self.rng.choice(self.secret()))
            now = knows(self.state, self.seat)
            if now != changes[-1]:
                changes.append(now)
        return changes


class Parted(Exception):
    """The worlds can no longer be alike: chance cannot fall in one as it fell in the other."""


def run_on(real, imagined, rng):
    """Let both worlds run on under publicly equal actions, until a reveal; return how often they were compared."""
    for number in range(STEPS):
        assert knows(real.state, real.seat) == knows(imagined.state, real.seat)
        assert real.player == imagined.player
        if real.state.is_terminal():
            return number
        here, there = real.state.legal_actions(), imagined.state.legal_actions()
        action = rng.choice(here)
        if real.player != real.seat and action in real.secret():
            if set(here) != set(real.secret()):  # that it acts in secret is public
                if not imagined.secret():
                    return number
                real.apply(action)
                imagined.apply(rng.choice(imagined.secret()), real.seen)
            else:
                changes = real.act_in_secret(), imagined.act_in_secret()
                if real.revealed or imagined.revealed:
                    return number
                assert changes[0] == changes[1]
        elif action in there:
            real.apply(action)
            imagined.apply(action, real.seen)
        if real.revealed or imagined.revealed:
            return number
    return STEPS


@pytest.mark.parametrize("name", ALL)
def test_two_worlds_that_a_player_cannot_tell_apart_look_alike(name):
    compared = differed = 0
    for seats, seed in ((entrepot.game(name).fewest, 1), (entrepot.game(name).most, 2)):
        rng = random.Random(seed)
        state = started(name, seats, rng)
        for _ in range(8):
            walk(state, rng, rng.randrange(1, 40))
            if state.is_terminal():
                break
            for seat in rng.sample(range(seats), 2):
                other = state.resample_from_infostate(seat, rng.random)
                assert other.memories(seat) == state.memories(seat)
                differed += str(other) != str(state)
                try:
                    compared += run_on(World(state.clone(), seat, rng), World(other, seat, rng), rng)
                except Parted:
                    continue
    assert compared > 20
    assert differed > 4


def test_a_pending_choice_is_hidden_from_the_others():
    game = load("tradejack", 2)
    given = {
        "phase": "production",
        "products": [["soap-blue"], ["margarine-yellow"]],
        "sources": [["gold-blue"], []],
    }
    inner = game.setup.game
    start = inner.arrange(given, seats=2, seed=1, options={"length": "quick-4"})
    state = game.new_initial_state()
    state.position = standing(game.setup, start)
    assert start.actors() == [0, 1]
    assert state.current_player() == 0, "the lower seat is asked first"
    own, others = knows(state, 0), knows(state, 1)
    for words in ("pair soap-blue", "with gold-blue"):
        state.apply_action(inner.parse(words))
        assert knows(state, 0) != own
        assert knows(state, 1) == others
    state.apply_action(inner.parse("done"))
    assert state.current_player() == 1
    assert json.loads(state.observation_string(1))["committed"] == [True, False]
    assert "soap-blue" not in json.dumps(state.memories(1))


def test_what_the_view_forgets_the_information_state_remembers():
    def bid(words):
        state = load("tradejack", 2, "first-player=seat-1").new_initial_state()
        rng = random.Random(11)
        settle(state, rng)
        for each in words:
            state.apply_action(state.string_to_action(each))
            settle(state, rng)
        return state

    short, long = bid(["bid 3", "pass"]), bid(["bid 1", "bid 2", "bid 3", "pass"])
    for seat in (0, 1):
        assert short.observation_string(seat) == long.observation_string(seat)
        assert short.information_state_string(seat) != long.information_state_string(seat)
    done = [m["args"]["action"] for m in long.memories(1) if m["kind"] == "own-action"]
    assert [entrepot.game("tradejack").text(action) for action in done] == ["bid 2", "pass"]
    assert {m["kind"] for m in long.memories(1)} > {"own-action", "bid", "passed"}


def check_view(text, state, seat):
    """The text is the view, nothing of it lost, and who may act."""
    shown = json.loads(text)
    assert shown.pop("actors") == state.actors()
    assert shown == json.loads(json.dumps(state.view(seat)))


@pytest.mark.parametrize("name", FIVE)
def test_information_states_are_the_players_own(name):
    state = walk(load(name, entrepot.game(name).most).new_initial_state(), random.Random(12), 15)
    seats = range(state.num_players())
    assert len({state.information_state_string(seat) for seat in seats}) == len(seats)
    for seat in seats:
        view, heard = state.information_state_string(seat).split("\n")
        assert view == state.observation_string(seat)
        check_view(view, state.position.state, seat)
        assert int(heard.split()[1]) == len(state.memories(seat)) > 0


def test_an_information_state_says_who_is_asked():
    """Whose turn it is decides what one may do, and a view does not always tell it; the tensor has it too."""
    state = load("trade_and_triumph", 3).new_initial_state()
    rng, others = random.Random(1), []
    while len({child.current_player() for child in others}) < 2:  # until whose turn comes depends on the target
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        targets = [action for action in state.legal_actions() if "target" in state.action_to_string(action)]
        others = [state.child(action) for action in targets]
        state.apply_action(rng.choice(state.legal_actions()))
    for seat in range(3):
        assert len({child.information_state_string(seat) for child in others}) == len(others)
        assert len({child.observation_string(seat) for child in others}) == len(others)


def test_while_the_set_up_draws_nobody_knows_anything():
    state = load("tradejack", 2).new_initial_state()
    assert state.observation_string(1) == '{"game":"tradejack","seat":1}'
    assert state.information_state_string(1).endswith(f"\nheard 0 {'0' * 32}")
    assert set(state.observation_tensor(1)) == {0.0}
    observation = make_observation(state.get_game())
    observation.set_from(started("tradejack", 2, random.Random(1)), 1)
    assert observation.tensor.any()
    observation.set_from(state, 1)
    assert not observation.tensor.any()
    with pytest.raises(BadAction, match="where a seat is asked"):
        state.resample_from_infostate(0, random.random)


@pytest.mark.parametrize("name", FIVE)
def test_the_tensor_is_the_vector_of_the_seat(name):
    state = walk(load(name, 3).new_initial_state(), random.Random(13), 20)
    vector = observer(name, 3, state.position.setup.options).encode(state.position.state, 2)
    assert state.get_game().observation_tensor_shape() == list(vector.shape)
    assert state.observation_tensor(2) == vector.tolist()


def test_there_is_no_tensor_with_memory():
    game = load("tradejack", 3)
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="no fixed length"):
        game.new_initial_state().information_state_tensor(0)


def test_the_tensor_forgets_what_the_information_state_remembers():
    """So it is not offered as one: other bids on the way to the same table are told apart by the string alone."""
    start = walk(load("tradejack", 2).new_initial_state(), random.Random(16), 1)
    rng, known = random.Random(17), {}
    for _ in range(60):
        state, luck = start.clone(), random.Random(18)
        for _ in range(12):
            if state.is_chance_node():
                state.apply_action(luck.choice([outcome for outcome, _ in state.chance_outcomes()]))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        if state.current_player() >= 0:
            player = state.current_player()
            known[state.information_state_string(player)] = (player, *state.observation_tensor(player))
    assert len(set(known.values())) < len(known)


def test_parts_of_the_tensor_have_names():
    state = walk(load("tradejack", 3).new_initial_state(), random.Random(14), 9)
    observation = make_observation(state.get_game())
    observation.set_from(state, player=1)
    layout = observer("tradejack", 3).layout
    assert list(observation.dict) == [part.name for part in layout.parts]
    vector = observer("tradejack", 3, state.position.setup.options).encode(state.position.state, 1)
    for name, numbers in observation.dict.items():
        assert np.array_equal(numbers, vector[layout[name]])
    assert observation.string_from(state, 1) == state.observation_string(1)


def test_observers_of_other_kinds():
    state = walk(load("tradejack", 3).new_initial_state(), random.Random(15), 9)
    recall = make_observation(state.get_game(), IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 0) == state.information_state_string(0)
    public = IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = make_observation(state.get_game(), public).string_from(state, 0)
    check_view(spectator, state.position.state, None)
    with pytest.raises(ValueError, match="what one seat knows"):
        make_observation(
            state.get_game(),
            IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        )


def test_of_what_was_told_an_imagined_state_holds_the_players_part():
    state = walk(load("tradejack", 3).new_initial_state(), random.Random(16), 12)
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert world.memories(0) == state.memories(0)
    others = [memory for memory in state.memories(1) if memory["kind"] == "own-action"]
    assert others
    assert [memory for memory in world.memories(1) if memory["kind"] == "own-action"] == []
    assert [m for m in world.memories(1) if m in state.memories(1)] == world.memories(1)
    assert world.history() == []


def test_a_digest_is_of_what_the_seat_has_heard_in_its_order():
    def event(kind, audience):
        return {"kind": kind, "args": {}, "audience": int(audience)}

    first = Heard(None, None, [event("a", EVERYONE), event("b", only(1))])
    second = Heard(first, None, [event("c", EVERYONE)])
    assert [second.digest(seat)[0] for seat in (0, 1)] == [2, 3]
    assert second.digest(0) == Heard(Heard(None, None, [event("a", only(0))]), None, [event("c", only(0))]).digest(0)
    assert second.digest(0) == second.known_to(0).digest(0) != second.digest(1)
    assert second.digest(0) != Heard(None, None, [event("c", EVERYONE), event("a", EVERYONE)]).digest(0)
    assert second.digest(0) != Heard(None, None, [event("d", EVERYONE), event("c", EVERYONE)]).digest(0)
    assert [e["kind"] for e in second.known_to(0).told()] == ["a", "c"]
    assert Heard(None, None, [event("b", only(1))]).known_to(0) is None
