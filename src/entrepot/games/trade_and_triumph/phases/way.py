"""Moving the own trader by a card. TT-R-24"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import DECLINE, MOST_SPACES
from entrepot.games.trade_and_triumph.phases.choice import EFFECT, Choice
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.travel import travel
from entrepot.games.trade_and_triumph.shown.previews import preview_movement
from entrepot.kernel.message import Message
from entrepot.kernel.moves import Moves


class Way(Choice):
    """Offers the movements of the Move step up to the card's spaces, and to stay. What is reached waits: TT-R-58"""

    name = "way"
    clause = "TT-R-17"

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        moves.add_all(s.chosen.board.movements(s.place[seat], spaces(s)))
        moves.add(DECLINE.base)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        if action != DECLINE.base:
            travel(s, seat, action)
        s.pop()

    def preview(self, s: TradeState, seat: int, action: int) -> list[Message]:
        return [] if action == DECLINE.base else preview_movement(s, action)

    def left(self, s: TradeState) -> int:
        return spaces(s)


def spaces(s: TradeState) -> int:
    """Return how far the card moves the trader at most."""
    return min(s.cards.amounts[s.note(EFFECT)], MOST_SPACES)
