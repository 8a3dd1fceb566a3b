"""What the report calls cards and endings: the game's own words."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from entrepot.kernel.game import Game
from entrepot.words import Catalogue, catalogue, outside_words


class Names:
    """Looks words up by game; whatever has none is called by its id."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = english(tuple(outside_words([game.id])))

    def face(self, face: str) -> str:
        """Return a card's name; with its id where another card of its table has the same name."""
        table, _, id = face.partition("/")
        if id not in self.game.content.ids(table):
            return face
        rows = self.game.content.rows(table)
        name = self.row_name(rows[self.game.content.number(table, id)])
        alike = sum(self.row_name(row) == name for row in rows)
        return id if not name else name if alike == 1 else f"{name} ({id})"

    @staticmethod
    def row_name(row: dict[str, object]) -> str:
        """Return a row's English name; empty if it has none."""
        name = row.get("name")
        return str(name.get("en", "")) if isinstance(name, dict) else ""

    def path(self, path: Sequence[str]) -> str:
        """Return the name of the row that a path of content leads through; empty if it is not one row, or has none."""
        if len(path) < 3 or path[1] not in self.game.content.ids(path[0]):
            return ""
        return self.row_name(self.game.content.rows(path[0])[self.game.content.number(path[0], path[1])])

    def table(self, table: str) -> str:
        """Return what a table of cards is called."""
        return table.replace("_", " ")

    def ending(self, ending: str) -> str:
        """Return why a game ended, in a sentence."""
        id = f"{self.game.id}-ending-{ending}"
        said = self.words.say({"id": id, "args": {}})
        return ending if id in said else said


@lru_cache(maxsize=8)
def english(extra: tuple[Path, ...]) -> Catalogue:
    """Return the English words; a comparison asks for the same ones for each of its versions."""
    return catalogue("en", extra=extra, strict=False)
