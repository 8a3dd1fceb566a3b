"""What an action will surely do, for its player: what it costs and brings, and whom it attacks."""

from typing import Any, Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import (
    BUILD_BOAT,
    BUY_CARD,
    BUY_QUEST,
    CROWN,
    EXCHANGE,
    FOUND,
    TO,
    TRAIN_KNIGHT,
    TRAIN_SCOUT,
)
from entrepot.games.trigon.content.vocabulary import (
    BOAT_COST,
    COINS,
    GOLD,
    KINDS,
    KNIGHT_COST,
    NONE,
    PLAY_COST,
    QUEST_COST,
    SCOUT_COST,
    SILVER,
)
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import telling, treasury
from entrepot.kernel.message import Message, message, seat_name

PRICED: Final = (
    (TRAIN_KNIGHT, KNIGHT_COST),
    (TRAIN_SCOUT, SCOUT_COST),
    (BUILD_BOAT, BOAT_COST),
    (BUY_QUEST, QUEST_COST),
    (BUY_CARD, PLAY_COST),
)


def of_turn(s: TrigonState, action: i64) -> list[Message]:
    """Return what an action costs and brings, as far as that hangs on no card."""
    price = price_of(s, action)
    found = [message("trigon-preview-price", {"price": price})] if price else []
    if EXCHANGE.has(action):
        found.append(message("trigon-preview-coins", {"coins": treasury.amount(action - EXCHANGE.base + 1, 1)}))
    elif BUY_CARD.has(action):
        found.append(message("trigon-preview-card"))
    elif BUY_QUEST.has(action):
        found.append(message("trigon-preview-quest"))
    elif FOUND.has(action):
        found.append(message("trigon-preview-village"))
    return found


def of_way(s: TrigonState, seat: int, action: i64) -> list[Message]:
    """Return whom a group meets or attacks where it goes to. RT-MOVE-03, RT-BATTLE-05, RT-SCOUT-08"""
    if not TO.has(action):
        return []
    spot = TO.value(action)
    owner = s.owner[spot]
    figures = telling.figures_words(s.figures[spot * KINDS : (spot + 1) * KINDS])
    if owner == NONE or (owner == seat and not figures):
        return [message("trigon-preview-site" if s.is_free_site(spot) else "trigon-preview-free")]
    if owner == seat:
        return [message("trigon-preview-own", {"figures": figures})]
    return [message("trigon-preview-attack", {"seat": seat_name(int(owner)), "figures": figures})]


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
