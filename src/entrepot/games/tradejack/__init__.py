"""Tradejack: supermarket buyers bid for palm-oil sources, make sets and win awards."""

from entrepot.games.tradejack.content.schema import SCHEMA
from entrepot.games.tradejack.game import Tradejack
from entrepot.kernel.package import Package

__all__ = ["SCHEMA", "build", "shipped_content"]

PACKAGE = Package(__name__, Tradejack, SCHEMA, "cards")
build = PACKAGE.build
shipped_content = PACKAGE.shipped_content
