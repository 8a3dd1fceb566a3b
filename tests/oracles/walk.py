"""Games that an oracle watches: random ones and ones of bots in turn, over set-ups in which every two options meet.

It also watches the game's scenarios, each with some random actions after its last one: these begin where a game at
random hardly ever comes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import entrepot
from entrepot.files.scenario import read, set_up
from entrepot.files.scenario_steps import Stage
from entrepot.kernel.chance import seeded
from entrepot.kernel.match import Match
from entrepot.testing.setups import covering_setups
from entrepot.testing.walk import Walk, play_on

MOST_TOLD = 5
"""Differences that a run tells; it stops after these, as a broken rule shows again and again."""
FURTHER = 12
"""Random actions after a scenario."""
GAMES = Path(entrepot.__file__).parent / "games"


@dataclass(frozen=True)
class Position:
    """What an oracle sees of a position: plain data, none of them the game's own objects."""

    data: dict[str, Any]
    """The whole position, hidden cards too, as `State.dump` writes it; `options`, `seats` and `stack` are in it."""
    actors: list[int]
    legal: dict[int, list[str]]
    """By actor the notation of each legal action."""
    news: list[dict[str, Any]]
    """The events of the action that led here, those of the set-up in the first position."""
    outcome: dict[str, Any] | None


@cache
def setups(name):
    """The set-ups of a game that are walked over and over."""
    return covering_setups(entrepot.game(name), seeded("oracle"))


def seen(state, news):
    """A position as an oracle sees it."""
    actors = state.actors()
    legal = {seat: [state.game.text(action) for action in state.legal(seat)] for seat in actors}
    return Position(state.dump(), actors, legal, news, state.outcome())


def steps(name, seed):
    """Play game number `seed`, and yield the number of each action with `before`, `seat`, `action` and `after`.

    Every second game has one bot in all seats: greedy, or thrifty, which is much quicker. So many games as there are
    set-ups go through all of them; the next so many have bots where these had none. Before the first action there is
    one step from nothing: None, -1 and ''.
    """
    game = entrepot.game(name)
    round_, place = divmod(seed, len(setups(name)))
    setup = setups(name)[place]
    has_bots = (place + round_) % 2 == 1
    bot = game.bots[("greedy", "thrifty")[(place // 2 + round_ // 2) % 2]]
    walk = Walk(game, setup, seed, dict.fromkeys(range(setup.seats), bot) if has_bots else {})
    now = seen(walk.state, walk.news)
    yield 0, None, -1, "", now
    for number in count(1):
        if walk.state.over:
            return
        before = now
        seat, action = walk.choose()
        walk.apply(seat, action)
        now = seen(walk.state, walk.news)
        yield number, before, seat, game.text(action), now


def scenarios(name):
    """The cases of a game's scenarios with the shipped content, which is the one that oracles know."""
    for path in sorted((GAMES / name / "scenarios").glob("**/*.toml")):
        yield from (case for case in read(path).cases() if case.content is None)


def scenario_steps(scenario):
    """Play a scenario and go on at random, and yield each action as `steps` does.

    It ends where something is taken back, or is not legal: that the scenarios' own test tells.
    """
    game = entrepot.game(scenario.game)
    match = Match(set_up(game, scenario), listening=True)
    state = match.state
    now, number = seen(state, state.take_events()), 0
    for seat, action in [*_moves(Stage(match), scenario)]:
        before = now
        if action not in state.legal(seat):
            return
        state.apply(seat, action)
        now, number = seen(state, state.take_events()), number + 1
        yield number, before, seat, game.text(action), now
    state.feed = None
    for seat, action in play_on(state, seeded(scenario.name), FURTHER):
        before = now
        now, number = seen(state, state.take_events()), number + 1
        yield number, before, seat, game.text(action), now


def _moves(stage: Stage, scenario) -> Iterator[tuple[int, int]]:
    """The actions of a scenario that are carried out, in order."""
    for step in scenario.step:
        if "undo" in step:
            return
        if "refused" not in step and ("do" in step or "moves" in step):
            yield from ((seat, stage.match.state.game.parse(text)) for seat, text in stage._moves(step))


def differences(name, check, first=0, games=None, positions=None):
    """Return what `check` finds in so many games from number `first` on, or in so many positions of them."""
    walks = ((f"game {seed}", steps(name, seed)) for seed in (range(first, first + games) if games else count(first)))
    return found_in(name, check, walks, positions)


def differences_in_scenarios(name, check):
    """Return what `check` finds in the scenarios of a game."""
    return found_in(name, check, ((scenario.name, scenario_steps(scenario)) for scenario in scenarios(name)))


def found_in(name, check, walks, positions=None):
    """Return, a sentence each, what `check` finds in walks, each with what it is called."""
    found, looked = [], 0
    for called, walk in walks:
        for number, before, seat, action, after in walk:
            where = f"{name}, {called}, action {number} ({seat}: {action})"
            found += [f"{where}: {text}" for text in check(before, seat, action, after)]
            looked += 1
            if len(found) >= MOST_TOLD or looked == positions:
                return found[:MOST_TOLD]
    return found
