"""Coins: paying, gaining, changing. RT-COMP-21, RT-R-23, RT-R-85, RT-R-96"""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import COINS, COPPER, GOLD, METALS, SILVER
from entrepot.kernel.message import message

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def can_pay(s: "TrigonState", seat: i64, cost: i64) -> bool:
    """Say whether a seat holds exactly the coins that an entry of the cost table names. RT-R-85"""
    coins, costs = s.coins, s.cards.costs
    have: i64 = seat * COINS
    price: i64 = cost * COINS
    return coins[have] >= costs[price] and coins[have + 1] >= costs[price + 1] and coins[have + 2] >= costs[price + 2]


def pay(s: "TrigonState", seat: i64, cost: i64) -> None:
    """Pay an entry of the cost table to the bank. RT-INCOME-04"""
    for metal in range(COINS):
        lose(s, seat, metal, s.cards.costs[cost * COINS + metal])


def lose(s: "TrigonState", seat: i64, metal: i64, count: i64) -> None:
    """Return coins to the bank."""
    s.coins[seat * COINS + metal] -= count
    s.bank[metal] += count


def gain(s: "TrigonState", seat: i64, metal: i64, count: i64) -> i64:
    """Take coins from the bank as far as it has them; return how many. RT-R-23"""
    paid: i64 = min(count, s.bank[metal])
    s.bank[metal] -= paid
    s.coins[seat * COINS + metal] += paid
    return paid


def total(s: "TrigonState", seat: i64) -> i64:
    """Return how many coins a seat has, over all metals."""
    at: i64 = seat * COINS
    return s.coins[at + COPPER] + s.coins[at + SILVER] + s.coins[at + GOLD]


def rate(s: "TrigonState", metal: i64) -> i64:
    """Return how many coins of a metal the bank wants for one of the next. RT-TRADE-03, RT-TRADE-04, RT-R-01"""
    return s.cards.copper_per_silver if metal == COPPER else s.cards.silver_per_gold


def can_exchange(s: "TrigonState", seat: i64, metal: i64) -> bool:
    """Say whether a seat can change a metal upward, which needs the coin in the bank. RT-R-83, RT-R-96"""
    return s.coins[seat * COINS + metal] >= rate(s, metal) and s.bank[metal + 1] > 0


def exchange(s: "TrigonState", seat: i64, metal: i64) -> None:
    """Change a metal upward. RT-TRADE-03, RT-TRADE-04, RT-TRADE-05"""
    lose(s, seat, metal, rate(s, metal))
    gain(s, seat, metal + 1, 1)


def amounts(coins: list[int] | vec[i64], start: i64) -> list[Any]:
    """Return amounts of coins as an argument of a sentence."""
    return [
        message(f"trigon-coins-{name}", {"count": coins[start + metal]})
        for metal, name in enumerate(METALS)
        if coins[start + metal] > 0
    ]


def amount(metal: i64, count: i64) -> list[Any]:
    """Return coins of one metal as an argument of a sentence."""
    return [message(f"trigon-coins-{METALS[metal]}", {"count": int(count)})]
