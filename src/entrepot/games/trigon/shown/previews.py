"""What an action of a turn will surely do, for its player: prices."""

from typing import Any, Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import BUILD_BOAT, BUY_CARD, BUY_QUEST, CROWN, EXCHANGE, TRAIN_KNIGHT, TRAIN_SCOUT
from entrepot.games.trigon.content.vocabulary import (
    BOAT_COST,
    COINS,
    GOLD,
    KNIGHT_COST,
    PLAY_COST,
    QUEST_COST,
    SCOUT_COST,
    SILVER,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import treasury
from entrepot.kernel.message import Message, message

PRICED: Final = (
    (TRAIN_KNIGHT, KNIGHT_COST),
    (TRAIN_SCOUT, SCOUT_COST),
    (BUILD_BOAT, BOAT_COST),
    (BUY_QUEST, QUEST_COST),
    (BUY_CARD, PLAY_COST),
)


def of_turn(s: TrigonState, action: i64) -> list[Message]:
    """Return what an action costs, where it costs coins."""
    price = price_of(s, action)
    return [message("trigon-preview-price", {"price": price})] if price else []


def price_of(s: TrigonState, action: i64) -> list[Any]:
    """Return the coins that an action costs. RT-COMP-25"""
    for verb, cost in PRICED:
        if verb.has(action):
            return treasury.amounts(s.cards.costs, cost * COINS)
    if EXCHANGE.has(action):
        metal = action - EXCHANGE.base
        return treasury.amount(metal, treasury.rate(s, metal))
    if action == CROWN.base:
        return treasury.amount(SILVER, s.chosen.price) + treasury.amount(GOLD, s.chosen.price)
    return []
