"""What a set is worth under this round's Trends.

TJ-SALE-01, TJ-TREND-01, TJ-TREND-02, TJ-TREND-03, TJ-TREND-04, TJ-TREND-05, TJ-TREND-06, TJ-TREND-07, TJ-TREND-08,
TJ-R-20
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import LONE, PRODUCT, SEAT, Cards

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState

LONE_PRICE: Final = 1
"""What any product alone sells for. TJ-SALE-03, TJ-SALE-05"""


def product_value(s: "TradejackState", product: i64) -> i64:
    """Return v: the printed Value and the product bonuses, which are never doubled. TJ-R-17"""
    return value_under(s.cards, s.demand, product)


def green_credits(s: "TradejackState", source: i64) -> i64:
    """Return g: the printed Green Credits, taken through the Trends in the order revealed. TJ-TREND-07, TJ-DOUBLE-01"""
    return credits_under(s.cards, s.demand, source)


def value_under(cards: Cards, demand: list[int], product: i64) -> i64:
    """Return v under the Trends among these Demand faces, for those who have a view and not the position.

    TJ-DOUBLE-04, TJ-R-18, TJ-R-19, TJ-R-42
    """
    value: i64 = cards.product_value[product]
    kind: i64 = cards.product_kind[product]
    for face in demand:
        if face < cards.trends and cards.trend_product[face] == kind:
            value += cards.trend_product_bonus[face]
    return value


def credits_under(cards: Cards, demand: list[int], source: i64) -> i64:
    """Return g under the Trends among these Demand faces, in their order. TJ-DOUBLE-02, TJ-DOUBLE-03, TJ-R-18"""
    credits: i64 = cards.source_credits[source]
    kind: i64 = cards.source_kind[source]
    for face in demand:
        if face >= cards.trends:
            continue
        if cards.trend_source[face] == kind:
            credits += cards.trend_source_bonus[face]
        if not cards.dirty[source]:
            credits += cards.trend_green_bonus[face]  # TJ-GREEN-01, TJ-GREEN-02
        if cards.trend_doubles[face]:
            credits *= 2
    return credits


def sale(s: "TradejackState", entry: i64) -> i64:
    """Return what one laid entry sells for: v + g for a set, the same for any lone product. TJ-SALE-05"""
    source: i64 = entry % PRODUCT
    if source == LONE:
        return LONE_PRICE
    return product_value(s, entry % SEAT // PRODUCT) + green_credits(s, source)
