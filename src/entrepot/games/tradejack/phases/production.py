"""Retail i, Production: a hidden commitment of sets, of lone products, or of nothing.

TJ-MAKE-01, TJ-MAKE-02, TJ-MAKE-03, TJ-MAKE-04, TJ-MAKE-05, TJ-MAKE-06, TJ-MAKE-07
"""

from typing import Final, final

from mypy_extensions import i64

from entrepot.games.tradejack.actions import DONE, PAIR, SELL, WITH
from entrepot.games.tradejack.content.tables import HALF, LONE, NONE, PRODUCT, SEAT
from entrepot.games.tradejack.phases.order import SALES
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.games.tradejack.rules import sets
from entrepot.games.tradejack.rules.laying import (
    fitting,
    free_products,
    free_sources,
    is_forced,
    kind_laid,
    pairable,
)
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.bits import BIT, lowest
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal

MOST_SEATS: Final = 6
TOGETHER: Final = [[seat for seat in range(MOST_SEATS) if seats >> seat & 1] for seats in range(1 << MOST_SEATS)]
"""For each set of seats, as bits, the list of them, ready made for `actors`; never to be changed."""


@final
class Production(Phase[TradejackState]):
    """All who may have something to lay down choose in secret, in small steps that only go forward. TJ-R-55"""

    name = "production"
    waits = True
    turn_clause = "TJ-R-16"
    clause = "TJ-R-55"

    def enter(self, s: TradejackState) -> None:
        s.committed = 0
        for seat in s.in_turn():
            if is_forced(s, seat):
                commit(s, seat)
        self.close_if_all(s)

    def actors(self, s: TradejackState) -> list[int]:
        return TOGETHER[everybody(s) & ~s.committed]

    def offer(self, s: TradejackState, seat: i64, moves: Moves) -> None:
        half = s.half_made(seat)
        if half != NONE:
            moves.add_each(WITH.base, fitting(s, half, free_sources(s, seat)))
            return
        laid = kind_laid(s, seat)
        products = free_products(s, seat)
        moves.add(DONE.base)
        if laid != LONE:
            moves.add_each(PAIR.base, pairable(s, products, free_sources(s, seat)))
        if (laid == LONE or laid == NONE) and not s.chosen.co2:
            moves.add_each(SELL.base, products)

    def apply(self, s: TradejackState, seat: int, action: int) -> None:
        start: i64 = seat * SEAT
        if PAIR.has(action):
            s.lay(start + (action - PAIR.base) * PRODUCT + HALF)
        elif WITH.has(action):
            s.lay_source(seat, WITH.value(action))
        elif SELL.has(action):
            s.lay(start + (action - SELL.base) * PRODUCT + LONE)
        else:
            commit(s, seat)
            self.close_if_all(s)
            return
        if s.listening:
            s.tell("laid", only(seat), {"seat": seat_name(seat), "step": s.game.sentence(action)})

    def close_if_all(self, s: TradejackState) -> None:
        """Go on to the joint reveal once everybody has committed. TJ-MAKE-06"""
        if s.committed == everybody(s):
            s.goto(SALES)

    def why_not(self, s: TradejackState, seat: int, action: int) -> Refusal | None:
        return refusal(s, seat, action)

    def passed_over(self, s: TradejackState, seat: int) -> Refusal | None:
        if is_forced(s, seat):
            return Refusal("TJ-R-54", message("tradejack-refused-nothing-to-lay"))
        return Refusal("TJ-R-16", message("tradejack-refused-committed"))

    def prompt(self, s: TradejackState, seat: int) -> Message:
        half = s.half_made(seat)
        if half != NONE:
            return message("tradejack-ask-source", {"product": s.game.face("product", int(half))})
        return message("tradejack-ask-production", {"income": income(s, seat), "co2": "on" if s.chosen.co2 else "off"})

    def preview(self, s: TradejackState, seat: int, action: int) -> list[Message]:
        more: i64 = 0
        if WITH.has(action):
            more = sets.product_value(s, s.half_made(seat)) + sets.green_credits(s, WITH.value(action))
        elif SELL.has(action):
            more = 1
        elif PAIR.has(action):
            return [message("tradejack-preview-product", {"most": int(best_set(s, seat, PAIR.value(action)))})]
        return [message("tradejack-preview-income", {"income": income(s, seat) + int(more), "more": int(more)})]


def best_set(s: TradejackState, seat: i64, product: i64) -> i64:
    """Return what the dearest set with a product sells for, of the seat's sources that complete one. TJ-SALE-01"""
    left, best = fitting(s, product, free_sources(s, seat)), 0
    while left:
        best = max(best, int(sets.green_credits(s, lowest(left))))
        left &= left - 1
    return sets.product_value(s, product) + best


def everybody(s: TradejackState) -> i64:
    """Return the set of all seats."""
    return BIT[s.seats] - 1


def commit(s: TradejackState, seat: i64) -> None:
    """Make a seat's commitment final. TJ-R-16"""
    s.committed |= BIT[seat]
    if s.listening:
        s.tell("committed", EVERYONE, {"seat": seat_name(int(seat))})


def income(s: TradejackState, seat: i64) -> int:
    """Return what the seat's complete sets and lone products will sell for."""
    total: i64 = 0
    for entry in s.laid:
        if entry // SEAT == seat and entry % PRODUCT != HALF:
            total += sets.sale(s, entry)
    return int(total)


def refusal(s: TradejackState, seat: i64, action: i64) -> Refusal | None:
    """Return which rule of Production forbids the action."""
    products, sources = free_products(s, seat), free_sources(s, seat)
    half = s.half_made(seat)
    if WITH.has(action):
        face = WITH.value(action)
        if half == NONE:
            return Refusal("TJ-MAKE-05", message("tradejack-refused-source-alone"))
        if sources >> face & 1 == 0:
            return Refusal("TJ-MAKE-01", message("tradejack-refused-not-held"))
        if s.is_banned(face):
            return Refusal("TJ-REG-03", message("tradejack-refused-banned"))
        return Refusal("TJ-MAKE-02", message("tradejack-refused-colour"))
    if half != NONE:
        return Refusal("TJ-R-55", message("tradejack-refused-half-made"))
    if not (PAIR.has(action) or SELL.has(action)):
        return None
    product = PAIR.value(action) if PAIR.has(action) else SELL.value(action)
    if products >> product & 1 == 0:
        return Refusal("TJ-MAKE-01", message("tradejack-refused-not-held"))
    if SELL.has(action):
        if s.chosen.co2:
            return Refusal("TJ-CO-02", message("tradejack-refused-lone-co2"))
        return Refusal("TJ-SALE-04", message("tradejack-refused-mixed"))
    if kind_laid(s, seat) == LONE:
        return Refusal("TJ-SALE-04", message("tradejack-refused-mixed"))
    return Refusal("TJ-R-55", message("tradejack-refused-no-source"))
