"""Trade and Triumph: rival traders walk the routes between the city and its trade nodes, and race to 20 points."""

from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.games.trade_and_triumph.game import TradeAndTriumph
from entrepot.kernel.package import Package

__all__ = ["SCHEMA", "build", "shipped_content"]

PACKAGE = Package(__name__, TradeAndTriumph, SCHEMA, "board", "trade", "influence", "specialty")
build = PACKAGE.build
shipped_content = PACKAGE.shipped_content
