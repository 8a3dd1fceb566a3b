"""Playing OpenSpiel states at random, for the tests."""

import pyspiel

import entrepot
import entrepot.envs.openspiel  # registers the games

SHORT = {
    "tradejack": "length=quick-4",
    "tradewarz": "years=1",
    "price_of_power": "rounds-per-age=1",
    "trigon": "round-limit=12",
}
"""Options with which a game is soon over."""
FIVE = [name for name in entrepot.game_names() if not entrepot.game(name).is_test]
ALL = list(entrepot.game_names())


def load(name, seats, *more):
    """The game as OpenSpiel loads it, as short as its options allow."""
    parts = [f"seats={seats}", *([SHORT[name]] if name in SHORT else []), *more]
    return pyspiel.load_game(f"entrepot_{name}({','.join(parts)})")


def step(state, rng):
    """Apply one action or outcome at random."""
    state.apply_action(any_action(state, rng))


def any_action(state, rng):
    if not state.is_chance_node():
        return rng.choice(state.legal_actions())
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(outcomes, weights)[0]


def settle(state, rng):
    """Let chance act until a player is asked or the game is over."""
    while state.is_chance_node():
        step(state, rng)


def walk(state, rng, decisions):
    """Play on at random until so many players' decisions have been taken, or the game is over."""
    settle(state, rng)
    for _ in range(decisions):
        if state.is_terminal():
            break
        step(state, rng)
        settle(state, rng)
    return state


def started(name, seats, rng, *more):
    """A state in which the first player is asked."""
    state = load(name, seats, *more).new_initial_state()
    settle(state, rng)
    return state
