"""Write for each game with `content/card_words` the module `content/card_numbers` anew: its words by number.

    python tools/card_words.py             # what `make fields` runs, too

The words are read without the rest of the game, whose rules need their numbers.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from fields import GAMES, freshen, stand_in  # noqa: E402  # beside this file, wherever it is called from

from entrepot.mechanics.card_words import CardWord  # noqa: E402

NO_WORD = "nothing"


def main() -> None:
    """Write all modules that are not as they should be."""
    for folder in games():
        stand_in(folder)
        freshen(folder / "content" / "card_numbers.py", numbered(folder.name))


def games() -> list[Path]:
    """Return the folders of the games whose cards speak in words."""
    return sorted(path.parent.parent for path in GAMES.glob("*/content/card_words.py"))


def numbered(game: str) -> str:
    """Return the text of a game's module `card_numbers`."""
    return "\n".join(lines(f"entrepot.games.{game}.content.card_words")) + "\n"


def lines(module: str) -> Iterator[str]:
    """Yield the module: of each list of words its name, and the number of each word."""
    yield '"""The numbers of the words in card_words.py, written by `make fields`: change them there, not here."""'
    yield from ("", "from typing import Final")
    for name, words in vars(importlib.import_module(module)).items():
        if is_list(words):
            yield from ("", f"# {name}")
            yield from (f"{constant(word)}: Final = {number}" for number, word in enumerate(words))


def is_list(value: object) -> bool:
    """Say whether a value is a list of words, with a row for each."""
    return isinstance(value, dict) and {isinstance(row, CardWord) for row in value.values()} == {True}


def constant(word: str) -> str:
    """Return the name of a word's number."""
    return (word or NO_WORD).upper().replace("-", "_")


if __name__ == "__main__":
    main()
