"""Trade: an offer in small steps, one answer, at most one counter-offer.

TW-TRADE-01, TW-TRADE-02, TW-TRADE-03, TW-TRADE-04, TW-R-70, TW-R-85
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ACCEPT, COUNTER, DECLINE, GIVE, MOST_TRADED, OFFER, PROPOSE, WANT, WITHDRAW
from entrepot.games.tradewarz.content.tables import GOODS
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import wealth, window
from entrepot.games.tradewarz.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import total
from entrepot.kernel.phase import ALONE, Phase, Refusal
from entrepot.mechanics import deal

OTHER: Final = 0
IS_COUNTER: Final = 1
"""The notes: who is not the mover, and whether it is the partner's counter-offer."""


class Partner(OwnTurn):
    """To whom an offer is made; that counts as one, taken or not. TW-R-102"""

    name = "partner"
    turn_clause = "TW-R-85"
    clause = "TW-R-102"

    def enter(self, s: TradeWarzState) -> None:
        self.do_forced(s, int(s.mover()))

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        window.add_partners(s, seat, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        other = int(OFFER.value(action))
        s.offers[other] += 1
        s.deal = vec[i64]([i64(0)] * (2 * GOODS))
        s.goto(order.OFFER, other)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.of_offer(s, seat, OFFER.value(action)) if OFFER.has(action) else None


class Offer(Phase[TradeWarzState]):
    """First what is given, then what is wanted, each resource at most once and in their order, so that it ends."""

    name = "offer"
    waits = True
    turn_clause = "TW-R-85"
    clause = "TW-R-102"

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[proposer(s)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        other, needs_both = partner(s) * GOODS, not s.chosen.gifts  # TW-R-70
        deal.add_gives(s.deal, GOODS, s.goods, seat * GOODS, other, needs_both, GIVE, moves)
        deal.add_wants(s.deal, GOODS, s.goods, other, needs_both, WANT, moves)
        if is_complete(s):
            moves.add(PROPOSE.base)
        moves.add(WITHDRAW.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if GIVE.has(action):
            deal.name(s.deal, 0, action - GIVE.base, MOST_TRADED)
        elif WANT.has(action):
            deal.name(s.deal, GOODS, action - WANT.base, MOST_TRADED)
        elif action == PROPOSE.base:
            tell_offer(s, "countered" if s.note(IS_COUNTER) else "offered")
            s.goto(order.ANSWER, s.note(OTHER), s.note(IS_COUNTER))
        else:
            if s.listening:
                s.tell("withdrew", EVERYONE, {"seat": seat_name(seat)})
            s.binding = True
            close(s)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        if GIVE.has(action) or WANT.has(action):
            return Refusal("TW-R-102", message("tradewarz-refused-offer-step"))
        if action == PROPOSE.base:
            return Refusal("TW-R-70", message("tradewarz-refused-offer-empty"))
        return None

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-offer", offer_args(s))


def proposer(s: TradeWarzState) -> int:
    """Return who builds, or has made, the offer on the table."""
    return s.note(OTHER) if s.note(IS_COUNTER) else int(s.mover())


def partner(s: TradeWarzState) -> int:
    """Return to whom it is made."""
    return int(s.mover()) if s.note(IS_COUNTER) else s.note(OTHER)


def is_complete(s: TradeWarzState) -> bool:
    """Say whether the offer may be made as it stands. TW-R-70"""
    return total(s.deal) > 0 if s.chosen.gifts else deal.is_two_sided(s.deal, GOODS)


def offer_args(s: TradeWarzState) -> dict[str, Any]:
    """Return the arguments of sentences about the offer."""
    sides = {"seat": seat_name(proposer(s)), "partner": seat_name(partner(s))}
    return {**sides, "give": wealth.amounts(s.deal, 0), "want": wealth.amounts(s.deal, GOODS)}


def tell_offer(s: TradeWarzState, kind: str) -> None:
    """Tell all of the offer."""
    if s.listening:
        s.tell(kind, EVERYONE, offer_args(s))


def close(s: TradeWarzState) -> None:
    """Clear the table of the offer."""
    s.deal = vec[i64]([i64(0)] * (2 * GOODS))
    s.pop()


class Answer(Phase[TradeWarzState]):
    """Accept, decline, or counter once. TW-TRADE-04, TW-R-102"""

    name = "answer"
    waits = True
    turn_clause = "TW-TRADE-02"
    clause = "TW-R-102"

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[partner(s)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        moves.add(ACCEPT.base)
        moves.add(DECLINE.base)
        if not s.note(IS_COUNTER):
            moves.add(COUNTER.base)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("TW-R-102", "countered") if action == COUNTER.base else None

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if action == COUNTER.base:
            s.deal = vec[i64]([i64(0)] * (2 * GOODS))
            s.goto(order.OFFER, s.note(OTHER), 1)
        elif action == ACCEPT.base:
            swap(s)
            s.deal = vec[i64]([i64(0)] * (2 * GOODS))
            s.goto(order.SETTLE)
        else:
            if s.listening:
                args = {"seat": seat_name(seat), "partner": seat_name(proposer(s))}
                s.tell("declined", EVERYONE, args)
            close(s)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-answer", offer_args(s))


def swap(s: TradeWarzState) -> None:
    """Let both sides pay at once. TW-R-70"""
    tell_offer(s, "traded")
    deal.exchange(s.deal, GOODS, s.goods, proposer(s) * GOODS, partner(s) * GOODS)
