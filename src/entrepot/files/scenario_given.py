"""Setting a position up by hand, and saying of a value that cannot be where in [given] it stands."""

import copy
from typing import Any

from entrepot.files.compare import shown
from entrepot.kernel.chance import Feed
from entrepot.kernel.errors import BadPosition, BadScenario
from entrepot.kernel.game import Game
from entrepot.kernel.state import State


class Placed:
    """A value of plain data that knows where it stands: a dotted key, as `expect` writes it, and what it is part of."""

    place: str = ""
    row: Any = None


class Number(int, Placed):
    """A whole number that knows its place."""


class Text(str, Placed):
    """A text that knows its place."""


class Items(list[Any], Placed):
    """A list that knows its place."""


class Table(dict[str, Any], Placed):
    """A table that knows its place."""


def arrange(
    game: Game, given: dict[str, Any], seats: int | None, seed: object, options: dict[str, str], feed: Feed | None
) -> State:
    """Return `Game.arrange` of these, which listens.

    BadPosition names the key, the row and the value, a line for each key whose value cannot be. BadScenario, if some
    key or the phase has no such name, tells these as well.
    """
    rest = (seats, seed, options, feed.copy() if feed is not None else None)
    try:
        return game.arrange(given, seats, seed, options, feed, listening=True)
    except BadScenario as error:
        known = {key: value for key, value in given.items() if key in ("phase", *game.given_keys())}
        if known == given:
            known.pop("phase", None)  # every key is known, so it was the phase
        raise BadScenario("\n".join([str(error), *_also(game, known, *rest)])) from error
    except BadPosition as error:
        problems = _problems(game, given, *rest) if error.value is not None else []
        if not problems:
            raise
        raise BadPosition("\n".join(problems), error.value) from error


def _also(game: Game, given: dict[str, Any], *rest: Any) -> list[str]:
    """Return what else is wrong with single keys, without those that are not keys."""
    try:
        arrange(game, given, *rest)
    except BadScenario as error:
        return str(error).splitlines()
    except BadPosition as error:
        return str(error).splitlines() if error.value is not None else []
    return []


def _problems(
    game: Game, given: dict[str, Any], seats: int | None, seed: object, options: dict[str, str], feed: Feed | None
) -> list[str]:
    """Return a sentence for each key whose value cannot be: once it is told, the others are tried without it."""
    left: dict[str, Any] = placed(given)
    problems: list[str] = []
    while left:
        try:
            game.arrange(left, seats, seed, options, feed.copy() if feed is not None else None)
        except BadPosition as error:
            key = _key(error, left)
            if not key:
                return problems
            problems.append(_told(str(error), error.value))
            del left[key]
        else:
            return problems
    return problems


def _key(error: BadPosition, given: dict[str, Any]) -> str:
    """Return the key whose value is to blame; empty if none of these is, or not one alone."""
    if error.value is None:
        return ""
    key = getattr(error.value, "place", "").partition(".")[0]
    named = [key] if key else [name for name in given if repr(name) in str(error)]  # true and false know no place
    return next((name for name in named if name in given), "")


def placed(value: Any, place: str = "", row: Any = None) -> Any:
    """Return plain data in which all but true and false know their places."""
    found: Any
    if isinstance(value, dict):
        found = Table({key: placed(part, _join(place, key), value) for key, part in value.items()})
    elif isinstance(value, list):
        found = Items(placed(part, _join(place, at), value) for at, part in enumerate(value))
    elif isinstance(value, str):
        found = Text(value)
    elif isinstance(value, int) and not isinstance(value, bool):
        found = Number(value)
    else:
        return value
    found.place, found.row = place, copy.deepcopy(row)
    return found


def _told(text: str, value: Any) -> str:
    """Return a message with the place of the value in it, and its row where that is not the whole key."""
    place = getattr(value, "place", "")
    key = place.partition(".")[0]
    if not place:
        return text
    said = text.replace(repr(key), repr(place), 1) if repr(key) in text else f"{place!r}: {text}"
    return f"{said}, in {shown(value.row)}" if place.count(".") > 1 else said


def _join(place: str, part: object) -> str:
    return f"{place}.{part}" if place else str(part)
