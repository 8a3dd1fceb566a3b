"""The hand limit at the end of a turn, then the next seat or the end.

TT-HAND-01, TT-HAND-02, TT-HAND-03, TT-HAND-04, TT-END-01, TT-END-02, TT-END-03, TT-END-04, TT-END-05
"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DISCARD_TRADE
from entrepot.games.trade_and_triumph.content.tables import HAND_LIMIT, LAST_ROUND
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.phases.own_turn import OwnTurn
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.free_actions import add_cards
from entrepot.games.trade_and_triumph.rules.hands import throw_away
from entrepot.games.trade_and_triumph.shown.refusals import refusal
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class HandLimit(OwnTurn):
    """The seat discards, one card at a time, down to seven; free actions are over. TT-HAND-01, TT-HAND-03, TT-R-45"""

    name = "hand-limit"
    turn_clause = "TT-HAND-02"
    clause = "TT-R-45"

    def enter(self, s: TradeState) -> None:
        self.go_on(s)

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        add_cards(s, moves, seat, DISCARD_TRADE.base)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        throw_away(s, seat, action - DISCARD_TRADE.base)
        self.go_on(s)

    def go_on(self, s: TradeState) -> None:
        """Pass the turn on once the hand is small enough."""
        if s.hand_size(s.active) <= HAND_LIMIT:
            pass_on(s)

    def prompt(self, s: TradeState, seat: int) -> Message:
        surplus = int(s.hand_size(seat)) - HAND_LIMIT
        return message("trade_and_triumph-ask-hand-limit", {"cards": surplus, "limit": HAND_LIMIT})

    def why_not(self, s: TradeState, seat: int, action: int) -> Refusal | None:
        return refusal(s, seat, action)


def pass_on(s: TradeState) -> None:
    """Give the turn to the next seat, or end the game after the last seat of the round.

    TT-END-02, TT-R-42, TT-R-54, TT-R-59
    """
    following = s.next_seat(s.active)
    if following == s.first:
        if s.triggered:
            s.finish("target")
        elif s.round >= LAST_ROUND:
            s.finish("safety-stop")
        if s.over:
            if s.listening:
                s.tell("over", EVERYONE, {"ending": message(f"trade_and_triumph-ending-{s.ending}")})
            return
        s.round += 1
    s.active = following
    s.goto(order.START)
