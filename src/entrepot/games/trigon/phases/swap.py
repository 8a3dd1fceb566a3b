"""A card swap: the proposer lays a card unseen, the other declines or lays one too. RT-TRADE-06, RT-R-34, RT-R-92"""

from typing import Any, Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import DECLINE, LAY_CARD, LAY_QUEST, PAIRS, WITHDRAW
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.phases.own_turn import OwnTurn
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import swapping, trading
from entrepot.games.trigon.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

PARTNER: Final = 0
PAIR: Final = 1
"""The notes."""


def begin(s: TrigonState, partner: int, pair: int) -> None:
    """Begin an offer of a swap; it counts as one, taken or not. RT-R-92"""
    trading.count(s, partner)
    s.push(order.SWAP_CARD, partner, pair)


def args(s: TrigonState, partner: int) -> dict[str, Any]:
    """Return the arguments of what is asked."""
    return {"partner": seat_name(partner), "pair": message(f"trigon-pair-{PAIRS[s.note(PAIR)]}")}


class SwapCard(OwnTurn):
    """The mover picks the card that it gives, or withdraws."""

    name = "swap-card"
    turn_clause = "RT-TRADE-01"
    clause = "RT-R-34"

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        swapping.add_lays(s, seat, swapping.given_deck(s.note(PAIR)), moves)
        moves.add(WITHDRAW.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == WITHDRAW.base:
            if s.listening:
                s.tell("withdrew", EVERYONE, {"seat": seat_name(seat)})
            s.binding = True
            s.pop()
            return
        s.laid = [int(swapping.laid_card(action))]
        swapping.tell(s, "swap-offered", seat, s.note(PARTNER), s.note(PAIR))
        s.goto(order.SWAP_ANSWER, s.note(PARTNER), s.note(PAIR))

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return of_laying(action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-swap-card", args(s, s.note(PARTNER)))


class SwapAnswer(Phase[TrigonState]):
    """The partner lays a card of the kind wanted, which is to accept, or declines."""

    name = "swap-answer"
    waits = True
    turn_clause = "RT-ROUND-12"
    clause = "RT-R-34"

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(PARTNER)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        swapping.add_lays(s, seat, swapping.wanted_deck(s.note(PAIR)), moves)
        moves.add(DECLINE.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        given = s.laid[0]
        s.laid = []
        if action == DECLINE.base:
            if s.listening:
                s.tell("declined", EVERYONE, {"seat": seat_name(seat), "partner": seat_name(int(s.turn))})
        else:
            swapping.tell(s, "swapped", s.turn, seat, s.note(PAIR))
            swapping.swap(s, s.turn, seat, given, swapping.laid_card(action))
        s.pop()

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return of_laying(action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-swap-answer", args(s, int(s.turn)))


def of_laying(action: int) -> Refusal | None:
    """Return why a card cannot be laid."""
    return refusals.refusal("RT-R-34", "lay") if LAY_QUEST.has(action) or LAY_CARD.has(action) else None
