"""Offer: a parcel, a buyer, a price, and then the haggling. HG-OFFER-01, HG-OFFER-05"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.haggle.actions import ASK, CEILING, TO
from entrepot.games.haggle.content.tables import NONE
from entrepot.games.haggle.phases import order
from entrepot.games.haggle.phases.setup import tell_parcel
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal

BUYER: Final = 0
"""The note that holds the buyer, NONE until one is named."""


class Offer(Phase[HaggleState]):
    """The mover names the buyer and the price in small steps."""

    name = "offer"
    waits = True
    turn_clause = "HG-TURN-01"

    def actors(self, s: HaggleState) -> list[int]:
        return [int(s.mover)]

    def offer(self, s: HaggleState, seat: i64, moves: Moves) -> None:
        if s.note(BUYER) == NONE:
            for other in s.still_in(but=seat):
                moves.add(TO.base + other)
            return
        moves.add_span(ASK, 1, CEILING)

    def apply(self, s: HaggleState, seat: int, action: int) -> None:
        if TO.has(action):
            s.set_note(BUYER, int(TO.value(action)))
            return
        price = int(ASK.value(action))
        buyer = s.note(BUYER)
        if s.listening:
            args = {"seat": seat_name(seat), "buyer": seat_name(buyer), "parcel": int(s.parcel) + 1, "price": price}
            s.tell("offered", EVERYONE, args)
        s.push(order.BARGAIN, buyer, price, 0)

    def resume(self, s: HaggleState, result: int) -> None:
        """Sell for the price agreed; 0 says that the haggling failed."""
        buyer = s.note(BUYER)
        if result > 0:
            s.coins[buyer] -= result
            s.coins[s.mover] += result
            s.give_parcel(buyer)
            if s.listening:
                args = {"seat": seat_name(buyer), "parcel": int(s.parcel) + 1, "price": result}
                s.tell("bought", EVERYONE, args)
            tell_parcel(s, int(s.parcel), buyer)
        s.pop()

    def why_not(self, s: HaggleState, seat: int, action: int) -> Refusal | None:
        if not TO.has(action) or s.note(BUYER) != NONE:
            return None
        return Refusal("HG-OFFER-01", message("haggle-refused-buyer"))

    def prompt(self, s: HaggleState, seat: int) -> Message:
        if s.note(BUYER) == NONE:
            return message("haggle-ask-buyer", {"parcel": int(s.parcel) + 1})
        return message("haggle-ask-price", {"parcel": int(s.parcel) + 1, "buyer": seat_name(s.note(BUYER))})
