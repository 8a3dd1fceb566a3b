"""Trade and Triumph: rival traders walk the routes between the city and its trade nodes, and race to 20 points."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.games.trade_and_triumph.game import TradeAndTriumph
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

__all__ = ["SCHEMA", "build", "shipped_content"]

PARTS = ("board", "trade", "influence", "specialty")


def shipped_content() -> Content:
    """Return the board and cards that come with the game."""
    data: dict[str, Any] = {}
    for part in PARTS:
        data.update(_toml(f"content/{part}.toml"))
    return make_content(SCHEMA, data)


def build(content: Content | None = None) -> TradeAndTriumph:
    """Return the game with the given content, or with what it ships."""
    return TradeAndTriumph(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


@cache  # what is made of it are copies
def _toml(path: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__name__).joinpath(path).read_text(encoding="utf-8"))
