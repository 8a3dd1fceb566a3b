"""What the Draw step allows, and when it is over. TT-DRAW-03, TT-DRAW-06, TT-R-08, TT-R-27"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.content.tables import INFLUENCE, SPECIALTY, TRADE
from entrepot.games.trade_and_triumph.rules.free_actions import is_free_action_open
from entrepot.games.trade_and_triumph.rules.prices import specialty_price

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

ALL_DECKS: Final = 0b111


def can_draw_from(s: "TradeState", deck: i64) -> bool:
    """Say whether the seat on turn can draw from a deck in this step now."""
    if s.drawn >> deck & 1 == 1 or not s.can_draw(deck):
        return False
    return deck != SPECIALTY or s.gold[s.active] >= specialty_price(s)


def is_draw_due(s: "TradeState") -> bool:
    """Say whether the first draw must be made: a deck that costs nothing has a card. TT-R-08"""
    return s.drawn == 0 and (s.can_draw(TRADE) or s.can_draw(INFLUENCE))


def is_over(s: "TradeState") -> bool:
    """Say whether the Draw step ends by itself. TT-R-08"""
    if s.draws_left <= 0 or s.drawn == ALL_DECKS:
        return True
    if is_draw_due(s):
        return False
    for deck in range(3):
        if can_draw_from(s, deck):
            return False
    return not is_free_action_open(s)
