"""One rule for the names of people and of their cards: a name can be read, and does not disturb the text around it."""

import itertools
import unicodedata
from typing import Final

MOST_LETTERS: Final = 40
MOST_WIDTH: Final = 40
"""Columns of a terminal; Chinese, Japanese and Korean letters take two."""
MOST_MARKS: Final = 2
"""Accents on one letter, beside those that are part of it."""
BLANK: Final = frozenset([0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0])
"""Letters, marks and signs that show nothing though no category says so."""
SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))
"""They choose a letter's form, and show nothing of their own."""
OURS: Final = frozenset(
    "()[]{}<>\uff08\uff09\u25b2\u25b3\u25cf\u25cb\u25a0\u25a1\u25c6\u25c7\u2605\u2606\u271a\U0001f916"
)
"""What marks at a table look like, drawn beside names: whose turn it is, which seat, a bot, oneself."""
SELECTOR: Final = "\ufe0f"
JOINS: Final = "\u200d" + SELECTOR
PICTURES: Final = ("So", "Sk")
"""Categories of what JOINS may stand after: they choose how a picture looks, or make one of several."""
RIGHT_TO_LEFT: Final = frozenset(["R", "AL", "AN"])
ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"


def is_shown(letter: str) -> bool:
    """Say whether a character is visible: not a control, a direction or a blank."""
    code = ord(letter)
    return letter.isprintable() and code not in BLANK and not any(low <= code <= high for low, high in SELECTORS)


def first_hidden(text: str) -> str:
    """Return the code of the first invisible character that is not a space, 'U+202E'; empty if there is none."""
    if text.isascii() and text.isprintable():  # as nearly all are
        return ""
    for before, letter in itertools.pairwise(f" {text}"):
        joins = letter in JOINS and (before == SELECTOR or unicodedata.category(before) in PICTURES)
        if not joins and letter != "\n" and unicodedata.category(letter) != "Zs" and not is_shown(letter):
            return f"U+{ord(letter):04X}"
    return ""


def clean_name(text: str) -> str:
    """Return a name as it is shown, composed (NFC): without what nobody sees or what looks like a mark of ours.

    Spaces are single. It may be empty. `is_short` says whether there is room for it.

        >>> clean_name("  Ann   Lee ")
        'Ann Lee'
    """
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if letter.isspace() or letter in OURS else letter for letter in composed)
    shown = "".join(letter for letter in spaced if letter == " " or is_shown(letter))
    return " ".join(few_marks(unicodedata.normalize("NFC", shown)).split())


def few_marks(text: str) -> str:
    """Return a text without stacked accents that would reach into other lines."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) or unicodedata.category(letter) == "Me" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def is_short(name: str) -> bool:
    """Say whether a name fits wherever it is shown."""
    return len(name) <= MOST_LETTERS and width(name) <= MOST_WIDTH


def width(text: str) -> int:
    """Return how many columns a text takes."""
    return sum(columns(letter) for letter in text)


def columns(letter: str) -> int:
    """Return the width of a letter in columns: 0 if it combines with the one before."""
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def isolated(name: str) -> str:
    """Return a name for the middle of a sentence: a name written from right to left does not turn the rest round."""
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name):
        return f"{ISOLATE}{name}{END_ISOLATE}"
    return name
