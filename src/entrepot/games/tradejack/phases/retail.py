"""Retail ii to iv: the joint reveal, Sales, Awards and the end of the round, with no decision in them. TJ-R-30"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import AWARD_SEAT, LONE, NONE, PRODUCT, SEAT
from entrepot.games.tradejack.phases.demand import is_counting_left
from entrepot.games.tradejack.phases.order import AWARDS, CLEANUP, DEMAND
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.games.tradejack.rules import awards, sets
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


@final
class Sales(Phase[TradejackState]):
    """Everything laid down is shown at once, counted for the climate, and sold.

    TJ-SALE-01, TJ-SALE-02, TJ-SALE-03, TJ-SALE-04, TJ-SALE-05, TJ-SALE-06
    """

    name = "sales"

    def enter(self, s: TradejackState) -> None:
        s.revealed = True
        self.show(s)
        if s.chosen.co2 and self.warm_up(s):
            return
        incomes = self.incomes(s)
        for seat in s.in_turn():
            income = incomes[seat]
            if income > 0:
                s.capital[seat] += income
                s.bank += income
                if s.listening:
                    s.tell("sold", EVERYONE, {"seat": seat_name(seat), "income": int(income)})
        s.goto(AWARDS)

    def show(self, s: TradejackState) -> None:
        """Take what was laid out of the hands, in everybody's sight. TJ-MAKE-06"""
        p: i64 = len(s.cards.product_ids)
        q: i64 = len(s.cards.source_ids)
        since = s.reshuffle
        for entry in s.laid:
            seat: i64 = entry // SEAT
            product: i64 = entry % SEAT // PRODUCT
            source: i64 = entry % PRODUCT
            s.products[seat * p + product] -= 1
            if since is not None:
                since.played[seat * p + product] += 1
            if source != LONE:
                s.sources[seat * q + source] -= 1
            if s.listening:
                tell_shown(s, seat, product, source)

    def warm_up(self, s: TradejackState) -> bool:
        """Put a token on the tracker for each dirty set; say whether the game is lost.

        TJ-CO-03, TJ-CO-04, TJ-CO-07, TJ-R-28, TJ-R-29
        """
        for entry in s.laid:
            source = entry % PRODUCT
            if source != LONE and s.cards.dirty[source]:
                s.co2 += 1
        if s.listening:
            s.tell("warmed", EVERYONE, {"tokens": int(s.co2), "limit": int(s.limit())})
        if s.co2 < s.limit():
            return False
        s.finish("climate")
        if s.listening:
            s.tell("lost", EVERYONE, {})
        return True

    def incomes(self, s: TradejackState) -> vec[i64]:
        """Return by seat what its sets and lone products sell for. TJ-SALE-02"""
        totals = vec[i64]([i64(0)] * s.seats)
        for entry in s.laid:
            totals[entry // SEAT] += sets.sale(s, entry)
        return totals


def tell_shown(s: TradejackState, seat: i64, product: i64, source: i64) -> None:
    """Say what somebody turned up, and what it is worth."""
    args: dict[str, Any] = {"seat": seat_name(int(seat)), "product": s.game.face("product", int(product))}
    if source == LONE:
        s.tell("showed-lone", EVERYONE, args)
        return
    args["source"] = s.game.face("source", int(source))
    args["value"] = int(sets.product_value(s, product))
    args["credits"] = int(sets.green_credits(s, source))
    s.tell("showed-set", EVERYONE, args)


@final
class Awards(Phase[TradejackState]):
    """Each Award of the round goes to whoever meets it best, in the order revealed.

    TJ-AWARD-01, TJ-AWARD-02, TJ-AWARD-03, TJ-AWARD-04, TJ-AWARD-05, TJ-AWARD-06, TJ-AWARD-07, TJ-AWARD-08,
    TJ-AWARD-09, TJ-R-53
    """

    name = "awards"

    def enter(self, s: TradejackState) -> None:
        cards = s.cards
        for face in s.demand:
            if not cards.is_award(face):
                continue
            award: i64 = face - cards.trends
            seat = awards.winner(s, award)
            if seat == NONE:
                s.demand_discard.append(face)  # TJ-AWARD-05
            else:
                s.won.append(int(seat * AWARD_SEAT + award))
            if s.listening:
                name = s.game.face("award", int(award))
                if seat == NONE:
                    s.tell("unclaimed", EVERYONE, {"award": name})
                else:
                    s.tell("awarded", EVERYONE, {"seat": seat_name(int(seat)), "award": name})
        s.goto(CLEANUP)


@final
class Cleanup(Phase[TradejackState]):
    """Discards the round's cards, and passes the First Player card on to another round.

    TJ-CLEAN-01, TJ-CLEAN-02, TJ-CLEAN-03
    """

    name = "cleanup"

    def enter(self, s: TradejackState) -> None:
        cards = s.cards
        for entry in s.laid:
            s.product_discard[entry % SEAT // PRODUCT] += 1
            if entry % PRODUCT != LONE:
                s.source_discard[entry % PRODUCT] += 1
        s.laid = vec[i64]()
        for face in s.demand:
            if not cards.is_award(face):  # Awards were won or discarded a step before
                s.demand_discard.append(face)
        s.demand = []
        s.committed = 0
        if is_counting_left(s):  # else no round follows, and the Demand Phase ends the game
            s.first = s.next_seat(s.first)
            s.round += 1
            if s.listening:
                s.tell("round-over", EVERYONE, {"first": seat_name(int(s.first))})
        s.goto(DEMAND)
