"""Counters and Xadlas: what things cost, paying, gaining, exchanging, and golden awards.

TW-RES-01, TW-RES-02, TW-RES-05
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import RESOURCES, TREES
from entrepot.games.tradewarz.content.tables import GOODS, SOLDIER_COST, TECH_COST, UNIVERSITY_COST
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

TREE_COUNT: Final = len(TREES)
LUMBER_GOOD: Final = 1
MINING_GOOD: Final = 2
GOLDEN: Final = 40
SILVER: Final = 20
"""TW-COMP-10"""
START: Final = 6
"""Of each resource. TW-CAP-02, TW-RES-02"""
FULL: Final = 21
GIVEN_UP: Final = 11
"""TW-RES-05, TW-R-59"""


# ---------------------------------------------------------------- paying


def can_pay(s: "TradeWarzState", seat: i64, cost: i64, times: i64 = 1) -> bool:
    """Say whether a seat can pay an entry of the cost table that many times. TW-YEAR-08"""
    goods, costs = s.goods, s.cards.costs
    for good in range(GOODS):
        if goods[seat * GOODS + good] < costs[cost * GOODS + good] * times:
            return False
    return True


def pay(s: "TradeWarzState", seat: i64, cost: i64, times: i64 = 1) -> None:
    """Pay an entry of the cost table to the bank."""
    for good in range(GOODS):
        s.goods[seat * GOODS + good] -= s.cards.costs[cost * GOODS + good] * times


def can_pay_goods(s: "TradeWarzState", seat: i64, prices: vec[i64]) -> bool:
    """Say whether a seat can pay that much of each resource."""
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] < prices[good]:
            return False
    return True


def pay_goods(s: "TradeWarzState", seat: i64, prices: vec[i64]) -> None:
    """Pay that much of each resource to the bank."""
    for good in range(GOODS):
        s.goods[seat * GOODS + good] -= prices[good]


# ---------------------------------------------------------------- prices that techs change


def soldier_prices(s: "TradeWarzState", seat: i64, times: i64) -> vec[i64]:
    """Return what soldiers cost of each resource: the cheapest that any own tech says. TW-ECO-06, TW-ECO-15, TW-R-10"""
    techs = s.cards.techs
    prices = s.cards.costs[SOLDIER_COST * GOODS : (SOLDIER_COST + 1) * GOODS]
    owned: i64 = s.techs[seat] & techs.recruits
    face: i64 = 0
    while owned:
        if owned & 1:
            for good in range(GOODS):
                said = techs.soldier_cost[face * GOODS + good]
                if 0 < said < prices[good]:
                    prices[good] = said
        owned >>= 1
        face += 1
    for good in range(GOODS):
        prices[good] *= times
    return prices


def level_prices(s: "TradeWarzState", seat: i64, tree: i64, level: i64, is_free: bool) -> vec[i64]:
    """Return what it costs to raise a university to a level; the last one may be free. TW-UNI-02, TW-UNI-03, TW-R-51"""
    less = discount(s, seat)
    prices = vec[i64]([i64(0)] * GOODS)
    for number in range(s.university[seat * TREE_COUNT + tree] + 1, level if is_free else level + 1):
        for good in range(GOODS):
            price = s.cards.costs[UNIVERSITY_COST * GOODS + good] * number
            if price > 0:
                prices[good] += max(0, price - less)
    return prices


def discount(s: "TradeWarzState", seat: i64) -> i64:
    """Return what is off each resource of each university level. TW-ECO-08, TW-R-51"""
    less: i64 = 0
    owned: i64 = s.techs[seat] & s.cards.techs.discounts
    face: i64 = 0
    while owned:
        if owned & 1:
            less += s.cards.techs.discount[face]
        owned >>= 1
        face += 1
    return less


def tech_level_paid(s: "TradeWarzState", seat: i64) -> i64:
    """Return the highest level of tech that a seat can pay, 0 for none. TW-TECH-06"""
    level: i64 = 0
    while level < 4 and can_pay(s, seat, TECH_COST, level + 1):
        level += 1
    return level


def crossing_prices(s: "TradeWarzState", kind: i64) -> vec[i64]:
    """Return what a crossing costs the mover now, engineers taken off. TW-CROSS-02, TW-CROSS-03, TW-CROSS-04"""
    return prices_across(s, kind, s.engineers)


def prices_across(s: "TradeWarzState", kind: i64, engineers: i64) -> vec[i64]:
    """Return what a crossing costs with so much lumber and mining taken off, never below 0."""
    prices = s.cards.costs[kind * GOODS : (kind + 1) * GOODS]
    if engineers > 0:
        prices[LUMBER_GOOD] = max(0, prices[LUMBER_GOOD] - engineers)
        prices[MINING_GOOD] = max(0, prices[MINING_GOOD] - engineers)
    return prices


# ---------------------------------------------------------------- Xadlas


def award(s: "TradeWarzState", seat: i64, count: i64, reason: str) -> None:
    """Pay golden Xadlas as far as the bank goes; if it falls short the game will end.

    TW-AIM-03, TW-XADLA-01, TW-R-64
    """
    paid = min(count, s.bank)
    s.bank -= paid
    s.golden[seat] += paid
    if paid < count:
        s.fell_short = True
    if s.listening and paid > 0:
        args = {"seat": seat_name(seat), "count": int(paid), "reason": message(f"tradewarz-reason-{reason}")}
        s.tell("xadlas", EVERYONE, args)


def exchange(s: "TradeWarzState", seat: i64) -> None:
    """Give up 11 of each resource at 21 or more for a golden Xadla, as often as that is so.

    TW-RES-05, TW-XADLA-06, TW-R-59
    """
    for good in range(GOODS):
        while s.goods[seat * GOODS + good] >= FULL:
            s.goods[seat * GOODS + good] -= GIVEN_UP
            award(s, seat, 1, "exchange")


def silver(s: "TradeWarzState", seat: i64) -> i64:
    """Return the silver Xadlas of posts and castles. TW-AIM-02, TW-TP-08, TW-TP-09, TW-CASTLE-07, TW-XADLA-07"""
    count: i64 = 0
    for owner in s.post_owner:
        if owner == seat:
            count += 1
    for value in s.building:
        if value > 0 and value >> 2 == seat:
            count += s.cards.silver[value & 3]
    return count


def xadlas(s: "TradeWarzState", seat: i64) -> i64:
    """Return a seat's total. TW-AIM-01, TW-DUR-10"""
    return s.golden[seat] + silver(s, seat)


def amounts(goods: list[int] | vec[i64], start: i64) -> list[Message]:
    """Return four amounts, zeros left out, as an argument of events."""
    found: list[Message] = []
    for good in range(GOODS):
        if goods[start + good] > 0:
            args = {"resource": message(f"tradewarz-resource-{RESOURCES[good]}"), "count": goods[start + good]}
            found.append(message("tradewarz-amount", args))
    return found
