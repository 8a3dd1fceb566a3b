"""The game from its files, while the folder is no package that the registry offers."""

import tomllib
from pathlib import Path
from typing import Final

from entrepot.games.price_of_power.game import PriceOfPower
from entrepot.games.price_of_power.schema import SCHEMA
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.ledger import Ledger

FOLDER: Final = Path(__file__).parent
FILES: Final = ("map", "realms", "trade_cards", "tables")


def shipped_content() -> Content:
    """Return the map, realms and cards that come with the game."""
    data: dict[str, object] = {}
    for name in FILES:
        data.update(_toml(f"content/{name}.toml"))
    return make_content(SCHEMA, data)


def build(content: Content | None = None) -> PriceOfPower:
    """Return the game with the given content, or with what it ships."""
    return PriceOfPower(Ledger(_toml("rules.toml")), SCHEMA, content if content is not None else shipped_content())


def _toml(path: str) -> dict[str, object]:
    return tomllib.loads((FOLDER / path).read_text(encoding="utf-8"))
