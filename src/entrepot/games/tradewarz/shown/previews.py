"""What an action of a turn will surely do, for its player: prices, and what is left of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import (
    ALLIANCE,
    BUY,
    CASTLE,
    FREE_UNIVERSITY,
    MARCH,
    RESOURCES_UP,
    SETTLEMENT,
    SOLDIER,
    TRADE,
    UNIVERSITY,
    UPGRADE,
    VILLAGE,
)
from entrepot.games.tradewarz.content.tables import (
    CASTLE_COST,
    GOODS,
    LEVELS,
    SETTLEMENT_COST,
    TECH_COST,
    UPGRADE_COST,
    VILLAGE_COST,
)
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import tokens, wealth
from entrepot.games.tradewarz.shown import gains
from entrepot.kernel.message import Message, message
from entrepot.kernel.packed import packed

KINDS: Final = ("march", "build", "buy-tech", "recruit", "retreat", "resources")
"""The actions of a turn in the order of their tokens."""


def of_turn(s: TradeWarzState, seat: i64, action: i64) -> list[Message]:
    """Return what an action of a turn is for, and how many are left this year. TW-SEASON-07, TW-SEASON-08"""
    if MARCH.base <= action <= RESOURCES_UP.base:
        token = action - MARCH.base
        left = message("tradewarz-preview-left", {"count": int(tokens.left(s, seat, token))})
        return [message(f"tradewarz-preview-{KINDS[token]}"), left]
    if action == TRADE.base:
        return [message("tradewarz-preview-trade")]
    return [message("tradewarz-preview-alliance")] if action == ALLIANCE.base else []


def of_detail(s: TradeWarzState, seat: int, action: i64) -> list[Message]:
    """Return what an action costs, where it costs anything, and what it brings."""
    prices = price_of(s, seat, action)
    brings = gains.of_detail(s, action)
    if sum(prices) == 0:
        return brings
    return [message("tradewarz-preview-price", {"price": wealth.amounts([int(price) for price in prices], 0)}), *brings]


def price_of(s: TradeWarzState, seat: i64, action: i64) -> vec[i64]:
    """Return what an action of a turn costs of each resource."""
    for verb, cost in (
        (SETTLEMENT, SETTLEMENT_COST),
        (VILLAGE, VILLAGE_COST),
        (UPGRADE, UPGRADE_COST),
        (CASTLE, CASTLE_COST),
    ):
        if verb.has(action):
            return s.cards.costs[cost * GOODS : (cost + 1) * GOODS]
    if UNIVERSITY.has(action) or FREE_UNIVERSITY.has(action):
        is_free = FREE_UNIVERSITY.has(action)
        number = action - (FREE_UNIVERSITY.base if is_free else UNIVERSITY.base)
        return wealth.level_prices(s, seat, number // LEVELS, number % LEVELS + 1, is_free)
    if BUY.has(action):
        level = s.cards.techs.level[BUY.value(action)]
        return packed([s.cards.costs[TECH_COST * GOODS + good] * level for good in range(GOODS)])
    if SOLDIER.has(action):
        return wealth.soldier_prices(s, seat, 1 if SOLDIER.value(action) == s.gate[seat] else 2)
    return vec[i64]([i64(0)] * GOODS)
