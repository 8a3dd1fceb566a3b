"""Set-up: the first seat and the opening hands.

TT-SETUP-01, TT-SETUP-02, TT-SETUP-03, TT-SETUP-04, TT-SETUP-05, TT-SETUP-06, TT-SETUP-07, TT-SETUP-08, TT-SETUP-09,
TT-R-02
"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.content.tables import FIRST_SEAT, INFLUENCE, OPENING, TRADE
from entrepot.games.trade_and_triumph.phases.order import START
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.hands import draw_to_hand
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Setup(Phase[TradeState]):
    """All else of the set-up is how a fresh position stands: supply, gold, gems, traders in the city."""

    name = "setup"

    def enter(self, s: TradeState) -> None:
        if s.chosen.random_first:  # no program knows who traded last: TT-TURN-01, TT-R-02
            s.first = s.pick(FIRST_SEAT, s.seats, EVERYONE)
        s.active = s.first
        if s.chosen.bars_opening_sale:
            one: i64 = 1
            s.unmoved = (one << s.seats) - 1
        if s.listening:
            s.tell("began", EVERYONE, {"seat": seat_name(int(s.first))})
        for seat in range(s.seats):
            for deck in (INFLUENCE, TRADE):
                for _ in range(OPENING):
                    draw_to_hand(s, seat, deck)
        s.goto(START)
