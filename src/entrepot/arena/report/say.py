"""Words and numbers as the report says them, in the language that is spoken: English unless told."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from entrepot.kernel.game import Game
from entrepot.words import Catalogue, catalogue, outside_words

SURE = 0.05
WORDS: Final = Path(__file__).parent.parent / "words"
_LANGUAGE: ContextVar[str] = ContextVar("language", default="en")
_SWAPPED: Final = str.maketrans(",.", ".,")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let reports that are made meanwhile speak a language."""
    before = _LANGUAGE.set(language)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


def language() -> str:
    """Return the language that is spoken."""
    return _LANGUAGE.get()


def words() -> Catalogue:
    """Return all words of the language that is spoken: the arena's, and those of every game."""
    return _words(language(), tuple(outside_words()))


@lru_cache(maxsize=4)
def _words(language: str, outside: tuple[Path, ...]) -> Catalogue:
    return catalogue(language, extra=[WORDS, *outside], strict=False)


def say(id: str, **args: Any) -> str:
    """Return a message of the arena's words."""
    return words().say({"id": f"arena-{id}", "args": args})


def title_of(game: Game) -> str:
    """Return a game's title."""
    return game.title.get(language()) or game.title.get("en", game.id)


def figures(text: str) -> str:
    """Return figures, written in English, as the language has them."""
    return text.translate(_SWAPPED) if language() == "nl" else text


def percent(share: float | None, digits: int = 1) -> str:
    """Return a share in percent."""
    return "–" if share is None else figures(f"{100 * share:.{digits}f}%")


def number(value: float | None, digits: int = 1) -> str:
    """Return a number with separated thousands; whole ones without a decimal point."""
    if value is None:
        return "–"
    return figures(f"{value:,.0f}" if float(value).is_integer() or abs(value) >= 1000 else f"{value:,.{digits}f}")


def points(value: float | None) -> str:
    """Return percentage points with their sign."""
    return "–" if value is None else figures(f"{value:+.1f}".replace("-", "−"))


def span(row: dict[str, Any], shown: Any = percent) -> str:
    """Return a row's interval, such as '31.0% to 35.2%'."""
    return say("not-known") if row.get("low") is None else say("span", low=shown(row["low"]), high=shown(row["high"]))


def listed(names: Sequence[str], most: int = 6) -> str:
    """Return names as a list in a sentence."""
    more = [say("and-more", count=len(names) - most)] if len(names) > most else []
    return words().say({"id": "arena-list", "args": {"names": [*names[:most], *more]}}) if names else say("none")


def heads(*ids: str) -> list[str]:
    """Return the headings of a table."""
    return [say(id) for id in ids]


def counted(count: int, noun: str) -> str:
    """Return a count with its noun, such as game or followed-game."""
    return say(f"count-{noun}", count=count)


def whole(count: int) -> str:
    """Return a whole number with separated thousands."""
    return figures(f"{count:,}")


def ordinal(place: int) -> str:
    """Return 'first', 'second' and so on."""
    return say("ordinal", place=place)


def duration(microseconds: float | None) -> str:
    """Return a duration in the unit that suits it."""
    if microseconds is None:
        return "–"
    for unit, size in (("s", 1e6), ("ms", 1e3)):
        if microseconds >= size:
            return figures(f"{microseconds / size:.3g} {unit}")
    return figures(f"{microseconds:.3g} µs")
