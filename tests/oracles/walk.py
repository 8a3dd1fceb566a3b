"""Games that an oracle watches: random ones and greedy ones in turn, over set-ups in which every two options meet."""

from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.testing.setups import covering_setups
from entrepot.testing.walk import Walk

MOST_TOLD = 5
"""Differences that a run tells; it stops after these, as a broken rule shows again and again."""


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


def seen(walk):
    """The walk's position as an oracle sees it."""
    state, game = walk.state, walk.game
    actors = state.actors()
    legal = {seat: [game.text(action) for action in state.legal(seat)] for seat in actors}
    return Position(state.dump(), actors, legal, walk.news, state.outcome())


def steps(name, seed):
    """Play game number `seed`, and yield the number of each action with `before`, `seat`, `action` and `after`.

    Every second game is greedy in all seats. Before the first action there is one step from nothing: None, -1 and ''.
    """
    game = entrepot.game(name)
    setup = setups(name)[seed // 2 % len(setups(name))]
    bots = dict.fromkeys(range(setup.seats), game.bots["greedy"]) if seed % 2 else {}
    walk = Walk(game, setup, seed, bots)
    now = seen(walk)
    yield 0, None, -1, "", now
    for number in count(1):
        if walk.state.over:
            return
        before = now
        seat, action = walk.choose()
        walk.apply(seat, action)
        now = seen(walk)
        yield number, before, seat, game.text(action), now


def differences(name, check, first=0, games=None, positions=None):
    """Return what `check` finds in so many games from number `first` on, or in so many positions of them."""
    found, looked = [], 0
    for seed in range(first, first + games) if games else count(first):
        for number, before, seat, action, after in steps(name, seed):
            where = f"{name}, game {seed}, action {number} ({seat}: {action})"
            found += [f"{where}: {text}" for text in check(before, seat, action, after)]
            looked += 1
            if len(found) >= MOST_TOLD or looked == positions:
                return found[:MOST_TOLD]
    return found
