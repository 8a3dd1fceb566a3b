"""What the report calls cards and endings: the game's own words."""

from collections.abc import Sequence

from entrepot.arena.report.say import language, words
from entrepot.kernel.game import Game


class Names:
    """Looks words up by game, in the language that is spoken; whatever has none is called by its id."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = words()

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
        """Return a row's name; empty if it has none."""
        name = row.get("name")
        return str(name.get(language(), "")) if isinstance(name, dict) else ""

    def path(self, path: Sequence[str]) -> str:
        """Return the name of the row that a path of content leads through; empty if it is not one row, or has none."""
        if len(path) < 3 or path[1] not in self.game.content.ids(path[0]):
            return ""
        return self.row_name(self.game.content.rows(path[0])[self.game.content.number(path[0], path[1])])

    def table(self, table: str) -> str:
        """Return what a table of cards is called."""
        return self._said(f"{self.game.id}-cards-{table}", self._said(f"cards-{table}", table.replace("_", " ")))

    def column(self, column: str) -> str:
        """Return what a column of cards is called."""
        return self._said(f"{self.game.id}-column-{column}", self._said(f"column-{column}", column.replace("_", " ")))

    def ending(self, ending: str) -> str:
        """Return why a game ended, in a sentence."""
        return self._said(f"{self.game.id}-ending-{ending}", ending)

    def phase(self, phase: str) -> str:
        """Return what a phase is called."""
        return self._said(f"{self.game.id}-phase-{phase}", phase)

    def _said(self, id: str, other: str) -> str:
        return self.words.say({"id": id, "args": {}}) if self.words.has(id) else other
