"""Setting a position up by hand, and saying of a value that cannot be where in [given] it stands."""

import copy
from typing import Any

from entrepot.files.compare import shown
from entrepot.kernel.chance import Feed
from entrepot.kernel.errors import BadPosition
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
    """Return `Game.arrange` of these, which listens. BadPosition names the key, the row and the value."""
    again = feed.copy() if feed is not None else None
    try:
        return game.arrange(given, seats, seed, options, feed, listening=True)
    except BadPosition as error:
        if error.value is None:
            raise
        at = _found(game, given, seats, seed, options, again)
        raise BadPosition(_told(str(error), at), error.value) from error


def _found(game: Game, given: dict[str, Any], *rest: Any) -> Any:
    """Return the value that is to blame, with its place if it has one: the same again, with values that know theirs."""
    try:
        game.arrange(placed(given), *rest)
    except BadPosition as error:
        return error.value
    return None


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
