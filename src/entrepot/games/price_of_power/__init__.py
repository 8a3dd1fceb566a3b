"""The Price of Power: Trade: merchants, light ships and provinces decide who collects when trade cards come up."""

from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.games.price_of_power.game import PriceOfPower
from entrepot.kernel.package import Package

__all__ = ["SCHEMA", "build", "shipped_content"]

PACKAGE = Package(__name__, PriceOfPower, SCHEMA, "map", "realms", "trade_cards", "tables")
build = PACKAGE.build
shipped_content = PACKAGE.shipped_content
