"""Who wins an Award.

TJ-AWARD-01, TJ-AWARD-02, TJ-AWARD-03, TJ-AWARD-04, TJ-AWARD-05, TJ-AWARD-06, TJ-AWARD-07, TJ-AWARD-08, TJ-AWARD-09,
TJ-KIND-01, TJ-KIND-02, TJ-KIND-03, TJ-KIND-04, TJ-KIND-05, TJ-KIND-06, TJ-KIND-07, TJ-KIND-08
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content import card_numbers as words
from entrepot.games.tradejack.content.tables import LONE, NONE, PRODUCT, SEAT, Cards
from entrepot.games.tradejack.rules.sets import credits_under
from entrepot.kernel.bits import BIT

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def counted(cards: Cards, demand: list[int], condition: i64, source: i64) -> i64:
    """Return how much one set with this source counts for a condition, under the Trends among these Demand faces."""
    kind = cards.source_kind[source]
    if condition == words.MOST_GOLD_STANDARDS:
        return 1 if kind == cards.gold else 0
    if condition == words.MOST_STANDARDS:
        return 1 if kind == cards.gold or kind == cards.silver else 0
    if condition == words.MOST_GREEN_PRODUCTS:
        return 0 if cards.dirty[source] else 1  # TJ-R-47
    if condition == words.MOST_GREEN_CREDITS:
        return credits_under(cards, demand, source)
    return 1 if kind == cards.alternative else 0


def claims(s: "TradejackState", award: i64) -> vec[i64]:
    """Return how well each seat meets an Award this round; 0 does not qualify. TJ-R-22"""
    condition: i64 = s.cards.award_condition[award]
    totals = vec[i64]([i64(0)] * s.seats)
    misses: i64 = 0
    for entry in s.laid:
        source = entry % PRODUCT
        if source == LONE:
            continue
        seat = entry // SEAT
        count = counted(s.cards, s.demand, condition, source)
        totals[seat] += count
        if count == 0:
            misses |= BIT[seat]
    if condition == words.EXCLUSIVELY_ALTERNATIVE:  # a set of another kind misses it; their number does not matter
        for seat in range(s.seats):
            totals[seat] = 1 if totals[seat] > 0 and misses & BIT[seat] == 0 else 0
    return totals


def winner(s: "TradejackState", award: i64) -> i64:
    """Return the seat that wins an Award now, ties settled, or NONE."""
    totals = claims(s, award)
    best: i64 = NONE
    for seat in s.in_turn():  # from the First Player on, so that the last test keeps the earlier seat: TJ-AWARD-08
        if totals[seat] > 0 and (best == NONE or beats(s, totals, seat, best)):
            best = seat
    return best


def beats(s: "TradejackState", totals: vec[i64], seat: i64, best: i64) -> bool:
    """Say whether `seat` goes before `best`: by total, fewer Awards held, less Capital.

    TJ-AWARD-06, TJ-AWARD-07, TJ-R-23, TJ-R-24, TJ-R-25
    """
    if totals[seat] != totals[best]:
        return totals[seat] > totals[best]
    mine, other = s.awards_held(seat), s.awards_held(best)
    if mine != other:
        return mine < other
    return s.capital[seat] < s.capital[best]
