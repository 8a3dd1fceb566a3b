"""Coin trade: an offer in small steps, and one answer. RT-TRADE-01, RT-TRADE-02, RT-R-33, RT-R-92"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.actions import ACCEPT, DECLINE, GIVE, MOST_COINS, PROPOSE, WANT, WITHDRAW
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import COINS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.phases.own_turn import OwnTurn
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import deeds, trading, treasury
from entrepot.games.trigon.shown import quest_previews, refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal
from entrepot.mechanics import deal

PARTNER: Final = 0
"""The note."""


def begin(s: TrigonState, partner: i64) -> None:
    """Begin an offer; it counts as one, taken or not. RT-R-92"""
    trading.count(s, partner)
    s.deal = vec[i64]([i64(0)] * (2 * COINS))
    s.push(order.OFFER, int(partner))


class Offer(OwnTurn):
    """First what is given, then what is wanted, each metal once and in their order, so that it ends."""

    name = "offer"
    turn_clause = "RT-TRADE-01"
    clause = "RT-R-33"

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        partner = s.note(PARTNER) * COINS
        deal.add_gives(s.deal, COINS, s.coins, seat * COINS, partner, True, GIVE, moves)  # no gifts: RT-R-33
        deal.add_wants(s.deal, COINS, s.coins, partner, True, WANT, moves)
        if deal.is_two_sided(s.deal, COINS):
            moves.add(PROPOSE.base)
        moves.add(WITHDRAW.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if GIVE.has(action):
            deal.name(s.deal, 0, action - GIVE.base, MOST_COINS)
        elif WANT.has(action):
            deal.name(s.deal, COINS, action - WANT.base, MOST_COINS)
        elif action == PROPOSE.base:
            tell_offer(s, "offered")
            s.goto(order.ANSWER, s.note(PARTNER))
        else:
            if s.listening:
                s.tell("withdrew", EVERYONE, {"seat": seat_name(seat)})
            s.binding = True
            close(s)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.of_offer_step(s, seat, action)

    def preview(self, s: TrigonState, seat: int, action: int) -> list[Message]:
        return quest_previews.of_deal(s, seat, COINS, "serves-agreed") if action == PROPOSE.base else []

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-offer", offer_args(s))


class Answer(Phase[TrigonState]):
    """Accept or decline; there are no counter-offers. RT-R-33, RT-R-92"""

    name = "answer"
    waits = True
    turn_clause = "RT-ROUND-12"
    clause = "RT-R-33"

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(PARTNER)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        moves.add(ACCEPT.base)
        moves.add(DECLINE.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == ACCEPT.base:
            tell_offer(s, "traded")
            trade(s, s.turn, seat)
        elif s.listening:
            s.tell("declined", EVERYONE, {"seat": seat_name(seat), "partner": seat_name(int(s.turn))})
        close(s)

    def preview(self, s: TrigonState, seat: int, action: int) -> list[Message]:
        return quest_previews.of_deal(s, seat, 0, "serves") if action == ACCEPT.base else []

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-answer", {**offer_args(s), "partner": seat_name(int(s.turn))})


def trade(s: TrigonState, proposer: i64, partner: i64) -> None:
    """Let both sides pay; it is a deed of both. RT-QUEST-14, RT-R-19"""
    deal.exchange(s.deal, COINS, s.coins, proposer * COINS, partner * COINS)
    for seat in (proposer, partner):
        deeds.happened(s, seat, words.TRADE)
        received = COINS if seat == proposer else 0
        for metal in range(COINS):
            if s.deal[received + metal] > 0:
                deeds.happened(s, seat, words.RECEIVE, metal)


def offer_args(s: TrigonState) -> dict[str, Any]:
    """Return the arguments of sentences about the offer."""
    sides = {"seat": seat_name(int(s.turn)), "partner": seat_name(s.note(PARTNER))}
    return {**sides, "give": treasury.amounts(s.deal, 0), "want": treasury.amounts(s.deal, COINS)}


def tell_offer(s: TrigonState, kind: str) -> None:
    """Tell all of the offer."""
    if s.listening:
        s.tell(kind, EVERYONE, offer_args(s))


def close(s: TrigonState) -> None:
    """Clear the table of the offer."""
    s.deal = vec[i64]([i64(0)] * (2 * COINS))
    s.pop()
