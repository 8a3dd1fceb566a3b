"""One of a seat's choices once more: the table as it saw it, what else it could do, and a position to go on from."""

import secrets
from typing import Any

from entrepot.kernel.chance import seeded
from entrepot.kernel.state import State
from entrepot.table.errors import Refusal
from entrepot.table.past import Past
from entrepot.table.reviews.wire import Choosing
from entrepot.table.sight import choice


class Moves:
    """Before which moves of a game one seat had a choice."""

    def __init__(self, past: Past, seat: int, moves: list[int]) -> None:
        self._past = past
        self.seat = seat
        self._moves = moves

    def choosing(self, number: int) -> Choosing:
        """Return what the seat saw before a choice; Refusal if there is none of that number."""
        state, past, seat = self._state(number), self._past, self.seat
        view: Any = state.view(seat)
        prompt: Any = state.prompt(seat)
        text: Any = past.game.table(view)
        actions = [choice(past.game, action, state.preview(seat, action)) for action in state.legal(seat)]
        return Choosing(number, past.rounds[self._ply(number)], self.played(number), view, prompt, actions, text)

    def played(self, number: int) -> str:
        """Return what the seat did, in notation."""
        return self._past.moves[self._ply(number)][1]

    def allows(self, number: int, action: str) -> bool:
        """Say whether the seat could have done that."""
        state = self._state(number)
        return action in [state.game.text(legal) for legal in state.legal(self.seat)]

    def imagined(self, number: int) -> State:
        """Return a position that the seat could not tell from the real one: what it did not know is imagined anew."""
        return self._state(number).determinize(self.seat, seeded(secrets.token_hex(16)))

    def _state(self, number: int) -> State:
        state, _ = self._past.position(self._ply(number))
        return state

    def _ply(self, number: int) -> int:
        if not 1 <= number <= len(self._moves):
            raise Refusal(404, "no-choice", f"That seat had {len(self._moves)} choices in that game.")
        return self._moves[number - 1] - 1
