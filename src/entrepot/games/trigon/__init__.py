"""Rule of Trigon: four lands, villages that grow into cities, knights, scouts and boats, and three ways to win."""

import tomllib
from functools import cache
from importlib import resources

from entrepot.games.trigon.content.schema import SCHEMA
from entrepot.games.trigon.game import Trigon
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

__all__ = ["SCHEMA", "build", "shipped_content"]

FILES = ("map", "tables", "villages", "quests", "play_cards")


def shipped_content() -> Content:
    """Return the map and cards that come with the game."""
    data: dict[str, object] = {}
    for name in FILES:
        data.update(_toml(f"content/{name}.toml"))
    return make_content(SCHEMA, data)


def build(content: Content | None = None) -> Trigon:
    """Return the game with the given content, or with what it ships."""
    return Trigon(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


@cache  # what is made of it are copies
def _toml(path: str) -> dict[str, object]:
    return tomllib.loads(resources.files(__name__).joinpath(path).read_text(encoding="utf-8"))
