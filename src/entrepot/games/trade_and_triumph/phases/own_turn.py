"""Phases that ask the player on turn. TT-TURN-02"""

from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.shown import previews, refusals
from entrepot.kernel.message import Message
from entrepot.kernel.phase import ALONE, Phase, Refusal


class OwnTurn(Phase[TradeState]):
    """A phase that asks the player on turn."""

    waits = True
    turn_clause = "TT-TURN-02"

    def actors(self, s: TradeState) -> list[int]:
        return ALONE[s.active]


class Step(OwnTurn):
    """A step of the turn, in which cards may bring about arrivals."""

    def resume(self, s: TradeState, result: int) -> None:
        self.go_on(s)

    def go_on(self, s: TradeState) -> None:
        """Resolve arrivals; then ask on, or begin the next step."""

    def preview(self, s: TradeState, seat: int, action: int) -> list[Message]:
        return previews.preview(s, seat, action)

    def why_not(self, s: TradeState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(s, seat, action)
