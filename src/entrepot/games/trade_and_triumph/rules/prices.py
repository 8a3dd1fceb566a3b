"""What things cost the seat on turn, its discounts taken off. TT-DRAW-02, TT-INFL-01, TT-UPG-03, TT-GOLD-01, TT-R-35"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content.tables import FIRST_INFLUENCE, SPECIALTY_PRICE, TOP_LEVEL, TRACKS_EACH

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

FULL: Final = -1


def specialty_price(s: "TradeState") -> i64:
    """Return what a Specialty draw costs."""
    price: i64 = SPECIALTY_PRICE - s.discount_specialty
    return price if price > 0 else 0


def influence_cost(s: "TradeState", face: i64) -> i64:
    """Return what playing an Influence card costs."""
    cost: i64 = s.cards.cost[FIRST_INFLUENCE + face % CAPACITY] - s.discount_influence
    return cost if cost > 0 else 0


def upgrade_price(s: "TradeState", track: i64) -> i64:
    """Return what the next square of a track costs; FULL on the last one. TT-UPG-09"""
    level: i64 = s.levels[s.active * TRACKS_EACH + track]
    if level >= TOP_LEVEL:
        return FULL
    price: i64 = s.cards.prices[track * 2 + level] - s.discount_upgrade
    return price if price > 0 else 0


def can_upgrade(s: "TradeState", track: i64) -> bool:
    """Say whether the seat on turn can pay for the next square of a track. TT-UPG-03"""
    price = upgrade_price(s, track)
    return price != FULL and price <= s.gold[s.active]
