"""Digests that never change: the same games, played by a fixed rule, on every build and every machine.

    python -m entrepot.testing.digests tests/kernel/digests.json

writes the file anew. Do that only after a change of rules or content that was meant.
"""

import json
import sys
from pathlib import Path
from typing import Any, TypedDict

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.game import Game
from entrepot.kernel.registry import game_modules
from entrepot.testing.setups import covering_setups
from entrepot.testing.walk import play_on

EVERY = 50
SETUPS = 24
"""Set-ups of each game that the file holds at most."""


class Trail(TypedDict):
    """One game and its digests: at the start, after every 50 actions, and at the end."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    digests: list[str]


def digests_of(game: Game, seats: int, options: dict[str, str], seed: int) -> list[str]:
    """Return the digests of a game played uniformly, with chance and choices from the seed."""
    state = game.new(seats, seed, options)
    found = [state.digest()]
    for number, _ in enumerate(play_on(state, seeded(f"digests {seed}"), game.longest), start=1):
        if number % EVERY == 0 or state.over:
            found.append(state.digest())
    return found


def trails(game: Game) -> list[Trail]:
    """Return a trail for each of some set-ups of a game."""
    found: list[Trail] = []
    for seed, setup in enumerate(covering_setups(game, seeded("digests"))[:SETUPS]):
        digests = digests_of(game, setup.seats, setup.options, seed)
        found.append(
            {"game": game.id, "seats": setup.seats, "options": setup.options, "seed": seed, "digests": digests}
        )
    return found


def write(path: Path) -> None:
    """Write the digests of all our games."""
    names = [name for name, module in game_modules().items() if module.startswith("entrepot.")]
    rows: list[Any] = [json.dumps(trail) for name in names for trail in trails(entrepot.game(name))]
    path.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
