"""What a player of Rule of Trigon may order in advance: to decline offers, and to play no cards in battles."""

from typing import Any, Final

from entrepot.games.trigon.actions import DECLINE, PASS
from entrepot.games.trigon.content.vocabulary import SEATS
from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Terms
from entrepot.kernel.verbs import Amount, SeatOf
from entrepot.mechanics.declining import declining
from entrepot.mechanics.no_cards import no_cards

MOST_WANTED: Final = 10
"""The poorest offer that can be declined by order has less than so many coins."""


def turn(view: Any) -> str:
    """Return what no other turn is called."""
    return f"{round_of(view)} mover {view['mover']}"


def round_of(view: Any) -> str:
    """Return what no other round is called."""
    return f"round {view['round']}"


class DeclineSwaps(Order):
    """Decline every card swap of another player's turn. RT-R-34"""

    name = "decline-swaps"

    def terms(self, look: Outlook) -> Terms | None:
        return None if look.view["mover"] == look.seat else Terms(turn(look.view))

    def answer(self, look: Outlook, values: list[int]) -> int:
        is_asked = look.view["phase"] == "swap-answer"
        return int(DECLINE.code) if is_asked and DECLINE.code in look.legal else NO_ANSWER


ORDERS: Final[list[Order]] = [
    *declining(DECLINE, turn, round_of, SeatOf("seat", SEATS), Amount("count", 2, MOST_WANTED)),
    DeclineSwaps(),
    *no_cards(turn, "spot", {"battle": PASS, "dice": PASS}),  # Flight, and dice cards: RT-R-48, RT-R-95
]
