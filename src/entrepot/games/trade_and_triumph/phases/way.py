"""Moving the own trader by a card. TT-R-24"""

from entrepot.games.trade_and_triumph.actions import DECLINE, MOST_SPACES
from entrepot.games.trade_and_triumph.phases.choice import EFFECT, Choice
from entrepot.games.trade_and_triumph.previews import preview_movement
from entrepot.games.trade_and_triumph.state import TradeState
from entrepot.games.trade_and_triumph.travel import travel
from entrepot.kernel.message import Message


class Way(Choice):
    """Offers the movements of the Move step up to the card's spaces, and to stay. What is reached waits: TT-R-58"""

    name = "way"
    clause = "TT-R-17"

    def legal(self, s: TradeState, seat: int) -> list[int]:
        return [*s.chosen.board.movements(s.place[seat], spaces(s)), int(DECLINE.base)]

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
