"""Haggling: each counter-offer is this phase once more, on top of the offer that it answers.

HG-OFFER-02, HG-OFFER-03, HG-OFFER-04
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.haggle.actions import ACCEPT, CEILING, COUNTER, DECLINE
from entrepot.games.haggle.phases.order import BARGAIN
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal

BUYER: Final = 0
PRICE: Final = 1
BEFORE: Final = 2
"""The notes: the buyer, the price to be answered, and the price before it (0 if there was none)."""


class Bargain(Phase[HaggleState]):
    """Asks who did not name the price. The prices close in on each other, so it ends."""

    name = "bargain"
    waits = True
    turn_clause = "HG-OFFER-02"

    def actors(self, s: HaggleState) -> list[int]:
        return [answerer(s)]

    def offer(self, s: HaggleState, seat: i64, moves: Moves) -> None:
        price, before, most = s.note(PRICE), s.note(BEFORE), most_coins(s)
        if price <= most:
            moves.add(ACCEPT.base)
        moves.add(DECLINE.base)
        moves.add_span(COUNTER, min(price, before) + 1, min(max(price, before) - 1, most))

    def apply(self, s: HaggleState, seat: int, action: int) -> None:
        if COUNTER.has(action):
            price = int(COUNTER.value(action))
            if s.listening:
                s.tell("countered", EVERYONE, {"seat": seat_name(seat), "price": price})
            s.push(BARGAIN, s.note(BUYER), price, s.note(PRICE))
        elif action == ACCEPT.base:
            s.pop(s.note(PRICE))
        else:
            if s.listening:
                s.tell("declined", EVERYONE, {"seat": seat_name(seat)})
            s.pop(0)

    def resume(self, s: HaggleState, result: int) -> None:
        s.pop(result)

    def why_not(self, s: HaggleState, seat: int, action: int) -> Refusal | None:
        if action == ACCEPT.base or (COUNTER.has(action) and COUNTER.value(action) > most_coins(s)):
            return Refusal("HG-OFFER-04", message("haggle-refused-coins", {"coins": s.coins[seat]}))
        if COUNTER.has(action):
            prices = {"low": min(s.note(PRICE), s.note(BEFORE)), "high": max(s.note(PRICE), s.note(BEFORE))}
            return Refusal("HG-OFFER-03", message("haggle-refused-between", prices))
        return None

    def prompt(self, s: HaggleState, seat: int) -> Message:
        other = s.note(BUYER) if seat == s.mover else s.mover
        args = {"parcel": int(s.parcel) + 1, "price": s.note(PRICE), "seat": seat_name(int(other))}
        return message("haggle-ask-sell" if seat == s.mover else "haggle-ask-buy", args)

    def preview(self, s: HaggleState, seat: int, action: int) -> list[Message]:
        if action != ACCEPT.base:
            return []
        change = s.note(PRICE) if seat == s.mover else -s.note(PRICE)
        return [message("haggle-preview-coins", {"coins": s.coins[seat] + change})]


def answerer(s: HaggleState) -> int:
    """Return who must answer: the buyer's prices lie below those they answer, the mover's above."""
    return s.note(BUYER) if s.note(PRICE) > s.note(BEFORE) else int(s.mover)


def most_coins(s: HaggleState) -> i64:
    """Return the highest price that the answering seat can accept or name. HG-OFFER-04"""
    seat = answerer(s)
    return CEILING if seat == s.mover else s.coins[seat]
