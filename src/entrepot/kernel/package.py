"""What lies beside the code of a game: `rules.toml` and the files of content that it ships."""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Generic, TypeVar

from entrepot.kernel.content import Content, make_content
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.schema import Schema

G = TypeVar("G", bound=Game)


class Package(Generic[G]):
    """A game's package, by the name of its module: makes the game. Its `build` is the module's.

    `make` is the game's class, and `files` name the TOML files in `content/` whose tables together are the content.
    """

    def __init__(self, name: str, make: Callable[[Ledger, Schema, Content], G], schema: Schema, *files: str) -> None:
        self.name = name
        self.make = make
        self.schema = schema
        self.files = files

    def build(self, content: Content | None = None) -> G:
        """Return the game with the given content, or with what it ships."""
        ledger = Ledger(toml(self.name, "rules.toml"))
        return self.make(ledger, self.schema, content if content is not None else self.shipped_content())

    def shipped_content(self) -> Content:
        """Return the content that comes with the game; without files it has no tables."""
        data: dict[str, Any] = {"meta": {"game": self.schema.game}}
        for file in self.files:
            data.update(toml(self.name, f"content/{file}.toml"))
        return make_content(self.schema, data)


@cache  # what is made of it are copies
def toml(package: str, path: str) -> dict[str, Any]:
    """Return what a TOML file of a package says."""
    return tomllib.loads(resources.files(package).joinpath(path).read_text(encoding="utf-8"))
