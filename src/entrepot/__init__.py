"""Trade board games, played, studied and balanced.

A whole game, in which everybody takes what comes first:

    import entrepot

    game = entrepot.game("tradejack")
    state = game.new(seats=4, seed=7)
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    print(state.outcome())
"""

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from entrepot.kernel import registry
from entrepot.kernel.content import Content
from entrepot.kernel.errors import EntrepotError, Illegal
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

__version__ = "0.2.0"
__all__ = ["Content", "EntrepotError", "Game", "Illegal", "State", "game", "game_names"]


def __getattr__(name: str) -> "ModuleType":
    if name == "scenario":  # reads files, which games never need, so it is loaded when it is asked for
        return importlib.import_module("entrepot.scenario")
    raise AttributeError(f"module 'entrepot' has no attribute {name!r}")


def game_names() -> "Iterable[str]":
    """Return the names of all games found, those of other packages included."""
    return registry.game_modules().keys()


def game(name: str, content: Content | Path | str | None = None) -> Game:
    """Return a game with what it ships, or with a content file (TOML, or a folder of CSV). UnknownGame, BadContent."""
    if content is None or isinstance(content, Content):
        return registry.build(name, content)
    from entrepot.files.content import load  # a reader of files, which the games themselves never need

    return registry.build(name, load(content, registry.game_module(name).SCHEMA))
