"""A match: a position with its history, and undo.

Undo takes back a seat's own actions since its barrier and plays the others' later actions again on top. A barrier is a
draw, a roll or a reveal; an action that binds; the end of the seat's turn or commitment; another seat being asked
because of the action.
"""

from typing import Any

from entrepot.kernel.audience import EVERYONE, TABLE, only
from entrepot.kernel.errors import Illegal
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.state import State


class Step:
    """One action of the trail, with the position before it; `is_final` once its seat has passed a barrier."""

    def __init__(self, before: State, seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.is_final: bool = False


class Match:
    """Plays a position forward and back. `log` is append-only and tells undos; `moves` is what stands."""

    def __init__(self, state: State, listening: bool = False) -> None:
        self.state = state
        self.log: list[dict[str, Any]] = []
        self.moves: list[tuple[int, int]] = []
        self._listening = listening
        self._trail: list[Step] = []
        """The last moves, from the first that some seat may still take back."""
        state.listening = listening

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action; raises as `State.apply` does, with nothing changed."""
        state = self.state
        refusal = state.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal.clause, refusal.message)
        step = Step(state.copy(), seat, action)
        asked = state.actors()
        draws = state.draws
        state.play(seat, action)
        self.moves.append((seat, action))
        self.log.append({"seat": seat, "do": state.game.text(action)})
        self._trail.append(step)
        if draws != state.draws or state.revealed or state.binding or seat == TABLE or state.over:
            self._trail = []
        else:
            self._raise_barrier(seat, asked)

    def undoable(self, seat: int) -> int:
        """Return how many of its own last actions the seat may take back."""
        return len(self._own_steps(seat))

    def undo(self, seat: int, count: int = 0) -> int:
        """Take back the seat's last `count` actions (0: all since its barrier); return how many. Illegal if none."""
        own = self._own_steps(seat)
        if not own:
            raise Illegal(self.state.game.turn_clause, message("kernel-refused-nothing-to-undo"))
        taken = own[-count:] if count > 0 else own
        kept = [step for step in self._trail if step not in taken]
        state = self._trail[0].before.copy()
        for step in kept:
            step.before = state.copy()
            state.apply(step.seat, step.action)
        del self.moves[len(self.moves) - len(self._trail) :]
        self.moves += [(step.seat, step.action) for step in kept]
        self._trail = kept
        self.log.append({"seat": seat, "undo": len(taken)})
        self._put(state, seat, taken)
        return len(taken)

    def _put(self, state: State, seat: int, taken: list[Step]) -> None:
        state.events = self.state.events
        state.listening = self._listening
        self.state = state
        if self._listening:
            secret = all(state.game.actions.verb(step.action).secret for step in taken)
            state.tell("undone", only(seat) if secret else EVERYONE, {"seat": seat_name(seat), "count": len(taken)})

    def _own_steps(self, seat: int) -> list[Step]:
        return [step for step in self._trail if step.seat == seat and not step.is_final]

    def _raise_barrier(self, seat: int, asked: list[int]) -> None:
        now = self.state.actors()
        if seat not in now or any(other not in asked for other in now):
            for step in self._own_steps(seat):
                step.is_final = True
        while self._trail and self._trail[0].is_final:
            del self._trail[0]
