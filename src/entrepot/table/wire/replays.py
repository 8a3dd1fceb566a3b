"""A finished game, position by position."""

from typing import Any

from msgspec import Struct

from entrepot.kernel.wire import Event, Message


class Told(Event):
    """An event with its sentence."""

    say: Message


class Replayed(Struct):
    """A finished table after `ply` actions. `view` is a spectator's, `views` are by seat, `events` are of this ply."""

    ply: int
    plies: int
    seat: None
    move: Message | None
    mover: int | None
    events: list[Told]
    view: Any
    views: list[Any]
    text: list[Message]


class Moved(Struct):
    """An action in words, and whose it was."""

    seat: int
    move: Message


class Story(Struct):
    """All actions of a finished table. `rounds` has the round of each position, from the start on."""

    moves: list[Moved]
    rounds: list[int]
