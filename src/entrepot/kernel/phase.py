"""A phase: one step of a game's round, in one class. It keeps no data; all of it lies in the position."""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import NO_CHOICE, Moves

if TYPE_CHECKING:
    from entrepot.kernel.state import State

S = TypeVar("S", bound="State")

ALONE: Final = [[seat] for seat in range(16)]
"""For each seat a list with only that seat, for `Phase.actors`. The lists are shared: never change them."""
FRAME: Final = 4
"""How many numbers a phase has on the stack: its id and three that it may use as it likes."""


class Refusal:
    """Why an action is not allowed: the clause that forbids it and the sentence that says so."""

    def __init__(self, clause: str, message: Message) -> None:
        self.clause = clause
        self.message = message


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """Who is waited for, what they may do, and what happens then.

    A phase that waits for nobody does its work in `enter` and goes on (`goto`, `push`, `pop` or `finish`). A phase
    may lie on the stack twice, so it is one object without fields; `id` is its place in the game's list.
    """

    name: ClassVar[str] = ""
    waits: ClassVar[bool] = False
    """Whether somebody is asked in it; set-ups enter the other phases."""
    turn_clause: ClassVar[str] = ""
    """The rule that says whose turn it is, cited to a seat that acts out of turn."""
    clause: ClassVar[str] = ""
    """The rule that says what is chosen in it, cited against anything else; `turn_clause` if empty."""

    def __init__(self) -> None:
        self.id: int = -1

    def enter(self, s: S) -> None:
        """Begin: called once when the phase comes to lie on top of the stack anew."""

    def resume(self, s: S, result: int) -> None:
        """Go on after a phase pushed by this one has ended with `result`."""

    def is_due(self, s: S) -> bool:
        """Say whether a phase that waits has somebody to ask; otherwise play would have gone on by itself."""
        return True

    def actors(self, s: S) -> list[int]:
        """Return the seats that may act now; for one seat `ALONE[seat]` is quickest."""
        return []

    def offer(self, s: S, seat: i64, moves: Moves) -> None:
        """Add to `moves` what an actor may do, in a pinned order."""

    @final
    def legal(self, s: S, seat: int) -> list[int]:
        """Return what is offered to an actor, as a list; a phase has its own `offer`, never its own `legal`."""
        moves = Moves()
        self.offer(s, seat, moves)
        return moves.to_list()

    def is_forced(self, s: S, seat: int) -> bool:
        """Say whether all can see that an actor has one action only: by what everybody sees alone.

        At one screen the table then takes it, and does not ask for a person who has nothing to choose.
        """
        return False

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal action."""

    @final
    def do_forced(self, s: S, seat: int) -> None:
        """Carry out what an actor may do if it is one action alone: nobody is asked where there is no choice."""
        action = s.only(seat)
        if action != NO_CHOICE:
            self.apply(s, seat, int(action))

    def prompt(self, s: S, seat: int) -> Message:
        """Return what is asked of an actor."""
        return message(f"{s.game.id}-ask-{self.name}")

    def preview(self, s: S, seat: int, action: int) -> list[Message]:
        """Return what a legal action will certainly do, from that seat's information only."""
        return []

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        """Return why an actor may not do this; None where `clause` says it: another moment, or no choice."""
        return None

    def passed_over(self, s: S, seat: int) -> Refusal | None:
        """Return why a seat is not asked that expects to be: its step was made for it. None if it has no step to make.

        It uses only what everybody sees.
        """
        return None
