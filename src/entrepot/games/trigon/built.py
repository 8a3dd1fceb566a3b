"""Makes the game of its files: the ledger, and the map and cards that it ships or others."""

import tomllib
from importlib import resources
from typing import Final

from entrepot.games.trigon.game import Trigon
from entrepot.games.trigon.schema import SCHEMA
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

FOLDER: Final = "entrepot.games.trigon"
FILES: Final = ("map", "tables", "villages", "quests", "play_cards")


def shipped_content() -> Content:
    """Return the map and cards that come with the game."""
    data: dict[str, object] = {}
    for name in FILES:
        data.update(_toml(f"content/{name}.toml"))
    return make_content(SCHEMA, data)


def build(content: Content | None = None) -> Trigon:
    """Return the game with the given content, or with what it ships."""
    return Trigon(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


def _toml(path: str) -> dict[str, object]:
    return tomllib.loads(resources.files(FOLDER).joinpath(path).read_text(encoding="utf-8"))
