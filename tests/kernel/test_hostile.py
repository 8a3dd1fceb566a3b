"""Random and hostile use of a whole game: actions, seats, undo, and positions as data."""

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from toy import TOY, do

import entrepot
from entrepot.kernel.audience import CHANCE, TABLE
from entrepot.kernel.chance import Keyed, seeded
from entrepot.kernel.errors import BadAction, BadOption, BadPosition, BadSeats, Illegal
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.match import Match

JACK = entrepot.game("tradejack")
GAMES = [JACK, entrepot.game("haggle"), TOY]
QUIETLY = settings(max_examples=40, derandomize=True, suppress_health_check=list(HealthCheck))

numbers = st.integers() | st.integers(-5, 1100) | st.sampled_from([TABLE, CHANCE, 2**31, 2**63, -(2**63), 2**64])


def choices(game):
    return st.fixed_dictionaries({name: st.sampled_from(found) for name, found in game.ledger.options.items()})


def begun(game, seats, seed, options):
    """Return a new game; with the default options where those contradict the seats or the content."""
    try:
        return game.new(seats, seed, options)
    except BadOption:
        return game.new(seats, seed)


def sums(state):
    return {kind: sum(parts.values()) for kind, parts in state.census().items()}


# ---------------------------------------------------------------- actions


@QUIETLY
@given(st.data(), st.integers(2, 6), st.integers(0, 10**9), choices(JACK))
def test_tradejack_survives_random_and_hostile_actions(data, seats, seed, options):
    match, rng = Match(begun(JACK, seats, seed, options)), seeded(seed)
    total = sums(match.state)
    for _ in range(data.draw(st.integers(1, 60))):
        if match.state.over:
            break
        be_hostile(match, data.draw(numbers), data.draw(numbers))
        seat = match.state.actors()[rng.below(len(match.state.actors()))]
        for _ in range(4):
            if seat in match.state.actors():
                legal = match.state.legal(seat)
                match.apply(seat, legal[rng.below(len(legal))])
        take_back(match, rng)
        assert sums(match.state) == total
        assert JACK.load(match.state.dump()).digest() == match.state.digest()


def be_hostile(match, seat, action):
    """Try whatever action; if it is not legal it is refused, by one of the errors due, and nothing has changed."""
    state = match.state
    before, log = state.digest(), len(match.log)
    for who in (seat, *state.actors()):
        if action in state.legal(who):
            assert state.why_not(who, action) is None
            continue
        with pytest.raises((Illegal, BadSeats, BadAction)) as caught:
            match.apply(who, action)
        if isinstance(caught.value, Illegal):
            assert JACK.ledger.text(caught.value.clause)
            assert JACK.text(action)
    assert (state.digest(), len(match.log)) == (before, log)


def take_back(match, rng):
    """Now and then take something back, where there is something."""
    for seat in range(match.state.seats):
        possible = match.undoable(seat)
        if possible > 0 and rng.below(3) == 0:
            assert match.undo(seat, 1 + rng.below(possible)) >= 1


@QUIETLY
@given(st.integers(0, 10**9), st.integers(2, 6), choices(JACK))
def test_an_undone_step_has_never_been(seed, seats, options):
    match, rng = Match(begun(JACK, seats, seed, options)), seeded(seed)
    while not match.state.over and match.state.dump()["round"] < 3:
        seat = match.state.actors()[rng.below(len(match.state.actors()))]
        legal = match.state.legal(seat)
        match.apply(seat, legal[rng.below(len(legal))])
        take_back(match, rng)
    again = begun(JACK, seats, seed, options)
    for seat, action in match.moves:
        again.apply(seat, action)
    assert again.dump() == match.state.dump()


@QUIETLY
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, TOY.actions.size)), max_size=60), st.integers(0, 99))
def test_what_one_seat_does_in_secret_or_takes_back_shows_to_nobody(steps, seed):
    """Two tables differ by what seat 0 does in secret; the others can tell no difference at any moment."""
    tables = [Match(TOY.arrange({"phase": "secret"}, 3, seed), listening=True) for _ in range(2)]
    one, two = tables
    for seat, action in steps:
        secret = action < TOY.actions.size and TOY.actions.verb(action).secret and TOY.text(action) != "done"
        if seat == 0 and secret:
            if one.state.why_not(0, action) is None:
                one.apply(0, action)
        elif seat == 0 and action == TOY.actions.size:
            if one.undoable(0):
                one.undo(0, 1)
        elif seat > 0 and action < TOY.actions.size:
            assert seen(one, 1, 2) == seen(two, 1, 2)
            if one.state.why_not(seat, action) is None and not TOY.actions.verb(action).outside:
                for table in tables:
                    table.apply(seat, action)
        if one.state.top().name != "secret" or one.state.revealed:
            break
    else:
        assert seen(one, 1, 2) == seen(two, 1, 2)


