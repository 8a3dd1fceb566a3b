"""TradeWarz: houses on Xadlagon race for a start, build, learn, trade and fight for Xadlas."""

import tomllib
from functools import cache
from importlib import resources

from entrepot.games.tradewarz.content.schema import SCHEMA
from entrepot.games.tradewarz.game import TradeWarz
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

__all__ = ["SCHEMA", "build", "shipped_content"]

FILES = ("board", "techs", "battle", "morale")


def shipped_content() -> Content:
    """Return the boards and cards that come with the game."""
    data: dict[str, object] = {}
    for name in FILES:
        data.update(_toml(f"content/{name}.toml"))
    return make_content(SCHEMA, data)


def build(content: Content | None = None) -> TradeWarz:
    """Return the game with the given content, or with what it ships."""
    return TradeWarz(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


@cache  # what is made of it are copies
def _toml(path: str) -> dict[str, object]:
    return tomllib.loads(resources.files(__name__).joinpath(path).read_text(encoding="utf-8"))
