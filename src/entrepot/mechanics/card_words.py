"""What cards may say: closed lists of words, a row for each word, with all that goes with it.

A game has its rows in `content/card_words.py`. Their numbers, which its rules go by, are in `content/card_numbers.py`:
`make fields` writes them.
"""

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from entrepot.kernel.content import Problem


@mypyc_attr(allow_interpreted_subclasses=True)
class CardWord:
    """One word: what it does in a sentence, the amounts that it takes (0 to 0: none), and what it may name.

    A game whose words have more to them extends this.
    """

    def __init__(self, word: str, says: str, least: int = 0, most: int = 0, whats: tuple[str, ...] = ("",)) -> None:
        self.word = word
        self.says = says
        self.least = least
        self.most = most
        self.whats = whats

    def meaning(self) -> str:
        """Return what the word does, the amounts that it takes, and what it may name."""
        amounts = f"{self.least} to {self.most}" if self.most > self.least else str(self.most)
        amount = f" Amount: {amounts}." if self.most else ""
        what = f" What: {', '.join(self.whats)}." if self.whats != ("",) else ""
        return self.says + amount + what

    def misfit(self, table: str, at: int, row: dict[str, Any], column: str, slot: str = "") -> list[Problem]:
        """Return the problem of an amount that does not go with the word; none if it does."""
        amount = row[column + slot]
        if self.least <= amount <= self.most:
            return []
        text = f"{amount} does not go with {self.word!r}; allowed: {self.least} to {self.most}"
        return [Problem(table, at, column + slot, column, text)]

    def misnamed(
        self, table: str, at: int, row: dict[str, Any], column: str, slot: str = "", whats: tuple[str, ...] = ()
    ) -> list[Problem]:
        """Return the problem of a name that does not go with the word; `whats` are those that do, if not its own."""
        what, allowed = row[column + slot], whats or self.whats
        if what in allowed:
            return []
        text = f"{what!r} does not go with {self.word!r}; allowed: {', '.join(allowed) or 'empty'}"
        return [Problem(table, at, column + slot, column, text)]


W = TypeVar("W", bound=CardWord)


def by_word(rows: list[W]) -> dict[str, W]:
    """Return the rows by their words, in their order: a word's number is its place."""
    return {row.word: row for row in rows}


def meanings(words: dict[str, W]) -> dict[str, str]:
    """Return for each word what it means, for a column whose choices they are."""
    return {word: row.meaning() for word, row in words.items()}


def numbers(words: dict[str, W], rows: list[dict[str, Any]], column: str) -> list[int]:
    """Return the number of the word that each row of content has in a column."""
    known = list(words)
    return [known.index(row[column]) for row in rows]
