"""Who plays: a bot of the game by its name, or your own bot as `module:Class`.

Naming a module runs it, so such names may come only from the person who gives the command, never from a client of the
table.
"""

import importlib
import sys
from pathlib import Path

from entrepot.bots.find import find_bot
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import UnknownBot
from entrepot.kernel.game import Game


def bot_class(game: Game, name: str) -> type[Bot]:
    """Return a bot; UnknownBot if there is none. Modules are found where Python looks for them, and in this folder."""
    module, colon, kind = name.partition(":")
    if not colon:
        return find_bot(game, name)
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # last, so that no file here stands before a library
    try:
        found = getattr(importlib.import_module(module), kind, None)
    except (ImportError, ValueError) as error:
        raise UnknownBot(f"bot {name!r} is not found: {error}; write it as MODULE:CLASS") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{module} has no bot {kind!r}: it is a class made of entrepot.kernel.bot.Bot")
    return found
