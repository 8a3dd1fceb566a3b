"""What a player of Trade and Triumph may order in advance: what to discard when a rival asks for it, and to end a turn.

A rival who makes one discard is the only one that asks anything outside the own turn. TT-R-63
"""

from typing import Final

from entrepot.games.trade_and_triumph.actions import (
    DECKS,
    DISCARD_INFLUENCE,
    DISCARD_SPECIALTY,
    DISCARD_TRADE,
    DONE,
    END,
)
from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Terms
from entrepot.kernel.verbs import Word

DISCARDS: Final = (DISCARD_TRADE, DISCARD_INFLUENCE, DISCARD_SPECIALTY)


class Discard(Order):
    """Where a rival makes one discard in this round, discard the first card of a deck, as long as there is one."""

    name = "discard"

    def terms(self, look: Outlook) -> Terms | None:
        held = [deck for deck, name in enumerate(DECKS) if look.view["hand"][name]]
        return Terms(f"round {look.view['round']}", [held])

    def answer(self, look: Outlook, values: list[int]) -> int:
        if look.view["phase"] != "rival-discards":
            return NO_ANSWER
        verb = DISCARDS[values[0]]
        return next((action for action in look.legal if verb.has(action)), NO_ANSWER)


class EndTurn(Order):
    """Draw and play nothing more in this turn, once that can be ended. TT-R-62"""

    name = "end-turn"

    def terms(self, look: Outlook) -> Terms | None:
        view = look.view
        return Terms(f"round {view['round']}") if view["active"] == look.seat else None

    def answer(self, look: Outlook, values: list[int]) -> int:
        ends = {"draw": DONE, "play": END}.get(look.view["phase"])
        return int(ends.code) if ends is not None and ends.code in look.legal else NO_ANSWER


ORDERS: Final[list[Order]] = [Discard(Word("deck", DECKS)), EndTurn()]
