"""The choices of a finished game: every position in which a seat had more than one legal action, and what it did."""

from collections.abc import Iterator

from entrepot.files.record import Record, replay
from entrepot.files.record_replay import Replayer
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.state import State


class Unfinished(EntrepotError):
    """The game is not over: what its seats hide from one another is still worth hiding."""

    code = "unfinished"


class Choice:
    """One choice: the position before it, and the action that was played."""

    def __init__(self, state: State, seat: int, number: int, move: int, played: int) -> None:
        self.state = state
        self.seat = seat
        self.number = number
        """Which of the seat's own choices it is, from 1. A seat knows this number, and seeds are made of it."""
        self.move = move
        """Which move of the whole record it is, from 1."""
        self.played = played


def finished(record: Record, seat: int | None = None) -> State:
    """Return the last position of a record that was checked; BadRecord, Unfinished, or BadSeats for no such seat."""
    state = replay(record)
    if seat is not None:
        state.check_seat(seat)
    if not state.over:
        raise Unfinished("this game is not over, and only a finished game is reviewed")
    return state


def game_of(record: Record) -> Game:
    """Return the game that a record is of, with its content; BadRecord."""
    return Replayer(record, None).game


def choices_of(record: Record, seats: list[int]) -> list[Choice]:
    """Return every choice of these seats in a checked record, in the order of play.

    Moves that were played under other rules than the installed ones are passed over.
    """
    return list(_choices(record, seats))


def _choices(record: Record, seats: list[int]) -> Iterator[Choice]:
    replayer = Replayer(record, None)
    counts = dict.fromkeys(seats, 0)
    for segment, before in replayer.playable():
        replayer.begin(segment)
        for move, text in enumerate(segment.moves, before + 1):
            seat, action = replayer.moves[text]
            if seat in counts and len(replayer.state.legal(seat)) > 1:
                counts[seat] += 1
                yield Choice(replayer.state.copy(), seat, counts[seat], move, action)
            replayer.run([text], move - 1)
