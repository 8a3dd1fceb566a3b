"""TradeWarz: houses on Xadlagon race for a start, build, learn, trade and fight for Xadlas."""

from entrepot.games.tradewarz.content.schema import SCHEMA
from entrepot.games.tradewarz.game import TradeWarz
from entrepot.kernel.package import Package

__all__ = ["SCHEMA", "build", "shipped_content"]

PACKAGE = Package(__name__, TradeWarz, SCHEMA, "board", "techs", "battle", "morale")
build = PACKAGE.build
shipped_content = PACKAGE.shipped_content
