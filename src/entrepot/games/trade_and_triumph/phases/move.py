"""Move: one movement along the routes, chosen whole.

TT-MOVE-01, TT-MOVE-02, TT-MOVE-03, TT-MOVE-04, TT-MOVE-05, TT-MOVE-06, TT-MOVE-07, TT-MOVE-08, TT-MOVE-09,
TT-MOVE-10, TT-PASS-01, TT-PASS-02, TT-PASS-03, TT-R-07, TT-R-17
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import STAY, THROUGH
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.phases.own_turn import Step
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.free_actions import add_free_actions, do_free_action
from entrepot.games.trade_and_triumph.rules.travel import travel
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves

MOVED: Final = 0
"""The note that the movement has been made, and only its arrivals are left."""


class Move(Step):
    """Asks for the movement; free actions stand beside it. A trader that is held stays, and the step is skipped."""

    name = "move"
    clause = "TT-TURN-03"

    def enter(self, s: TradeState) -> None:
        if s.kept >> s.active & 1 == 1:
            s.kept &= ~(1 << s.active)
            stay(s)

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        moves.add_all(s.chosen.board.movements(s.place[seat], s.move_limit))
        if s.may_stay:
            moves.add(STAY.base)
        add_free_actions(s, moves)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        if action == STAY.base:
            stay(s)
        elif action >= THROUGH.base + THROUGH.size:
            do_free_action(s, seat, action)
        else:
            travel(s, seat, action)
            s.set_note(MOVED, 1)
            self.go_on(s)

    def go_on(self, s: TradeState) -> None:
        """Resolve what was reached; after the movement comes the Draw step. TT-TURN-05, TT-R-58"""
        if s.arrivals:
            s.push(order.ARRIVAL)
        elif s.note(MOVED) == 1:
            s.goto(order.DRAW)

    def prompt(self, s: TradeState, seat: int) -> Message:
        return message("trade_and_triumph-ask-move", {"spaces": int(s.move_limit)})


def stay(s: TradeState) -> None:
    """Skip the step: nothing is reached, and standing on an end keeps its selling right. TT-R-07"""
    if s.listening:
        s.tell("stayed", EVERYONE, {"seat": seat_name(int(s.active))})
    s.goto(order.DRAW)
