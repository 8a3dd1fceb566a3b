"""Positions set up by hand, in the phases where a game allows it."""

from typing import Any

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.game import Game


def begin(game: Game, data: dict[str, Any], given: dict[str, Any]) -> None:
    """Make the position one in which nothing has happened yet."""
    if len(given) > 1:
        raise BadPosition("the phase 'setup' begins the game, so nothing else can be given with it")
    data.update(game.fresh(data["seats"], game.choose(data["options"])).fields())
    data["stack"] = [["setup", 0, 0, 0]]


def check_phase(phase: str, able: tuple[str, ...], told: tuple[str, ...] = ()) -> None:
    """Raise BadPosition, which tells the phases that are `able`, or some of them, for any other phase."""
    if phase not in able:
        raise BadPosition(f"a position cannot be set up in {phase!r}: begin with one of {', '.join(told or able)}")


def default(data: dict[str, Any], given: dict[str, Any], key: str, value: Any) -> None:
    """Set a key that is not given."""
    if key not in given:
        data[key] = value
