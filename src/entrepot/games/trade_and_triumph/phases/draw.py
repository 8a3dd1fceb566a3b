"""Draw: one card at a time, at most one from each deck.

TT-DRAW-01, TT-DRAW-02, TT-DRAW-03, TT-DRAW-04, TT-DRAW-05, TT-DRAW-06, TT-DRAW-07, TT-DRAW-08, TT-DRAW-09, TT-R-08,
TT-R-09
"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DONE, DRAW
from entrepot.games.trade_and_triumph.content.tables import NONE, SPECIALTY
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.phases.own_turn import Step
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.drawing import can_draw_from, is_draw_due, is_over
from entrepot.games.trade_and_triumph.rules.effects import carry_out
from entrepot.games.trade_and_triumph.rules.free_actions import add_free_actions, do_free_action
from entrepot.games.trade_and_triumph.rules.hands import draw_openly, draw_to_hand
from entrepot.games.trade_and_triumph.rules.prices import specialty_price
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves


class Draw(Step):
    """Asks for a deck while a draw is left and some deck can be drawn from, or a free action could change that."""

    name = "draw"
    clause = "TT-TURN-03"

    def enter(self, s: TradeState) -> None:
        self.go_on(s)

    def is_due(self, s: TradeState) -> bool:
        return not is_over(s)

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        for deck in range(3):
            if can_draw_from(s, deck):
                moves.add(DRAW.base + deck)
        if not is_draw_due(s):
            moves.add(DONE.base)
        add_free_actions(s, moves)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        if action == DONE.base:
            s.goto(order.PLAY)
            return
        is_done = self.draw(s, seat, action - DRAW.base) if DRAW.has(action) else do_free_action(s, seat, action)
        if is_done:
            self.go_on(s)

    def draw(self, s: TradeState, seat: i64, deck: i64) -> bool:
        """Draw from a deck; say whether that is all, or else a card that asks lies on the stack."""
        one: i64 = 1
        s.draws_left -= 1
        s.drawn |= one << deck
        if deck != SPECIALTY:
            draw_to_hand(s, seat, deck)
            return True
        pay_for_specialty(s, seat)
        if not s.chosen.at_once:
            draw_to_hand(s, seat, deck)
            return True
        card = draw_openly(s, seat)
        return card == NONE or carry_out(s, card)

    def go_on(self, s: TradeState) -> None:
        """Resolve arrivals that a card has brought about, and end the step where it is over. TT-R-08"""
        if s.arrivals:
            s.push(order.ARRIVAL)
        elif is_over(s):
            s.goto(order.PLAY)

    def prompt(self, s: TradeState, seat: int) -> Message:
        args = {"draws": int(s.draws_left), "price": int(specialty_price(s))}
        return message("trade_and_triumph-ask-draw", args)


def pay_for_specialty(s: TradeState, seat: i64) -> None:
    """Pay before the card is seen. TT-SPEC-04"""
    price = specialty_price(s)
    s.gold[seat] -= price
    if s.listening:
        s.tell("paid-for-specialty", EVERYONE, {"seat": seat_name(int(seat)), "gold": int(price)})
