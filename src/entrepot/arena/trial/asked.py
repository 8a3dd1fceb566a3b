"""What is to be tried: one set of cards, and the one that it is held against, as a file in the folder of the trial."""

from pathlib import Path
from typing import Any, Final

import msgspec

from entrepot.arena.lab.order import Order
from entrepot.arena.simulate import Plan
from entrepot.files.content_diff import differences
from entrepot.kernel import registry
from entrepot.kernel.content import Content, make_content
from entrepot.kernel.game import Game

ASKED: Final = "asked.json"
SIZES: Final = (60, 180, 540, 1620)
"""Games after which it is looked whether all is clear."""


class Asked(msgspec.Struct, frozen=True):
    """Content as plain data; `before` is what it is held against, None for what the game ships."""

    game: str
    content: dict[str, Any]
    before: dict[str, Any] | None
    seats: int
    bot: str
    games: int
    seed: str
    language: str = "en"
    """Of the report."""

    def build(self) -> Game:
        """Return the game with the cards that are tried."""
        return registry.build(self.game, make_content(self._schema(), self.content))

    def order(self, games: int) -> Order:
        """Return the order of the first so many games with these cards."""
        return Order(Plan(self.game, (self.bot,) * self.seats, self.seed, {}, self.content), games)

    def old(self) -> dict[str, Any] | None:
        """Return the content that these cards are held against; None where nothing in it is otherwise."""
        new, old = make_content(self._schema(), self.content), self._before()
        return old.as_data() if differences(old, new) else None

    def stages(self) -> list[int]:
        """Return the numbers of games after which there is something to tell, the last one being all."""
        return [*(size for size in SIZES if 2 * size <= self.games), self.games]

    def _before(self) -> Content:
        if self.before is None:
            return registry.build(self.game).content
        return make_content(self._schema(), self.before)

    def _schema(self) -> Any:
        return registry.game_module(self.game).SCHEMA


def read(folder: Path) -> Asked:
    """Return what is to be tried in a folder."""
    return msgspec.json.decode((folder / ASKED).read_bytes(), type=Asked)
