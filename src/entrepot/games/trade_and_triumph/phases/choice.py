"""What the choices that cards ask for have in common."""

from typing import Final

from entrepot.games.trade_and_triumph.content.effect_parts import WORDS
from entrepot.games.trade_and_triumph.phases.own_turn import OwnTurn
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.gains import face_of
from entrepot.games.trade_and_triumph.shown.refusals import refusal
from entrepot.kernel.message import Message, message
from entrepot.kernel.phase import Refusal

EFFECT: Final = 0
"""The first note of every choice: the number of the effect that asks."""


class Choice(OwnTurn):
    """Asks the seat on turn something on behalf of an effect."""

    turn_clause = "TT-R-49"

    def why_not(self, s: TradeState, seat: int, action: int) -> Refusal | None:
        return refusal(s, seat, action)

    def prompt(self, s: TradeState, seat: int) -> Message:
        card = s.note(EFFECT) // 2
        args = {"card": face_of(s, card), "effect": WORDS[s.cards.words[s.note(EFFECT)]], "left": self.left(s)}
        return message(f"trade_and_triumph-ask-{self.name}", args)

    def left(self, s: TradeState) -> int:
        """Return how many times more it may be asked, this time included."""
        return 1
