"""What a player of The Price of Power: Trade may order in advance: to pass for the rest of the Round."""

from typing import Final

from entrepot.games.price_of_power.actions import PASS
from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Terms


class PassRound(Order):
    """Pass at the next turn of this Round, and so take no other. PP-PASS-01"""

    name = "pass-round"

    def terms(self, look: Outlook) -> Terms | None:
        view = look.view
        is_in = look.seat not in view["passing"]["passed"] and bool(view["realms"][look.seat]["realm"])
        return Terms(f"round {view['round']}") if is_in else None

    def answer(self, look: Outlook, values: list[int]) -> int:
        is_begin = look.view["phase"] == "turn" and not look.view["acted"]
        return int(PASS.code) if is_begin and PASS.code in look.legal else NO_ANSWER


ORDERS: Final[list[Order]] = [PassRound()]
