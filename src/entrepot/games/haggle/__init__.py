"""Haggle: parcels offered, peeked into and fought over. A test game that keeps the kernel honest."""

from entrepot.games.haggle.content.schema import SCHEMA
from entrepot.games.haggle.game import Haggle
from entrepot.kernel.package import Package

__all__ = ["SCHEMA", "build", "shipped_content"]

PACKAGE = Package(__name__, Haggle, SCHEMA, "cards")
build = PACKAGE.build
shipped_content = PACKAGE.shipped_content
