"""Rule of Trigon: four lands, villages that grow into cities, knights, scouts and boats, and three ways to win."""

from entrepot.games.trigon.content.schema import SCHEMA
from entrepot.games.trigon.game import Trigon
from entrepot.kernel.package import Package

__all__ = ["SCHEMA", "build", "shipped_content"]

PACKAGE = Package(__name__, Trigon, SCHEMA, "map", "tables", "villages", "quests", "play_cards")
build = PACKAGE.build
shipped_content = PACKAGE.shipped_content
