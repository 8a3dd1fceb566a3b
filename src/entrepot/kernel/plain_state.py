"""A position for games that are not compiled: its attributes are made from what the game declares, as it runs."""

from typing import Any

from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.hidden import redeal
from entrepot.kernel.state import State


class PlainState(State):
    """A position with an attribute for each field that its game declares; extend it with what the rules ask.

    A subclass with an `__init__` of its own overrides `copy` as well.
    """

    def __init__(self, game: Game, seats: int, options: list[int], like: "PlainState | None" = None) -> None:
        super().__init__(game, seats, options, like)
        for name, shape in game.position.attributes().items():
            setattr(self, name, shape.keep(shape.begin(self)) if like is None else copied(getattr(like, name)))

    def copy(self) -> "PlainState":
        return type(self)(self.game, self.seats, self.options, self)

    def determinize(self, seat: int, rng: Random) -> "State":
        """Return a position like the real one, in which the hands of others are dealt anew as they are declared."""
        self.check_seat(seat)
        other = self.imagined(rng)
        for field in self.game.position.fields:
            if field.redealt_from:
                redeal(getattr(other, field.redealt_from), getattr(other, field.kept), seat, rng)
        return other


def copied(value: Any) -> Any:
    """Return an independent copy of what an attribute holds."""
    if value is None or isinstance(value, int):
        return value
    return value.copy() if hasattr(value, "copy") else value[:]  # packed numbers have slices alone
