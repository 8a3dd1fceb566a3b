"""Bots by their names: those that play every game, and a game's own."""

from entrepot.bots.ismcts import Ismcts
from entrepot.bots.levels import LEVELS
from entrepot.bots.uniform import Uniform
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import UnknownBot
from entrepot.kernel.game import Game


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots that can play the game: at random, the game's own, then those that search."""
    return [Uniform.name, *game.bots, *LEVELS, Ismcts.name]


def usual_bot(game: Game) -> str:
    """Return the name of the game's strongest own bot, which needs no time to think; `uniform` if it has none."""
    return [Uniform.name, *game.bots][-1]


def bots_by_sight(game: Game, options: dict[str, str]) -> list[str]:
    """Return the names of the bots that play by what a seat is shown, over the wire too; the strongest last.

    `options` are those that differ from the usual ones; BadOption.
    """
    names = game.option_names(game.choose(options))
    return [name for name in [Uniform.name, *LEVELS, *game.bots] if not find_bot(game, name).imagines(game, names)]


def find_bot(game: Game, name: str) -> type[Bot]:
    """Return the game's class of bots of that name; UnknownBot, which names those that exist, if there is none."""
    if name in game.bots:
        return game.bots[name]
    if name in LEVELS:
        return LEVELS[name]
    for kind in (Uniform, Ismcts):
        if name == kind.name:
            return kind
    raise UnknownBot(f"{game.id} has no bot {name!r}; its bots are {', '.join(bot_names(game))}")
