"""A seat handle: all that a bot or an outside program gets. It shows what its seat knows, and nothing else."""

from typing import Any

from mypy_extensions import mypyc_attr

from entrepot.kernel.audience import hears
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message
from entrepot.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatHandle:
    """One seat's side of one position. An undo makes a new position, which needs a new handle. BadSeats."""

    def __init__(self, state: State, seat: int) -> None:
        state.check_seat(seat)
        self._state = state
        self._heard: list[dict[str, Any]] = []
        self.seat = seat
        self.game: Game = state.game

    def view(self) -> Any:
        """Return what the seat knows."""
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """Return the seat's legal actions, in a pinned order."""
        return self._state.legal(self.seat)

    def prompt(self) -> Message:
        """Return what is asked of the seat."""
        return self._state.prompt(self.seat)

    def preview(self, action: int) -> list[Message]:
        """Return what the action will certainly do."""
        return self._state.preview(self.seat, action)

    def imagine(self, rng: Random) -> State:
        """Return a fresh position that the seat cannot tell from the real one."""
        return self._state.determinize(self.seat, rng)

    def events(self) -> list[dict[str, Any]]:
        """Return what the seat has seen happen since the last call, where its host listens."""
        heard = self._heard
        self._heard = []
        return heard

    def hear(self, events: list[dict[str, Any]]) -> None:
        """Take from a position's events those that this seat may know."""
        self._heard += events_for(events, self.seat)


def events_for(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """Return the events that a seat (None: a spectator) may know, without their audience."""
    return [{"kind": e["kind"], "args": e["args"]} for e in events if hears(e["audience"], seat)]
