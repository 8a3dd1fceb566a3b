"""The Price of Power: Trade: merchants, light ships and provinces decide who collects when trade cards come up."""

import tomllib
from functools import cache
from importlib import resources

from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.games.price_of_power.game import PriceOfPower
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

__all__ = ["SCHEMA", "build", "shipped_content"]

FILES = ("map", "realms", "trade_cards", "tables")


def shipped_content() -> Content:
    """Return the map, realms and cards that come with the game."""
    data: dict[str, object] = {}
    for name in FILES:
        data.update(_toml(f"content/{name}.toml"))
    return make_content(SCHEMA, data)


def build(content: Content | None = None) -> PriceOfPower:
    """Return the game with the given content, or with what it ships."""
    return PriceOfPower(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


@cache  # what is made of it are copies
def _toml(path: str) -> dict[str, object]:
    return tomllib.loads(resources.files(__name__).joinpath(path).read_text(encoding="utf-8"))
