"""Finds games: the folders of `entrepot.games`, and outside packages by the entry-point group `entrepot.games`.

A game is a module with `build(content) -> Game` and `SCHEMA`; content None means the cards that it ships. Packages say
so in their pyproject.toml: under `[project.entry-points."entrepot.games"]`, a line such as `mygame = "mygame"`.
"""

import importlib
import importlib.metadata
import pkgutil
from types import ModuleType
from typing import Final

from entrepot.kernel.content import Content
from entrepot.kernel.errors import UnknownGame
from entrepot.kernel.game import Game
from entrepot.kernel.schema import did_you_mean, shown

GROUP: Final = "entrepot.games"


def outside_games() -> dict[str, str]:
    """Return the games of other installed packages: name to module."""
    return {point.name: point.module for point in importlib.metadata.entry_points(group=GROUP)}


def game_modules() -> dict[str, str]:
    """Return the module of every game found, by the game's name, our own first and each in order of name."""
    package = importlib.import_module("entrepot.games")
    own = sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    modules = {name: f"entrepot.games.{name}" for name in own}
    for name, module in sorted(outside_games().items()):
        modules.setdefault(name, module)
    return modules


def game_module(name: str) -> ModuleType:
    """Return the module of a game; UnknownGame, naming the ones that exist, if there is none or it is not a game."""
    modules = game_modules()
    if name not in modules:
        raise UnknownGame(
            f"there is no game {shown(name)}{did_you_mean(name, list(modules))}; the games are {', '.join(modules)}"
        )
    module = importlib.import_module(modules[name])
    if not hasattr(module, "build"):
        raise UnknownGame(f"the package of {name!r} is not a game: {modules[name]} has no 'build'")
    return module


def build(name: str, content: Content | None = None) -> Game:
    """Return the game of that name with the given content, or with what it ships."""
    game: Game = game_module(name).build(content)
    return game
