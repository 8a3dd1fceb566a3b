"""Says every message that a game brings forth, in all languages, and keeps what cannot be said."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message
from entrepot.words import LANGUAGES, Catalogue, catalogue

OFTEN = 40
"""A message id that was said so often with different arguments is said on only one time in `OFTEN`."""


class Speech:
    """The catalogues of one game. Every message is said once; of an id said often, only some."""

    def __init__(self, game: Game, words: Iterable[Path] | None = None) -> None:
        own, extra = _word_folders(game) if words is None else ([], list(words))
        self.catalogues: list[Catalogue] = [catalogue(language, own, extra) for language in LANGUAGES]
        self._said: dict[str, str] = {}
        self._count: dict[str, int] = {}

    def fault(self, message: Message) -> str:
        """Return why the message cannot be said in some language; empty if it can."""
        id = str(message.get("id"))
        count = self._count[id] = self._count.get(id, 0) + 1
        if count > OFTEN and count % OFTEN:
            return ""
        key = json.dumps(message, sort_keys=True)
        if key not in self._said:
            self._said[key] = self._try(message)
        return self._said[key]

    def silent(self, prefix: str) -> list[str]:
        """Return the ids with this prefix that the catalogues hold and nobody has said."""
        return [id for id in self.catalogues[0].ids() if id.startswith(prefix) and id not in self._count]

    def _try(self, message: Message) -> str:
        for words in self.catalogues:
            try:
                text = words.say(message)
            except EntrepotError as error:
                return str(error)
            if not text.strip():
                return f"message {message['id']!r} is empty in {words.language!r}"
        return ""


def _word_folders(game: Game) -> tuple[list[str], list[Path]]:
    """Return where a game's words lie: one of our game folders, or the folder `words` beside a game of others."""
    module = type(game).__module__
    if module.startswith("entrepot.games."):
        return [module.split(".")[2]], []
    file: Any = sys.modules[module].__file__
    return [], [Path(file).parent / "words"] if file else []
