"""A match: a position with its history, and undo.

Undo takes back a seat's own actions since its barrier and plays the others' later actions again on top. A barrier is a
draw, a roll or a reveal; an action that binds; the end of the seat's turn or commitment; another seat being asked
because of the action; another seat's action that ends the phase.

Where all agree, a seat takes its last action back past these barriers, with whatever followed: as long as nothing has
been drawn, rolled or revealed since.
"""

from typing import Any

from entrepot.kernel.audience import EVERYONE, TABLE, all_but, only
from entrepot.kernel.errors import BadAction, Illegal
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.phase import FRAME
from entrepot.kernel.state import State


class Step:
    """One action of the trail, with the position before it; `is_final` once its seat has passed a barrier."""

    def __init__(self, before: State, seat: int, action: int, is_final: bool = False) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.is_final = is_final


class Match:
    """Plays a position forward and back. `log` is append-only and tells undos; `moves` is what stands."""

    def __init__(self, state: State, listening: bool = False) -> None:
        self.state = state
        """The position now; after an undo it is another object."""
        self.log: list[dict[str, Any]] = []
        self.moves: list[tuple[int, int]] = []
        self._listening = listening
        self._trail: list[Step] = []
        """The last moves, from the first that some seat may still take back."""
        self._unseen: list[Step] = []
        """The last moves with which nothing was drawn, rolled or revealed; the trail is the end of them."""
        state.listening = listening

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action; raises as `State.apply` does, with nothing changed."""
        state = self.state
        state.check_legal(seat, action)
        step = Step(state.copy(), int(seat), int(action))
        state.play(step.seat, step.action)
        self.moves.append((step.seat, step.action))
        self.log.append({"seat": step.seat, "do": state.game.text(step.action)})
        if state.draws != step.before.draws or state.revealed or seat == TABLE or state.over:
            self._trail, self._unseen = [], []
        else:
            self._trail.append(step)
            self._unseen.append(step)
            self._raise_barriers(step)

    def undoable(self, seat: int) -> int:
        """Return how many of its own last actions the seat may take back."""
        return len(self._own_steps(seat))

    def undo(self, seat: int, count: int = 0) -> int:
        """Take back the seat's last `count` actions (0: all since its barrier); return how many.

        Illegal if there are none, or if what others did since rests on them; nothing has changed then.
        """
        if count < 0:
            raise BadAction(f"{count} actions cannot be taken back: write how many, or 0 for all")
        own = self._own_steps(seat)
        if not own:
            raise Illegal(self.state.game.turn_clause, message("kernel-refused-nothing-to-undo"))
        taken = own[-count:] if count > 0 else own
        state, kept = self._replayed([step for step in self._trail if step not in taken])
        self._put(state, seat, taken)
        self._unseen = self._unseen[: len(self._unseen) - len(self._trail)] + kept
        del self.moves[len(self.moves) - len(self._trail) :]
        self.moves += [(step.seat, step.action) for step in kept]
        self.log.append({"seat": taken[0].seat, "undo": len(taken)})
        self._trail = kept
        self._forget_final()
        return len(taken)

    def can_take_back(self, seat: int) -> bool:
        """Say whether the seat may take its last action back, if all agree."""
        return any(step.seat == seat for step in self._unseen)

    def take_back(self, seat: int) -> int:
        """Go back to before the seat's last action, and return how many actions of all seats that undoes.

        Nobody may undo what came before it any more. Illegal, with nothing changed, where something was drawn, rolled
        or revealed since, or the seat has done nothing.
        """
        own = [at for at, step in enumerate(self._unseen) if step.seat == seat]
        if not own:
            raise Illegal(self.state.game.turn_clause, message("kernel-refused-nothing-to-take-back"))
        before, count = self._unseen[own[-1]].before.copy(), len(self._unseen) - own[-1]
        before.events, before.listening = self.state.events, self._listening
        self.state = before
        self._unseen = self._unseen[: own[-1]]
        self._trail = []
        del self.moves[len(self.moves) - count :]
        self.log.append({"seat": seat, "back": count})
        return count

    def _replayed(self, steps: list[Step]) -> tuple[State, list[Step]]:
        """Return the position after these steps of the trail alone, and the steps with the positions before them."""
        state = self._trail[0].before.copy()
        kept: list[Step] = []
        for step in steps:
            kept.append(Step(state.copy(), step.seat, step.action, step.is_final))
            rests = state.why_not(step.seat, step.action) is not None
            if not rests:
                state.play(step.seat, step.action)
            if rests or state.draws != self.state.draws or state.revealed or state.over:
                raise Illegal(self.state.game.turn_clause, message("kernel-refused-undo-built-on"))
        return state, kept

    def _put(self, state: State, seat: int, taken: list[Step]) -> None:
        """Make a position the match's own, and tell each seat of the undone actions that it knew of."""
        state.events = self.state.events
        state.listening = self._listening
        self.state = state
        if not self._listening:
            return
        public = sum(1 for step in taken if not state.game.actions.verb(step.action).secret)
        everybody = EVERYONE if public == len(taken) else all_but(seat)
        if public < len(taken):
            state.tell("undone", only(seat), {"seat": seat_name(seat), "count": len(taken)})
        if public > 0:
            state.tell("undone", everybody, {"seat": seat_name(seat), "count": public})

    def _own_steps(self, seat: int) -> list[Step]:
        return [step for step in self._trail if step.seat == seat and not step.is_final]

    def _raise_barriers(self, last: Step) -> None:
        """Make final what nobody may take back after the last step."""
        before, state = last.before, self.state
        asked, now = before.actors(), state.actors()
        asks_more = any(seat not in asked for seat in now)
        has_ended = before.stack[::FRAME] != state.stack[::FRAME]
        for step in self._trail:
            if step.seat not in now:
                step.is_final = True
            elif step.seat == last.seat:
                step.is_final = step.is_final or asks_more or state.binding
            else:
                step.is_final = step.is_final or has_ended
        self._forget_final()

    def _forget_final(self) -> None:
        while self._trail and self._trail[0].is_final:
            del self._trail[0]
