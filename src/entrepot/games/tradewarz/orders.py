"""What a player of TradeWarz may order in advance: to decline offers, and to play no cards in battles."""

from typing import Any, Final

from entrepot.games.tradewarz.actions import COMMIT, DECLINE, DONE, SEATS
from entrepot.kernel.orders import Order
from entrepot.kernel.verbs import Amount, SeatOf
from entrepot.mechanics.declining import declining
from entrepot.mechanics.no_cards import no_cards

MOST_WANTED: Final = 10
"""The poorest offer that can be declined by order has less than so many resources."""


def turn(view: Any) -> str:
    """Return what no other turn is called."""
    return f"{season(view)} mover {view['mover']}"


def season(view: Any) -> str:
    """Return what no other season is called."""
    return f"year {view['year']} {view['season']}"


ORDERS: Final[list[Order]] = [
    *declining(DECLINE, turn, season, SeatOf("seat", SEATS), Amount("count", 1, MOST_WANTED)),
    *no_cards(turn, "place", {"cancel": DONE, "choose": COMMIT}),  # TW-CANCEL-01, TW-BATTLE-17
]
