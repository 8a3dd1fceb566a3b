"""Positions and scenarios in Python: the same keys, the same errors as in scenario files.

import entrepot

state = entrepot.scenario.position("tradejack", {"phase": "auction", "shown": "gold-blue", "capital": [6, 2]})
print([state.game.text(action) for action in state.legal(1)])
"""

from pathlib import Path
from typing import Any

import entrepot
from entrepot.files.scenario import Result, Scenario, play, read, run, set_up
from entrepot.files.scenario_lists import chances, events, keys, verbs
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

__all__ = ["Result", "Scenario", "chances", "events", "keys", "play", "position", "read", "run", "verbs"]


def position(
    game: Game | str,
    given: dict[str, Any],
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, str] | None = None,
    chance: dict[str, list[Any]] | None = None,
) -> State:
    """Return the position that `given` describes, with the keys of [given] in a scenario; all else is a fresh set-up.

    `game` is a game or its name, `chance` what [chance] says: draws and rolls by name, used before the generator.
    The position listens: `take_events` tells what happened. BadPosition says which key, row and value cannot be, a line
    for each key; BadScenario what has no such name, and that as well. Also BadSeats, BadOption and UnknownGame.
    """
    playing = entrepot.game(game) if isinstance(game, str) else game
    scenario = Scenario("", Path(), playing.id, seats=seats, seed=seed)
    scenario.options, scenario.given, scenario.chance = options or {}, given, chance or {}
    return set_up(playing, scenario)
