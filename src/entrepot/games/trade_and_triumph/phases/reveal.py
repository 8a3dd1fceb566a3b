"""The order of revealed trade cards. TT-R-13"""

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import APPLY
from entrepot.games.trade_and_triumph.phases.own_turn import OwnTurn
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.shown.previews import preview_card
from entrepot.games.trade_and_triumph.shown.refusals import refusal
from entrepot.kernel.message import Message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class Reveal(OwnTurn):
    """The owner picks the revealed card to be applied next."""

    name = "reveal"
    turn_clause = "TT-R-13"

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        for face in s.turned:
            if not moves.has(int(APPLY.base + face)):
                moves.add(APPLY.base + face)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        s.pop(int(action - APPLY.base) + 1)

    def preview(self, s: TradeState, seat: int, action: int) -> list[Message]:
        return preview_card(s, action - APPLY.base)

    def why_not(self, s: TradeState, seat: int, action: int) -> Refusal | None:
        return refusal(s, seat, action)
