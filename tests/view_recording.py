"""A few positions of a game as a player is shown them, in which together all is told that a view ever tells."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import entrepot
from entrepot.kernel.match import Match
from entrepot.kernel.state import State
from entrepot.table import about
from entrepot.table.sight import look

SEAT = 0
SEATS = 3
MOST_ACTIONS = 900
VARIANTS = {"tradejack": {"co2": "on"}}
"""With which options more is shown than without."""


def recorded(name: str) -> dict[str, Any]:
    """Return a game's content and words, and the positions as pushes, without what has just happened."""
    found, known = [], set[str]()
    for seed, options in ((1, {}), (2, VARIANTS.get(name, {}))):
        for state in _played(name, options, seed):
            told = told_in(state.view(SEAT))
            if told - known:
                known |= told
                found.append(push(state))
    game = entrepot.game(name)
    return {"game": name, "content": game.content.as_data(), "words": about.fluent("en"), "pushes": found}


def _played(name: str, options: dict[str, str], seed: int) -> Any:
    """Yield a game that is played at random, after each action."""
    chance = random.Random(seed)
    state = entrepot.game(name).new(SEATS, seed, options)
    for _ in range(MOST_ACTIONS):
        yield state
        if state.over:
            return
        seat = chance.choice(state.actors())
        state.apply(seat, chance.choice(state.legal(seat)))


def push(state: State) -> dict[str, Any]:
    """Return a position as the seat's push has it."""
    is_asked = not state.over and SEAT in state.actors()
    sight = look(Match(state), SEAT, state.legal(SEAT) if is_asked else [])
    said = {"number": 1 if is_asked else None, "message": msgspec.json.decode(sight.asked)}
    view, actions = msgspec.json.decode(sight.view), msgspec.json.decode(sight.actions)
    plain = {"type": "push", "seq": 1, "first": 1, "seat": SEAT, "events": [], "outcome": None, "proof": None}
    return {**plain, "text": [], "undo": 0, "lesson": None, "prompt": said, "actions": actions, "view": view}


def told_in(view: Any, path: str = "") -> set[str]:
    """Return the path of each value, and whether it is something or nothing there."""
    if isinstance(view, dict):
        return {told for key, value in view.items() for told in told_in(value, f"{path}.{key}")}
    if isinstance(view, list) and any(isinstance(value, dict | list) for value in view):
        return {told for value in view for told in told_in(value, f"{path}[]")}
    if view in (None, [], "", 0):
        return {path}
    return {path, f"{path} {view}"} if isinstance(view, bool) else {path, f"{path} something"}