def seen(table, *seats):
    state = table.state
    found = []
    for seat in seats:
        handle = SeatHandle(state, seat)
        handle.hear(state.events)
        found += [handle.view(), handle.legal(), handle.prompt(), handle.events(), table.undoable(seat)]
    return found


@pytest.mark.parametrize("game", [JACK, entrepot.game("haggle")])
@pytest.mark.parametrize("seat", [2, -1, TABLE, 2**31, 2**63, -(2**70)])
def test_a_seat_that_is_not_there_sees_and_imagines_nothing(game, seat):
    state = game.new(2, 1)
    with pytest.raises(BadSeats, match="this table has seats 1 to 2"):
        state.view(seat)
    with pytest.raises(BadSeats, match="this table has seats 1 to 2"):
        state.determinize(seat, seeded(1))


# ---------------------------------------------------------------- positions as data


def dumps():
    """Return positions of every phase in which somebody is asked, and ends, as data."""
    found = []
    for game in GAMES:
        for seats, seed in ((2, 1), (4, 2), (3, 3)):
            options = {"second-card": "revealer-picks", "length": "advanced"} if game is JACK and seats > 2 else {}
            state, rng, kept = game.new(seats, seed, options, Keyed(b"k")), seeded(seed), {}
            while not state.over and sum(map(len, kept.values())) < 40:
                seat = state.actors()[rng.below(len(state.actors()))]
                legal = state.legal(seat)
                kept.setdefault(state.top().name, []).append(state.dump())
                state.apply(seat, legal[rng.below(len(legal))])
            found += [
                (game, position) for positions in kept.values() for position in positions[:: 1 + len(positions) // 4]
            ]
            if state.over:
                found.append((game, state.dump()))
    return found


DUMPS = dumps()
junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=3)
    | st.sampled_from(["?", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


def places(data, path=()):
    """Return the path to every value inside, itself left out."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = []
    for key, value in items:
        found += [(*path, key), *places(value, (*path, key))]
    return found


def at(data, path):
    for key in path:
        data = data[key]
    return data


def mutate(data, draw):
    """Change one place: drop it, copy another value there, nudge a number, or put junk."""
    *path, key = draw(st.sampled_from(places(data)))
    inside = at(data, path)
    kind = draw(st.integers(0, 5))
    if kind == 0:
        del inside[key]
    elif kind == 1 and isinstance(inside[key], int):
        inside[key] += draw(st.sampled_from([1, -1, 2, 64, 2**31, 2**63]))
    elif kind == 2 and isinstance(inside, list):
        inside.insert(draw(st.integers(0, len(inside))), copy.deepcopy(inside[key]))
    elif kind in (3, 4):
        inside[key] = copy.deepcopy(at(data, draw(st.sampled_from(places(data)))))
    else:
        inside[key] = draw(junk)


def use(state):
    """Ask a loaded position for everything, and play it on."""
    total = sums(state)
    state.determinize(0, seeded(1)).dump()
    for seat in range(state.seats):
        state.view(seat), state.prompt(seat), state.appraise(seat)
        for action in state.legal(seat):
            state.preview(seat, action)
        for action in range(0, state.game.actions.size, 37):
            state.why_not(seat, action)
    state.view(None), state.secrets(), state.outcome()
    rng = seeded(3)
    for _ in range(25):
        if not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    assert sums(state) == total


@settings(max_examples=600, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_hostile_positions_are_refused_or_playable(data):
    game, position = data.draw(st.sampled_from(DUMPS))
    position = json.loads(json.dumps(position))
    for _ in range(data.draw(st.sampled_from([1, 1, 1, 2, 4]))):
        mutate(position, data.draw)
    try:
        state = game.load(position)
    except BadPosition:
        return
    use(state)


@pytest.mark.parametrize(("game", "position"), DUMPS)
def test_true_positions_are_playable(game, position):
    state = game.load(json.loads(json.dumps(position)))
    assert state.dump() == position
    use(state)


@QUIETLY
@given(junk)
def test_junk_is_no_position(value):
    for game in GAMES:
        with pytest.raises(BadPosition):
            game.load(value)


@pytest.mark.slow
def test_deep_nesting_is_refused():
    for game, key in ((JACK, "laid"), (JACK, "reshuffle"), (TOY, "scores"), (JACK, "options"), (TOY, "stack")):
        data = game.new(2, 1).dump()
        deep = []
        for _ in range(100_000):
            deep = [deep]
        data[key] = deep
        with pytest.raises(BadPosition):
            game.load(data)
        while deep:  # taken apart bit by bit, as freeing it at once would nest as deep
            deep = deep.pop()


def test_the_toy_is_a_fair_subject():
    """All its phases in which somebody is asked, and both ends, are among the positions tried."""
    stacks = {
        position["stack"][-1][0] if position["stack"] else position["ending"] for game, position in DUMPS if game is TOY
    }
    assert {"turn", "secret", "aiming", "asked"} <= stacks
    assert do(TOY.new(2), f"{TABLE} time").over
