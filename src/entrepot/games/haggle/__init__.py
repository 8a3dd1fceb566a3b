"""Haggle: parcels offered, peeked into and fought over. A test game that keeps the kernel honest."""

import tomllib
from functools import cache
from importlib import resources

from entrepot.games.haggle.content.schema import SCHEMA
from entrepot.games.haggle.game import Haggle
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

__all__ = ["SCHEMA", "build", "shipped_content"]


def shipped_content() -> Content:
    """Return the cards that come with the game."""
    return make_content(SCHEMA, _toml("content/cards.toml"))


def build(content: Content | None = None) -> Haggle:
    """Return the game with the given content, or with the shipped cards."""
    return Haggle(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


@cache  # what is made of it are copies
def _toml(path: str) -> dict[str, object]:
    return tomllib.loads(resources.files(__name__).joinpath(path).read_text(encoding="utf-8"))
